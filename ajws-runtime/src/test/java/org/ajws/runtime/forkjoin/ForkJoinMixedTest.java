package org.ajws.runtime.forkjoin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Engine;
import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.task.Finish;
import org.ajws.runtime.task.ForkJoinTasks;
import org.ajws.runtime.task.TaskValue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tasks of target {@code forkjoin} among the other ways of the JDK to do things at the same time,
 * each of which waits within the others: nothing hangs, and every part runs once.
 */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ForkJoinMixedTest {
  private static final String SITE = "Test.java:1";

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
    CountsAtRest.check();
    Scheduler.install(Config.fromProperties());
  }

  private static void install(int workers) {
    Scheduler.install(Config.fromProperties().withWorkers(workers));
  }

  private static void finish(Runnable body) {
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

  private static void async(Runnable body) {
    ForkJoinTasks.<RuntimeException>async(SITE, body::run);
  }

  private static void inThreads(List<Runnable> parts) {
    List<Thread> threads = new ArrayList<>();
    for (Runnable part : parts) {
      Thread thread = new Thread(part);
      thread.setDaemon(true);
      thread.start();
      threads.add(thread);
    }
    for (Thread thread : threads) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  private static void inExecutor(List<Runnable> parts) {
    ExecutorService executor = Executors.newFixedThreadPool(parts.size());
    try {
      List<Future<?>> futures = new ArrayList<>();
      for (Runnable part : parts) {
        futures.add(executor.submit(part));
      }
      for (Future<?> future : futures) {
        get(future);
      }
    } finally {
      executor.shutdown();
    }
  }

  private static void inPool(List<Runnable> parts) {
    ForkJoinPool pool = new ForkJoinPool(2);
    try {
      get(pool.submit(() -> finish(() -> parts.forEach(ForkJoinMixedTest::async))));
    } finally {
      pool.shutdown();
    }
  }

  private static void get(Future<?> future) {
    try {
      future.get();
    } catch (InterruptedException | ExecutionException e) {
      throw new AssertionError(e);
    }
  }

  /** Ways to run parts at the same time and to wait for all of them. */
  private enum Way {
    ASYNCS {
      @Override
      void all(List<Runnable> parts) {
        finish(() -> parts.forEach(ForkJoinMixedTest::async));
      }
    },
    VALUES {
      @Override
      void all(List<Runnable> parts) {
        TaskValue<Integer> first = value(parts.get(0));
        try {
          parts.subList(1, parts.size()).forEach(Runnable::run);
        } finally {
          first.join();
        }
      }
    },
    LOOP {
      @Override
      void all(List<Runnable> parts) {
        Engine.FORK_JOIN.times(parts.size(), i -> parts.get(i).run());
      }
    },
    STREAM {
      @Override
      void all(List<Runnable> parts) {
        IntStream.range(0, parts.size()).parallel().forEach(i -> parts.get(i).run());
      }
    },
    FUTURES {
      /** A thread each: parts that block would starve the common pool without any task of ours. */
      private final Executor threads =
          part -> {
            Thread thread = new Thread(part);
            thread.setDaemon(true);
            thread.start();
          };

      @Override
      void all(List<Runnable> parts) {
        CompletableFuture.allOf(
                parts.stream()
                    .map(part -> CompletableFuture.runAsync(part, threads))
                    .toArray(CompletableFuture[]::new))
            .join();
      }
    },
    THREADS {
      @Override
      void all(List<Runnable> parts) {
        inThreads(parts);
      }
    },
    EXECUTOR {
      @Override
      void all(List<Runnable> parts) {
        inExecutor(parts);
      }
    },
    POOL {
      @Override
      void all(List<Runnable> parts) {
        inPool(parts);
      }
    };

    abstract void all(List<Runnable> parts);

    private static TaskValue<Integer> value(Runnable part) {
      return ForkJoinTasks.<Integer, RuntimeException>value(
          SITE,
          () -> {
            part.run();
            return 1;
          });
    }
  }

  private static Runnable program(
      Random random, int levels, AtomicInteger expected, AtomicInteger ran) {
    if (levels == 0 || random.nextInt(6) == 0) {
      expected.incrementAndGet();
      return ran::incrementAndGet;
    }
    List<Runnable> parts = new ArrayList<>();
    for (int i = 1 + random.nextInt(3); i > 0; i--) {
      parts.add(program(random, levels - 1, expected, ran));
    }
    Way way = Way.values()[random.nextInt(Way.values().length)];
    return () -> way.all(parts);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 64})
  void randomMixtures(int workers) {
    install(workers);
    for (long seed = 1; seed <= 60; seed++) {
      AtomicInteger expected = new AtomicInteger();
      AtomicInteger ran = new AtomicInteger();
      program(new Random(seed * 0x9E3779B97F4A7C15L), 4, expected, ran).run();
      assertEquals(expected.get(), ran.get(), "seed " + seed);
    }
  }

  /** Each way within each other one. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 64})
  void everyPair(int workers) {
    install(workers);
    for (Way outer : Way.values()) {
      for (Way inner : Way.values()) {
        AtomicInteger ran = new AtomicInteger();
        List<Runnable> leaves = List.of(ran::incrementAndGet, ran::incrementAndGet);
        Runnable part = () -> inner.all(leaves);
        outer.all(List.of(part, part, part));
        assertEquals(6, ran.get(), inner + " in " + outer);
      }
    }
  }

  /** What one part throws comes out, and all that has begun has ended by then. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 64})
  void anExceptionInside(int workers) {
    install(workers);
    for (Way inner : Way.values()) {
      if (inner == Way.THREADS) {
        continue; // there it ends the thread
      }
      AtomicInteger begun = new AtomicInteger();
      AtomicInteger ended = new AtomicInteger();
      Runnable good =
          () -> {
            begun.incrementAndGet();
            finish(() -> async(Thread::yield));
            ended.incrementAndGet();
          };
      Runnable bad =
          () -> {
            throw new IllegalStateException("thrown");
          };
      assertThrows(
          Throwable.class,
          () -> finish(() -> inner.all(List.of(() -> async(good), bad, good))),
          inner.name());
      if (inner == Way.ASYNCS || inner == Way.VALUES || inner == Way.LOOP) {
        assertEquals(begun.get(), ended.get(), inner.name()); // the others do not wait
      }
    }
  }

  /**
   * An interrupt does not end a wait, and is there afterwards; then the runtime works as before.
   */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 64})
  void interruptsAreKept(int workers) {
    install(workers);
    for (int round = 0; round < 50; round++) {
      Thread caller = Thread.currentThread();
      AtomicInteger ran = new AtomicInteger();
      finish(
          () -> {
            for (int i = 0; i < 4; i++) {
              async(
                  () -> {
                    caller.interrupt();
                    Engine.FORK_JOIN.times(20, j -> ran.incrementAndGet());
                  });
            }
          });
      assertTrue(Thread.interrupted());
      assertFalse(Thread.interrupted());
      assertEquals(80, ran.get());
    }
  }

  /** What is cancelled while threads of the program's own run parts of it ends all the same. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 64})
  void cancelAmongThreads(int workers) {
    install(workers);
    for (int round = 0; round < 20; round++) {
      AtomicInteger inner = new AtomicInteger();
      Engine.FORK_JOIN.times(
          50,
          i -> {
            inThreads(List.of(() -> Way.ASYNCS.all(List.of(inner::incrementAndGet))));
            if (i == 10) {
              AjwsRuntime.cancel();
            }
          });
      assertTrue(inner.get() >= 1 && inner.get() <= 50);
      AtomicInteger after = new AtomicInteger();
      Engine.FORK_JOIN.times(50, i -> after.incrementAndGet());
      assertEquals(50, after.get());
    }
  }
}
