package org.ajws.runtime.statistics;

/**
 * Where chunks of a speculative loop conflicted.
 *
 * @param place a field, or a type of array
 * @param read the line whose read had another value when the chunk was to commit: {@code
 *     File.java:LINE}, with the operator behind a space if it is that of a compound assignment that
 *     could be a reduction
 * @param written the line, likewise, in which the same chunk writes the same location, or else the
 *     same array or field; empty if it writes none
 */
public record ConflictLines(String place, String read, String written) {

  /** In words. */
  @Override
  public String toString() {
    return place + " read at " + read + (written.isEmpty() ? "" : ", written at " + written);
  }
}
