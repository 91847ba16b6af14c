package org.ajws.runtime.frame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Engine;
import org.ajws.runtime.Setup;
import org.ajws.runtime.Statistics;
import org.ajws.runtime.generated.StealRequest;
import org.ajws.runtime.lock.Critical;
import org.ajws.runtime.loop.LoopsTest;
import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.Counters;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class FramesTest {
  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  private static void install(int workers) {
    Scheduler.install(Setup.Pace.USUAL.config(workers).withStealGap(300));
    AjwsRuntime.resetStatistics();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 8, 16, 64})
  void fib(int workers) {
    install(workers);
    // until another worker has asked for work too: on a busy machine they may come late
    Statistics s = null;
    for (int round = 0; round < 100 || workers > 1 && s.unwindings() == 0; round++) {
      assertEquals(28657, FrameFib.fib(23));
      s = AjwsRuntime.statistics();
    }
    assertEquals(workers > 1, s.unwindings() > 0, s.toString());
    assertTrue(s.savedFrames() >= s.unwindings(), s.toString());
    assertTrue(s.unwindNanos() >= s.unwindings(), s.toString());
  }

  @Test
  void withUsualGapsAndRests() {
    Scheduler.install(Setup.Pace.USUAL.config(4));
    for (int round = 0; round < 20 || AjwsRuntime.statistics().frameSteals() == 0; round++) {
      assertEquals(832040, FrameFib.fib(30));
    }
  }

  @Test
  void targetSerialSavesNothing() {
    System.setProperty("ajws.target", "serial");
    try {
      Scheduler.install(Config.fromProperties());
    } finally {
      System.clearProperty("ajws.target");
    }
    AjwsRuntime.resetStatistics();
    StealRequest.raise(); // as if another scheduler had left it
    assertEquals(28657, FrameFib.fib(23));
    assertEquals(0, AjwsRuntime.statistics().unwindings());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void stacksAreSavedAtRandom(int workers) {
    for (double every : new double[] {1, 1.5, 20}) {
      Scheduler.install(Setup.Pace.USUAL.config(workers).withStealEvery(every, 7));
      AjwsRuntime.resetStatistics();
      assertEquals(28657, FrameFib.fib(23));
      double share = AjwsRuntime.statistics().unwindings() / 46_367.0; // that many polls
      assertTrue(workers > 1 || Math.abs(share * every - 1) < 0.1, every + ": " + share);
      assertTrue(share > 0);
    }
    Scheduler.install(Setup.Pace.USUAL.config(1));
    AjwsRuntime.resetStatistics();
    assertEquals(28657, FrameFib.fib(23));
    assertEquals(0, AjwsRuntime.statistics().unwindings(), "the setting is off again");
  }

  @Test
  void aSeedSavesTheSameStacksOnOneWorker() {
    assertEquals(savedWithSeed(1), savedWithSeed(1));
    assertTrue(savedWithSeed(1) != savedWithSeed(2));
  }

  private static long savedWithSeed(long seed) {
    Scheduler.install(Setup.Pace.USUAL.config(1).withStealEvery(3, seed));
    AjwsRuntime.resetStatistics();
    assertEquals(28657, FrameFib.fib(23));
    return AjwsRuntime.statistics().savedFrames();
  }

  @Test
  void manyThreadsEnterAtTheSameTime() throws Exception {
    install(4);
    List<FutureTask<Integer>> results = new ArrayList<>();
    for (int t = 0; t < Scheduler.MAX_GUESTS + 6; t++) { // some find no place
      FutureTask<Integer> result =
          new FutureTask<>(
              () -> {
                int sum = 0;
                for (int round = 0; round < 20; round++) {
                  sum += FrameFib.fib(16);
                }
                return sum;
              });
      results.add(result);
      new Thread(result).start();
    }
    for (FutureTask<Integer> result : results) {
      assertEquals(20 * 987, result.get());
    }
  }

  @Test
  void tinyEntriesAreRegisteredOnlyWhereTheyGiveSomethingAway() {
    install(2);
    for (int i = 0; i < 100_000; i++) {
      assertEquals(5, FrameFib.fib(5));
    }
    assertEquals(false, Worker.current().registered);
    assertTrue(Worker.current().entry.isNone());
  }

  // ---- depth

  /** Runs something on a large stack. */
  private static void deep(Runnable program) throws Exception {
    System.setProperty("ajws.workers", "4");
    System.setProperty("ajws.stackSize", "256m");
    try {
      Scheduler.install(Config.fromProperties().withStealGap(1_000_000));
    } finally {
      System.clearProperty("ajws.workers");
      System.clearProperty("ajws.stackSize");
    }
    FutureTask<Void> task = new FutureTask<>(program, null);
    new Thread(null, task, "deep", 256L << 20).start();
    task.get();
  }

  @Test
  void deepStacksAreSavedWithoutRecursion() throws Exception {
    AjwsRuntime.resetStatistics();
    deep(
        () -> {
          for (int round = 0; round < 20; round++) {
            assertEquals(50_001, FrameChain.chain(50_000, n -> 1));
          }
        });
    Statistics s = AjwsRuntime.statistics();
    assertTrue(s.savedFrames() > 10_000, s.toString());
  }

  @Test
  void anExceptionPassesDeepSavedStacks() throws Exception {
    IllegalStateException bottom = new IllegalStateException("bottom");
    deep(
        () -> {
          for (int round = 0; round < 10; round++) {
            Throwable t =
                assertThrows(
                    IllegalStateException.class,
                    () ->
                        FrameChain.chain(
                            30_000,
                            n -> {
                              if (n == 0) {
                                throw bottom;
                              }
                              return 1;
                            }));
            assertEquals(bottom, t);
          }
        });
  }

  @Test
  void stackOverflowEndsTheMethodAndThePoolLives() {
    install(4);
    for (int round = 0; round < 5; round++) {
      assertThrows(StackOverflowError.class, () -> FrameChain.chain(100_000_000, n -> 1));
      assertEquals(28657, FrameFib.fib(23));
    }
  }

  // ---- exceptions

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8})
  void bothThrowAtOnce(int workers) {
    install(workers);
    for (int round = 0; round < 50; round++) {
      CyclicBarrier both = new CyclicBarrier(2);
      Exception a = new Exception("a");
      Exception b = new Exception("b");
      Throwable t =
          assertThrows(
              Exception.class,
              () ->
                  TwoTasks.run(
                      () -> {
                        both.await();
                        throw a;
                      },
                      () -> {
                        both.await();
                        throw b;
                      }));
      assertEquals(Set.of(a, b), Set.of(t, t.getSuppressed()[0]));
      assertEquals(1, t.getSuppressed().length);
    }
  }

  @Test
  void oneExceptionTwiceIsNotSuppressedByItself() {
    install(2);
    CyclicBarrier both = new CyclicBarrier(2);
    Exception same = new Exception("same");
    TwoTasks.Task task =
        () -> {
          both.await();
          throw same;
        };
    Throwable t = assertThrows(Exception.class, () -> TwoTasks.run(task, task));
    assertEquals(same, t);
    assertEquals(0, t.getSuppressed().length);
  }

  @Test
  void anAsyncThatHasStartedIsWaitedFor() {
    install(2);
    for (int round = 0; round < 50; round++) {
      CyclicBarrier both = new CyclicBarrier(2);
      AtomicInteger done = new AtomicInteger();
      Error b = new OutOfMemoryError("b");
      Throwable t =
          assertThrows(
              OutOfMemoryError.class,
              () ->
                  TwoTasks.run(
                      () -> {
                        both.await();
                        LoopsTest.work(10_000);
                        done.set(1);
                      },
                      () -> {
                        both.await();
                        throw b;
                      }));
      assertEquals(b, t);
      assertEquals(1, done.get());
    }
  }

  @Test
  void stackTracesShowTheOriginalLines() {
    install(2);
    Throwable t =
        assertThrows(
            Exception.class,
            () ->
                TwoTasks.run(
                    () -> {},
                    () -> {
                      throw new Exception();
                    }));
    assertEquals(List.of("run Original.java:1002"), originals(t));
    t =
        assertThrows(
            Exception.class,
            () ->
                TwoTasks.run(
                    () -> {
                      throw new Exception();
                    },
                    () -> {}));
    assertEquals(List.of("run Original.java:1001"), originals(t));
  }

  private static List<String> originals(Throwable t) {
    List<String> lines = new ArrayList<>();
    for (StackTraceElement e : t.getStackTrace()) {
      if (e.getClassName().equals(TwoTasks.class.getName())) {
        lines.add(e.getMethodName() + " " + e.getFileName() + ":" + e.getLineNumber());
      }
    }
    return lines.subList(0, 1); // below it may be the entry
  }

  @Test
  void cancelReachesTheFinishOfTheFrame() {
    install(2);
    for (int round = 0; round < 20; round++) {
      AtomicInteger ran = new AtomicInteger();
      TwoTasks.run(
          () -> TwoTasks.run(AjwsRuntime::cancel, () -> {}), // cancels the inner finish only
          ran::incrementAndGet);
      assertEquals(1, ran.get());
    }
  }

  @Test
  void aLostUnwindingIsReported() {
    install(2);
    TwoTasks.Task none = () -> {};
    IllegalStateException e =
        assertThrows(
            IllegalStateException.class,
            () -> {
              Root r$ = Root.enter();
              try {
                TwoTasks.run$fast(none, none);
              } catch (Error caughtByTheProgram) {
                // as a clause that was not translated does
              } finally {
                r$.exit();
              }
            });
    assertTrue(e.getMessage().contains("TwoTasks#run"), e.getMessage());
    assertTrue(e.getMessage().contains("Unwind"), e.getMessage());
    IllegalStateException inFrame =
        assertThrows(
            IllegalStateException.class,
            () ->
                TwoTasks.run(
                    () -> {
                      try {
                        TwoTasks.run$fast(none, none);
                      } catch (Error caughtByTheProgram) {
                        // as above
                      }
                    },
                    none));
    assertTrue(inFrame.getMessage().contains("Unwind"), inFrame.getMessage());
    assertEquals(28657, FrameFib.fib(23));
  }

  // ---- frames and loops

  @Test
  void loopsInAsyncsAndAsyncsInLoops() {
    install(4);
    for (int round = 0; round < 20; round++) {
      AtomicInteger sum = new AtomicInteger();
      TwoTasks.run(
          () -> Engine.LOOPS.times(50, i -> sum.addAndGet(FrameFib.fib(i % 12))),
          () -> Engine.LOOPS.times(50, i -> sum.addAndGet(FrameFib.fib(i % 12))));
      int expected = 0;
      for (int i = 0; i < 50; i++) {
        expected += 2 * FrameFib.fib(i % 12);
      }
      assertEquals(expected, sum.get());
    }
  }

  @Test
  void nothingIsGivenAwayInACriticalSection() {
    install(4);
    TwoTasks.run(
        () ->
            Critical.call(
                () -> {
                  Counters counters = Worker.current().counters;
                  long before = counters.get(Counters.UNWINDINGS);
                  for (int i = 0; i < 2000; i++) {
                    StealRequest.raise();
                    assertEquals(55, FrameFib.fib(10));
                  }
                  assertEquals(before, counters.get(Counters.UNWINDINGS));
                  return null;
                }),
        () -> {});
  }

  @Test
  void aWorkerHoldsNoCompletedFrame() throws Exception {
    install(2);
    List<WeakReference<Object>> tasks = new ArrayList<>();
    runAndForget(tasks);
    for (WeakReference<Object> task : tasks) {
      while (task.get() != null) { // the limit is the test's
        System.gc();
        Thread.onSpinWait();
      }
    }
  }

  private static void runAndForget(List<WeakReference<Object>> tasks) {
    for (int i = 0; i < 5; i++) {
      AtomicInteger a = new AtomicInteger();
      AtomicInteger b = new AtomicInteger();
      TwoTasks.run(a::incrementAndGet, b::incrementAndGet);
      assertEquals(2, a.get() + b.get());
      tasks.add(new WeakReference<>(a));
      tasks.add(new WeakReference<>(b));
    }
  }

  @Test
  void eventsOfUnwindingsStealsAndJoins(@TempDir Path folder) throws Exception {
    install(2);
    Path file = folder.resolve("frames.jfr");
    try (Recording recording = new Recording()) {
      for (String event : List.of("Unwind", "Steal", "Join")) {
        recording.enable("org.ajws." + event).withThreshold(Duration.ZERO);
      }
      recording.start();
      CyclicBarrier both = new CyclicBarrier(2);
      for (int round = 0; round < 3; round++) {
        TwoTasks.run(both::await, both::await);
      }
      AjwsRuntime.shutdown();
      recording.stop();
      recording.dump(file);
    }
    Set<String> names = new HashSet<>();
    for (RecordedEvent e : RecordingFile.readAllEvents(file)) {
      names.add(e.getEventType().getName());
      if (e.getEventType().getName().equals("org.ajws.Unwind")) {
        assertEquals(2, e.getInt("frames"));
      }
      if (e.getEventType().getName().equals("org.ajws.Steal")) {
        assertEquals("run in Original.java", e.getString("site"));
      }
    }
    assertTrue(names.containsAll(List.of("org.ajws.Unwind", "org.ajws.Steal")), names.toString());
  }
}
