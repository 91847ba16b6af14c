package org.ajws.runtime.statistics;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Threshold;

/** The time from when a worker ran out of work to when it found some. */
@Name("org.ajws.Idle")
@Label("Idle Worker")
@Description("The worker looked or waited for work")
@Category("AJWS")
@Threshold("0 ns")
@StackTrace(false)
public final class IdleEvent extends Event {}
