package org.ajws.runtime.statistics;

import jdk.jfr.FlightRecorder;

/**
 * Flight Recorder events, where the Java runtime has the recorder. While nobody records them they
 * cost a test each.
 */
public final class Events {
  private static final boolean AVAILABLE = ModuleLayer.boot().findModule("jdk.jfr").isPresent();

  private Events() {}

  /**
   * Whether anybody records anything. The first use of an event's class starts the recorder, which
   * takes up to a second: too long for a worker that has just run out of work.
   */
  private static boolean isRecorderRunning() {
    return AVAILABLE && FlightRecorder.isInitialized();
  }

  /** Begins the event of a loop; null if nobody records it. */
  public static LoopEvent loop() {
    if (isRecorderRunning()) {
      LoopEvent event = new LoopEvent();
      if (event.isEnabled()) {
        event.begin();
        return event;
      }
    }
    return null;
  }

  public static void end(LoopEvent event, String site, long iterations, boolean cancelled) {
    if (event != null) {
      event.site = site;
      event.iterations = iterations;
      event.cancelled = cancelled;
      event.commit();
    }
  }

  /** Begins the event of a speculative loop; null if nobody records it. */
  public static SpeculationEvent speculation() {
    if (isRecorderRunning()) {
      SpeculationEvent event = new SpeculationEvent();
      if (event.isEnabled()) {
        event.begin();
        return event;
      }
    }
    return null;
  }

  public static void end(SpeculationEvent event, String site, SpeculationCounts counts) {
    if (event != null) {
      event.site = site;
      event.commits = counts.commits;
      event.plain = counts.plain;
      event.rollbacks = counts.rollbacks();
      event.conflicts = counts.rollbacks[RollbackCause.CONFLICT.ordinal()];
      event.waits = counts.waits;
      event.turnedOff = counts.turnedOff != 0;
      event.lines = counts.mostLines();
      event.commit();
    }
  }

  /** Begins the event of a worker without work; null if nobody records it. */
  public static IdleEvent idle() {
    if (isRecorderRunning()) {
      IdleEvent event = new IdleEvent();
      if (event.isEnabled()) {
        event.begin();
        return event;
      }
    }
    return null;
  }

  public static void end(IdleEvent event) {
    if (event != null) {
      event.commit();
    }
  }

  /** Begins the event of saving a stack; null if nobody records it. */
  public static UnwindEvent unwind() {
    if (isRecorderRunning()) {
      UnwindEvent event = new UnwindEvent();
      if (event.isEnabled()) {
        event.begin();
        return event;
      }
    }
    return null;
  }

  public static void end(UnwindEvent event, int frames) {
    if (event != null) {
      event.frames = frames;
      event.commit();
    }
  }

  /** Begins the event of a worker that sleeps; null if nobody records it. */
  public static SleepEvent sleep() {
    if (isRecorderRunning()) {
      SleepEvent event = new SleepEvent();
      if (event.isEnabled()) {
        event.begin();
        return event;
      }
    }
    return null;
  }

  public static void end(SleepEvent event) {
    if (event != null) {
      event.commit();
    }
  }

  /** Begins the event of work that was taken; null if nobody records it. */
  public static WorkEvent work(Sited taken) {
    if (isRecorderRunning()) {
      WorkEvent event = new WorkEvent();
      if (event.isEnabled()) {
        event.site = taken.site();
        event.begin();
        return event;
      }
    }
    return null;
  }

  public static void end(WorkEvent event) {
    if (event != null) {
      event.commit();
    }
  }

  /** Begins the event of a finish; null if nobody records it. */
  public static FinishEvent finish() {
    if (isRecorderRunning()) {
      FinishEvent event = new FinishEvent();
      if (event.isEnabled()) {
        event.begin();
        return event;
      }
    }
    return null;
  }

  public static void end(FinishEvent event, String site) {
    if (event != null) {
      event.site = site;
      event.commit();
    }
  }

  /** Begins the event of a thread that waits for a future; null if nobody records it. */
  public static WaitEvent await() {
    if (isRecorderRunning()) {
      WaitEvent event = new WaitEvent();
      if (event.isEnabled()) {
        event.begin();
        return event;
      }
    }
    return null;
  }

  public static void end(WaitEvent event) {
    if (event != null) {
      event.commit();
    }
  }

  public static void suspended(Sited frame) {
    if (isRecorderRunning()) {
      JoinEvent event = new JoinEvent();
      if (event.shouldCommit()) {
        event.site = frame.site();
        event.commit();
      }
    }
  }

  public static void stolen(Sited work, Thread victim) {
    if (isRecorderRunning()) {
      StealEvent event = new StealEvent();
      if (event.shouldCommit()) {
        event.site = work.site();
        event.victim = victim;
        event.commit();
      }
    }
  }
}
