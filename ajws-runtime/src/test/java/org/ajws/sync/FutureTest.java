package org.ajws.sync;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.FutureTask;
import java.util.stream.IntStream;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Setup;
import org.ajws.runtime.frame.FrameFutures;
import org.ajws.runtime.frame.FrameTasks;
import org.ajws.runtime.scheduler.Giver;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.task.Finish;
import org.ajws.runtime.task.ForkJoinTasks;
import org.ajws.runtime.task.Tasks;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class FutureTest {
  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  private static void install(int workers, double stealEvery) {
    Scheduler.install(
        Setup.Pace.USUAL.config(workers).withStealGap(300).withStealEvery(stealEvery, workers));
    AjwsRuntime.resetStatistics();
  }

  // ---- frames

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 8, 16, 64})
  void framesWaitForWhatHasBeenGivenAway(int workers) {
    install(workers, 5);
    for (int round = 0; round < 40; round++) {
      assertEquals(10946, FrameFutures.fib(21));
    }
    assertEquals(0, AjwsRuntime.statistics().blockedWaits(), "no thread has waited");
    assertTrue(AjwsRuntime.statistics().unwindings() > 0);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 16})
  void manyThreadsCallAtTheSameTime(int workers) throws Exception {
    install(workers, 9);
    List<FutureTask<Integer>> calls = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      FutureTask<Integer> call = new FutureTask<>(() -> FrameFutures.fib(19));
      calls.add(call);
      new Thread(call).start();
    }
    for (FutureTask<Integer> call : calls) {
      assertEquals(4181, call.get());
    }
  }

  /**
   * What a frame waits for may come as soon as it waits, and the frame may go on, and end its task,
   * before the worker that it has left does anything else. So the async must be told that it runs
   * apart before it waits.
   */
  @ParameterizedTest
  @ValueSource(ints = {2, 4, 16})
  void framesThatGoOnAtOnce(int workers) throws Exception {
    install(workers, 0);
    long until = System.nanoTime() + Long.getLong("ajws.atOnce", 1000) * 1_000_000;
    try (Giver giver = new Giver(workers)) {
      while (System.nanoTime() < until) {
        List<FrameTasks.Task> tasks = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
          Future<Integer> f = new Promise<Integer>().future();
          FrameTasks.Step get = FrameTasks.waiting(f::get$fast, f::get$slow);
          tasks.add(new FrameTasks.Task(List.of(get, get, get)));
        }
        FrameTasks.run(tasks);
        tasks.forEach(t -> assertEquals(List.of(1, 1, 1), t.results, "a task was not waited for"));
      }
    }
  }

  // ---- the task form

  /** {@code f = Future.of(fib(n - 1))} in a lambda: queued, taken back, or waited for. */
  private static int queued(boolean forkJoin, int n) {
    if (n < 2) {
      return n;
    }
    Future<Integer> f =
        forkJoin
            ? ForkJoinTasks.future("A.java:1", () -> Future.of(queued(true, n - 1)))
            : Tasks.future("A.java:1", () -> Future.of(queued(false, n - 1)));
    int b = queued(forkJoin, n - 2);
    return f.get() + b;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 16})
  void queuedOnesAreRunByWhoeverNeedsThem(int workers) {
    install(workers, 0);
    for (int round = 0; round < 5; round++) {
      for (boolean forkJoin : new boolean[] {false, true}) {
        Finish finish = forkJoin ? ForkJoinTasks.finish("A.java:2") : Tasks.finish("A.java:2");
        try {
          assertEquals(2584, queued(forkJoin, 18));
        } finally {
          finish.join();
        }
      }
    }
  }

  /** Each gets the one before it; all are queued, and the first one taken is the last. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aLongChainIsRunFromItsEnd(boolean forkJoin) {
    int length = 50_000;
    for (int workers : new int[] {1, 4}) {
      install(workers, 0);
      List<Future<Integer>> all = new ArrayList<>(List.of(Future.of(0)));
      Finish finish = forkJoin ? ForkJoinTasks.finish("A.java:3") : Tasks.finish("A.java:3");
      try {
        for (int i = 0; i < length; i++) {
          Future<Integer> before = all.get(i);
          all.add(
              forkJoin
                  ? ForkJoinTasks.futureApart("A.java:4", () -> Future.of(before.get() + 1))
                  : Tasks.futureApart("A.java:4", () -> Future.of(before.get() + 1)));
        }
        assertEquals(length, all.get(length).get());
      } finally {
        finish.join();
      }
    }
  }

  /** More asyncs than there are workers block their threads at the same time. */
  @Test
  void threadsThatWaitAreReplaced() {
    install(3, 0);
    CompletableFuture<String> word = new CompletableFuture<>();
    Future<String> future = Future.from(word);
    String[] heard = new String[8];
    new Thread(
            () -> {
              while (AjwsRuntime.statistics().blockedWaits() < heard.length) {
                Thread.yield();
              }
              word.complete("word");
            })
        .start();
    Finish finish = Tasks.finish("A.java:3");
    for (int i = 0; i < heard.length; i++) {
      int k = i;
      Tasks.async("A.java:4", () -> heard[k] = future.get());
    }
    finish.join();
    for (String s : heard) {
      assertEquals("word", s);
    }
  }

  @Test
  void whatNobodyGetsIsThrownByTheFinish() {
    for (int workers : new int[] {1, 4}) {
      install(workers, 0);
      Finish finish = Tasks.finish("A.java:5");
      IllegalStateException thrown =
          assertThrows(
              IllegalStateException.class,
              () -> {
                try {
                  Future<Integer> f = Tasks.future("A.java:6", FutureTest::fail);
                  assertTrue(workers > 1, "in order it is thrown where it stands");
                  assertFalse(f == null);
                } finally {
                  finish.join();
                }
              });
      assertEquals("failed", thrown.getMessage());
    }
  }

  private static Future<Integer> fail() {
    throw new IllegalStateException("failed");
  }

  @Test
  void whatSomebodyGetsIsNotThrownByTheFinish() {
    install(4, 0);
    Finish finish = Tasks.finish("A.java:7");
    Future<Integer> f = Tasks.future("A.java:8", FutureTest::fail);
    Throwable first = assertThrows(IllegalStateException.class, f::get);
    assertSame(first, assertThrows(IllegalStateException.class, f::get), "the same each time");
    finish.join();
  }

  @Test
  void afterACancellationItGivesThat() {
    install(4, 0);
    Finish finish = Tasks.finish("A.java:9");
    AjwsRuntime.cancel();
    Future<Integer> f = Tasks.future("A.java:10", () -> Future.of(1));
    assertThrows(CancellationException.class, f::get);
    finish.join();
  }

  // ---- the object

  @Test
  void ofAValue() {
    Future<String> f = Future.of("a");
    assertTrue(f.isDone());
    assertEquals("a", f.get());
    assertEquals("a", f.toCompletableFuture().join());
    assertNull(Future.of(null).get());
  }

  @Test
  void fromAndToStages() {
    CompletableFuture<Integer> source = new CompletableFuture<>();
    Future<Integer> f = Future.from(source.thenApply(x -> x + 1));
    CompletableFuture<Integer> back = f.toCompletableFuture();
    assertFalse(f.isDone());
    assertFalse(back.isDone());
    source.complete(3);
    assertEquals(4, f.get());
    assertEquals(4, back.join());
    assertEquals(4, f.toCompletableFuture().join());
  }

  @Test
  void aStageThatFailsGivesItsOwnException() {
    IOException failure = new IOException("no");
    CompletableFuture<Integer> source = new CompletableFuture<>();
    Future<Integer> f = Future.from(source.thenApply(x -> x + 1));
    source.completeExceptionally(failure);
    assertSame(failure, assertThrows(IOException.class, f::get));
    assertTrue(f.toCompletableFuture().isCompletedExceptionally());
  }

  @Test
  void interruptsAreKept() {
    CompletableFuture<Integer> source = new CompletableFuture<>();
    Future<Integer> f = Future.from(source);
    Thread me = Thread.currentThread();
    new Thread(
            () -> {
              me.interrupt();
              source.complete(1);
            })
        .start();
    assertEquals(1, f.get());
    while (!Thread.interrupted()) {
      Thread.onSpinWait();
    }
  }

  /** Who comes while it is completed either waits and is woken, or finds it complete. */
  @Test
  void nobodyIsLeftBehind() throws Exception {
    int threads = 8;
    for (int round = 0; round < 300; round++) {
      CompletableFuture<Integer> source = new CompletableFuture<>();
      Future<Integer> f = Future.from(source);
      CyclicBarrier start = new CyclicBarrier(threads + 1);
      List<FutureTask<Integer>> waiters = new ArrayList<>();
      IntStream.range(0, threads)
          .forEach(
              i -> {
                FutureTask<Integer> waiter =
                    new FutureTask<>(
                        () -> {
                          start.await();
                          return i % 2 == 0 ? f.get() : f.toCompletableFuture().join();
                        });
                waiters.add(waiter);
                new Thread(waiter).start();
              });
      start.await();
      source.complete(round);
      for (FutureTask<Integer> waiter : waiters) {
        assertEquals(round, waiter.get());
      }
    }
  }
}
