package org.ajws.processor.analysis.effects;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import org.ajws.processor.program.LoopFinder;
import org.ajws.processor.program.TaskFinder;
import org.ajws.processor.source.BoundModule;

/** The constructs around a piece of code. */
final class Regions {
  private final LoopFinder loops;
  private final TaskFinder tasks;

  Regions(BoundModule module) {
    this.loops = new LoopFinder(module);
    this.tasks = new TaskFinder(module);
  }

  /** Whether a loop is marked as parallel. */
  boolean isParallel(TreePath loop) {
    if (loop.getLeaf() instanceof EnhancedForLoopTree each) {
      return isMarked(loop, each.getVariable());
    }
    if (loop.getLeaf() instanceof ForLoopTree tree) {
      for (StatementTree first : tree.getInitializer()) {
        if (first instanceof VariableTree variable && isMarked(loop, variable)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isMarked(TreePath loop, VariableTree variable) {
    return !variable.getModifiers().getAnnotations().isEmpty()
        && loops.annotation(new TreePath(loop, variable), "org.ajws.ParallelFor") != null;
  }

  /** Whether a method is a finish. */
  boolean isFinish(TreePath method) {
    return method.getLeaf() instanceof MethodTree && tasks.isFinishMethod(method);
  }

  /** The innermost finish around code in the same method or lambda; null without. */
  TreePath finish(TreePath code) {
    return tasks.enclosingFinish(code);
  }

  /** The method, lambda or class around a path. */
  static TreePath executable(TreePath path) {
    TreePath up = path.getParentPath();
    while (!(up.getLeaf() instanceof MethodTree
        || up.getLeaf() instanceof LambdaExpressionTree
        || up.getLeaf() instanceof ClassTree)) {
      up = up.getParentPath();
    }
    return up;
  }

  /** Whether a parallel loop lies around code, inside of a tree around that. */
  boolean isInLoop(TreePath code, Tree around) {
    for (TreePath up = code; up.getLeaf() != around; up = up.getParentPath()) {
      if (isParallel(up)) {
        return true;
      }
    }
    return false;
  }
}
