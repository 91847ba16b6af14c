package org.ajws.runtime.forkjoin;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.task.Finish;
import org.ajws.runtime.task.ForkJoinTasks;
import org.ajws.sync.Promise;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Random programs of threads outside of the pool and tasks, which have locks of the JDK while they
 * wait for others. Who is waited for under a lock needs none, and was begun before, so with a
 * thread for each task all would go on.
 */
@Timeout(value = 240, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class HeldUpProgramsTest {
  private static final int PROGRAMS = Integer.getInteger("ajws.heldUpPrograms", 20);

  private static final String SITE = "Test.java:1";

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
    CountsAtRest.check();
    Scheduler.install(Config.fromProperties());
  }

  /** Half of them monitors, half of them bins of maps. */
  private static final class Locks {
    private final List<Map<Integer, Integer>> all = new ArrayList<>();

    Locks() {
      for (int i = 0; i < 4; i++) {
        all.add(new ConcurrentHashMap<>());
      }
    }

    void with(int lock, Runnable code) {
      Map<Integer, Integer> map = all.get(lock);
      if (lock % 2 == 0) {
        synchronized (map) {
          code.run();
        }
      } else {
        map.compute(
            1,
            (k, v) -> {
              code.run();
              return k;
            });
      }
    }
  }

  /** What one thread begins. */
  private static final class Program {
    private final Random random;
    private final Locks locks;
    private final List<Promise<Integer>> promises = new ArrayList<>();
    private final AtomicInteger ran = new AtomicInteger();
    private int tasks;

    Program(Random random, Locks locks) {
      this.random = random;
      this.locks = locks;
    }

    /** A number that all tasks have run. */
    int run() {
      Runnable code = steps(10 + random.nextInt(20));
      Finish finish = ForkJoinTasks.finishApart(SITE);
      try {
        code.run();
      } catch (Throwable t) {
        finish.failed(t);
        throw t;
      } finally {
        finish.join();
      }
      return ran.get() - tasks;
    }

    /** What the thread itself does. */
    private Runnable steps(int n) {
      List<Runnable> steps = new ArrayList<>();
      for (int i = 0; i < n; i++) {
        steps.add(random.nextInt(4) != 0 ? spawned(0) : underLocks(spawned(3), waits()));
      }
      return inOrder(steps);
    }

    /** Begins a task, which first begins some others. */
    private Runnable spawned(int depth) {
      tasks++;
      boolean waitsForItsOwn = random.nextBoolean();
      Runnable waits = waits();
      Promise<Integer> promise = new Promise<>();
      boolean locked = random.nextInt(3) == 0;
      if (!locked && !waitsForItsOwn) {
        promises.add(promise);
      }
      List<Runnable> steps = new ArrayList<>();
      for (int i = depth < 3 ? random.nextInt(3) : 0; i > 0; i--) {
        steps.add(spawned(depth + 1));
      }
      Runnable all = waitsForItsOwn ? inOrder(List.of(waits, waits())) : waits;
      if (!locked && waitsForItsOwn) {
        promises.add(promise);
      }
      steps.add(locked ? underLocks(all) : inOrder(List.of(all, () -> promise.complete(1))));
      steps.add(ran::incrementAndGet);
      return () -> ForkJoinTasks.<RuntimeException>asyncApart(SITE, inOrder(steps)::run);
    }

    /** Waits for some of those that are begun before. */
    private Runnable waits() {
      List<Runnable> all = new ArrayList<>();
      for (int i = random.nextInt(3); i > 0 && !promises.isEmpty(); i--) {
        Promise<Integer> promise = promises.get(random.nextInt(promises.size()));
        all.add(() -> promise.future().get());
      }
      return inOrder(all);
    }

    /** Has one lock, or two in their order. */
    private Runnable underLocks(Runnable... code) {
      Runnable all = inOrder(List.of(code));
      int first = random.nextInt(4);
      int second = first + random.nextInt(4);
      return second == first || second > 3
          ? () -> locks.with(first, all)
          : () -> locks.with(first, () -> locks.with(second, all));
    }

    private static Runnable inOrder(List<Runnable> steps) {
      return () -> steps.forEach(Runnable::run);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 64})
  void allGoOn(int workers) throws Exception {
    Scheduler.install(Config.fromProperties().withWorkers(workers));
    long first = Long.getLong("ajws.heldUpPrograms.seed", 1);
    System.out.println("HeldUpProgramsTest: -Dajws.heldUpPrograms.seed=" + first);
    for (long seed = first; seed < first + PROGRAMS; seed++) {
      Random random = new Random(seed);
      Locks locks = new Locks();
      List<FutureTask<Integer>> outsiders = new ArrayList<>();
      for (int i = random.nextInt(3); i >= 0; i--) {
        Program program = new Program(new Random(random.nextLong()), locks);
        outsiders.add(new FutureTask<>(program::run));
        Thread thread = new Thread(outsiders.get(outsiders.size() - 1), "outsider");
        thread.setDaemon(true);
        thread.start();
      }
      for (FutureTask<Integer> outsider : outsiders) {
        assertEquals(0, outsider.get(), "seed " + seed);
      }
    }
  }
}
