package org.ajws.processor.emit.traced;

import org.ajws.processor.emit.tasks.FinishLowering;
import org.ajws.processor.emit.tasks.TaskContext;
import org.ajws.processor.program.Finish;

/** A finish, statement or method: its beginning, its end, and where a {@code return} waits. */
final class TracedFinish extends FinishLowering {
  private final TaskContext context;

  TracedFinish(TaskContext context) {
    super(context);
    this.context = context;
  }

  void lower(Finish finish) {
    String begin =
        "final int %s = %s "
            .formatted(holder(finish), TracedLowering.event("finishBegin", finish.site()));
    wrap(finish, begin, TracedLowering.ending(context, finish, "finishEnd()"));
  }

  @Override
  protected String await(String holder) {
    return "%sfinishWait(%s); ".formatted(TracedLowering.TRACE, holder);
  }
}
