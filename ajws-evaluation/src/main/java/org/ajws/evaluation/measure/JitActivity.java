package org.ajws.evaluation.measure;

import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;

/**
 * Whether the JIT compiler is busy. Its threads take processors away from what is measured, and
 * with two processors one busy compiler makes every parallel variant look serial.
 */
final class JitActivity {
  /** The compiler counts as quiet below this share of the elapsed time. */
  private static final double QUIET = 0.02;

  /** The compiler's clock has a resolution of milliseconds: shorter spans say nothing. */
  private static final long SPAN_NANOS = 150_000_000;

  private final CompilationMXBean compiler = ManagementFactory.getCompilationMXBean();
  private long since = System.nanoTime();
  private long before = total();
  private boolean busy = true;

  private long total() {
    return compiler == null || !compiler.isCompilationTimeMonitoringSupported()
        ? 0
        : compiler.getTotalCompilationTime();
  }

  /** Whether it was busy in the last span that was long enough. */
  boolean isBusy() {
    long now = System.nanoTime();
    if (now - since >= SPAN_NANOS) {
      long total = total();
      busy = (total - before) * 1e6 > QUIET * (now - since);
      before = total;
      since = now;
    }
    return busy;
  }
}
