package org.ajws.runtime.scheduler;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Function;

/**
 * Finds roots all of whose tasks wait for what nobody is left to bring, and lets these waits throw.
 *
 * <p>It looks twice: if all threads of some roots rest at the first look and have rested ever since
 * at the second one, then all of them rested at one moment, and what was in the deques between the
 * two looks was all that there was. The argument, and what is not seen, is in {@code
 * docs/design/deadlocks.md}.
 */
public final class Deadlocks {
  private static final List<Worker> workers = new ArrayList<>(); // guarded by itself
  private static int sweepAt = 64; // guarded by workers

  /** Tasks of fork/join pools that were queued, and that somebody has claimed. */
  private static final LongAdder queued = new LongAdder();

  private static final LongAdder claimed = new LongAdder();

  private static volatile Function<String, RuntimeException> made; // null before its class is there

  private Deadlocks() {}

  // ---- who there is

  static void opened(Worker worker) {
    synchronized (workers) {
      if (workers.size() >= sweepAt) {
        workers.removeIf(w -> w.thread.getState() == Thread.State.TERMINATED && w.waits.isEmpty());
        sweepAt = Math.max(64, 2 * workers.size());
      }
      workers.add(worker);
    }
  }

  /** Forgets a worker that its thread will not use again. */
  public static void closed(Worker worker) {
    synchronized (workers) {
      workers.remove(worker);
    }
  }

  /** A task is about to be queued in a fork/join pool. */
  public static void taskQueued() {
    queued.increment();
  }

  /** It is somebody's who has entered its region, or is not queued after all. */
  public static void taskClaimed() {
    claimed.increment();
  }

  /**
   * How many tasks are queued, or more. Since the claims are added up first, it is 0 only if there
   * was a moment, between the two sums, at which none was: later claims cannot make up for a task
   * that nobody has claimed.
   */
  static long tasksInQueues() {
    long gone = claimed.sum();
    return queued.sum() - gone;
  }

  /** How many tasks were ever claimed. */
  static long tasksClaimed() {
    return claimed.sum();
  }

  /** What a wait throws that begins below the package of the exception. */
  public static RuntimeException exception(String message) {
    try {
      Class.forName("org.ajws.sync.DeadlockException"); // it says how it is made
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e); // it is in this module
    }
    return made.apply(message);
  }

  /** Says what is thrown. */
  public static void throwBy(Function<String, RuntimeException> maker) {
    made = maker;
  }

  static List<Worker> everybody() {
    synchronized (workers) {
      return new ArrayList<>(workers);
    }
  }

  // ---- the search

  /**
   * Looks whether the root of the calling thread, which rests, is in a deadlock; if so, its waits
   * end.
   *
   * @param root an outermost region, or a worker without one
   */
  static void look(Object root) {
    Standstill now = new Standstill(root);
    if (now.find() == Standstill.Finding.DEADLOCK && now.others().areNone()) {
      now.end();
    }
  }

  /** For tests: looks at all roots in which something waits. */
  static void lookEverywhere() {
    Set<Object> roots = new HashSet<>();
    waits(everybody()).forEach(w -> roots.add(w.root()));
    roots.forEach(Deadlocks::look);
  }

  /** For tests: all waits. */
  static List<Wait> waits() {
    return waits(everybody());
  }

  static List<Wait> waits(List<Worker> all) {
    List<Wait> found = new ArrayList<>();
    all.forEach(w -> w.waits.addTo(found));
    return found;
  }
}
