package org.ajws.runtime.speculation;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * How long the calling thread has had a processor, in nanoseconds: what a chunk takes must not be
 * what other programs take meanwhile. To read it takes a system call, which is taken off.
 */
final class ProcessorClock {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** What nothing seems to take. */
  private final long cost;

  ProcessorClock() {
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 10_000; i++) {
      long before = now();
      least = Math.min(least, now() - before);
    }
    cost = least;
  }

  /** Some moment. */
  long now() {
    return THREADS.getCurrentThreadCpuTime();
  }

  /** From one moment to another. */
  long between(long from, long to) {
    return Math.max(0, to - from - cost);
  }
}
