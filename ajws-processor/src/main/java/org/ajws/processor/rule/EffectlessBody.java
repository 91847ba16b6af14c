package org.ajws.processor.rule;

import com.sun.source.util.TreePath;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.LeavingJump;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.program.ParallelRegion;
import org.ajws.processor.program.SideEffects;

/**
 * A loop body or an async without a call, an assignment or a throw does nothing. (An async value or
 * a future gives its value.)
 */
final class EffectlessBody implements Check {
  @Override
  public void check(Subject subject) {
    SideEffects effects = new SideEffects(subject.module());
    for (ParallelRegion region : subject.regions()) {
      boolean value = region instanceof Async async && async.isDeclaration();
      boolean ends = region instanceof ParallelLoop l && !LeavingJump.of(l).isEmpty();
      if (!value && !ends && !effects.acts(new TreePath(region.path(), region.body()))) {
        String what = region instanceof Async ? "this async" : "the body of this parallel loop";
        subject.report(
            DiagnosticCode.NO_EFFECT,
            region,
            region.path().getLeaf(),
            what + " has no effect: no call, assignment or throw",
            region instanceof Async
                ? "remove it, or complete it"
                : "remove the loop, or complete its body");
      }
    }
  }
}
