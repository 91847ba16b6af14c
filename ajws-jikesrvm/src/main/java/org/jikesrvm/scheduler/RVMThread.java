package org.jikesrvm.scheduler;

/**
 * A stand-in for the class of Jikes RVM by which old programs reach its hardware counters: to
 * compile against. On the VM its own class takes the place of this one.
 */
public final class RVMThread {
  private RVMThread() {}

  /** Begins what the counters measure. */
  public static void perfEventStart() {}

  /** Ends what the counters measure. */
  public static void perfEventStop() {}
}
