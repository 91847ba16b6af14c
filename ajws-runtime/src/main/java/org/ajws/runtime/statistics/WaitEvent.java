package org.ajws.runtime.statistics;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Threshold;

/** A thread that waits for a future, since its stack cannot be saved. */
@Name("org.ajws.Wait")
@Label("Waiting Thread")
@Description("The thread waited for a future; another one took its place among the workers")
@Category("AJWS")
@Threshold("0 ns")
@StackTrace(false)
public final class WaitEvent extends Event {}
