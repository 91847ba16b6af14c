package org.ajws.runtime.statistics;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Threshold;

/** A finish of queued asyncs, or a method whose stack was saved; to its end. */
@Name("org.ajws.Finish")
@Label("Finish")
@Description(
    "A finish, or a method that was entered from code that cannot be resumed and whose stack was saved")
@Category("AJWS")
@Threshold("10 us")
@StackTrace(false)
public final class FinishEvent extends Event {
  @Label("Site")
  @Description("The file and line of the construct")
  String site;
}
