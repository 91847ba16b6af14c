package org.ajws.processor.plan.frames;

import com.sun.source.tree.BreakTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.TreeScanner;
import java.util.IdentityHashMap;
import java.util.Map;

/** Where the jumps of a method lead, and what they leave. */
final class JumpTargets {
  private final Method method;
  private final Map<Tree, Tree> jumpTargets = new IdentityHashMap<>();

  JumpTargets(Method method) {
    this.method = method;
    find();
  }

  private void find() {
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitBreak(BreakTree tree, Void p) {
        jumpTargets.put(tree, around(tree.getLabel(), true));
        return null;
      }

      @Override
      public Void visitContinue(ContinueTree tree, Void p) {
        jumpTargets.put(tree, around(tree.getLabel(), false));
        return null;
      }

      @Override
      public Void visitYield(YieldTree tree, Void p) {
        TreePath up = getCurrentPath();
        while (!(up.getLeaf() instanceof SwitchExpressionTree)) {
          up = up.getParentPath();
        }
        jumpTargets.put(tree, up.getLeaf());
        return super.visitYield(tree, p);
      }

      private Tree around(CharSequence label, boolean breaks) {
        for (TreePath up = getCurrentPath(); up != null; up = up.getParentPath()) {
          Tree t = up.getLeaf();
          if (label == null
              ? isLoop(t) || (breaks && t instanceof SwitchTree)
              : isNamed(t, label)) {
            return unlabelled(t);
          }
        }
        throw new IllegalStateException("a jump without a target");
      }

      private boolean isNamed(Tree t, CharSequence label) {
        return t instanceof LabeledStatementTree l && l.getLabel().contentEquals(label);
      }

      private Tree unlabelled(Tree t) {
        Tree at = t;
        if (isConstruct(t)) {
          return ((LabeledStatementTree) t).getStatement();
        }
        while (at instanceof LabeledStatementTree l && !isConstruct(l)) {
          at = l.getStatement();
        }
        return at;
      }
    }.scan(method.path(), null);
  }

  private boolean isConstruct(Tree t) {
    return method.asyncs().containsKey(t) || method.finishes().containsKey(t);
  }

  static boolean isLoop(Tree t) {
    return t instanceof ForLoopTree
        || t instanceof WhileLoopTree
        || t instanceof DoWhileLoopTree
        || t instanceof EnhancedForLoopTree;
  }

  /** The statement that a jump leaves or repeats, without its labels. */
  Tree target(StatementTree jump) {
    return jumpTargets.get(jump);
  }

  /** Whether a jump in a statement leaves it. */
  boolean jumpsOut(StatementTree statement) {
    int from = method.start(statement);
    int to = method.end(statement);
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void scan(Tree tree, Void p) {
        boolean function = tree instanceof LambdaExpressionTree || tree instanceof ClassTree;
        Tree target = tree instanceof StatementTree ? jumpTargets.get(tree) : null;
        found[0] |= tree instanceof ReturnTree && !function;
        found[0] |= target != null && (method.start(target) < from || method.end(target) > to);
        return function ? null : super.scan(tree, p);
      }
    }.scan(statement, null);
    return found[0];
  }

  /** Whether a declaration is in a loop and in a try with handlers that is in the loop, too. */
  boolean isRepeatedTry(TreePath declaration) {
    boolean handled = false;
    for (TreePath up = declaration; up.getLeaf() != method.tree(); up = up.getParentPath()) {
      handled |= up.getLeaf() instanceof TryTree t && !t.getCatches().isEmpty();
      if (handled && isLoop(up.getLeaf())) {
        return true;
      }
    }
    return false;
  }
}
