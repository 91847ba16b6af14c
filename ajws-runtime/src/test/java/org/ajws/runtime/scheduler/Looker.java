package org.ajws.runtime.scheduler;

import java.util.function.BooleanSupplier;

/** A thread that looks for deadlocks all the time. */
public final class Looker implements AutoCloseable {
  private final Thread thread;
  private volatile boolean stopped;
  private int looks;

  public Looker() {
    thread =
        new Thread(
            () -> {
              while (!stopped) {
                Deadlocks.lookEverywhere();
                looks++;
              }
            });
    thread.start();
  }

  /** Looks so many times while something waits, or until it is over. */
  public static void look(int times, BooleanSupplier over) {
    for (int n = 0; n < times && !over.getAsBoolean(); ) {
      if (Deadlocks.waits().isEmpty()) {
        Thread.onSpinWait();
      } else {
        Deadlocks.lookEverywhere();
        n++;
      }
    }
  }

  /** How many tasks of fork/join pools count as queued. */
  public static long tasksInQueues() {
    return Deadlocks.tasksInQueues();
  }

  /** Stops it; returns how often it has looked. */
  public int stop() throws InterruptedException {
    stopped = true;
    thread.join();
    return looks;
  }

  @Override
  public void close() throws InterruptedException {
    stop();
  }
}
