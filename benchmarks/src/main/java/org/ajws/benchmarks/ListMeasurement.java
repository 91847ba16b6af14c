package org.ajws.benchmarks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.ajws.benchmarks.lists.ListProgram;
import org.ajws.benchmarks.tracking.BackEnd;
import org.ajws.benchmarks.tracking.ClaimedList;
import org.ajws.benchmarks.tracking.ListRun;
import org.ajws.benchmarks.tracking.Schedule;
import org.ajws.benchmarks.tracking.Task;

/**
 * Measures each task of a program on one thread, the least of some rounds, and tells from these how
 * long it would take on several workers. Every result is compared with the serial one.
 */
final class ListMeasurement {
  private final ListProgram program;
  private final ListSubjects.Way way;
  private final List<List<Task>> lists;
  private final BackEnd backEnd; // null: ranges
  private final List<long[]> bodies = new ArrayList<>();
  private final List<long[]> others = new ArrayList<>(); // commits, or claims
  private final List<boolean[]> conflicts = new ArrayList<>();
  private final List<long[]> serial = new ArrayList<>(); // as they were written, in order
  private long onWorkers = Long.MAX_VALUE;
  private long expected;

  ListMeasurement(ListProgram program, ListSubjects.Way way) {
    this.program = program;
    this.way = way;
    lists = program.lists();
    backEnd = way == ListSubjects.Way.RANGES ? null : way.on(program.memory());
    for (List<Task> list : lists) {
      serial.add(longs(list.size()));
      bodies.add(longs(list.size()));
      others.add(longs(list.size()));
      conflicts.add(new boolean[list.size()]);
    }
  }

  private static long[] longs(int n) {
    long[] all = new long[n];
    Arrays.fill(all, Long.MAX_VALUE);
    return all;
  }

  /** Runs the program some times, after as many to warm up. */
  ListMeasurement measure(int rounds) throws Throwable {
    for (int round = -rounds; round < rounds; round++) {
      if (round == 0) {
        forget();
      }
      program.reset();
      inOrder();
      expected = program.digest();
      program.reset();
      if (backEnd == null) {
        claimed();
      } else {
        tracked();
      }
    }
    return this;
  }

  private void forget() {
    onWorkers = Long.MAX_VALUE;
    serial.forEach(b -> Arrays.fill(b, Long.MAX_VALUE));
    bodies.forEach(b -> Arrays.fill(b, Long.MAX_VALUE));
    others.forEach(b -> Arrays.fill(b, Long.MAX_VALUE));
  }

  private void inOrder() {
    for (int l = 0; l < lists.size(); l++) {
      List<Task> list = lists.get(l);
      long[] least = serial.get(l);
      for (int k = 0; k < least.length; k++) {
        long start = System.nanoTime();
        list.get(k).plain();
        least[k] = Math.min(least[k], System.nanoTime() - start);
      }
    }
  }

  private void tracked() throws Throwable {
    backEnd.enter();
    for (int l = 0; l < lists.size(); l++) {
      ListRun run = new ListRun(backEnd, lists.get(l));
      run.allAhead();
      keep(bodies.get(l), run.ahead());
      keep(others.get(l), run.commits());
      System.arraycopy(run.again(), 0, conflicts.get(l), 0, run.again().length);
    }
    backEnd.leave();
    compare();
  }

  private void claimed() {
    for (int l = 0; l < lists.size(); l++) {
      ClaimedList list = new ClaimedList(lists.get(l));
      if (list.overlaps() != 0) {
        throw new IllegalStateException("tasks of a list overlap");
      }
      list.alone();
      keep(bodies.get(l), list.bodies());
      keep(others.get(l), list.claims());
    }
    compare();
    program.reset();
    long start = System.nanoTime();
    for (List<Task> list : lists) {
      new ClaimedList(list).onWorkers();
    }
    onWorkers = Math.min(onWorkers, System.nanoTime() - start);
    compare();
  }

  private static void keep(long[] least, long[] now) {
    for (int k = 0; k < least.length; k++) {
      least[k] = Math.min(least[k], now[k]);
    }
  }

  private void compare() {
    if (program.digest() != expected) {
      throw new IllegalStateException(way.label + ": the result differs from the serial one");
    }
  }

  private double serial() {
    return serial.stream().flatMapToLong(Arrays::stream).sum();
  }

  /** What all tasks take in order, in milliseconds. */
  double serialMillis() {
    return serial() / 1e6;
  }

  /** By how much it would be faster than in order. */
  double simulated(int workers) {
    double time = 0;
    for (int l = 0; l < lists.size(); l++) {
      time +=
          backEnd == null
              ? Schedule.claimed(bodies.get(l), others.get(l), workers)
              : Schedule.tracked(bodies.get(l), others.get(l), conflicts.get(l), workers);
    }
    return serial() / time;
  }

  /** By how much it was faster on the runtime's workers; ranges only. */
  double measured() {
    return serial() / onWorkers;
  }

  /** How many tasks conflict if all of a list run at the same time. */
  int conflicts() {
    int n = 0;
    for (boolean[] list : conflicts) {
      for (boolean one : list) {
        n += one ? 1 : 0;
      }
    }
    return n;
  }
}
