package org.ajws.runtime.forkjoin;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.task.Finish;
import org.ajws.runtime.task.ForkJoinTasks;
import org.ajws.runtime.task.Tasks;
import org.ajws.sync.Channel;
import org.ajws.sync.Promise;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A thread that is none of the pool's waits, and has a lock of the JDK at which all of the pool's
 * threads stand still, while what it waits for is queued: somebody comes to run that. In each test
 * the threads are where they stand still before the task is queued that would let them go on.
 */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class HeldUpByOutsidersTest {
  private static final String SITE = "Test.java:1";

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
    CountsAtRest.check();
    Scheduler.install(Config.fromProperties());
  }

  /** Who runs tasks. */
  enum Kind {
    WORKERS,
    FORK_JOIN;

    void finish(Runnable body) {
      Finish f = this == WORKERS ? Tasks.finishApart(SITE) : ForkJoinTasks.finishApart(SITE);
      try {
        body.run();
      } catch (Throwable t) {
        f.failed(t);
        throw t;
      } finally {
        f.join();
      }
    }

    void async(Runnable body) {
      if (this == WORKERS) {
        Tasks.<RuntimeException>asyncApart(SITE, body::run);
      } else {
        ForkJoinTasks.<RuntimeException>asyncApart(SITE, body::run);
      }
    }

    void intervals(Runnable code) {
      if (this == WORKERS) {
        Tasks.intervals(SITE, g -> g.add("one", code));
      } else {
        ForkJoinTasks.intervals(SITE, g -> g.add("one", code));
      }
    }
  }

  /** What threads stand still at. */
  enum Lock {
    MONITOR {
      @Override
      Consumer<Runnable> made() {
        Object monitor = new Object();
        return code -> {
          synchronized (monitor) {
            code.run();
          }
        };
      }
    },
    LOCK {
      @Override
      Consumer<Runnable> made() {
        ReentrantLock lock = new ReentrantLock();
        return code -> {
          lock.lock();
          try {
            code.run();
          } finally {
            lock.unlock();
          }
        };
      }
    },
    BIN {
      @Override
      Consumer<Runnable> made() {
        Map<Integer, Integer> map = new ConcurrentHashMap<>();
        return code ->
            map.compute(
                1,
                (k, v) -> {
                  code.run();
                  return k;
                });
      }
    };

    /** Runs code while it has a lock. */
    abstract Consumer<Runnable> made();
  }

  /** A way to wait for a task, which the runtime knows or not. */
  enum Wait {
    FUTURE {
      @Override
      Runnable[] made() {
        Promise<Integer> promise = new Promise<>();
        return new Runnable[] {() -> promise.future().get(), () -> promise.complete(1)};
      }
    },
    TAKE {
      @Override
      Runnable[] made() {
        Channel<Integer> channel = new Channel<>();
        return new Runnable[] {channel::take, () -> channel.put(1)};
      }
    },
    PUT {
      @Override
      Runnable[] made() {
        Channel<Integer> channel = Channel.bounded(1);
        channel.put(1);
        return new Runnable[] {() -> channel.put(2), channel::take};
      }
    },
    LATCH {
      @Override
      Runnable[] made() {
        CountDownLatch latch = new CountDownLatch(1);
        return new Runnable[] {() -> await(latch), latch::countDown};
      }
    };

    /** Waits; lets that end. */
    abstract Runnable[] made();
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void install(int workers) {
    Scheduler.install(Config.fromProperties().withWorkers(workers));
  }

  /** Begins tasks that are taken at once, and stand still when {@code held} is told. */
  private static void stand(
      Kind kind, int tasks, Consumer<Runnable> lock, CountDownLatch held, AtomicInteger ran) {
    CountDownLatch taken = new CountDownLatch(tasks);
    for (int i = 0; i < tasks; i++) {
      kind.async(
          () -> {
            taken.countDown();
            await(held);
            lock.accept(ran::incrementAndGet);
          });
    }
    await(taken);
  }

  /** Does something under a lock at which the tasks of as many threads stand still. */
  private static void underALock(
      Kind kind, int tasks, Consumer<Runnable> lock, AtomicInteger ran, Runnable body) {
    CountDownLatch held = new CountDownLatch(1);
    kind.finish(
        () -> {
          stand(kind, tasks, lock, held, ran);
          lock.accept(
              () -> {
                held.countDown();
                body.run();
              });
        });
  }

  @ParameterizedTest
  @CsvSource({
    "FORK_JOIN, MONITOR, FUTURE, 1",
    "FORK_JOIN, MONITOR, FUTURE, 4",
    "FORK_JOIN, MONITOR, TAKE, 1",
    "FORK_JOIN, MONITOR, PUT, 2",
    "FORK_JOIN, MONITOR, LATCH, 1",
    "FORK_JOIN, LOCK, FUTURE, 2",
    "FORK_JOIN, LOCK, LATCH, 2",
    "FORK_JOIN, BIN, FUTURE, 1",
    "FORK_JOIN, BIN, TAKE, 4",
    "WORKERS, MONITOR, FUTURE, 1",
    "WORKERS, LOCK, LATCH, 2",
    "WORKERS, BIN, TAKE, 4"
  })
  void whatIsQueuedIsRun(Kind kind, Lock lock, Wait wait, int workers) {
    install(workers);
    for (int round = 0; round < 3; round++) {
      Consumer<Runnable> locked = lock.made();
      Runnable[] way = wait.made();
      AtomicInteger ran = new AtomicInteger();
      underALock(
          kind,
          workers,
          locked,
          ran,
          () -> {
            kind.async(way[1]);
            way[0].run();
          });
      assertEquals(workers, ran.get());
    }
  }

  /** Who comes stands still, too, more than once, before somebody comes to what is waited for. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void whoComesStandsStillToo(int workers) {
    install(workers);
    Consumer<Runnable> locked = Lock.MONITOR.made();
    Promise<Integer> promise = new Promise<>();
    AtomicInteger ran = new AtomicInteger();
    underALock(
        Kind.FORK_JOIN,
        workers,
        locked,
        ran,
        () -> {
          for (int i = 0; i < 10; i++) {
            Kind.FORK_JOIN.async(() -> locked.accept(ran::incrementAndGet));
          }
          Kind.FORK_JOIN.async(() -> promise.complete(1));
          promise.future().get();
        });
    assertEquals(workers + 10, ran.get());
  }

  /** Who comes waits in a way that the runtime knows, and so does who comes for that one. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void whoComesWaits(int workers) {
    install(workers);
    Consumer<Runnable> locked = Lock.MONITOR.made();
    List<Promise<Integer>> promises = new ArrayList<>();
    AtomicInteger ran = new AtomicInteger();
    underALock(
        Kind.FORK_JOIN,
        workers,
        locked,
        ran,
        () -> {
          promises.add(new Promise<>());
          for (int i = 0; i < 300; i++) {
            Promise<Integer> mine = promises.get(i);
            Promise<Integer> next = new Promise<>();
            promises.add(next);
            Kind.FORK_JOIN.async(() -> mine.complete(next.future().get()));
          }
          Promise<Integer> last = promises.get(300);
          Kind.FORK_JOIN.async(() -> last.complete(1));
          promises.get(0).future().get();
        });
    assertEquals(workers, ran.get());
  }

  /** What the outsider waits for was forked in the pool, by a thread that then stands still. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void whatAThreadOfThePoolHasForkedIsRun(int workers) {
    install(workers);
    Consumer<Runnable> locked = Lock.MONITOR.made();
    List<Promise<Integer>> promises = new ArrayList<>();
    CountDownLatch taken = new CountDownLatch(workers);
    CountDownLatch held = new CountDownLatch(1);
    AtomicInteger ran = new AtomicInteger();
    Kind.FORK_JOIN.finish(
        () -> {
          for (int i = 0; i < workers; i++) {
            Promise<Integer> promise = new Promise<>();
            promises.add(promise);
            Kind.FORK_JOIN.async(
                () -> {
                  taken.countDown();
                  await(held);
                  Kind.FORK_JOIN.async(() -> promise.complete(1));
                  locked.accept(ran::incrementAndGet);
                });
          }
          await(taken);
          locked.accept(
              () -> {
                held.countDown();
                promises.forEach(p -> p.future().get());
              });
        });
    assertEquals(workers, ran.get());
  }

  /** The outsider waits for the end of what it has begun while it has the lock. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void endsOfWhatIsBegunUnderTheLock(boolean ofIntervals) {
    install(1);
    Kind kind = Kind.FORK_JOIN;
    Consumer<Runnable> locked = Lock.MONITOR.made();
    Promise<Integer> promise = new Promise<>();
    AtomicInteger ran = new AtomicInteger();
    underALock(
        kind,
        1,
        locked,
        ran,
        () -> {
          kind.async(() -> promise.complete(1)); // of the finish around
          if (ofIntervals) {
            kind.intervals(() -> promise.future().get());
          } else {
            kind.finish(() -> kind.async(() -> promise.future().get()));
          }
        });
    assertEquals(1, ran.get());
  }

  /** Each of some outsiders has a lock at which a thread of the pool stands still. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void severalOutsiders(int workers) throws Exception {
    install(workers);
    AtomicInteger ran = new AtomicInteger();
    List<Thread> outsiders = new ArrayList<>();
    CountDownLatch ready = new CountDownLatch(workers);
    for (int i = 0; i < workers; i++) {
      Thread outsider =
          new Thread(
              () -> {
                Consumer<Runnable> locked = Lock.MONITOR.made();
                Promise<Integer> promise = new Promise<>();
                Kind.FORK_JOIN.finish(
                    () -> {
                      CountDownLatch held = new CountDownLatch(1);
                      stand(Kind.FORK_JOIN, 1, locked, held, ran);
                      ready.countDown();
                      await(ready);
                      locked.accept(
                          () -> {
                            held.countDown();
                            Kind.FORK_JOIN.async(() -> promise.complete(1));
                            promise.future().get();
                          });
                    });
                ran.incrementAndGet();
              });
      outsider.setDaemon(true);
      outsiders.add(outsider);
      outsider.start();
    }
    for (Thread outsider : outsiders) {
      outsider.join();
    }
    assertEquals(2 * workers, ran.get());
  }
}
