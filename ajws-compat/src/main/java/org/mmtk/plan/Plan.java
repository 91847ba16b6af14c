package org.mmtk.plan;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicReference;
import org.jikesrvm.scheduler.WS;

/**
 * The memory manager of the research VM, as old programs see it: they put what they measure between
 * {@link #harnessBegin()} and {@link #harnessEnd()}.
 */
public final class Plan {
  private record Start(long nanos, long collections, long collectionMillis) {}

  private static final AtomicReference<Start> START = new AtomicReference<>();

  private Plan() {}

  /** Collects garbage, forgets the statistics of the runtime, and starts the clock. */
  public static void harnessBegin() {
    System.gc();
    WS.harnessBegin();
    START.set(new Start(System.nanoTime(), collections(), collectionMillis()));
  }

  /**
   * Prints to stderr how long it is since {@link #harnessBegin()} and what the garbage collector
   * did in this time.
   *
   * @throws IllegalStateException where the harness was not begun
   */
  public static void harnessEnd() {
    Start start = START.getAndSet(null);
    if (start == null) {
      throw new IllegalStateException("harnessEnd() without harnessBegin()");
    }
    System.err.printf(
        Locale.ROOT,
        "AJWS harness: %.3f ms, %d collections in %d ms%n",
        (System.nanoTime() - start.nanos()) / 1e6,
        collections() - start.collections(),
        collectionMillis() - start.collectionMillis());
  }

  /** A collector that does not count says -1. */
  private static long collections() {
    return collectors().stream().mapToLong(c -> Math.max(0, c.getCollectionCount())).sum();
  }

  private static long collectionMillis() {
    return collectors().stream().mapToLong(c -> Math.max(0, c.getCollectionTime())).sum();
  }

  private static List<GarbageCollectorMXBean> collectors() {
    return ManagementFactory.getGarbageCollectorMXBeans();
  }
}
