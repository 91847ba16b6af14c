package org.ajws.runtime.scheduler;

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
