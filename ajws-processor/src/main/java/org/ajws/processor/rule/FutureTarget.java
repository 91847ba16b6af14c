package org.ajws.processor.rule;

import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.Async;

/** Futures on a target that does not have them. */
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
    }
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
