package org.ajws.processor.rule;

import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.IntervalCalls;
import org.ajws.processor.program.IntervalCalls.IntervalCall;
import org.ajws.processor.source.BoundFile;

/** Intervals on a target that does not have them. */
public final class IntervalTarget {
  private IntervalTarget() {}

  /**
   * Reports what the target cannot do.
   *
   * @param has whether the target has intervals
   */
  public static void check(Subject subject, boolean has) {
    if (has) {
      return;
    }
    for (BoundFile file : subject.module().files()) {
      for (IntervalCall call : IntervalCalls.of(subject.module(), file)) {
        if (call.isRun()) {
          subject
              .module()
              .report(
                  DiagnosticCode.INTERVAL_TARGET,
                  file,
                  call.tree(),
                  "this target has no intervals: its virtual machine orders tasks by finish alone",
                  "translate for another target, or run the levels of the graph one after the"
                      + " other, a finish each");
        }
      }
    }
  }
}
