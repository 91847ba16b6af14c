package org.ajws.sync;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Setup;
import org.ajws.runtime.frame.FrameTasks;
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
class ChannelTest {
  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  private static void install(int workers) {
    Scheduler.install(Setup.Pace.TINY.config(workers).withStealGap(300).withOutsiders(false));
  }

  // ---- random networks

  /** How the tasks of a network are run. */
  private enum Engine {
    FRAMES,
    TASKS,
    FORK_JOIN
  }

  private static void run(Engine engine, Network network, Network.Run run) {
    if (engine == Engine.FRAMES) {
      FrameTasks.run(run.frames());
      return;
    }
    boolean forkJoin = engine == Engine.FORK_JOIN;
    Finish finish = forkJoin ? ForkJoinTasks.finish("N.java:1") : Tasks.finish("N.java:1");
    try {
      for (int i = 0; i < network.size(); i++) {
        int k = i;
        if (forkJoin) {
          ForkJoinTasks.async("N.java:2", () -> run.block(k));
        } else {
          Tasks.async("N.java:2", () -> run.block(k));
        }
      }
    } finally {
      finish.join();
    }
  }

  /** What tasks take, and whether they stand still, is as in the model, whatever the workers. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 16, 64})
  void randomNetworks(int workers) {
    install(workers);
    long first = Long.getLong("ajws.network.seed", 1);
    int count = Integer.getInteger("ajws.network.count", 60);
    int stuck = 0;
    for (long seed = first; seed < first + count; seed++) {
      Network network = new Network(new Random(seed));
      Network.Outcome expected = network.model();
      stuck += expected.stuck ? 1 : 0;
      for (Engine engine : Engine.values()) {
        String what = "seed " + seed + " " + engine;
        Network.Run run = network.new Run();
        boolean ended = true;
        try {
          run(engine, network, run);
        } catch (DeadlockException e) {
          ended = false;
        }
        assertEquals(expected.taken, run.taken, what);
        assertEquals(expected.stuck, !ended, what);
      }
    }
    assertTrue(0 < stuck && stuck < count, "some of both");
  }

  // ---- the object

  @Test
  void inOrder() {
    Channel<String> c = new Channel<>();
    assertNull(c.tryTake());
    c.put("a");
    c.put("b");
    assertEquals("a", c.take());
    assertFalse(c.isClosed());
    c.put("c");
    c.close();
    c.close();
    assertTrue(c.isClosed());
    assertThrows(IllegalStateException.class, () -> c.put("d"));
    List<String> rest = new ArrayList<>();
    c.forEach(rest::add);
    assertEquals(List.of("b", "c"), rest);
    assertNull(c.tryTake());
    assertThrows(NoSuchElementException.class, c::take);
    assertThrows(NoSuchElementException.class, () -> c.iterator().next());
    assertThrows(NullPointerException.class, () -> new Channel<String>().put(null));
    assertThrows(IllegalArgumentException.class, () -> Channel.bounded(0));
  }

  /** Where nothing is translated nobody else can come. */
  @Test
  void withoutTasksAWaitIsRefused() {
    AjwsRuntime.shutdown();
    Channel<Integer> c = Channel.bounded(1);
    assertThrows(IllegalStateException.class, c::take);
    c.put(1);
    assertThrows(IllegalStateException.class, () -> c.put(2));
    assertEquals(1, c.take());
    Promise<Integer> p = new Promise<>();
    String message = assertThrows(IllegalStateException.class, p.future()::get).getMessage();
    assertTrue(message.contains("would have to wait for ever"), message);
    p.complete(3);
    assertEquals(3, p.future().get());
  }

  @Test
  void aPromiseIsCompletedOnce() {
    Promise<Integer> p = new Promise<>();
    assertFalse(p.future().isDone());
    p.complete(null);
    assertTrue(p.future().isDone());
    assertNull(p.future().get());
    assertThrows(IllegalStateException.class, () -> p.complete(1));
    assertThrows(IllegalStateException.class, () -> p.fail(new RuntimeException()));
    Promise<Integer> q = new Promise<>();
    RuntimeException failure = new RuntimeException("no");
    q.fail(failure);
    assertEquals(failure, assertThrows(RuntimeException.class, q.future()::get));
    Throwable cause = assertThrows(IllegalStateException.class, () -> q.complete(1)).getCause();
    assertEquals(failure, cause);
  }

  /** A thread that is no task brings what tasks wait for. */
  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void threadsOutside(int workers) throws Exception {
    Scheduler.install(Setup.Pace.USUAL.config(workers));
    Channel<Integer> c = new Channel<>();
    Promise<Integer> p = new Promise<>();
    Thread outside =
        new Thread(
            () -> {
              long until = System.nanoTime() + 50_000_000;
              while (System.nanoTime() < until) {
                Thread.onSpinWait();
              }
              c.put(1);
              p.complete(c.take() + 1);
            });
    List<Object> results = new ArrayList<>();
    FrameTasks.Step got = FrameTasks.waiting(p.future()::get$fast, p.future()::get$slow);
    FrameTasks.Task task =
        new FrameTasks.Task(FrameTasks.keeping(got, results), FrameTasks.keeping(got, results));
    outside.start();
    FrameTasks.run(List.of(task, task));
    assertEquals(List.of(2, 2, 2, 2), results);
    outside.join();
  }
}
