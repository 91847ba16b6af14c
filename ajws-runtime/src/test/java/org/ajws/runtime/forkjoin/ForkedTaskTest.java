package org.ajws.runtime.forkjoin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.Handshakes;
import org.ajws.runtime.scheduler.Looker;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Scheduler;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A task counts as queued from its offer to its claim, in whatever order these come. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ForkedTaskTest {
  private final AtomicInteger runs = new AtomicInteger();
  private final ForkJoinPool pool = new ForkJoinPool(1);

  @BeforeEach
  void install() {
    Scheduler.install(Config.fromProperties().withWorkers(2));
  }

  @AfterEach
  void stop() {
    pool.shutdownNow();
    AjwsRuntime.shutdown();
    CountsAtRest.check();
  }

  private final class Counting extends ForkedTask {
    private static final long serialVersionUID = 1;

    private final transient Runnable code;

    Counting(Runnable code) {
      super(new Region("A.java:1", null, null, TaskLocals.none()));
      this.code = code;
    }

    Counting() {
      this(() -> {});
    }

    @Override
    protected void compute() {
      runs.incrementAndGet();
      code.run();
    }
  }

  private static final int DENSE = 60;

  private int completed;

  /** Nobody ran it any more, and who waited for it further up waited for ever. */
  @Test
  void aTaskWhoseClaimerHasNoStackLeftIsForWhoComesNext() throws Exception {
    for (int i = 0; i < 30_000; i++) { // so that the claim is compiled: it calls nothing then
      new Counting().complete();
      new Counting().abandon();
    }
    ForkedTask[] tasks = new ForkedTask[200 * DENSE];
    Arrays.setAll(tasks, i -> new Counting());
    Runnable rounds =
        () -> {
          while (completed < tasks.length) {
            completeDeep(tasks);
          }
        };
    FutureTask<Void> deep = new FutureTask<>(rounds, null);
    new Thread(null, deep, "deep", 1 << 18).start();
    deep.get();
    for (ForkedTask task : tasks) {
      task.complete();
      assertTrue(task.isEnded());
    }
  }

  /** Completes or abandons one from each of the last frames of the stack. */
  @SuppressWarnings("InfiniteRecursion") // to the end of the stack
  private int completeDeep(ForkedTask[] tasks) {
    int left;
    try {
      left = completeDeep(tasks);
    } catch (StackOverflowError e) {
      left = DENSE;
    }
    if (left > 0) {
      try {
        ForkedTask task = tasks[completed++];
        if (completed % 2 == 0) {
          task.complete();
        } else {
          task.abandon();
        }
      } catch (StackOverflowError e) {
        // It is for the test, which has room.
      }
    }
    return left - 1;
  }

  @Test
  void aTaskThatWasAbandonedBeforeItIsOfferedIsNotQueued() {
    ForkedTask task = new Counting();
    assertTrue(task.abandon());
    task.offer(pool);
    CountsAtRest.check();
    assertEquals(0, pool.getQueuedSubmissionCount());
    assertFalse(task.abandon());
  }

  @Test
  void aTaskThatWasRunBeforeItIsOfferedIsNotQueued() {
    ForkedTask task = new Counting();
    task.runIfUnclaimed();
    task.offer(pool);
    CountsAtRest.check();
    task.complete();
    assertEquals(1, runs.get());
  }

  @Test
  void aTaskThatThePoolRefusesIsNotQueuedAndStillRun() {
    pool.shutdown();
    ForkedTask task = new Counting();
    task.offer(pool);
    CountsAtRest.check(); // also while nobody has claimed it
    task.complete();
    assertTrue(task.isEnded());
    assertEquals(1, runs.get());
  }

  @Test
  void aTaskInAPoolThatIsStoppedCountsUntilItIsRunByItsForker() throws Exception {
    CountDownLatch taken = new CountDownLatch(1);
    CountDownLatch stopped = new CountDownLatch(1);
    pool.execute(
        () -> {
          taken.countDown();
          try {
            stopped.await();
          } catch (InterruptedException e) { // by the end of the pool
            Thread.currentThread().interrupt();
          }
        });
    taken.await();
    ForkedTask task = new Counting();
    task.offer(pool);
    assertEquals(1, Looker.tasksInQueues());
    assertEquals(1, ForkedTask.unclaimed());
    pool.shutdownNow(); // cancels what is queued
    task.complete();
    assertEquals(1, runs.get());
  }

  @Test
  void whatATaskThrowsLeavesNothingCounted() {
    for (int round = 0; round < 100; round++) {
      ForkedTask task =
          new Counting(
              () -> {
                throw new StackOverflowError("for test");
              });
      task.offer(pool);
      task.complete();
      assertThrows(StackOverflowError.class, task.region::rethrow);
    }
    assertEquals(100, runs.get());
  }

  /** The pool lets a thread that joins run others' tasks; later ones may wait for what it does. */
  @Test
  void aJoinThatHasBegunBeforeHelpsNoMore() throws Exception {
    ForkJoinPool two = // of which two run, also while a third one waits
        new ForkJoinPool(
            2,
            ForkJoinPool.defaultForkJoinWorkerThreadFactory,
            null,
            false,
            0,
            8,
            2,
            null,
            60,
            TimeUnit.SECONDS);
    CountDownLatch taken = new CountDownLatch(1);
    CountDownLatch begun = new CountDownLatch(1);
    AtomicReference<Thread> joins = new AtomicReference<>();
    AtomicReference<Thread> by = new AtomicReference<>();
    ForkedTask first = new Counting(() -> Handshakes.mayBeBy(true));
    ForkedTask second =
        new Counting(
            () -> {
              by.set(Thread.currentThread());
              begun.countDown();
            });
    ForkedTask joined =
        new Counting(
            () -> {
              first.offer(null);
              second.offer(null);
              taken.countDown();
              await(begun); // it ends without them: who forked it goes on behind the join
            });
    two.submit(
            () -> {
              joins.set(Thread.currentThread());
              joined.offer(null);
              await(taken);
              joined.complete();
            })
        .get();
    first.complete();
    second.complete();
    assertNotSame(joins.get(), by.get());
    assertEquals(3, this.runs.get());
    two.shutdown();
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** One thread offers them, others claim them as soon as they can see them. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void offersAndClaimsAtTheSameTime(int claimers) throws Exception {
    int n = Integer.getInteger("forked.tasks", 20_000);
    AtomicReferenceArray<ForkedTask> shown = new AtomicReferenceArray<>(n);
    AtomicInteger abandoned = new AtomicInteger();
    FutureTask<?>[] threads = new FutureTask<?>[claimers];
    for (int i = 0; i < claimers; i++) {
      int kind = i;
      threads[i] = new FutureTask<>(() -> claimAll(shown, kind, abandoned), null);
      new Thread(threads[i]).start();
    }
    for (int i = 0; i < n; i++) {
      ForkedTask task = new Counting();
      shown.set(i, task);
      task.offer(pool);
    }
    for (FutureTask<?> thread : threads) {
      thread.get();
    }
    for (int i = 0; i < n; i++) {
      shown.get(i).complete();
    }
    assertEquals(n, runs.get() + abandoned.get());
  }

  private static void claimAll(
      AtomicReferenceArray<ForkedTask> shown, int kind, AtomicInteger abandoned) {
    for (int i = 0; i < shown.length(); i++) {
      ForkedTask task = shown.get(i);
      while (task == null) {
        Thread.onSpinWait();
        task = shown.get(i);
      }
      if (kind != 0) {
        task.runIfUnclaimed();
      } else if (task.abandon()) {
        abandoned.incrementAndGet();
      }
    }
  }
}
