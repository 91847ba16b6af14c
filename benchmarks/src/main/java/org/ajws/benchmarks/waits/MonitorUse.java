package org.ajws.benchmarks.waits;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicLong;

/** What four threads do with each monitor of the textbook, and whether it did what it should. */
final class MonitorUse {
  private static final int TIMES = 2_000;
  private static final int THREADS = MonitorKind.THREADS;

  private MonitorUse() {}

  /** What one of the threads does. */
  private interface Part {
    void run(int thread) throws InterruptedException;
  }

  private static void onThreads(Part part) throws InterruptedException, ExecutionException {
    List<FutureTask<Void>> all = new ArrayList<>();
    for (int t = 0; t < THREADS; t++) {
      int thread = t;
      FutureTask<Void> task =
          new FutureTask<>(
              () -> {
                part.run(thread);
                return null;
              });
      all.add(task);
      new Thread(task).start();
    }
    for (FutureTask<Void> task : all) {
      task.get();
    }
  }

  /** Two put what two take. */
  static long buffer(MonitorKind kind) throws InterruptedException, ExecutionException {
    MonitorKind.Buffer buffer = kind.buffer();
    AtomicLong sum = new AtomicLong();
    onThreads(
        thread -> {
          long taken = 0;
          for (int i = 0; i < TIMES; i++) {
            if (thread % 2 == 0) {
              buffer.put(thread * TIMES + i);
            } else {
              taken += buffer.take();
            }
          }
          sum.addAndGet(taken);
        });
    return sum.get();
  }

  /** Three read two numbers that belong together, which one writes. */
  static long readers(MonitorKind kind) throws InterruptedException, ExecutionException {
    MonitorKind.Readers lock = kind.readers();
    long[] pair = new long[2];
    AtomicLong whole = new AtomicLong();
    onThreads(
        thread -> {
          long seen = 0;
          for (int i = 0; i < TIMES; i++) {
            if (thread == 0) {
              lock.beginWrite();
              pair[0]++;
              pair[1] += 2;
              lock.endWrite();
            } else {
              lock.beginRead();
              seen += pair[1] == 2 * pair[0] ? 1 : 0;
              lock.endRead();
            }
          }
          whole.addAndGet(seen);
        });
    return whole.get() * 31 + pair[0];
  }

  /** Each philosopher eats as often; a fork is one's at a time. */
  static long philosophers(MonitorKind kind) throws InterruptedException, ExecutionException {
    MonitorKind.Table table = kind.table();
    long[] uses = new long[THREADS];
    onThreads(
        place -> {
          for (int i = 0; i < TIMES; i++) {
            table.begin(place);
            uses[place]++;
            uses[(place + 1) % THREADS]++;
            table.end(place);
          }
        });
    long result = 0;
    for (long use : uses) {
      result = result * 31 + use;
    }
    return result;
  }

  /** One submits what three run, until it shuts down. */
  static long shutdown(MonitorKind kind) throws InterruptedException, ExecutionException {
    MonitorKind.Tasks tasks = kind.tasks();
    AtomicLong sum = new AtomicLong();
    onThreads(
        thread -> {
          if (thread == 0) {
            for (int i = 0; i < TIMES; i++) {
              tasks.submit(i);
            }
            tasks.shutdown();
          } else {
            long own = 0;
            for (Integer task = tasks.next(); task != null; task = tasks.next()) {
              own += task;
            }
            sum.addAndGet(own);
          }
        });
    return sum.get();
  }

  /** All have come before one goes on. */
  static long barrier(MonitorKind kind) throws InterruptedException, ExecutionException {
    MonitorKind.Barrier barrier = kind.barrier();
    int[] steps = new int[THREADS];
    AtomicLong equal = new AtomicLong();
    onThreads(
        thread -> {
          long same = 0;
          for (int i = 0; i < TIMES / 4; i++) {
            steps[thread]++;
            barrier.arrive();
            same += steps[(thread + 1) % THREADS] == i + 1 ? 1 : 0;
            barrier.arrive();
          }
          equal.addAndGet(same);
        });
    return equal.get();
  }
}
