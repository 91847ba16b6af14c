package org.ajws.runtime.statistics;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * What one thread has done. Only that thread writes, with opaque stores; others read at any time.
 * The end of a loop orders the writes before the starter's reads, so that the numbers are exact
 * then.
 */
public final class Counters {
  private static final VarHandle SLOT = MethodHandles.arrayElementVarHandle(long[].class);
  private static final VarHandle SITES;

  static {
    try {
      SITES = MethodHandles.lookup().findVarHandle(Counters.class, "sites", long[].class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  public static final int REGIONS = 0;
  public static final int TASKS = 1;
  public static final int ITERATIONS = 2;
  public static final int SPLITS = 3;
  public static final int STEALS = 4;
  public static final int IDLE = 5;
  public static final int UNWINDINGS = 6;
  public static final int FRAMES = 7;
  public static final int UNWIND_NANOS = 8;
  public static final int FRAME_STEALS = 9;
  public static final int BLOCKED = 10;
  static final int TOTALS = 11;

  /** Keeps the counters of two threads on different cache lines. */
  private static final int PADDING = 16;

  private final Thread thread;
  private final long[] totals = new long[PADDING + TOTALS + PADDING];

  /** Executions and iterations of each loop, by its number. */
  private long[] sites = new long[16];

  Counters(Thread thread) {
    this.thread = thread;
  }

  boolean isThreadAlive() {
    return thread.isAlive();
  }

  public void add(int what, long n) {
    int i = PADDING + what;
    SLOT.setOpaque(totals, i, totals[i] + n);
  }

  public long get(int what) {
    return (long) SLOT.getOpaque(totals, PADDING + what);
  }

  public void ran(long iterations) {
    add(TASKS, 1);
    add(ITERATIONS, iterations);
  }

  /** Counts executions of a loop, each by one task, and all their iterations. */
  public void ran(SiteProfile profile, int executions, long iterations) {
    started(profile, executions, iterations);
    add(TASKS, executions);
    add(ITERATIONS, iterations);
  }

  /** Counts an execution of a loop. */
  public void started(SiteProfile profile, long iterations) {
    started(profile, 1, iterations);
  }

  private void started(SiteProfile profile, int executions, long iterations) {
    add(REGIONS, executions);
    int i = 2 * profile.id();
    long[] s = sites;
    if (i >= s.length) {
      s = Arrays.copyOf(s, Math.max(2 * s.length, i + 2));
      SITES.setRelease(this, s);
    }
    SLOT.setOpaque(s, i, s[i] + executions);
    SLOT.setOpaque(s, i + 1, s[i + 1] + iterations);
  }

  /** Counts iterations of a loop whose number was not known when it started. */
  public void iterated(SiteProfile profile, long iterations) {
    int i = 2 * profile.id() + 1;
    SLOT.setOpaque(sites, i, sites[i] + iterations);
  }

  /** Adds these numbers to sums; {@code bySite} is grown as necessary and returned. */
  long[] addTo(long[] sums, long[] bySite) {
    for (int i = 0; i < TOTALS; i++) {
      sums[i] += get(i);
    }
    long[] s = (long[]) SITES.getAcquire(this);
    long[] result = bySite.length < s.length ? Arrays.copyOf(bySite, s.length) : bySite;
    for (int i = 0; i < s.length; i++) {
      result[i] += (long) SLOT.getOpaque(s, i);
    }
    return result;
  }
}
