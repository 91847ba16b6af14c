package org.ajws.processor.source;

import java.util.Set;

/**
 * Places of a file's text that the translator added before the file is bound ({@code
 * source.units}).
 *
 * @param unitBlocks where blocks begin that may be units of work
 * @param evaluatedOnce where assignments begin that evaluate once, before a parallel loop, what its
 *     header has before each iteration: right only where that has no side effects
 */
public record AddedCode(Set<Integer> unitBlocks, Set<Integer> evaluatedOnce) {
  /** Nothing. */
  static final AddedCode NONE = new AddedCode(Set.of(), Set.of());
}
