package org.ajws.runtime.forkjoin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.lock.Critical;
import org.ajws.runtime.loop.ForkJoinLoops;
import org.ajws.runtime.loop.Relation;
import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.task.Finish;
import org.ajws.runtime.task.ForkJoinTasks;
import org.ajws.runtime.task.TaskValue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Programs of target {@code forkjoin} that recurse deeper than the stacks of their threads go: they
 * do what their serial elision does, which walks {@value #DEEP} levels on the stack of a main
 * thread; and where there is no room at all, nothing is lost.
 */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ForkJoinStacksTest {
  private static final String SITE = "Test.java:1";
  private static final int DEEP = 20_000;

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
    CountsAtRest.check();
    Scheduler.install(Config.fromProperties());
  }

  private static void install(int workers) {
    Scheduler.install(Config.fromProperties().withWorkers(workers));
  }

  /** Code of the program. */
  private interface Body {
    void run();
  }

  private static void finish(Body body) {
    Finish f = ForkJoinTasks.finish(SITE);
    try {
      body.run();
    } catch (Throwable t) {
      f.failed(t);
      throw t;
    } finally {
      f.join();
    }
  }

  private static void async(Body body) {
    ForkJoinTasks.<RuntimeException>async(SITE, body::run);
  }

  private static void loop(int n, Body body) {
    ForkJoinLoops.<TaskLocals.None, RuntimeException>ints(
        SITE,
        0,
        Relation.LT,
        n,
        1,
        TaskLocals.none(),
        (from, to, step, locals) -> {
          for (int i = from; i < to && !locals.cancelled(); i++) {
            body.run();
          }
        });
  }

  /** What spawns what is one level deeper. */
  enum Form {
    ASYNC {
      @Override
      void down(Body deeper) {
        async(deeper);
      }
    },
    FINISH_AND_ASYNC {
      @Override
      void down(Body deeper) {
        finish(() -> async(deeper));
      }
    },
    ASYNC_BESIDE_OTHERS {
      @Override
      void down(Body deeper) {
        finish(
            () -> {
              async(() -> {});
              async(deeper);
              async(() -> {});
            });
      }
    },
    VALUE {
      @Override
      void down(Body deeper) {
        TaskValue<Integer> v = value(deeper);
        v.join();
      }
    },
    VALUE_IN_A_FINISH {
      @Override
      void down(Body deeper) {
        finish(() -> value(deeper).join());
      }
    },
    LOOP {
      @Override
      void down(Body deeper) {
        loop(1, deeper);
      }
    },
    LOOP_OVER_ELEMENTS {
      @Override
      void down(Body deeper) {
        ForkJoinLoops.<Integer, TaskLocals.None, RuntimeException>elements(
            SITE,
            List.of(1),
            TaskLocals.none(),
            (part, locals) -> part.forEach(one -> deeper.run()));
      }
    },
    GENERAL_LOOP {
      @Override
      void down(Body deeper) {
        ForkJoinLoops.<TaskLocals.None, RuntimeException>inOrder(
            SITE, TaskLocals.none(), spawner -> spawner.spawn(locals -> deeper.run()));
      }
    };

    abstract void down(Body deeper);

    private static TaskValue<Integer> value(Body deeper) {
      return ForkJoinTasks.<Integer, RuntimeException>value(
          SITE,
          () -> {
            deeper.run();
            return 1;
          });
    }

    final void walk(int levels, AtomicInteger walked) {
      walked.incrementAndGet();
      if (levels > 1) {
        down(() -> walk(levels - 1, walked));
      }
    }

    final void walkForEver(AtomicInteger running) {
      down(
          () -> {
            running.incrementAndGet();
            try {
              walkForEver(running);
            } finally {
              running.decrementAndGet();
            }
          });
    }
  }

  @ParameterizedTest
  @CsvSource({"1", "2", "8"})
  void asyncsNestAsDeepAsInTheElision(int workers) {
    for (Form form : Form.values()) {
      install(workers);
      for (int levels : new int[] {500, 1000, 2000, DEEP}) {
        AtomicInteger walked = new AtomicInteger();
        finish(() -> form.walk(levels, walked));
        assertEquals(levels, walked.get(), form + " on the main thread");
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"1", "2", "8"})
  void onWorkersToo(int workers) {
    install(workers);
    for (Form form : Form.values()) {
      AtomicInteger walked = new AtomicInteger();
      loop(4, () -> form.walk(DEEP / 4, walked));
      assertEquals(DEEP, walked.get(), form + " on workers");
    }
  }

  /** Neither too early nor never: what has started has ended when the finish throws. */
  @ParameterizedTest
  @CsvSource({"1", "2", "8"})
  void endlessRecursionOverflowsTheStackAndLosesNothing(int workers) {
    System.setProperty("ajws.stackSize", "1m");
    try {
      install(workers);
      for (Form form : Form.values()) {
        AtomicInteger running = new AtomicInteger();
        assertThrows(
            StackOverflowError.class,
            () ->
                finish(
                    () -> {
                      async(() -> form.walkForEver(running));
                      form.walkForEver(running);
                    }),
            form.name());
        assertEquals(0, running.get(), form + " has left something running");
        AtomicInteger walked = new AtomicInteger();
        finish(() -> form.walk(100, walked));
        assertEquals(100, walked.get(), form + " afterwards");
      }
    } finally {
      System.clearProperty("ajws.stackSize");
    }
  }

  /** The program's own frames use up the stack, and asyncs are spawned where hardly any is left. */
  @ParameterizedTest
  @CsvSource({"1", "2", "8"})
  void asyncsSpawnedAtTheEndOfTheStackAreWaitedFor(int workers) {
    install(workers);
    for (int round = 0; round < 10; round++) {
      AtomicInteger begun = new AtomicInteger();
      AtomicInteger ended = new AtomicInteger();
      try {
        finish(() -> spawnToTheEnd(begun, ended));
        throw new AssertionError("no overflow");
      } catch (StackOverflowError e) {
        assertEquals(begun.get(), ended.get(), "asyncs that have not ended, round " + round);
      }
    }
  }

  @SuppressWarnings("InfiniteRecursion") // to the end of the stack
  private static void spawnToTheEnd(AtomicInteger begun, AtomicInteger ended) {
    async(
        () -> {
          int n = begun.incrementAndGet();
          try {
            if (n % 64 == 0) { // on a busy machine each costs milliseconds
              Thread.yield();
            }
          } finally {
            ended.incrementAndGet();
          }
        });
    spawnToTheEnd(begun, ended);
  }

  /** Trees of random shape, with long branches, against a count without any task. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 8})
  void randomTrees(int workers) {
    install(workers);
    for (long seed = 1; seed <= 4; seed++) {
      AtomicLong nodes = new AtomicLong();
      long root = seed;
      finish(() -> count(root, 1500, nodes));
      assertEquals(count(seed, 1500), nodes.get(), "seed " + seed);
    }
  }

  private static int children(Random random) {
    int r = random.nextInt(100);
    return r < 98 ? 1 : 2;
  }

  private static long count(long seed, int levels) {
    if (levels == 0) {
      return 1;
    }
    Random random = new Random(seed);
    long sum = 1;
    for (int c = children(random); c > 0; c--) {
      long next = random.nextLong();
      sum += count(next, levels - 1 - (c > 1 ? levels / 2 : 0));
    }
    return sum;
  }

  private static void count(long seed, int levels, AtomicLong nodes) {
    nodes.incrementAndGet();
    if (levels == 0) {
      return;
    }
    Random random = new Random(seed);
    finish(
        () -> {
          for (int c = children(random); c > 0; c--) {
            long next = random.nextLong();
            int below = levels - 1 - (c > 1 ? levels / 2 : 0);
            if (next % 2 == 0) {
              async(() -> count(next, below, nodes));
            } else {
              loop(1, () -> async(() -> count(next, below, nodes)));
            }
          }
        });
  }

  /** Another thread would not have the locks of this one. */
  @Test
  void aCriticalSectionStaysOnItsThread() {
    install(2);
    AtomicInteger walked = new AtomicInteger();
    Thread caller = Thread.currentThread();
    Critical.enter();
    try {
      inCriticalSection(300, caller, walked);
    } finally {
      Critical.exit();
    }
    assertEquals(300, walked.get());
  }

  private static void inCriticalSection(int levels, Thread caller, AtomicInteger walked) {
    assertSame(caller, Thread.currentThread());
    walked.incrementAndGet();
    if (levels > 1) {
      finish(() -> async(() -> inCriticalSection(levels - 1, caller, walked)));
    }
  }

  @ParameterizedTest
  @CsvSource({"1", "2"})
  void whatADeepAsyncThrowsIsThrownByTheFinish(int workers) {
    install(workers);
    for (Form form : Form.values()) {
      IllegalStateException e =
          assertThrows(
              IllegalStateException.class, () -> finish(() -> failAt(form, 3000)), form.name());
      assertEquals("at the bottom", e.getMessage());
      assertEquals(0, e.getSuppressed().length);
    }
  }

  private static void failAt(Form form, int levels) {
    if (levels == 0) {
      throw new IllegalStateException("at the bottom");
    }
    form.down(() -> failAt(form, levels - 1));
  }

  /** What the caller's thread is told while a deeper stack works for it, and what that one sees. */
  @Test
  void interruptsAndTheContextClassLoaderOfDeepAsyncs() {
    install(1);
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    Thread caller = Thread.currentThread();
    AtomicInteger walked = new AtomicInteger();
    deepThen(
        2000,
        () -> {
          assertSame(loader, Thread.currentThread().getContextClassLoader());
          caller.interrupt();
          walked.incrementAndGet();
        });
    assertEquals(1, walked.get());
    assertTrue(Thread.interrupted(), "the interrupt is kept");
  }

  private static void deepThen(int levels, Body bottom) {
    if (levels == 0) {
      bottom.run();
    } else {
      finish(() -> async(() -> deepThen(levels - 1, bottom)));
    }
  }
}
