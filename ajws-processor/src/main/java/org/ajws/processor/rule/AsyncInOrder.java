package org.ajws.processor.rule;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import javax.lang.model.element.Modifier;
import org.ajws.processor.analysis.flow.CriticalSections;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.Async;

/**
 * An async that stands in a critical section or a static initialiser runs in order, and one that is
 * waited for behind the call of another constructor.
 */
final class AsyncInOrder implements Check {
  private static final String STATIC = "a static initialiser";
  private static final String PROLOGUE = "what a constructor does before it calls another one";

  @Override
  public void check(Subject subject) {
    CriticalSections sections = new CriticalSections(subject.module());
    for (Async async : subject.asyncs()) {
      String around = async.isInPrologue() ? PROLOGUE : around(async.path(), sections);
      if (around != null) {
        subject.report(
            DiagnosticCode.ASYNC_IN_ORDER,
            async,
            async.path().getLeaf(),
            "this " + async.describe() + " stands in " + around + ", where it runs in order",
            fix(around, async));
      }
    }
  }

  private static String fix(String around, Async async) {
    return switch (around) {
      case STATIC -> "move the work to a method that is called after the class is initialised";
      case PROLOGUE ->
          async.isValue()
              ? "put it and its uses into a block there, or behind the call"
              : "put a finish around it there, or move it behind the call";
      default -> "let each task lock what it needs, or make the data an atomic set (@AtomicSet)";
    };
  }

  /** What makes the code at a path run in order; null where nothing does. */
  private static String around(TreePath path, CriticalSections sections) {
    Tree below = path.getLeaf();
    for (TreePath up = path.getParentPath(); up != null; up = up.getParentPath()) {
      Tree tree = up.getLeaf();
      if (tree instanceof SynchronizedTree block && block.getBlock() == below) {
        return "a synchronized block";
      } else if (tree instanceof TryTree && sections.isLockedTry(up)) {
        return "a try that gives back a lock";
      } else if (tree instanceof MethodTree method) {
        boolean locks = method.getModifiers().getFlags().contains(Modifier.SYNCHRONIZED);
        return locks ? "a synchronized method" : null;
      } else if (tree instanceof LambdaExpressionTree) {
        return null;
      } else if (tree instanceof ClassTree) {
        boolean initialiser =
            (below instanceof BlockTree block && block.isStatic())
                || (below instanceof VariableTree field
                    && field.getModifiers().getFlags().contains(Modifier.STATIC));
        return initialiser ? STATIC : null;
      }
      below = tree;
    }
    return null;
  }
}
