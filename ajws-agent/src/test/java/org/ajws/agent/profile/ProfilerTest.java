package org.ajws.agent.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Work and span of graphs whose closed forms are known, with a clock that the test moves. */
class ProfilerTest {
  /** Long enough to be timed each time. */
  private static final double T = 5_000;

  private static final class Run implements Clock {
    long now;
    long withoutProcessor;
    final Profiler events;

    Run() {
      events = new Profiler(this);
    }

    @Override
    public long nanos() {
      return now;
    }

    @Override
    public long processorNanos() {
      return now - withoutProcessor;
    }

    /** A strand of so many units. */
    void take(double units) {
      now += (long) (units * T);
    }
  }

  private static Profile profile(Consumer<Run> program) {
    Run run = new Run();
    program.accept(run);
    return run.events.end();
  }

  private static Profile check(double work, double span, Consumer<Run> program) {
    Profile p = profile(program);
    assertEquals(work * T, p.work(), 1e-6 * T, "work");
    assertEquals(span * T, p.span(), 1e-6 * T, "span");
    return p;
  }

  private static void async(Run r, Runnable body) {
    r.events.asyncBegin("A.java:1");
    body.run();
    r.events.asyncEnd();
  }

  private static void finish(Run r, Runnable body) {
    r.events.finishBegin("F.java:2");
    body.run();
    r.events.finishEnd();
  }

  private static void loop(Run r, int n, Consumer<Integer> body) {
    r.events.loopBegin("L.java:3");
    for (int i = 0; i < n; i++) {
      r.events.iterationBegin(i);
      body.accept(i);
      r.events.iterationEnd();
    }
    r.events.loopEnd();
  }

  @Test
  void aSerialProgram() {
    check(7, 7, r -> r.take(7));
  }

  @Test
  void aLoopOfEqualIterations() {
    Profile p =
        check(
            102,
            3,
            r -> {
              r.take(1);
              loop(r, 100, i -> r.take(1));
              r.take(1);
            });
    ConstructProfile loop = p.constructs().get(1);
    assertEquals(100, loop.tasks);
    assertEquals(100 * T, loop.taskWork);
    assertEquals(100 * T, loop.work);
    assertEquals(T, loop.span);
  }

  @Test
  void aLoopOfGrowingIterations() {
    check(5050, 100, r -> loop(r, 100, i -> r.take(i + 1)));
  }

  @Test
  void loopsInLoops() {
    check(
        10 * 20 + 10,
        2,
        r ->
            loop(
                r,
                10,
                i -> {
                  r.take(1);
                  loop(r, 20, k -> r.take(1));
                }));
  }

  @Test
  void aHeaderInOrderIsOnThePath() {
    check(
        2 * 50 + 1,
        51,
        r -> {
          r.events.inOrderLoopBegin("L.java:3");
          for (int i = 0; i < 50; i++) {
            r.take(1);
            r.events.iterationBegin();
            r.take(1);
            r.events.iterationEnd();
          }
          r.take(1);
          r.events.loopEnd();
        });
  }

  /** Each async begins where its parent is then: 1, 2, ... n. */
  @Test
  void asyncsSpawnedOneAfterTheOther() {
    check(
        10 + 10 * 30,
        10 + 30,
        r ->
            finish(
                r,
                () -> {
                  for (int i = 0; i < 10; i++) {
                    r.take(1);
                    async(r, () -> r.take(30));
                  }
                }));
  }

  /** Work 2^(n+1) - 1, span n + 1. */
  @Test
  void aBinaryTree() {
    check(1023, 10, r -> tree(r, 9));
  }

  private static void tree(Run r, int depth) {
    r.take(1);
    if (depth > 0) {
      finish(
          r,
          () -> {
            async(r, () -> tree(r, depth - 1));
            tree(r, depth - 1);
          });
    }
  }

  /** Work of fib(n) by its calls; the span is n strands and the additions on the way back. */
  @Test
  void fibonacciByValues() {
    int n = 12;
    Profile p =
        check(2 * fibonacci(n + 1) - 1 + fibonacci(n + 1) - 1, 2 * n - 1, r -> values(r, n));
    ConstructProfile value = p.constructs().get(1);
    assertEquals(fibonacci(n + 1) - 1, value.tasks);
    assertTrue(value.work < p.work(), "recursion counts once");
  }

  private static double fibonacci(int n) {
    return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
  }

  private static void values(Run r, int n) {
    r.take(1);
    if (n < 2) {
      return;
    }
    Object a = r.events.valueBegin("V.java:4");
    values(r, n - 1);
    r.events.valueEnd(a);
    values(r, n - 2);
    r.events.join(a);
    r.take(1);
    r.events.join(a);
  }

  /** What escapes from an async belongs to the finish around; a value's join leaves it out. */
  @Test
  void escapingAsyncs() {
    check(
        1 + 50 + 2 + 3,
        1 + 50,
        r ->
            finish(
                r,
                () -> {
                  Object a = r.events.valueBegin("V.java:4");
                  r.take(1);
                  async(r, () -> r.take(50));
                  r.take(2);
                  r.events.valueEnd(a);
                  r.events.join(a);
                  r.take(3);
                }));
  }

  @Test
  void aReturnWaitsForItsFinish() {
    check(
        10 + 2 + 1,
        10 + 1,
        r -> {
          int outer = r.events.finishBegin("F.java:2");
          r.events.finishBegin("F.java:5");
          async(r, () -> r.take(10));
          r.take(2);
          r.events.finishWait(outer);
          r.take(1);
          r.events.finishEnd();
          r.events.finishEnd();
        });
  }

  @Test
  void anIterationLeftByAnException() {
    check(
        3 + 2,
        3,
        r -> {
          r.events.loopBegin("L.java:3");
          r.events.iterationBegin(0);
          r.take(3);
          r.events.iterationEnd();
          r.events.iterationBegin(1);
          r.take(2);
          r.events.failed(new IllegalStateException());
          r.events.loopEnd();
        });
  }

  @Test
  void timeWithoutAProcessorIsTakenOff() {
    Profile p =
        profile(
            r ->
                loop(
                    r,
                    10,
                    i -> {
                      r.take(10);
                      if (i == 4) {
                        r.now += 3_000_000;
                        r.withoutProcessor += 3_000_000;
                      }
                    }));
    assertEquals(100 * T, p.work(), 1e-6);
    assertEquals(10 * T, p.span(), 1e-6);
    assertEquals(3_000_000, p.lost(), 1e-6);
  }

  @Test
  void shortStrandsAreTimedSeldomAndTakeTheirMean() {
    Profile p = profile(r -> loop(r, 100_000, i -> r.now += 20));
    assertEquals(100_000 * 20, p.work(), 1);
    assertEquals(20, p.span(), 1e-3);
    assertTrue(p.timings() < p.strands() / 20, p.timings() + " of " + p.strands());
  }

  /** The graph keeps all work, in pieces of a microsecond and more. */
  @Test
  void theGraphOfTinyTasksIsSmall() {
    Profile p = profile(r -> loop(r, 100_000, i -> r.now += 20));
    double kept =
        Arrays.stream(p.graph())
            .filter(item -> item >>> 60 == TaskGraph.Operation.STRAND.ordinal())
            .mapToDouble(item -> (item & (1L << 48) - 1) / 16.0)
            .sum();
    assertEquals(p.work(), kept, 1);
    assertTrue(p.graph().length < 3 * p.work() / 500, p.graph().length + " items");
  }

  @Test
  void whatIsOpenAtTheEndEnds() {
    Profile p =
        profile(
            r -> {
              r.events.finishBegin("F.java:2");
              r.events.asyncBegin("A.java:1");
              r.take(2);
            });
    assertEquals(2, p.open());
    assertEquals(2 * T, p.span());
  }

  @Test
  void otherThreadsAreCounted() throws Exception {
    Run run = new Run();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      Thread t =
          new Thread(
              () -> {
                for (int k = 0; k < 100_000; k++) {
                  async(run, () -> {});
                }
              });
      t.start();
      threads.add(t);
    }
    for (Thread t : threads) {
      t.join();
    }
    assertEquals(4 * 2 * 100_000, run.events.end().otherThreadEvents());
  }

  /** A wavefront: each cell waits for its neighbours above and to the left. */
  @Test
  void futuresThatWaitForEachOther() {
    int n = 6;
    Profile p =
        check(
            n * n,
            2 * n - 1,
            r ->
                finish(
                    r,
                    () -> {
                      Object[][] cells = new Object[n][n];
                      for (int i = 0; i < n; i++) {
                        for (int j = 0; j < n; j++) {
                          cells[i][j] = r.events.futureBegin("C.java:4");
                          if (i > 0) {
                            r.events.futureGot(cells[i - 1][j]);
                          }
                          if (j > 0) {
                            r.events.futureGot(cells[i][j - 1]);
                          }
                          r.take(1);
                          r.events.futureEnd(cells[i][j]);
                        }
                      }
                    }));
    assertEquals(n * n, p.constructs().get(2).tasks);
    assertEquals(ConstructProfile.Kind.FUTURE, p.constructs().get(2).kind);
  }

  /** Small tasks become parts of strands; one that waits for a long future may not. */
  @Test
  void aSmallTaskThatWaitsForALongFutureIsKept() {
    Profile p =
        check(
            21,
            20,
            r ->
                finish(
                    r,
                    () -> {
                      Object[] made = new Object[1];
                      made[0] = r.events.futureBegin("C.java:4");
                      r.take(20);
                      r.events.futureEnd(made[0]);
                      async(r, () -> r.events.futureGot(made[0]));
                      r.take(1);
                    }));
    long joins =
        Arrays.stream(p.graph())
            .filter(i -> i >>> 60 == TaskGraph.Operation.JOIN.ordinal())
            .count();
    assertEquals(1, joins);
  }

  /** What is a part of a strand is not waited for: its place in the graph is something else's. */
  @Test
  void aFutureInsideASmallTaskIsNotWaitedFor() {
    Profile p =
        profile(
            r ->
                finish(
                    r,
                    () -> {
                      Object[] made = new Object[1];
                      async(
                          r,
                          () -> {
                            made[0] = r.events.futureBegin("C.java:4");
                            r.events.futureEnd(made[0]);
                          });
                      Object other = r.events.futureBegin("C.java:5");
                      r.take(20);
                      r.events.futureEnd(other);
                      r.events.futureGot(made[0]);
                    }));
    for (long item : p.graph()) {
      assertTrue(item >>> 60 != TaskGraph.Operation.JOIN.ordinal());
    }
  }
}
