package org.ajws.benchmarks.depth;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.Async;
import org.ajws.ParallelFor;

/**
 * Recursion through each construct, a level deeper each time, to the end of the stack or to a
 * limit. Prints a line for each: its name, the levels of the first call, and those of the last one,
 * whose code is compiled.
 */
@SuppressWarnings("ajws-thread") // asks on purpose which thread it is on
public final class Descent {
  private static final int CALLS = 12;

  private static final AtomicInteger deepest = new AtomicInteger();
  private static final AtomicInteger limit = new AtomicInteger();

  private Descent() {}

  /** What recurses. */
  private interface Form {
    void run();
  }

  /** An async in a finish. */
  private static void async(int level) {
    deepest.set(level);
    if (level < limit.get()) {
      finish:
      {
        async:
        async(level + 1);
      }
    }
  }

  /** An async value. */
  private static int value(int level) {
    deepest.set(level);
    if (level < limit.get()) {
      @Async int deeper = value(level + 1);
      return deeper + 1;
    }
    return 1;
  }

  /** The body of a finish, beside an async. */
  private static void body(int level) {
    deepest.set(level);
    if (level < limit.get()) {
      finish:
      {
        async:
        deepest.get();
        body(level + 1);
      }
    }
  }

  /** A parallel loop. */
  private static void loop(int level) {
    deepest.set(level);
    if (level < limit.get()) {
      for (@ParallelFor int i = 0; i < 1; i++) {
        loop(level + 1);
      }
    }
  }

  /** An async in a lambda, which is a barrier: each level is an entry. */
  private static void barrier(int level) {
    deepest.set(level);
    if (level < limit.get()) {
      Runnable code =
          () -> {
            finish:
            {
              async:
              barrier(level + 1);
            }
          };
      code.run();
    }
  }

  private static int reach(Form form) {
    deepest.set(0);
    try {
      form.run();
    } catch (StackOverflowError e) {
      // that is the end
    }
    return deepest.get();
  }

  private static void print(String name, Form form) {
    int first = reach(form);
    int last = first;
    for (int call = 1; call < CALLS; call++) {
      last = reach(form);
    }
    System.out.println(name + " " + first + " " + last);
  }

  private static void all() {
    print("async", () -> async(1));
    print("value", () -> value(1));
    print("body", () -> body(1));
    print("loop", () -> loop(1));
    print("barrier", () -> barrier(1));
  }

  /** Lets another thread than the caller do it, as a part of a loop. */
  private static void onWorker() {
    Thread caller = Thread.currentThread();
    AtomicBoolean taken = new AtomicBoolean();
    CountDownLatch done = new CountDownLatch(1);
    for (@ParallelFor int i = 0; i < 2; i++) {
      if (Thread.currentThread() != caller && taken.compareAndSet(false, true)) {
        all();
        done.countDown();
      } else if (Thread.currentThread() == caller) {
        awaitQuietly(done);
      }
    }
  }

  private static void awaitQuietly(CountDownLatch done) {
    try {
      done.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Recurses.
   *
   * @param args {@code main} or {@code worker}: where; and the limit
   */
  public static void main(String[] args) {
    limit.set(Integer.parseInt(args[1]));
    if (args[0].equals("main")) {
      all();
    } else {
      onWorker();
    }
  }
}
