package org.ajws.runtime.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.ajws.runtime.AjwsRuntime;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether a pool needs one thread more, for one of its threads that waits. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class HeldUpPoolTest {
  private final ForkJoinPool pool = new ForkJoinPool(2);
  private final CountDownLatch standing = new CountDownLatch(1);
  private final CountDownLatch end = new CountDownLatch(1);
  private volatile boolean over;

  @AfterEach
  void stop() {
    over = true;
    end.countDown();
    pool.shutdown();
    AjwsRuntime.shutdown();
  }

  /** One thread stands still; perhaps another one, with a deeper stack, computes in its place. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void itsThreadsStandStillUnlessOneWorksInTheirPlace(boolean deep) throws Exception {
    oneStands(deep);
    Deadlocks.taskQueued();
    try {
      boolean[] needed = new boolean[1];
      pool.submit(
              () -> {
                Worker.current().presence.rests(() -> false);
                HeldUpPool.Looks looks = HeldUpPool.Looks.at(pool);
                for (int look = 0; look < 2; look++) {
                  needed[0] |= looks.lasts();
                }
                Worker.current().presence.goesOn();
              })
          .get();
      assertEquals(!deep, needed[0]);
    } finally {
      Deadlocks.taskClaimed();
    }
  }

  /**
   * Each of a thousand that wait would look at all others: then nobody has a processor for what
   * they wait for.
   */
  @Test
  void thoseThatWaitTogetherLookTogether() throws Exception {
    oneStands(false);
    Deadlocks.taskQueued();
    try {
      int all = 1000;
      int[] needed = new int[1];
      pool.submit(
              () -> {
                Worker.current().presence.rests(() -> false);
                List<HeldUpPool> waiting =
                    Stream.generate(() -> HeldUpPool.of(Thread.currentThread()))
                        .limit(all)
                        .collect(Collectors.toList());
                for (int look = 0; look < 3; look++) {
                  waiting.forEach(w -> needed[0] += w.needsAnother() ? 1 : 0);
                }
                Worker.current().presence.goesOn();
              })
          .get();
      assertTrue(needed[0] < all / 10, () -> needed[0] + " more threads");
    } finally {
      Deadlocks.taskClaimed();
    }
  }

  @Test
  void aLookIsFollowedByTwentyTimesItsLengthIfTheOneBeforeTookAsLong() {
    LookTimes times = new LookTimes(50);
    assertTrue(times.isTime(Long.MAX_VALUE));
    times.looked(0, 1_000); // it loads classes
    assertFalse(times.isTime(1_049));
    assertTrue(times.isTime(1_050));
    times.looked(Long.MAX_VALUE - 10, Long.MAX_VALUE); // nanoTime may overflow
    assertFalse(times.isTime(Long.MIN_VALUE + 198));
    assertTrue(times.isTime(Long.MIN_VALUE + 199));
    times.looked(0, 1_000); // it has lost its processor
    assertFalse(times.isTime(1_199));
    assertTrue(times.isTime(1_200));
    times.looked(0, 1);
    assertFalse(times.isTime(50));
    assertTrue(times.isTime(51));
  }

  /** Who wakes to look seems to go on to another one that looks then. */
  @Test
  void threadsDoNotLookInStep() {
    Watch watch = new Watch(Worker.current());
    LongStream.generate(watch::look).limit(12).forEach(nanos -> assertTrue(nanos > 0));
    long[] nanos = LongStream.generate(watch::look).limit(20).distinct().toArray();
    assertTrue(nanos.length > 1, "always after " + nanos[0]);
    assertTrue(LongStream.of(nanos).allMatch(n -> n > 749_999_999 && n <= 1_000_000_000));
  }

  private void oneStands(boolean deep) {
    Thread[] stands = new Thread[1];
    pool.execute(
        () -> {
          stands[0] = Thread.currentThread();
          Worker.current().inItsPlace = deep ? computing() : null;
          standing.countDown();
          await(end);
        });
    await(standing);
    while (stands[0].getState() != Thread.State.WAITING) { // it is on its way to stand still
      Thread.onSpinWait();
    }
  }

  private Worker computing() {
    Worker[] worker = new Worker[1];
    CountDownLatch made = new CountDownLatch(1);
    Thread thread =
        new Thread(
            () -> {
              worker[0] = Worker.current();
              made.countDown();
              while (!over) {
                Thread.onSpinWait();
              }
            });
    thread.setDaemon(true);
    thread.start();
    await(made);
    return worker[0];
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
