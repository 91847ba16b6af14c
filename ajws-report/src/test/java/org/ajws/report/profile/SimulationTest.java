package org.ajws.report.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.ajws.report.profile.TaskGraph.Operation;
import org.junit.jupiter.api.Test;

/** Simulated runs of graphs whose schedules are known, and of random ones within their bounds. */
class SimulationTest {
  private static final double MS = 1e6;

  private static double millis(TaskGraph graph, SchedulerCosts costs, int workers) {
    return Simulation.run(graph, costs, workers).nanos() / MS;
  }

  private static double free(TaskGraph graph, int workers) {
    return millis(graph, SchedulerCosts.NONE, workers);
  }

  private static double[] equal(int n, double millis) {
    double[] all = new double[n];
    Arrays.fill(all, millis);
    return all;
  }

  @Test
  void aSerialProgramIsNotFaster() {
    assertEquals(5, free(new GraphBuilder().strand(0, 5).build(), 64));
  }

  @Test
  void aLoopIsHalvedUntilEveryWorkerHasItsPart() {
    TaskGraph graph = new GraphBuilder().strand(0, 1).loop(1, equal(64, 1)).strand(0, 2).build();
    for (int workers = 1; workers <= 64; workers *= 2) {
      assertEquals(3 + 64.0 / workers, free(graph, workers), workers + " workers");
    }
  }

  @Test
  void theLongIterationOfALoopIsItsTime() {
    TaskGraph graph = new GraphBuilder().loop(1, 1, 1, 1, 9).build();
    assertEquals(9, free(graph, 2));
    assertEquals(9, free(graph, 1024));
  }

  @Test
  void aShortLoopIsNotSplit() {
    TaskGraph graph = new GraphBuilder().loop(1, equal(8, 0.001)).build();
    assertEquals(0.008, free(graph, 8), 1e-9);
  }

  /** The victim loses what saving takes, the thief begins when it is awake. */
  @Test
  void stealsCostWhatTheyCost() {
    GraphBuilder b = new GraphBuilder();
    b.in(
        Operation.FINISH,
        1,
        () -> {
          b.in(Operation.ASYNC, 2, () -> b.strand(2, 10));
          b.strand(1, 10);
        });
    TaskGraph graph = b.build();
    SchedulerCosts costs = new SchedulerCosts(0.25 * MS, 2 * MS, 0.5 * MS, 0.125 * MS);
    assertEquals(20, millis(graph, costs, 1));
    assertEquals(0.625 + 0.25 + 2 + 10, millis(graph, costs, 2));
    assertEquals(1, Simulation.run(graph, costs, 2).steals());
  }

  @Test
  void aTreeOfAsyncsIsSharedAmongAll() {
    GraphBuilder b = new GraphBuilder();
    tree(b, 10);
    TaskGraph graph = b.build();
    assertEquals(1024, free(graph, 1));
    assertEquals(512, free(graph, 2));
    assertTrue(free(graph, 8) < 1.1 * 128, "8 workers: " + free(graph, 8));
  }

  private static void tree(GraphBuilder b, int depth) {
    if (depth == 0) {
      b.strand(1, 1);
      return;
    }
    b.in(
        Operation.FINISH,
        1,
        () -> {
          b.in(Operation.ASYNC, 2, () -> tree(b, depth - 1));
          tree(b, depth - 1);
        });
  }

  @Test
  void aJoinWaitsForItsValueOnly() {
    GraphBuilder b = new GraphBuilder();
    b.in(
        Operation.FINISH,
        1,
        () -> {
          b.in(Operation.ASYNC, 2, () -> b.strand(2, 20));
          int value = b.in(Operation.VALUE, 3, () -> b.strand(3, 6));
          b.strand(1, 2).waitFor(Operation.JOIN, 1, value).strand(1, 4);
        });
    TaskGraph graph = b.build();
    assertEquals(20, free(graph, 3));
    assertEquals(32, free(graph, 1));
    assertEquals(20 * MS, Paths.span(graph));
  }

  @Test
  void allWhoWaitForAFutureGoOn() {
    GraphBuilder b = new GraphBuilder();
    b.in(
        Operation.FINISH,
        1,
        () -> {
          int future = b.in(Operation.FUTURE, 3, () -> b.strand(3, 6));
          for (int i = 0; i < 3; i++) {
            b.in(
                Operation.ASYNC,
                2,
                () -> b.strand(2, 1).waitFor(Operation.JOIN, 2, future).strand(2, 4));
          }
        });
    TaskGraph graph = b.build();
    assertEquals(21, free(graph, 1));
    assertEquals(10 * MS, Paths.span(graph));
    assertEquals(10, free(graph, 4));
  }

  @Test
  void aReturnWaitsForItsFinish() {
    GraphBuilder b = new GraphBuilder();
    b.in(
        Operation.FINISH,
        1,
        () -> {
          b.in(Operation.ASYNC, 2, () -> b.strand(2, 10));
          b.strand(1, 2).waitFor(Operation.WAIT, 1, 1).strand(1, 3);
        });
    assertEquals(13, free(b.build(), 2));
    assertEquals(13 * MS, Paths.span(b.build()));
  }

  @Test
  void aHeaderInOrderIsSerial() {
    GraphBuilder b = new GraphBuilder();
    b.in(
        Operation.IN_ORDER_LOOP,
        1,
        () -> {
          for (int i = 0; i < 10; i++) {
            b.strand(1, 1);
            b.in(Operation.ITERATION, 1, () -> b.strand(1, 3));
          }
        });
    assertEquals(40, free(b.build(), 1));
    assertEquals(13 * MS, Paths.span(b.build()));
    assertEquals(13, free(b.build(), 16));
  }

  @Test
  void whatIfAndTheCriticalPath() {
    TaskGraph graph = new GraphBuilder().strand(0, 10).loop(1, 4, 2).loop(2, equal(100, 1)).build();
    assertEquals(15 * MS, Paths.span(graph));
    double[] critical = Paths.critical(graph, 3);
    assertEquals(10 * MS, critical[0]);
    assertEquals(4 * MS, critical[1]);
    assertEquals(1 * MS, critical[2]);
    assertEquals(5 * MS, Paths.spanWithout(graph, 0));
    // 7 halvings of 100 iterations, one of 2
    assertEquals((15 + 0.8) * MS, Paths.burdenedSpan(graph, 0.1 * MS), 1e-3);
  }

  /**
   * Whatever the graph and the costs: all of it runs, within its bounds, and always the same way.
   */
  @Test
  void randomGraphsStayWithinTheirBounds() {
    for (int seed = 0; seed < 1500; seed++) {
      Random random = new Random(seed);
      GraphBuilder b = new GraphBuilder();
      body(b, random, seed % 6, new ArrayList<>());
      TaskGraph graph = b.build();
      double work = graph.work() / MS;
      double span = Paths.span(graph) / MS;
      SchedulerCosts costs =
          new SchedulerCosts(random.nextInt(3) * MS / 10, MS / 10, MS / 50, MS / 100);
      assertEquals(work, millis(graph, costs, 1), 1e-6, "seed " + seed);
      for (int workers : new int[] {2, 3, 8, 100}) {
        double time = millis(graph, costs, workers);
        String what = "seed %d, %d workers".formatted(seed, workers);
        assertTrue(time >= Math.max(span, work / workers) - 1e-6, what);
        assertEquals(time, millis(graph, costs, workers), what);
        assertTrue(free(graph, workers) <= work + 1e-6, what);
      }
    }
  }

  /** Futures are waited for by any task behind them. */
  private static void body(GraphBuilder b, Random random, int depth, List<Integer> futures) {
    List<Integer> values = new ArrayList<>();
    for (int i = random.nextInt(4) + 1; i > 0; i--) {
      if (random.nextBoolean()) {
        b.strand(0, 0.1 + random.nextInt(20) / 10.0);
      }
      if (depth == 0) {
        continue;
      }
      switch (random.nextInt(8)) {
        case 0 -> b.in(Operation.ASYNC, 1, () -> body(b, random, depth - 1, futures));
        case 1 -> values.add(b.in(Operation.VALUE, 1, () -> body(b, random, depth - 1, futures)));
        case 2 -> b.in(Operation.FINISH, 1, () -> body(b, random, depth - 1, futures));
        case 3 -> loop(b, random, Operation.LOOP, depth, futures);
        case 5 -> futures.add(b.in(Operation.FUTURE, 2, () -> body(b, random, depth - 1, futures)));
        case 6 -> {
          if (!futures.isEmpty()) {
            b.waitFor(Operation.JOIN, 0, futures.get(random.nextInt(futures.size())));
          }
        }
        case 4 -> loop(b, random, Operation.IN_ORDER_LOOP, depth, futures);
        default -> {
          if (!values.isEmpty()) {
            b.waitFor(Operation.JOIN, 0, values.get(random.nextInt(values.size())));
          }
        }
      }
    }
    values.forEach(v -> b.waitFor(Operation.JOIN, 0, v)); // at the latest where its block ends
  }

  private static void loop(
      GraphBuilder b, Random random, Operation kind, int depth, List<Integer> futures) {
    b.in(
        kind,
        1,
        () -> {
          for (int n = random.nextInt(6); n > 0; n--) {
            b.in(
                Operation.ITERATION,
                1,
                () -> body(b, random, depth - 2 < 0 ? 0 : depth - 2, futures));
          }
        });
  }
}
