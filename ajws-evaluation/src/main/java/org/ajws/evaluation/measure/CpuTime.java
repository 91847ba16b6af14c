package org.ajws.evaluation.measure;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * Processor time of this JVM's Java threads together. Compiler and collector threads do not count,
 * and the process's own counter, which has them, is too coarse (10 ms).
 */
public final class CpuTime {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private CpuTime() {}

  /**
   * The processor time that the calling thread has used so far, in nanoseconds.
   *
   * @return -1 if the JVM does not tell
   */
  public static long ofCaller() {
    return THREADS.isCurrentThreadCpuTimeSupported() && THREADS.isThreadCpuTimeEnabled()
        ? THREADS.getCurrentThreadCpuTime()
        : -1;
  }

  /**
   * The processor time that the live Java threads have used so far, in nanoseconds. A thread that
   * ends takes its time away.
   *
   * @return -1 if the JVM does not tell
   */
  public static long ofJavaThreads() {
    if (!THREADS.isThreadCpuTimeSupported() || !THREADS.isThreadCpuTimeEnabled()) {
      return -1;
    }
    long sum = 0;
    for (long id : THREADS.getAllThreadIds()) {
      sum += Math.max(0, THREADS.getThreadCpuTime(id));
    }
    return sum;
  }
}
