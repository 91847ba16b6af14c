package org.ajws.runtime.statistics;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** A frame that waits for asyncs which run elsewhere. */
@Name("org.ajws.Join")
@Label("Join")
@Description("A frame was set aside until its asyncs have ended; the worker did something else")
@Category("AJWS")
@StackTrace(false)
final class JoinEvent extends Event {
  @Label("Site")
  @Description("The file and line of the construct")
  String site;
}
