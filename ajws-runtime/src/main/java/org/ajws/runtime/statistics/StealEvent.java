package org.ajws.runtime.statistics;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** A piece of a loop or a frame that went to another worker. */
@Name("org.ajws.Steal")
@Label("Steal")
@Description("The thread of the event took a piece of a loop or a frame from the victim")
@Category("AJWS")
@StackTrace(false)
final class StealEvent extends Event {
  @Label("Site")
  @Description("The file and line of the construct")
  String site;

  @Label("Victim")
  @Description("The thread that the work was taken from")
  Thread victim;
}
