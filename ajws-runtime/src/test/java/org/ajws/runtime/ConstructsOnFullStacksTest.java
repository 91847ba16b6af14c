package org.ajws.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.ajws.runtime.forkjoin.CountsAtRest;
import org.ajws.runtime.generated.AsyncBody;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.generated.ValueBody;
import org.ajws.runtime.loop.InOrderLoop;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.task.Finish;
import org.ajws.runtime.task.ForkJoinTasks;
import org.ajws.runtime.task.TaskValue;
import org.ajws.runtime.task.Tasks;
import org.ajws.sync.Intervals;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Constructs that begin where the stack is nearly full run, or throw. Then nothing of them is left
 * open, and nothing of them runs.
 */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ConstructsOnFullStacksTest {
  private static final String SITE = "A.java:1";
  private static final int ROUNDS = 3;

  /** So many frames from the end of the stack on begin one each. */
  private static final int DENSE = 200;

  /** Of the others before them, one in some. */
  private static final int SPARSE = 29;

  private static final int FRAMES = 1500;

  /** How often a construct runs its body. */
  private static final int RUNS = 9;

  private final AtomicInteger begun = new AtomicInteger();
  private final AtomicInteger ended = new AtomicInteger();
  private final Map<String, Integer> faults = new TreeMap<>();
  private String around; // how the thread stands where a construct begins
  private int overflows;
  private int runs;

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
    CountsAtRest.check();
    assertEquals(List.of(), workers(), "they sleep for ever");
  }

  private static List<String> workers() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(Thread::isAlive)
        .map(Thread::getName)
        .filter(name -> name.startsWith("ajws-worker"))
        .collect(Collectors.toList());
  }

  /** Code of the program. */
  private void body() {
    begun.incrementAndGet();
    long x = 1;
    for (int i = 0; i < 500; i++) {
      x = x * 31 + i;
    }
    ended.addAndGet(x == 42 ? 2 : 1); // the loop is needed
  }

  private void bodies(int n) {
    for (int i = 0; i < n; i++) {
      body();
    }
  }

  /** Constructs of both kinds. */
  enum Form {
    FINISH {
      @Override
      void run(ConstructsOnFullStacksTest t, boolean forkJoin) {
        Finish f = forkJoin ? ForkJoinTasks.finish(SITE) : Tasks.finish(SITE);
        try {
          for (int i = 0; i < RUNS; i++) {
            if (forkJoin) {
              ForkJoinTasks.<RuntimeException>async(SITE, t::body);
            } else {
              Tasks.<RuntimeException>async(SITE, t::body);
            }
          }
        } catch (Throwable e) {
          f.failed(e);
          throw e;
        } finally {
          f.join();
        }
      }
    },
    FINISH_APART {
      @Override
      void run(ConstructsOnFullStacksTest t, boolean forkJoin) {
        Finish f = forkJoin ? ForkJoinTasks.finishApart(SITE) : Tasks.finishApart(SITE);
        try {
          for (int i = 0; i < RUNS; i++) {
            if (forkJoin) {
              ForkJoinTasks.<RuntimeException>asyncApart(SITE, t::body);
            } else {
              Tasks.<RuntimeException>asyncApart(SITE, t::body);
            }
          }
        } catch (Throwable e) {
          f.failed(e);
          throw e;
        } finally {
          f.join();
        }
      }
    },
    VALUE {
      @Override
      void run(ConstructsOnFullStacksTest t, boolean forkJoin) {
        ValueBody<Integer, RuntimeException> body = t::value;
        use(t, forkJoin ? ForkJoinTasks.value(SITE, body) : Tasks.value(SITE, body));
      }
    },
    VALUE_APART {
      @Override
      void run(ConstructsOnFullStacksTest t, boolean forkJoin) {
        ValueBody<Integer, RuntimeException> body = t::value;
        use(t, forkJoin ? ForkJoinTasks.valueApart(SITE, body) : Tasks.valueApart(SITE, body));
      }
    },
    LOOP {
      @Override
      void run(ConstructsOnFullStacksTest t, boolean forkJoin) {
        engine(forkJoin).times(RUNS, i -> t.body());
      }
    },
    GENERAL_LOOP {
      @Override
      void run(ConstructsOnFullStacksTest t, boolean forkJoin) {
        InOrderLoop<TaskLocals.None, RuntimeException> loop =
            spawner -> {
              for (int i = 0; i < RUNS && !spawner.stopped(); i++) {
                spawner.<RuntimeException>spawn(state -> t.body());
              }
            };
        engine(forkJoin).inOrder(TaskLocals.none(), loop);
      }
    },
    ELEMENTS {
      private final Set<Integer> all = new LinkedHashSet<>(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9));

      @Override
      void run(ConstructsOnFullStacksTest t, boolean forkJoin) {
        engine(forkJoin)
            .<Integer, TaskLocals.None, RuntimeException>elements(
                all,
                TaskLocals.none(),
                (elements, locals) -> {
                  for (Integer element : elements) {
                    t.bodies(Math.min(element, 1));
                  }
                });
      }
    },
    INTERVALS {
      @Override
      void run(ConstructsOnFullStacksTest t, boolean forkJoin) {
        Consumer<Intervals> added =
            g -> {
              for (int i = 0; i < RUNS; i++) {
                g.add("one", t::body);
              }
            };
        if (forkJoin) {
          ForkJoinTasks.intervals(SITE, added);
        } else {
          Tasks.intervals(SITE, added);
        }
      }
    },
    WAVEFRONT {
      @Override
      void run(ConstructsOnFullStacksTest t, boolean forkJoin) {
        if (forkJoin) {
          ForkJoinTasks.wavefront(SITE, 3, RUNS / 3, (i, j) -> t.body());
        } else {
          Tasks.wavefront(SITE, 3, RUNS / 3, (i, j) -> t.body());
        }
      }
    };

    abstract void run(ConstructsOnFullStacksTest t, boolean forkJoin);

    private static Engine engine(boolean forkJoin) {
      return forkJoin ? Engine.FORK_JOIN : Engine.LOOPS;
    }

    private static void use(ConstructsOnFullStacksTest t, TaskValue<Integer> value) {
      try {
        t.body();
        t.bodies(RUNS - 1 - value.get());
      } catch (Throwable e) {
        value.failed(e);
        throw e;
      } finally {
        value.join();
      }
    }
  }

  private int value() {
    body();
    return 1;
  }

  private void fault(String what) {
    faults.merge(what, 1, Integer::sum);
  }

  private void once(Form form, boolean forkJoin) {
    begun.set(0);
    ended.set(0);
    try {
      form.run(this, forkJoin);
      runs++;
      if (begun.get() != RUNS) {
        fault("it has run its body " + begun + " times");
      }
    } catch (StackOverflowError e) {
      overflows++;
    }
    if (begun.get() != ended.get()) {
      fault("its body still runs");
    }
    if (!state().equals(around)) {
      fault("the thread is left with " + state());
    }
  }

  /** What a construct leaves as it was. */
  private static String state() {
    Worker w = Worker.current();
    return w.context.region()
        + (w.context.scope() == null ? ", no asyncs" : ", asyncs")
        + (w.registered ? ", found by others" : "")
        + (w.presence.isResting() ? ", at rest" : "")
        + (", level " + w.nesting.levels);
  }

  @SuppressWarnings("InfiniteRecursion")
  private int deep(Form form, boolean forkJoin) {
    int left;
    try {
      left = deep(form, forkJoin);
    } catch (StackOverflowError e) { // this is the end
      left = FRAMES;
    }
    if (left > FRAMES - DENSE || (left > 0 && left % SPARSE == 0)) {
      if (faults.isEmpty()) {
        once(form, forkJoin);
      }
    }
    return left - 1;
  }

  private void fills(Form form, boolean forkJoin) throws Exception {
    Scheduler.install(Setup.Pace.USUAL.config(2));
    FutureTask<Integer> rounds = new FutureTask<>(() -> rounds(form, forkJoin));
    new Thread(null, rounds, "deep", 1 << 19).start();
    assertTrue(rounds.get() > 0 && overflows > 0, runs + " runs, " + overflows + " overflows");
    assertEquals(Map.of(), faults);
  }

  /** The calling thread waits for a task that another one runs. */
  private static void waits(boolean forkJoin) {
    Thread caller = Thread.currentThread();
    AtomicInteger taken = new AtomicInteger();
    AsyncBody<RuntimeException> task =
        () -> {
          taken.set(1);
          while (caller.getState() == Thread.State.RUNNABLE) {
            Thread.onSpinWait();
          }
        };
    Finish finish = forkJoin ? ForkJoinTasks.finishApart(SITE) : Tasks.finishApart(SITE);
    try {
      if (forkJoin) {
        ForkJoinTasks.asyncApart(SITE, task);
      } else {
        Tasks.asyncApart(SITE, task);
      }
      while (taken.get() == 0) {
        Thread.onSpinWait();
      }
    } finally {
      finish.join();
    }
  }

  private int rounds(Form form, boolean forkJoin) {
    around = state();
    waits(forkJoin); // so that the classes of that are there, and those of the construct
    for (int i = 0; i < 100; i++) {
      once(form, forkJoin);
    }
    runs = 0;
    for (int i = 0; i < ROUNDS; i++) {
      deep(form, forkJoin);
    }
    Finish finish = forkJoin ? ForkJoinTasks.finish(SITE) : Tasks.finish(SITE);
    try {
      around = state();
      for (int i = 0; i < ROUNDS; i++) {
        deep(form, forkJoin);
      }
    } finally {
      finish.join();
    }
    return runs;
  }

  @ParameterizedTest
  @EnumSource(Form.class)
  void onWorkers(Form form) throws Exception {
    fills(form, false);
  }

  @ParameterizedTest
  @EnumSource(Form.class)
  void onForkJoin(Form form) throws Exception {
    fills(form, true);
  }
}
