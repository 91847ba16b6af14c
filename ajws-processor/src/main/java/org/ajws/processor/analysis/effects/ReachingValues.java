package org.ajws.processor.analysis.effects;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.source.BoundModule;

/**
 * Which of the values that a local is given it may have where code begins: not those in front of a
 * statement that gives it another one on each way there, and not those behind the code, unless a
 * loop leads back.
 */
final class ReachingValues {
  private final BoundModule module;
  private final TreePath code;

  /** What is around the code, in its method or function. */
  private final List<Tree> around = new ArrayList<>();

  ReachingValues(BoundModule module, TreePath code) {
    this.module = module;
    this.code = code;
    for (TreePath at = code; at != null && !isOutside(at.getLeaf()); at = at.getParentPath()) {
      around.add(at.getLeaf());
    }
  }

  private static boolean isOutside(Tree tree) {
    return tree instanceof MethodTree
        || tree instanceof LambdaExpressionTree
        || tree instanceof ClassTree;
  }

  List<TreePath> of(List<TreePath> values) {
    TreePath last = null;
    for (TreePath value : values) {
      if (isAlwaysGiven(value) && (last == null || start(value) > start(last))) {
        last = value;
      }
    }
    List<TreePath> reaching = new ArrayList<>();
    for (TreePath value : values) {
      boolean reaches =
          start(value) < start(code)
              ? last == null || start(value) >= start(last)
              : isLedBack(value, last);
      if (reaches) {
        reaching.add(value);
      }
    }
    return reaching;
  }

  /** Whether it is given by a statement of a block around the code, in front of that. */
  private boolean isAlwaysGiven(TreePath value) {
    TreePath statement = value.getParentPath();
    if (statement.getLeaf() instanceof AssignmentTree) {
      statement = statement.getParentPath();
    }
    Tree tree = statement.getLeaf();
    return (tree instanceof ExpressionStatementTree || tree instanceof VariableTree)
        && statement.getParentPath().getLeaf() instanceof BlockTree block
        && around.contains(block)
        && !around.contains(tree)
        && start(value) < start(code);
  }

  /** Whether a loop leads from what stands behind the code to it, and not by way of another. */
  private boolean isLedBack(TreePath value, TreePath other) {
    for (Tree tree : around) {
      boolean loop =
          tree instanceof ForLoopTree
              || tree instanceof EnhancedForLoopTree
              || tree instanceof WhileLoopTree
              || tree instanceof DoWhileLoopTree;
      if (loop && isIn(tree, value)) {
        return other == null || !isIn(tree, other);
      }
    }
    return false;
  }

  private static boolean isIn(Tree tree, TreePath path) {
    for (TreePath at = path; at != null; at = at.getParentPath()) {
      if (at.getLeaf() == tree) {
        return true;
      }
    }
    return false;
  }

  private int start(TreePath path) {
    return module.start(path.getCompilationUnit(), path.getLeaf());
  }
}
