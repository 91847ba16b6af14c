package org.ajws.runtime.speculation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.PriorityQueue;

/** Workers of a simulation, each with a clock of its own, in nanoseconds. */
final class VirtualWorkers {
  /** One of them. */
  static final class One implements Comparable<One> {
    private final int number;

    /** Until when it has come. */
    double time;

    /** What it does until then; null: it looks for something to do. */
    Runnable then;

    private One(int number) {
      this.number = number;
    }

    @Override
    public int compareTo(One o) {
      int c = Double.compare(time, o.time);
      return c != 0 ? c : Integer.compare(number, o.number);
    }
  }

  private final double latency;
  private final PriorityQueue<One> active = new PriorityQueue<>();
  private final Deque<One> idle = new ArrayDeque<>();
  private double work;

  /**
   * One that begins, and others that can be called.
   *
   * @param latency how long it takes until one comes
   */
  VirtualWorkers(int count, double latency) {
    this.latency = latency;
    active.add(new One(0));
    for (int i = 1; i < count; i++) {
      idle.add(new One(i));
    }
  }

  /** The one that is the first to have done what it does; null: none does anything. */
  One next() {
    return active.poll();
  }

  /** It works for some time, and then does what is given; null: it looks for something to do. */
  void work(One one, double nanos, Runnable then) {
    work += nanos;
    one.time += nanos;
    one.then = then;
    active.add(one);
  }

  /** It has found nothing to do. */
  void leave(One one) {
    idle.push(one);
  }

  /** There is something to do: one that has nothing to do comes. */
  void call(double now) {
    One one = idle.poll();
    if (one != null) {
      one.time = Math.max(one.time, now) + latency;
      one.then = null;
      active.add(one);
    }
  }

  /** What all have worked. */
  double work() {
    return work;
  }
}
