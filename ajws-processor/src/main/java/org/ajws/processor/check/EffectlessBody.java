package org.ajws.processor.check;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreeScanner;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.model.ParallelLoop;

/** A body without a call, an assignment or a throw does nothing. */
final class EffectlessBody implements Check {
  @Override
  public void check(Subject subject) {
    for (ParallelLoop loop : subject.loops()) {
      if (!hasEffect(loop)) {
        subject.report(
            DiagnosticCode.NO_EFFECT,
            loop,
            loop.path().getLeaf(),
            "the body of this parallel loop has no effect: no call, assignment or throw",
            "remove the loop, or complete its body");
      }
    }
  }

  private static boolean hasEffect(ParallelLoop loop) {
    Boolean found =
        new TreeScanner<Boolean, Void>() {
          @Override
          public Boolean visitMethodInvocation(MethodInvocationTree tree, Void p) {
            return true;
          }

          @Override
          public Boolean visitNewClass(NewClassTree tree, Void p) {
            return true;
          }

          @Override
          public Boolean visitAssignment(AssignmentTree tree, Void p) {
            return true;
          }

          @Override
          public Boolean visitCompoundAssignment(CompoundAssignmentTree tree, Void p) {
            return true;
          }

          @Override
          public Boolean visitThrow(ThrowTree tree, Void p) {
            return true;
          }

          @Override
          public Boolean visitReturn(ReturnTree tree, Void p) {
            return true; // an error of its own
          }

          @Override
          public Boolean visitUnary(UnaryTree tree, Void p) {
            return switch (tree.getKind()) {
              case POSTFIX_DECREMENT, POSTFIX_INCREMENT, PREFIX_DECREMENT, PREFIX_INCREMENT -> true;
              default -> super.visitUnary(tree, p);
            };
          }

          @Override
          public Boolean reduce(Boolean a, Boolean b) {
            return Boolean.TRUE.equals(a) || Boolean.TRUE.equals(b);
          }
        }.scan(loop.body(), null);
    return Boolean.TRUE.equals(found);
  }
}
