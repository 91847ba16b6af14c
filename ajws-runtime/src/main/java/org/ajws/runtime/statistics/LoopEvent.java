package org.ajws.runtime.statistics;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Threshold;

/** A parallel loop, from its start to its end. Loops too short to be shared have none. */
@Name("org.ajws.Loop")
@Label("Parallel Loop")
@Description("A parallel loop that was offered to all workers")
@Category("AJWS")
@Threshold("0 ns")
@StackTrace(false)
public final class LoopEvent extends Event {
  @Label("Site")
  @Description("The file and line of the construct")
  String site;

  @Label("Iterations")
  @Description("Iterations of the loop; -1 if their number was not known at its start")
  long iterations;

  @Label("Cancelled")
  @Description("Whether an exception or a jump ended the loop early")
  boolean cancelled;
}
