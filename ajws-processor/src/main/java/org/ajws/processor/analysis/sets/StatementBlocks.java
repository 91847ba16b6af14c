package org.ajws.processor.analysis.sets;

import com.sun.source.tree.Tree;
import java.util.Set;

/**
 * Statements that are units of work of their own.
 *
 * @param units their blocks
 * @param split the methods and lambdas that are no units because their statements are, although no
 *     parallel construct stands in them: they reach one
 */
public record StatementBlocks(Set<Tree> units, Set<Tree> split) {
  static final StatementBlocks NONE = new StatementBlocks(Set.of(), Set.of());
}
