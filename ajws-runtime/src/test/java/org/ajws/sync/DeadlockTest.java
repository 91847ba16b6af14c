package org.ajws.sync;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.ajws.runtime.AjwsPool;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Setup;
import org.ajws.runtime.forkjoin.CountsAtRest;
import org.ajws.runtime.frame.FrameFutures;
import org.ajws.runtime.frame.FrameTasks;
import org.ajws.runtime.frame.FrameTasks.Task;
import org.ajws.runtime.generated.ValueBody;
import org.ajws.runtime.latch.Origin;
import org.ajws.runtime.latch.Result;
import org.ajws.runtime.scheduler.Looker;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.speculation.EmptyLoops;
import org.ajws.runtime.task.Finish;
import org.ajws.runtime.task.ForkJoinTasks;
import org.ajws.runtime.task.Tasks;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tasks that all wait for each other are found, and nothing else is. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class DeadlockTest {
  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
    CountsAtRest.check();
  }

  private static void install(int workers) {
    Scheduler.install(Setup.Pace.USUAL.config(workers).withStealGap(300));
  }

  /** Futures in a table that tasks read after a gate: so they can wait for what came later. */
  private static final class Table {
    final CompletableFuture<Integer> opener = new CompletableFuture<>();
    final Future<Integer> gate = Future.from(opener);
    final AtomicReferenceArray<Future<Integer>> futures = new AtomicReferenceArray<>(16);

    int get(int i) {
      gate.get();
      return futures.get(i).get() + 1;
    }
  }

  private static Future<Integer> future(boolean forkJoin, Table table, int waitsFor) {
    return forkJoin
        ? ForkJoinTasks.future("A.java:1", () -> Future.of(table.get(waitsFor)))
        : Tasks.future("A.java:1", () -> Future.of(table.get(waitsFor)));
  }

  /** Task {@code i} waits for future {@code waitsFor[i]}. */
  private static DeadlockException inCircle(boolean forkJoin, int... waitsFor) {
    return assertThrows(
        DeadlockException.class,
        () -> {
          Table table = new Table();
          Finish finish = forkJoin ? ForkJoinTasks.finish("A.java:2") : Tasks.finish("A.java:2");
          try {
            for (int i = 0; i < waitsFor.length; i++) {
              table.futures.set(i, future(forkJoin, table, waitsFor[i]));
            }
            table.opener.complete(1);
          } finally {
            finish.join();
          }
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 16})
  void queuedTasksThatWaitForThemselves(int workers) {
    install(workers);
    for (boolean forkJoin : new boolean[] {false, true}) {
      DeadlockException t = inCircle(forkJoin, 0);
      assertTrue(t.getMessage().contains("get() of a future at "), t.getMessage());
      assertTrue(
          t.getMessage().contains("DeadlockTest$Table.get(DeadlockTest.java:"), t.getMessage());
      assertEquals("get", t.getStackTrace()[0].getMethodName());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 16})
  void queuedTasksThatWaitForEachOther(int workers) {
    install(workers);
    for (boolean forkJoin : new boolean[] {false, true}) {
      for (int round = 0; round < 20; round++) {
        inCircle(forkJoin, 1, 2, 0);
        inCircle(forkJoin, 1, 1, 1, 1, 1);
      }
    }
  }

  /** An interval that its starter took while it was offered counted as queued for ever. */
  @Test
  void behindIntervalsOnForkJoin() {
    install(4);
    for (int round = 0; round < 2_000; round++) {
      ForkJoinTasks.intervals(
          "A.java:3",
          g -> {
            for (int i = 0; i < 4; i++) {
              g.add("child of " + i, () -> g.add("child", () -> {}));
            }
          });
    }
    inCircle(true, 0);
  }

  /** A task of a loop that its starter took while it was offered counted as queued for ever. */
  @Test
  void behindSpeculativeLoopsOnForkJoin() {
    Scheduler.install(Setup.Pace.TINY.config(4).withStealGap(300));
    EmptyLoops.run(2_000);
    inCircle(true, 0);
  }

  // ---- frames

  private static FrameTasks.Step get(Future<?>[] futures, int i) {
    return FrameTasks.waiting(
        () -> futures[i].get$fast(), (frame, own) -> futures[i].get$slow(frame, own));
  }

  /** Task i gets a future from elsewhere and then that of task {@code waitsFor[i]}. */
  private static DeadlockException circleOfFrames(int... waitsFor) {
    CompletableFuture<Integer> opener = new CompletableFuture<>();
    Future<?>[] futures = new Future<?>[waitsFor.length + 2];
    int gate = waitsFor.length + 1;
    futures[gate] = Future.from(opener);
    List<Task> tasks = new ArrayList<>();
    for (int other : waitsFor) {
      tasks.add(new Task(get(futures, gate), get(futures, other)));
    }
    tasks.add(new Task(() -> opener.complete(1))); // when all the others are there
    return assertThrows(DeadlockException.class, () -> FrameTasks.run(tasks, futures));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 16})
  void framesThatWaitForThemselvesOrEachOther(int workers) {
    install(workers);
    for (int round = 0; round < 5; round++) {
      DeadlockException t = circleOfFrames(0);
      assertEquals(
          "all tasks wait for each other, or for nobody:"
              + " get() of a future at a.Program.task(Program.java:12)",
          t.getMessage());
      assertEquals("a.Program.task(Program.java:12)", t.getStackTrace()[0].toString());
      circleOfFrames(1, 2, 0);
      circleOfFrames(1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    }
  }

  @Test
  void aWaitForNobodyKnowsWhomIsNoDeadlock() throws Exception {
    install(2);
    Result<Object> result = new Result<>(Origin.TASK); // whose task nobody knows
    Future<?>[] futures = {Future.pending$(result)};
    Task task = new Task(get(futures, 0));
    givenLater(() -> result.give(7));
    FrameTasks.run(List.of(task));
    assertEquals(List.of(7), task.results);
  }

  private static void givenLater(Runnable give) {
    long until = System.nanoTime() + 30_000_000;
    new Thread(
            () -> {
              while (System.nanoTime() < until) {
                Thread.onSpinWait();
              }
              give.run();
            })
        .start();
  }

  // ---- what is none

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8})
  void aStageIsNoDeadlock(int workers) {
    install(workers);
    for (boolean blocks : new boolean[] {false, true}) {
      CompletableFuture<Integer> stage = new CompletableFuture<>();
      Future<?>[] futures = {Future.from(stage)};
      List<Task> tasks = new ArrayList<>();
      for (int i = 0; i < 5; i++) {
        tasks.add(new Task(blocks ? () -> futures[0].get() : get(futures, 0)));
      }
      givenLater(() -> stage.complete(3));
      FrameTasks.run(tasks);
      tasks.forEach(t -> assertEquals(List.of(3), t.results));
    }
  }

  /** One root waits for a future of another one, which goes on. */
  @Test
  void theTaskOfARunningRootIsNoDeadlock() throws Exception {
    install(4);
    CompletableFuture<Future<Integer>> handed = new CompletableFuture<>();
    CompletableFuture<Integer> opener = new CompletableFuture<>();
    FutureTask<Void> other =
        new FutureTask<>(
            () -> {
              Finish finish = Tasks.finish("A.java:3");
              Future<Integer> f =
                  Tasks.future("A.java:4", () -> Future.of(Future.from(opener).get()));
              handed.complete(f);
              finish.join();
              return null;
            });
    new Thread(other).start();
    Future<?>[] futures = {handed.join()};
    Task task = new Task(get(futures, 0));
    givenLater(() -> opener.complete(5));
    FrameTasks.run(List.of(task));
    other.get();
    assertEquals(List.of(5), task.results);
  }

  /** While somebody looks all the time, tasks of several roots wait and go on. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 16})
  void whatGoesOnIsNoDeadlock(int workers) throws Exception {
    Scheduler.install(Setup.Pace.TINY.config(workers).withStealGap(300).withStealEvery(7, workers));
    long until = System.nanoTime() + Long.getLong("ajws.looking", 500) * 1_000_000;
    try (Looker looker = new Looker()) {
      List<FutureTask<Void>> roots = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        int kind = i;
        FutureTask<Void> root = new FutureTask<>(() -> waitAndGoOn(kind, until));
        roots.add(root);
        new Thread(root).start();
      }
      for (FutureTask<Void> root : roots) {
        root.get();
      }
      assertTrue(looker.stop() > 10);
    }
  }

  private static Void waitAndGoOn(int kind, long until) {
    while (System.nanoTime() < until) {
      if (kind == 0) {
        assertEquals(610, FrameFutures.fib(15));
        continue;
      }
      Finish finish = kind == 1 ? Tasks.finish("A.java:11") : ForkJoinTasks.finish("A.java:11");
      try {
        assertEquals(21, queued(kind == 2, 8));
      } finally {
        finish.join();
      }
    }
    return null;
  }

  private static int queued(boolean forkJoin, int n) {
    if (n < 2) {
      return n;
    }
    ValueBody<Future<Integer>, RuntimeException> body = () -> Future.of(queued(forkJoin, n - 1));
    Future<Integer> f =
        forkJoin ? ForkJoinTasks.future("A.java:12", body) : Tasks.future("A.java:12", body);
    int b = queued(forkJoin, n - 2);
    return f.get() + b;
  }

  // ---- several roots

  /** One root is in a deadlock while others go on. */
  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void otherRootsGoOn(int workers) throws Exception {
    install(workers);
    boolean[] stop = new boolean[1];
    List<FutureTask<Long>> busy = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      FutureTask<Long> task = new FutureTask<>(() -> compute(stop));
      busy.add(task);
      new Thread(task).start();
    }
    for (int round = 0; round < 10; round++) {
      inCircle(false, 1, 0);
    }
    synchronized (stop) {
      stop[0] = true;
    }
    for (FutureTask<Long> task : busy) {
      assertTrue(task.get() > 0);
    }
  }

  private static long compute(boolean[] stop) {
    long n = 0;
    for (; ; ) {
      Finish finish = Tasks.finish("A.java:5");
      for (int i = 0; i < 4; i++) {
        Tasks.async("A.java:6", () -> Math.log(3));
      }
      finish.join();
      n++;
      synchronized (stop) {
        if (stop[0]) {
          return n;
        }
      }
    }
  }

  /** Two roots, each of which waits for a future of the other one. */
  @Test
  void rootsThatWaitForEachOther() throws Exception {
    install(4);
    Table table = new Table();
    List<FutureTask<Void>> calls = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      int k = i;
      FutureTask<Void> call =
          new FutureTask<>(
              () -> {
                Finish finish = Tasks.finish("A.java:7");
                try {
                  table.futures.set(k, future(false, table, 1 - k));
                } finally {
                  finish.join();
                }
                return null;
              });
      calls.add(call);
      new Thread(call).start();
    }
    while (table.futures.get(0) == null || table.futures.get(1) == null) {
      Thread.onSpinWait();
    }
    table.opener.complete(1);
    for (FutureTask<Void> call : calls) {
      Throwable t = assertThrows(Exception.class, call::get).getCause();
      assertInstanceOf(DeadlockException.class, t);
    }
  }

  @Test
  void inAPoolOfItsOwn() {
    install(2);
    try (AjwsPool pool = AjwsPool.of(3)) {
      assertThrows(
          DeadlockException.class,
          () ->
              pool.run(
                  () -> {
                    Table table = new Table();
                    Finish finish = Tasks.finish("A.java:8");
                    try {
                      table.futures.set(0, future(false, table, 1));
                      table.futures.set(1, future(false, table, 0));
                      table.opener.complete(1);
                    } finally {
                      finish.join();
                    }
                  }));
    }
  }

  // ---- afterwards

  /** Who catches it goes on, and can give what others wait for. */
  @Test
  void whoCatchesItGoesOn() {
    install(4);
    Table table = new Table();
    Finish finish = Tasks.finish("A.java:9");
    table.futures.set(0, future(false, table, 1));
    table.futures.set(
        1,
        Tasks.future(
            "A.java:10",
            () -> {
              table.gate.get();
              try {
                return Future.of(table.futures.get(0).get());
              } catch (DeadlockException e) {
                return Future.of(40);
              }
            }));
    table.opener.complete(1);
    Future<Integer> second = table.futures.get(1);
    try {
      assertEquals(40, second.get());
    } catch (DeadlockException e) { // this thread has waited, too, as all others did
      assertEquals(40, second.get());
    }
    try {
      finish.join(); // throws what the first one threw, if the second one did not get that
    } catch (DeadlockException e) {
      assertTrue(table.futures.get(0).isDone());
    }
  }
}
