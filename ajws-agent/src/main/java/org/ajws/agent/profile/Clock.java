package org.ajws.agent.profile;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** The time, in nanoseconds, as the profiled thread sees it. */
interface Clock {
  /** Elapsed time, from any moment on. */
  long nanos();

  /** How long this thread has had a processor. */
  long processorNanos();

  /** The JVM's. */
  static Clock system() {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    boolean measured = threads.isCurrentThreadCpuTimeSupported();
    return new Clock() {
      @Override
      public long nanos() {
        return System.nanoTime();
      }

      @Override
      public long processorNanos() {
        return measured ? threads.getCurrentThreadCpuTime() : System.nanoTime();
      }
    };
  }
}
