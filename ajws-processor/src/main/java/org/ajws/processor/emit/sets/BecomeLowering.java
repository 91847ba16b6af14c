package org.ajws.processor.emit.sets;

import org.ajws.processor.plan.FilePlan;
import org.ajws.processor.program.sets.UnitLabel;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Span;

/**
 * {@code become: stmt} becomes {@code become: try { stmt } finally { ajws$unit2.end(); }}: however
 * the statement is left, the unit has ended. Who watches a run in order sees the unit go on, and is
 * told.
 */
final class BecomeLowering {
  private BecomeLowering() {}

  static void lower(FilePlan plan, Edits edits) {
    for (UnitLabel label : plan.module().sets().labels()) {
      if (!label.isAwait() && label.code().file() == plan.file()) {
        Span span = plan.module().module().span(plan.file().unit(), label.statement());
        String end =
            plan.module().form().isWatched()
                ? "%s(\"%s:%d: become\");"
                    .formatted(
                        AwaitLowering.UNFOLLOWED,
                        plan.file().source().path().getFileName(),
                        plan.file().source().line(span.start()))
                : LockText.early(label.code());
        edits.wrap(span, "try { ", " } finally { " + end + " }");
      }
    }
  }
}
