package org.ajws.processor.source;

import java.util.Map;
import java.util.Set;

/**
 * Places of a file's text that the translator or an overlay added before the file is bound ({@code
 * source.units}, {@code source.overlay}).
 *
 * @param unitBlocks where blocks begin that may be units of work
 * @param evaluatedOnce where assignments begin that evaluate once, before a parallel loop, what its
 *     header has before each iteration: right only where that has no side effects
 * @param declaredUnits where blocks begin of which an overlay says that they are units of work
 * @param takenLocks the locks, as they were written, that an overlay took away: by the place where
 *     the block of the statement or method begins
 * @param takenWakings the objects, as they were written, of the {@code notify} and {@code
 *     notifyAll} that an overlay took away: by the place of the empty block that stands for it
 */
public record AddedCode(
    Set<Integer> unitBlocks,
    Set<Integer> evaluatedOnce,
    Set<Integer> declaredUnits,
    Map<Integer, String> takenLocks,
    Map<Integer, String> takenWakings) {
  /** Nothing. */
  static final AddedCode NONE = new AddedCode(Set.of(), Set.of(), Set.of(), Map.of(), Map.of());
}
