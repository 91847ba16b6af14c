package org.ajws.processor.rule;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import org.ajws.processor.analysis.flow.CriticalSections;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.WaitingCalls;
import org.ajws.processor.rule.shared.Suppression;
import org.ajws.processor.source.BoundFile;

/**
 * A {@code get}, {@code take} or {@code put} where the stack cannot be saved, so that the thread
 * itself waits.
 */
final class FutureWaits implements Check {
  private static final String NAME = "ajws-wait";

  @Override
  public void check(Subject subject) {
    CriticalSections sections = new CriticalSections(subject.module());
    Set<Tree> loops = Collections.newSetFromMap(new IdentityHashMap<>());
    subject.loops().forEach(l -> loops.add(l.body()));
    for (BoundFile file : subject.module().files()) {
      new TreePathScanner<Void, Void>() {
        @Override
        public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
          if (WaitingCalls.waits(subject.module().element(getCurrentPath()))) {
            String name =
                ((ExecutableElement) subject.module().element(getCurrentPath()))
                    .getSimpleName()
                    .toString();
            check(subject, file, getCurrentPath(), name, around(getCurrentPath(), sections, loops));
          }
          return super.visitMethodInvocation(tree, p);
        }

        @Override
        public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void p) {
          if (WaitingCalls.waits(subject.module(), getCurrentPath())) {
            String around = around(getCurrentPath(), sections, loops);
            check(subject, file, getCurrentPath(), "loop over a channel", around);
          }
          return super.visitEnhancedForLoop(tree, p);
        }
      }.scan(file.unit(), null);
    }
  }

  private static void check(
      Subject subject, BoundFile file, TreePath get, String what, String around) {
    if (around != null && !Suppression.encloses(get, NAME)) {
      subject
          .module()
          .report(
              DiagnosticCode.FUTURE_BLOCKS,
              file,
              get.getLeaf(),
              "this " + what + " stands in " + around + ", so a thread waits if " + missing(what),
              remedy(what) + ", say so with @SuppressWarnings(\"" + NAME + "\")");
    }
  }

  private static String remedy(String what) {
    return what.equals("put")
        ? "put it outside of it; if there always is room"
        : "get the value before, outside of it; if it is there by then";
  }

  private static String missing(String what) {
    return what.equals("put") ? "there is no room" : "the value is not there";
  }

  /** What keeps the stack from being saved; null where nothing in the method does. */
  private static String around(TreePath get, CriticalSections sections, Set<Tree> loops) {
    Tree below = get.getLeaf();
    for (TreePath up = get.getParentPath(); up != null; up = up.getParentPath()) {
      Tree tree = up.getLeaf();
      if (loops.contains(tree)) {
        return "a parallel loop";
      } else if (tree instanceof SynchronizedTree block && block.getBlock() == below) {
        return "a synchronized block";
      } else if (tree instanceof TryTree t && t.getFinallyBlock() == below) {
        return "a finally clause";
      } else if (tree instanceof TryTree && sections.isLockedTry(up)) {
        return "a try that gives back a lock";
      } else if (tree instanceof LambdaExpressionTree) {
        return "a lambda";
      } else if (tree instanceof MethodTree method) {
        boolean locks = method.getModifiers().getFlags().contains(Modifier.SYNCHRONIZED);
        boolean constructor = method.getName().contentEquals("<init>");
        return locks ? "a synchronized method" : constructor ? "a constructor" : null;
      } else if (tree instanceof ClassTree) {
        return "an initialiser";
      }
      below = tree;
    }
    return null;
  }
}
