package org.ajws.processor.rule;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePathScanner;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.WaitingCalls;
import org.ajws.processor.source.BoundFile;

/** Futures, promises and channels on a target that does not have them. */
public final class FutureTarget {
  private FutureTarget() {}

  /**
   * Reports what the target cannot do.
   *
   * @param has whether the target has futures
   */
  public static void check(Subject subject, boolean has) {
    if (!has) {
      subject.asyncs().stream().filter(Async::isFuture).forEach(f -> refuse(subject, f));
      subject.module().files().forEach(f -> refuseHandovers(subject, f));
    }
  }

  private static void refuseHandovers(Subject subject, BoundFile file) {
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitNewClass(NewClassTree tree, Void p) {
        refuse(tree);
        return super.visitNewClass(tree, p);
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        if (tree.getMethodSelect() instanceof MemberSelectTree select
            && select.getIdentifier().contentEquals("bounded")) {
          refuse(tree);
        }
        return super.visitMethodInvocation(tree, p);
      }

      private void refuse(ExpressionTree made) {
        TypeMirror type = subject.module().type(getCurrentPath());
        if (WaitingCalls.isPromise(type) || WaitingCalls.isChannel(type)) {
          subject
              .module()
              .report(
                  DiagnosticCode.FUTURE_TARGET,
                  file,
                  made,
                  "this target has no promises and channels: its virtual machine resumes asyncs"
                      + " only where they were spawned",
                  "translate for another target");
        }
      }
    }.scan(file.unit(), null);
  }

  private static void refuse(Subject subject, Async future) {
    subject.report(
        DiagnosticCode.FUTURE_TARGET,
        future,
        future.path().getLeaf(),
        "this target has no futures: its virtual machine resumes asyncs only where they were"
            + " spawned",
        "make it an async value (@Async T x = ...), which is waited for in its own block");
  }
}
