package org.ajws.runtime.statistics;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Threshold;

/** A worker without work that sleeps; inside an {@link IdleEvent}. */
@Name("org.ajws.Sleep")
@Label("Sleeping Worker")
@Description("The worker slept until somebody woke it or its nap was over")
@Category("AJWS")
@Threshold("0 ns")
@StackTrace(false)
public final class SleepEvent extends Event {}
