package org.jikesrvm.scheduler;

import java.util.concurrent.atomic.AtomicReference;
import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;

/**
 * The threads of the research VM, as old programs see them. What they measured with its hardware
 * counters is marked here as an interval of a flight recording.
 */
public final class RVMThread {
  private static final AtomicReference<Measured> CURRENT = new AtomicReference<>();

  private RVMThread() {}

  @Name("org.ajws.Measured")
  @Label("Measured interval")
  @Description("From perfEventStart() to perfEventStop()")
  @Category("AJWS")
  private static final class Measured extends Event {}

  /** Begins the measured interval; one that was begun before is forgotten. */
  public static void perfEventStart() {
    Measured event = new Measured();
    event.begin();
    CURRENT.set(event);
  }

  /** Ends the measured interval, which a flight recording in progress then shows. */
  public static void perfEventStop() {
    Measured event = CURRENT.getAndSet(null);
    if (event != null) {
      event.commit();
    }
  }
}
