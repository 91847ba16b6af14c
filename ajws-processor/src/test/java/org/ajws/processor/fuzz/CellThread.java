package org.ajws.processor.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/** A thread that calls units of one cell, and notes when each began and ended and what it gave. */
public final class CellThread extends Thread {
  /** How often a waiting thread lets others run before it goes on. */
  private static final int PATIENCE = 40;

  /** Counts beginnings and ends of calls. */
  private static final AtomicInteger CLOCK = new AtomicInteger();

  /**
   * A call of a unit.
   *
   * @param start its beginning by the clock of all threads
   * @param end its end, later than what it did
   */
  record Call(int start, int end, int method, int argument, int result) {}

  private final SetUnits units;
  private final int cell;
  private final int methods;
  private final int count;
  private final Random random;
  private final CyclicBarrier ready;
  private final List<Call> calls = new ArrayList<>();

  /**
   * A thread that has not started.
   *
   * @param methods how many of the cell's units it calls
   * @param count of calls
   * @param ready to begin at the same time as others
   */
  CellThread(SetUnits units, int cell, int methods, int count, long seed, CyclicBarrier ready) {
    super("cell");
    setDaemon(true);
    this.units = units;
    this.cell = cell;
    this.methods = methods;
    this.count = count;
    this.random = new Random(seed);
    this.ready = ready;
  }

  @Override
  public void run() {
    try {
      ready.await();
    } catch (InterruptedException | java.util.concurrent.BrokenBarrierException e) {
      throw new IllegalStateException(e);
    }
    for (int i = 0; i < count; i++) {
      call(random.nextInt(methods));
    }
  }

  /** Calls a unit; by the thread itself, or after its end. */
  void call(int method) {
    int argument = random.nextInt(5);
    int start = CLOCK.incrementAndGet();
    int result = units.callCell(cell, method, argument);
    calls.add(new Call(start, CLOCK.incrementAndGet(), method, argument, result));
  }

  /** Whether no call has thrown anything. */
  boolean isComplete() {
    return calls.size() >= count;
  }

  /** What it called, in order. */
  List<Call> calls() {
    return calls;
  }

  /** Stands in the middle of a unit without a lock: waits a while for a call of another thread. */
  public static void pause() {
    int seen = CLOCK.get();
    for (int i = 0; i < PATIENCE && CLOCK.get() == seen; i++) {
      LockSupport.parkNanos(1);
    }
  }
}
