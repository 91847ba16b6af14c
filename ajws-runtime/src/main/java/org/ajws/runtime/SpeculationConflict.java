package org.ajws.runtime;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.ajws.runtime.statistics.ConflictLines;
import org.ajws.runtime.statistics.SpeculationCounts;

/**
 * Lines of a speculative loop that made chunks be run again, or wait for each other. They are found
 * out for the first four times of a loop, then for one in 64, by a second run of the chunk, or by
 * its claims made once more.
 *
 * @param place what had changed: a field, or a type of array
 * @param read the line of the read that was not valid any more, as {@code File.java:LINE}; behind a
 *     space the operator, if it is a compound assignment that could be a reduction; where chunks
 *     waited, the line that reads what both touch, empty if both only write it
 * @param written the line, likewise, in which the chunk itself writes the same location, or else
 *     another one of the same array or field; empty if in none; where chunks waited, the line that
 *     writes, or both lines with a comma between
 * @param oneLocation whether it was the same location each time within an execution
 * @param count how many of the conflicts that were looked at
 */
public record SpeculationConflict(
    String place, String read, String written, boolean oneLocation, long count) {

  /** Those that were counted, the most frequent first. */
  static List<SpeculationConflict> of(SpeculationCounts counts) {
    return counts.lines.entrySet().stream()
        .map(
            e -> {
              ConflictLines at = e.getKey();
              return new SpeculationConflict(
                  at.place(),
                  at.read(),
                  at.written(),
                  e.getValue().isOneLocation(),
                  e.getValue().count());
            })
        .sorted(
            Comparator.comparingLong(SpeculationConflict::count)
                .reversed()
                .thenComparing(SpeculationConflict::toString))
        .collect(Collectors.toUnmodifiableList());
  }
}
