package org.ajws.report;

import org.ajws.runtime.SpeculationConflict;

/**
 * Lines of a speculative loop that made chunks be run again, or wait for each other, of those whose
 * lines were looked for.
 *
 * @param place a field, or a type of array
 * @param read {@code File.java:LINE} of the read that was not valid any more, with the operator of
 *     a compound assignment behind a space; empty where chunks waited that only write
 * @param written the line of a write, likewise; empty if none is known
 * @param oneLocation whether it was one location in each execution
 * @param count how many
 */
public record ConflictLine(
    String place, String read, String written, boolean oneLocation, long count) {

  static ConflictLine of(SpeculationConflict c) {
    return new ConflictLine(c.place(), c.read(), c.written(), c.oneLocation(), c.count());
  }

  /** Both together; of the same lines. */
  ConflictLine plus(ConflictLine other) {
    return new ConflictLine(
        place, read, written, oneLocation && other.oneLocation, count + other.count);
  }

  /** What tells it from others. */
  String lines() {
    String reads = read.isEmpty() ? "" : " read at " + read;
    String separator = read.isEmpty() ? " " : ", ";
    return place + reads + (written.isEmpty() ? "" : separator + "written at " + written);
  }

  /** Whether every chunk updates the location in the same way, which a reduction could do. */
  boolean isReduction() {
    return oneLocation && read.contains(" ") && (written.isEmpty() || written.equals(read));
  }
}
