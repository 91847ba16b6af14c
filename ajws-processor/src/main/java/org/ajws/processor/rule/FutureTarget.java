package org.ajws.processor.rule;

import java.util.List;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.Async;

/** Futures on a target that does not have them, or that watches the run in order. */
public final class FutureTarget {
  private FutureTarget() {}

  /**
   * Reports what the target cannot do.
   *
   * @param has whether the target has futures
   * @param watches whether it watches the run
   */
  public static void check(Subject subject, boolean has, boolean watches) {
    List<Async> futures = subject.asyncs().stream().filter(Async::isFuture).toList();
    if (!has) {
      futures.forEach(f -> refuse(subject, f));
    } else if (watches && !futures.isEmpty()) {
      Async first = futures.get(0);
      subject.report(
          DiagnosticCode.FUTURE_NOT_WATCHED,
          first,
          first.path().getLeaf(),
          "the run is watched as if futures were no asyncs, from this one on ("
              + futures.size()
              + " in all): what they do beside other code is not looked at",
          "use async values (@Async T x = ...) where they need not leave their block");
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
