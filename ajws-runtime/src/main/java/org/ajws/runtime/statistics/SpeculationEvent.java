package org.ajws.runtime.statistics;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Threshold;

/** A speculative loop, from its start to its end. */
@Name("org.ajws.Speculation")
@Label("Speculative Loop")
@Description("A loop whose chunks ran ahead and committed in order")
@Category("AJWS")
@Threshold("0 ns")
@StackTrace(false)
public final class SpeculationEvent extends Event {
  @Label("Site")
  @Description("The file and line of the construct")
  String site;

  @Label("Commits")
  @Description("Chunks that ran ahead and committed")
  long commits;

  @Label("Plain")
  @Description("Chunks that were run plainly, as the oldest")
  long plain;

  @Label("Roll-backs")
  @Description("Chunks that ran ahead in vain")
  long rollbacks;

  @Label("Conflicts")
  @Description("Those that had read what an earlier chunk then changed")
  long conflicts;

  @Label("Waits")
  @Description("Chunks that waited for earlier ones, since they touch the same slots")
  long waits;

  @Label("Turned Off")
  @Description("Whether a part was run in order, since speculation had not gained")
  boolean turnedOff;

  @Label("Conflict Lines")
  @Description("Where most conflicts were, of those whose lines were looked for")
  String lines;
}
