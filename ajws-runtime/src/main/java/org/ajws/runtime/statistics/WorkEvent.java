package org.ajws.runtime.statistics;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Threshold;

/** Work that a worker runs which it did not begin: a piece of a loop, an async, a frame. */
@Name("org.ajws.Work")
@Label("Work")
@Description("The worker ran what it had taken, and what could go on when that had run")
@Category("AJWS")
@Threshold("1 us")
@StackTrace(false)
public final class WorkEvent extends Event {
  @Label("Site")
  @Description("The file and line of the construct")
  String site;
}
