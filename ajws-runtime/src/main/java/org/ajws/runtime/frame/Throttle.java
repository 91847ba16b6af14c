package org.ajws.runtime.frame;

import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.Counters;

/**
 * What saving stacks costs a worker, and when it refuses to since it would lose more than its
 * share.
 */
final class Throttle {
  /** What saving a stack costs at most, apart from loading classes: a part of each frame. */
  private static final long NANOS_PER_FRAME = 200;

  private static final long NANOS_PER_STACK = 20_000;

  /** How much of what a worker may lose it may lose at once, after a time without requests. */
  private static final long CREDIT_NANOS = 100_000;

  /** One in so many stacks of code that waits is timed: the clock costs as much as the rest. */
  private static final int SAMPLES = 16;

  private final Worker worker;

  private long acceptedAt;
  private boolean asked; // whether the stack is saved for somebody else's sake
  private int weight; // for how many savings this one is timed
  private int waits;
  private long refusesUntil;

  Throttle(Worker worker) {
    this.worker = worker;
    this.refusesUntil = worker.madeAt;
  }

  boolean refuses(long now) {
    return now - refusesUntil < 0;
  }

  /** A stack is saved since somebody has asked for work. */
  void accepts(long now) {
    acceptedAt = now;
    asked = true;
    weight = 1;
  }

  /** A stack is saved since its code waits. */
  void waits() {
    asked = false;
    weight = (++waits & (SAMPLES - 1)) == 0 ? SAMPLES : 0;
    if (weight != 0) {
      acceptedAt = System.nanoTime();
    }
  }

  /** It has been saved, as so many frames. */
  void saved(int frames) {
    if (weight == 0) {
      return;
    }
    long now = System.nanoTime();
    long cost = now - acceptedAt;
    if (asked) {
      long counted = Math.min(cost, NANOS_PER_STACK + frames * NANOS_PER_FRAME);
      int factor = worker.scheduler.config.restFactor;
      long credit = factor * CREDIT_NANOS;
      refusesUntil = Math.max(refusesUntil - now, -credit) + now + factor * counted;
    }
    worker.counters.add(Counters.UNWIND_NANOS, cost * weight);
  }
}
