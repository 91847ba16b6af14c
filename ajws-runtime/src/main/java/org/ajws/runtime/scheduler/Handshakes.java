package org.ajws.runtime.scheduler;

import java.util.concurrent.CompletionStage;

/**
 * Whether tasks may wait for what comes later in the program. Before the first promise, channel or
 * future of a {@link CompletionStage} they cannot, and an async may run on top of what follows it;
 * from then on those that wait on a thread are always queued, also on one worker.
 */
public final class Handshakes {
  private static volatile boolean possible;

  private static volatile boolean holdUp;

  private Handshakes() {}

  /** From now on they may. */
  public static void arePossible() {
    if (!possible) {
      possible = true;
      holdUp = true;
      Attendant.isNeeded();
    }
  }

  /** A task is queued that may hold up its thread until what follows it has done something. */
  public static void mayBeBy(boolean apart) {
    if (apart && !holdUp) {
      holdUp = true;
      Attendant.isNeeded();
    }
  }

  /** For tests: there are none any more. */
  static void areForgotten() {
    possible = false;
    holdUp = false;
  }

  /** Whether they may by now. */
  public static boolean happen() {
    return possible;
  }

  /**
   * Whether a task of a fork/join pool may by now hold up its thread for something that only comes
   * later: also for a condition, which nobody makes.
   */
  public static boolean mayHoldUp() {
    return holdUp;
  }
}
