package org.ajws.sync;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.frame.FrameTasks;
import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.scheduler.Sleepers;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A worker keeps a frame that it has let go on for itself: that goes on elsewhere where the worker
 * has no time for it, and does not keep others waiting for ever.
 */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class NextFrameTest {
  private static final int ROUNDS = 20;
  private static final int MESSAGES = 5_000;

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  private static void install(int workers) {
    Scheduler.install(Config.fromProperties().withWorkers(workers));
  }

  private static FrameTasks.Step getting(Promise<Integer> p) {
    return FrameTasks.waiting(p.future()::get$fast, p.future()::get$slow);
  }

  private static FrameTasks.Step each(Channel<Integer> channel, Runnable body) {
    ChannelIterator<Integer> all = channel.iterator$();
    return FrameTasks.looping(
        all::hasNext$fast,
        all::hasNext$slow,
        () -> {
          all.next();
          body.run();
        });
  }

  /** Two tasks that answer each other until {@code end}; meanwhile others find nothing to do. */
  private static List<FrameTasks.Task> pingPong(Runnable first, AtomicBoolean end) {
    Channel<Integer> there = new Channel<>();
    Channel<Integer> back = new Channel<>();
    int[] left = {MESSAGES};
    FrameTasks.Step start =
        () -> {
          first.run();
          there.put(0);
          return null;
        };
    FrameTasks.Step asks =
        each(
            back,
            () -> {
              if (end.get() && --left[0] < 0) {
                there.close();
              } else {
                there.put(0);
              }
            });
    FrameTasks.Step close =
        () -> {
          back.close();
          return null;
        };
    return List.of(
        new FrameTasks.Task(each(there, () -> back.put(0)), close),
        new FrameTasks.Task(start, asks));
  }

  /** Others sleep, one of them perhaps as the lookout, when the worker begins to compute. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 16})
  void itsWorkerComputes(int workers) {
    install(workers);
    for (int round = 0; round < ROUNDS; round++) {
      FrameTasks.run(pingPong(() -> {}, new AtomicBoolean(true)));
      Promise<Integer> p = new Promise<>();
      AtomicBoolean gone = new AtomicBoolean();
      FrameTasks.Task waits =
          new FrameTasks.Task(
              getting(p),
              () -> {
                gone.set(true);
                return null;
              });
      FrameTasks.Task computes =
          new FrameTasks.Task(
              () -> {
                Sleepers.await(workers - 1);
                p.complete(1);
                while (!gone.get()) {
                  Thread.onSpinWait();
                }
                return null;
              });
      FrameTasks.run(List.of(waits, computes));
      assertEquals(2, waits.results.size());
    }
  }

  /** Its thread waits for what the frame is to bring. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 16})
  void itsWorkerIsHeldUp(int workers) {
    install(workers);
    for (int round = 0; round < ROUNDS; round++) {
      Promise<Integer> p = new Promise<>();
      Promise<Integer> q = new Promise<>();
      FrameTasks.Task waits =
          new FrameTasks.Task(
              getting(p),
              () -> {
                q.complete(2);
                return null;
              });
      FrameTasks.Task blocks =
          new FrameTasks.Task(
              () -> {
                p.complete(1);
                return q.future().get();
              });
      FrameTasks.run(List.of(waits, blocks));
      assertEquals(List.of(2), blocks.results);
    }
  }

  /** Two tasks that answer each other go on until a third one has had its turn. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void isNotOvertakenForEver(int workers) {
    install(workers);
    for (int round = 0; round < ROUNDS; round++) {
      Promise<Integer> p = new Promise<>();
      AtomicBoolean end = new AtomicBoolean();
      FrameTasks.Task third =
          new FrameTasks.Task(
              getting(p),
              () -> {
                end.set(true);
                return null;
              });
      List<FrameTasks.Task> two = pingPong(() -> p.complete(1), end);
      FrameTasks.run(List.of(third, two.get(0), two.get(1)));
      assertEquals(2, third.results.size());
    }
  }
}
