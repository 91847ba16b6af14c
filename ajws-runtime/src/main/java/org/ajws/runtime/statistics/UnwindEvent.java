package org.ajws.runtime.statistics;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Threshold;

/** A stack that was saved because another worker was out of work. */
@Name("org.ajws.Unwind")
@Label("Unwind")
@Description("The worker linked the frames of a stack that it had saved")
@Category("AJWS")
@Threshold("0 ns")
@StackTrace(false)
public final class UnwindEvent extends Event {
  @Label("Frames")
  @Description("How many frames the stack had")
  int frames;
}
