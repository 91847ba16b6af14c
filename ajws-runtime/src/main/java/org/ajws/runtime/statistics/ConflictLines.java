package org.ajws.runtime.statistics;

/**
 * Where chunks of a speculative loop conflicted, or touched the same slots, so that one waited for
 * the other.
 *
 * @param place a field, or a type of array
 * @param read the line whose read had another value when the chunk was to commit: {@code
 *     File.java:LINE}, with the operator behind a space if it is that of a compound assignment that
 *     could be a reduction; of slots that both chunks touch, the line that reads them, empty if
 *     both only write
 * @param written the line, likewise, in which the same chunk writes the same location, or else the
 *     same array or field; empty if it writes none; of slots that both chunks touch, the line that
 *     writes them, or both lines
 */
public record ConflictLines(String place, String read, String written) {

  /** In words. */
  @Override
  public String toString() {
    String reads = read.isEmpty() ? "" : " read at " + read;
    String separator = read.isEmpty() ? " " : ", ";
    return place + reads + (written.isEmpty() ? "" : separator + "written at " + written);
  }
}
