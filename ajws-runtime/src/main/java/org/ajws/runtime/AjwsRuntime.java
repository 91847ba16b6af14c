package org.ajws.runtime;

import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.ajws.runtime.forkjoin.ForkJoinWorkers;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.CounterRegistry;

/**
 * What a program asks of the AJWS runtime. Every method works in an untranslated program too: there
 * loops are ordinary loops, {@link #cancel()} does nothing and the statistics are empty.
 */
public final class AjwsRuntime {
  private AjwsRuntime() {}

  /**
   * How many workers run the loops of the calling thread: system property {@code ajws.workers}, by
   * default the processors available; within a call of an {@link AjwsPool} its workers.
   *
   * @return at least 1; exactly 1 for target {@code serial}
   * @throws IllegalArgumentException if a system property of the runtime has no meaning; the same
   *     holds of {@link #target}, {@link #statistics} and {@link #resetStatistics}, and of the
   *     first construct that runs
   */
  public static int workers() {
    return Worker.current().schedulerInUse().config.workers;
  }

  /**
   * How loops run: {@code trycatch} in parallel, {@code serial} in order; system property {@code
   * ajws.target}.
   *
   * @return {@code trycatch} or {@code serial}
   */
  public static String target() {
    return Scheduler.global().config.target;
  }

  /**
   * Cancels the innermost parallel loop or finish that the calling thread runs: iterations and
   * asyncs that have not started are not run, those that have are completed, with the loops and
   * finishes inside them. Elsewhere it does nothing. Does not wait: the construct ends when what
   * has started has ended.
   */
  public static void cancel() {
    Worker worker = Worker.current();
    Region region = Region.cancelled(worker.context.region());
    if (region != null) {
      region.cancelBy(worker);
    }
  }

  /**
   * Limits the wait of the next statement, which is {@code await: while (!condition);} in a unit of
   * work: it ends when the condition holds or when the time is over, so look at the condition once
   * more behind it. The time begins with this call. In a class that is not translated this does
   * nothing, and the loop behind it is a loop.
   *
   * @param nanos how long to wait at most, in nanoseconds; not at all if it is not positive
   */
  @SuppressWarnings("unused") // the translation takes it
  public static void awaitNanos(long nanos) {}

  /**
   * Lets an interrupt end the wait of the next statement, which is {@code await: while
   * (!condition);} in a unit of work, as one ends {@link Object#wait()}. In a class that is not
   * translated this does nothing, and the loop behind it is a loop.
   *
   * @throws InterruptedException if the thread is interrupted when it begins to wait, or while it
   *     waits; the unit has its locks then, and the mark of the interrupt is taken away. A thread
   *     that finds the condition true does not look
   */
  @SuppressWarnings({"unused", "RedundantThrows"}) // the translation takes it
  public static void awaitInterruptibly() throws InterruptedException {}

  /**
   * The same, and {@link #awaitNanos}.
   *
   * @param nanos how long to wait at most, in nanoseconds; not at all if it is not positive
   * @throws InterruptedException as without a limit
   */
  @SuppressWarnings({"unused", "RedundantThrows"}) // the translation takes it
  public static void awaitInterruptibly(long nanos) throws InterruptedException {}

  /**
   * The limit of {@link Object#wait(long)} for {@link #awaitNanos} and {@link #awaitInterruptibly}:
   * 0 means none.
   *
   * @param millis how long to wait at most, in milliseconds; without end if it is 0
   * @return nanoseconds; {@link Long#MAX_VALUE} for a time that is longer than that
   * @throws IllegalArgumentException if it is negative
   */
  public static long waitNanos(long millis) {
    return waitNanos(millis, 0);
  }

  /**
   * The limit of {@link Object#wait(long, int)}, likewise.
   *
   * @param millis how long to wait at most, in milliseconds
   * @param nanos what comes on top, from 0 to 999,999; without end if both are 0
   * @return nanoseconds; {@link Long#MAX_VALUE} for a time that is longer than that
   * @throws IllegalArgumentException if one is out of its range
   */
  public static long waitNanos(long millis, int nanos) {
    if (millis < 0 || nanos < 0 || nanos > 999_999) {
      throw new IllegalArgumentException("not a time to wait: " + millis + " ms, " + nanos + " ns");
    }
    if (millis == 0 && nanos == 0) {
      return Long.MAX_VALUE;
    }
    long whole = TimeUnit.MILLISECONDS.toNanos(millis);
    return whole > Long.MAX_VALUE - nanos ? Long.MAX_VALUE : whole + nanos;
  }

  /**
   * What the common workers did so far; each {@link AjwsPool} has statistics of its own. Blocks for
   * no loop: while some run the numbers are not of one instant.
   *
   * @return a snapshot
   */
  public static Statistics statistics() {
    return Statistics.of(Scheduler.global());
  }

  /** Sets the statistics to zero; call it while no loop runs. */
  public static void resetStatistics() {
    CounterRegistry.common().reset(Scheduler.global().idleNow());
  }

  /**
   * Shows the statistics to JMX, for JDK Mission Control and other consoles, under the name {@link
   * AjwsRuntimeMXBean#NAME} of the platform's server. A second call does nothing.
   *
   * @throws IllegalStateException if the Java runtime has no module {@code java.management}, or its
   *     server refuses
   */
  public static void registerMXBean() {
    if (ModuleLayer.boot().findModule("java.management").isEmpty()) {
      throw new IllegalStateException(
          "JMX needs the module java.management: start the program with"
              + " --add-modules java.management");
    }
    RuntimeMXBean.register();
  }

  /**
   * Whether the AJWS translator has processed the source of a class.
   *
   * @param type a class
   * @return true if it, or its outermost enclosing class, carries the stamp {@link Translated}
   */
  public static boolean isTranslated(Class<?> type) {
    for (Class<?> c = type; c != null; c = c.getEnclosingClass()) {
      if (c.isAnnotationPresent(Translated.class)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Throws unless the translator has processed the source of a class; for tests of programs that
   * are meant to run in parallel.
   *
   * @param type a class
   * @throws IllegalStateException if it is not translated
   */
  public static void assertTranslated(Class<?> type) {
    Objects.requireNonNull(type, "type");
    if (!isTranslated(type)) {
      throw new IllegalStateException(
          type.getName()
              + " is not translated: its parallel constructs run in order. Check that the AJWS plugin"
              + " translates its source and that ajws.skip is not set.");
    }
  }

  /**
   * Stops the worker threads after the loops that they run; the next loop starts new ones. Blocks
   * until the threads have ended, as long as they run; a thread that has done nothing but wait for
   * ten seconds, for a lock or for a promise that nobody keeps, is left behind with a warning that
   * says where it waits (logger {@code org.ajws.runtime}). Not to be called inside a parallel loop,
   * an async or a call of an {@link AjwsPool}. The workers of pools are not concerned.
   *
   * @throws IllegalStateException inside a parallel loop, a method with asyncs, or a pool
   */
  public static void shutdown() {
    Worker worker = Worker.current();
    if (worker.context.region() != null || !worker.entry.isNone()) {
      throw new IllegalStateException("shutdown() inside a parallel loop or a method with asyncs");
    }
    if (worker.home != null) {
      throw new IllegalStateException("shutdown() inside a call of an AjwsPool");
    }
    Scheduler.stopGlobal();
    ForkJoinWorkers.stop();
  }
}
