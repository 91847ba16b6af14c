package org.ajws.runtime.scheduler;

import java.util.Random;
import org.ajws.runtime.latch.Result;

/** A thread that brings what anybody waits for, as soon as somebody does. */
public final class Giver implements AutoCloseable {
  private final Thread thread;
  private volatile boolean stopped;

  public Giver(long seed) {
    Random random = new Random(seed);
    thread =
        new Thread(
            () -> {
              while (!stopped) {
                for (Wait wait : Deadlocks.waits()) {
                  for (int spins = random.nextInt(20); spins > 0; spins--) {
                    Thread.onSpinWait(); // it is entered before it is one of the result's waiters
                  }
                  give(wait.result);
                }
              }
            });
    thread.start();
  }

  @SuppressWarnings("unchecked") // for tests whose results are of any type
  private static void give(Result<?> result) {
    ((Result<Object>) result).tryGive(1);
  }

  @Override
  public void close() throws InterruptedException {
    stopped = true;
    thread.join();
  }
}
