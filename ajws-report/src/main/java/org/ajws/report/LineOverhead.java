package org.ajws.report;

/**
 * What one way to run a program in parallel costs in lines of source. All numbers are of code lines
 * as {@link LineCounter} counts them.
 *
 * @param id {@code ajws} or {@code threads}
 * @param label what is counted
 * @param files how many files differ from their serial version
 * @param regions how many places start parallel work in them
 * @param serialLines lines of the serial version of these files
 * @param allLines lines of the serial version of all files
 * @param extra lines that the serial version does not have: new ones, and the new form of changed
 *     ones
 * @param growth by how many lines these files are longer than their serial version
 * @param locks how many places say what is atomic: annotations of data, or the word {@code
 *     synchronized}
 */
public record LineOverhead(
    String id,
    String label,
    int files,
    long regions,
    long serialLines,
    long allLines,
    long extra,
    long growth,
    long locks) {

  /** Lines that the serial version does not have over its lines, in the files that differ. */
  public double overSerial() {
    return share(extra, serialLines);
  }

  /** The same over the lines of all files. */
  public double overAll() {
    return share(extra, allLines);
  }

  /**
   * The overhead as Kumar's thesis (chapter 6) has it: growth over the lines of the parallel
   * version. A changed line does not count.
   */
  public double overParallel() {
    return share(growth, serialLines + growth);
  }

  private static double share(long part, long whole) {
    return whole == 0 ? (part == 0 ? 0 : Double.NaN) : (double) part / whole;
  }
}
