package org.ajws.processor.rule;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.List;
import java.util.stream.Stream;
import org.ajws.processor.analysis.flow.CriticalSections;
import org.ajws.processor.analysis.flow.ParallelReach;
import org.ajws.processor.analysis.flow.Siblings;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.IntervalCalls;
import org.ajws.processor.rule.shared.Suppression;
import org.ajws.processor.source.BoundFile;

/**
 * A lock that is held around a construct, but not by a {@code try} that gives it back: where it is
 * given back is not seen, so the construct does not run in order.
 */
final class UnseenLocks implements Check {
  private static final String NAME = "ajws-lock";

  @Override
  public void check(Subject subject) {
    ParallelReach reach =
        new ParallelReach(subject.calls(), subject.regions(), IntervalCalls.runs(subject.module()));
    if (reach.isEmpty()) {
      return;
    }
    CriticalSections sections = new CriticalSections(subject.module());
    Stream.concat(subject.module().files().stream(), subject.module().others().stream())
        .forEach(f -> new Search(subject, f, sections, reach).run());
  }

  @Override
  public boolean isOfFiles() {
    return true;
  }

  /** Looks through one file. */
  private record Search(
      Subject subject, BoundFile file, CriticalSections sections, ParallelReach reach) {

    private void run() {
      new TreePathScanner<Void, Void>() {
        @Override
        public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
          if (sections.takes(getCurrentPath())
              && isHeldAround(getCurrentPath())
              && !Suppression.encloses(getCurrentPath(), NAME)) {
            report(tree);
          }
          return super.visitMethodInvocation(tree, p);
        }
      }.scan(file.unit(), null);
    }

    private void report(Tree taken) {
      subject
          .module()
          .report(
              DiagnosticCode.LOCK_NOT_SEEN,
              file,
              taken,
              "a loop or async may be reached while this lock is held, and where it is given back"
                  + " is not seen: a body that wants the lock would wait for ever",
              "give it back in the finally of a try that begins behind this statement, or before"
                  + " what runs in parallel; if no body wants it, say so with"
                  + " @SuppressWarnings(\""
                  + NAME
                  + "\")");
    }

    /** Whether a construct may be reached from what follows, until the lock is given back. */
    private boolean isHeldAround(TreePath taken) {
      for (TreePath at = taken; !isEnd(at.getLeaf()); at = at.getParentPath()) {
        if (sections.isLockedTry(at)) {
          return false;
        }
      }
      for (TreePath at = taken; !isEnd(at.getParentPath().getLeaf()); at = at.getParentPath()) {
        TreePath around = at.getParentPath();
        if (around.getLeaf() instanceof IfTree choice && choice.getCondition() == at.getLeaf()) {
          TreePath then = new TreePath(around, choice.getThenStatement());
          List<? extends StatementTree> all =
              then.getLeaf() instanceof BlockTree block
                  ? block.getStatements()
                  : List.of(choice.getThenStatement());
          if (isReached(then.getLeaf() instanceof BlockTree ? then : around, all)) {
            return true;
          }
        }
        List<? extends StatementTree> all = Siblings.of(at);
        if (all != null) {
          List<? extends StatementTree> rest =
              all.subList(all.indexOf(at.getLeaf()) + 1, all.size());
          if (isReached(around, rest)) {
            return true;
          }
          if (rest.stream().anyMatch(s -> givesBack(new TreePath(around, s)))) {
            return false;
          }
        }
      }
      return false;
    }

    /** Whether statements reach a construct before one gives back the lock. */
    private boolean isReached(TreePath around, List<? extends StatementTree> statements) {
      for (StatementTree next : statements) {
        TreePath path = new TreePath(around, next);
        if (givesBack(path)) {
          return false;
        }
        if (reach.isReachedFrom(path)) {
          return true;
        }
      }
      return false;
    }

    private boolean givesBack(TreePath statement) {
      return sections.givesBack(statement) || sections.isLockedTry(statement);
    }

    private static boolean isEnd(Tree tree) {
      return tree instanceof MethodTree
          || tree instanceof LambdaExpressionTree
          || tree instanceof ClassTree;
    }
  }
}
