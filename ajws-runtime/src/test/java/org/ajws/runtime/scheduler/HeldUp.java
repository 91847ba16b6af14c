package org.ajws.runtime.scheduler;

/** Whether a worker counts as waiting, with another one in its place. */
public final class HeldUp {
  private HeldUp() {}

  /** Whether any does. */
  public static boolean isAnybody() {
    return Scheduler.global().spares.mayDependOnOthers();
  }
}
