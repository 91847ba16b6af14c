package org.ajws.processor.atomic;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * Makes two threads take the steps of an interleaving in its order. A step is passed when all
 * earlier ones have been, or, in a program with locks, when the other thread is held up: then it
 * waits for a lock that the calling thread holds, and the order cannot be kept.
 *
 * <p>In a program that may not be held up, and therefore in every untranslated one, the order of
 * the steps does not depend on time at all.
 */
public final class Schedule {
  /** Seen so often in a row: nothing that passes by itself, such as the making of a lock. */
  private static final int TIMES = 2_000;

  /** A lock is first waited for with a limit, to look for deadlocks after it. */
  private static final Set<Thread.State> HELD_UP =
      EnumSet.of(Thread.State.BLOCKED, Thread.State.WAITING, Thread.State.TIMED_WAITING);

  private final List<Access> steps;
  private final boolean mayBeHeldUp;
  private final Thread[] threads = new Thread[2];
  private final AtomicInteger next = new AtomicInteger();
  private final AtomicInteger taken = new AtomicInteger();
  private final AtomicIntegerArray order;
  private final AtomicIntegerArray values;
  private volatile Throwable failure;

  Schedule(List<Access> steps, boolean mayBeHeldUp) {
    this.steps = steps;
    this.mayBeHeldUp = mayBeHeldUp;
    order = new AtomicIntegerArray(steps.size());
    values = new AtomicIntegerArray(steps.size());
  }

  /** Runs both units, each in a thread of its own, and gives the accesses in the order made. */
  List<Access> run(TwoUnits units) throws InterruptedException {
    threads[0] = thread(() -> units.first(this));
    threads[1] = thread(() -> units.second(this));
    for (Thread t : threads) {
      t.start();
    }
    try {
      for (Thread t : threads) {
        t.join();
      }
    } catch (InterruptedException e) {
      failure = e; // ends the threads
      throw e;
    }
    if (failure != null) {
      throw new AssertionError(failure);
    }
    return accesses();
  }

  private Thread thread(Runnable unit) {
    Thread t = new Thread(unit, "unit");
    t.setDaemon(true);
    t.setUncaughtExceptionHandler((thread, e) -> failure = e);
    return t;
  }

  /** Called before a step; waits for its turn. */
  public void before(int step) {
    Thread other = threads[1 - steps.get(step).unit()];
    int seen = 0;
    while (next.get() < step) {
      if (failure != null) {
        throw new IllegalStateException("the other unit failed", failure);
      }
      Thread.State state = other.getState();
      seen = mayBeHeldUp && HELD_UP.contains(state) ? seen + 1 : 0;
      if (seen > TIMES) {
        return;
      }
      Thread.onSpinWait();
    }
  }

  /** Called after a step, with the value that was read or written. */
  public void after(int step, int value) {
    values.set(step, value);
    order.set(taken.getAndIncrement(), step);
    next.accumulateAndGet(step + 1, Math::max);
  }

  private List<Access> accesses() {
    if (taken.get() != steps.size()) {
      throw new AssertionError(taken.get() + " of " + steps.size() + " steps taken");
    }
    List<Access> made = new ArrayList<>();
    int[] contents = new int[steps.size()];
    for (int i = 0; i < steps.size(); i++) {
      int step = order.get(i);
      Access a = steps.get(step);
      made.add(a);
      if (a.write()) {
        contents[a.location()] = values.get(step);
      } else if (contents[a.location()] != values.get(step)) {
        // What was read says that the accesses happened in another order than they were recorded.
        throw new AssertionError(
            a + " read " + values.get(step) + ", not " + contents[a.location()] + ": " + made);
      }
    }
    return made;
  }
}
