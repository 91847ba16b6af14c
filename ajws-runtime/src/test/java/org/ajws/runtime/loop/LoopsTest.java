package org.ajws.runtime.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Engine;
import org.ajws.runtime.Setup;
import org.ajws.runtime.Texts;
import org.ajws.runtime.generated.TaskLocals;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

public class LoopsTest {
  private static final int ROUNDS = 12;
  private static final long SEED = 7;

  private final Random random = new Random(SEED);

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  /** Something to do, of random length: 0 to about 5 microseconds. */
  public static long work(int units) {
    long s = units;
    for (int i = 0; i < units; i++) {
      s = s * 6364136223846793005L + 1442695040888963407L;
    }
    return s;
  }

  private static String text(int n) {
    return IntStream.range(0, n).mapToObj(i -> i + ",").collect(Collectors.joining());
  }

  @ParameterizedTest
  @MethodSource("org.ajws.runtime.Setup#all")
  void everyIterationRunsOnce(Setup setup) {
    setup.install();
    for (int round = 0; round < ROUNDS; round++) {
      int n = random.nextInt(2000);
      AtomicIntegerArray hits = new AtomicIntegerArray(n);
      AtomicLong sink = new AtomicLong();
      setup
          .engine()
          .times(
              n,
              i -> {
                hits.incrementAndGet(i);
                sink.lazySet(work(i % 64 == 0 ? 3000 : 10));
              });
      for (int i = 0; i < n; i++) {
        assertEquals(1, hits.get(i), "iteration " + i + " of " + n + ", seed " + SEED);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("org.ajws.runtime.Setup#all")
  void plainWritesAreVisibleAfterTheLoop(Setup setup) {
    setup.install();
    int[] squares = new int[500];
    for (int round = 1; round <= ROUNDS; round++) {
      int factor = round;
      setup.engine().times(squares.length, i -> squares[i] = factor * i);
      for (int i = 0; i < squares.length; i++) {
        assertEquals(factor * i, squares[i]);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("org.ajws.runtime.Setup#all")
  void reductionsCombineInTheOrderOfTheIterations(Setup setup) {
    setup.install();
    for (int round = 0; round < ROUNDS; round++) {
      int n = random.nextInt(1500);
      Texts texts = new Texts(round % 2 == 1);
      setup
          .engine()
          .ints(
              0,
              Relation.LT,
              n,
              1,
              texts,
              (from, to, step, l) -> {
                for (int i = from; i < to; i += step) {
                  l.text.append(i).append(',');
                  work(i % 100 == 0 ? 2000 : 1);
                }
              });
      assertEquals(text(n), texts.text.toString());
    }
  }

  @ParameterizedTest
  @MethodSource("org.ajws.runtime.Setup#all")
  void deterministicSumsHaveTheSameBits(Setup setup) {
    double expected = deterministicSum(new Setup(Engine.LOOPS, 1, Setup.Pace.USUAL).install());
    setup.install();
    for (int round = 0; round < 10; round++) {
      assertEquals(
          Double.doubleToRawLongBits(expected),
          Double.doubleToRawLongBits(deterministicSum(setup)));
    }
  }

  private static double deterministicSum(Setup setup) {
    Sum sum = new Sum(0.1);
    setup
        .engine()
        .ints(
            1,
            Relation.LE,
            12_345,
            1,
            sum,
            (from, to, step, l) -> {
              for (int i = from; i < to; i += step) {
                l.value += 1.0 / i;
              }
            });
    return sum.value;
  }

  @ParameterizedTest
  @MethodSource("org.ajws.runtime.Setup#all")
  void elementsOfEveryKindOfIterable(Setup setup) {
    setup.install();
    for (int n : new int[] {0, 1, 2, 17, 1000}) {
      List<Integer> list = IntStream.range(0, n).boxed().collect(Collectors.toList());
      List<Iterable<Integer>> sources =
          List.of(
              new ArrayList<>(list),
              new LinkedList<>(list),
              new TreeSet<>(list),
              new HashSet<>(list),
              new LinkedHashSet<>(list),
              () -> list.iterator());
      for (Iterable<Integer> source : sources) {
        StringBuilder expected = new StringBuilder();
        source.forEach(i -> expected.append(i).append(','));
        for (boolean deterministic : new boolean[] {false, true}) {
          Texts texts = new Texts(deterministic);
          setup
              .engine()
              .elements(
                  source,
                  texts,
                  (Iterable<Integer> part, Texts l) -> {
                    for (int i : part) {
                      l.text.append(i).append(',');
                      work(i % 50 == 0 ? 2000 : 1);
                    }
                  });
          assertEquals(expected.toString(), texts.text.toString(), source.getClass().getName());
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("org.ajws.runtime.Setup#all")
  void generalHeadersRunInOrderAndTheirBodiesCombineInOrder(Setup setup) {
    setup.install();
    for (int round = 0; round < ROUNDS; round++) {
      int heavy = round % 4 == 0 ? 20_000 : 20;
      Texts texts = new Texts(round % 2 == 1);
      Thread caller = Thread.currentThread();
      setup
          .engine()
          .inOrder(
              texts,
              spawner -> {
                for (int i = 0; i < 200 && !spawner.stopped(); i++) {
                  assertSame(caller, Thread.currentThread());
                  int k = i;
                  spawner.spawn(
                      l -> {
                        l.text.append(k).append(',');
                        work(heavy);
                      });
                }
              });
      assertEquals(text(200), texts.text.toString());
    }
  }

  @ParameterizedTest
  @MethodSource("org.ajws.runtime.Setup#all")
  void loopsNest(Setup setup) {
    setup.install();
    Engine engine = setup.engine();
    for (int n = 0; n < 12; n++) {
      AtomicIntegerArray hits = new AtomicIntegerArray(n * n * n);
      int m = n;
      engine.times(
          m,
          i ->
              engine.times(
                  m,
                  j ->
                      engine.times(
                          m,
                          k -> {
                            hits.incrementAndGet((i * m + j) * m + k);
                            work(30);
                          })));
      for (int i = 0; i < hits.length(); i++) {
        assertEquals(1, hits.get(i));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("org.ajws.runtime.Setup#all")
  void loopsRecurse(Setup setup) {
    setup.install();
    assertEquals(IntStream.rangeClosed(0, 6).map(d -> (int) Math.pow(4, d)).sum(), nodes(setup, 6));
  }

  private static int nodes(Setup setup, int depth) {
    if (depth == 0) {
      return 1;
    }
    int[] below = new int[4];
    setup.engine().times(4, i -> below[i] = nodes(setup, depth - 1));
    return 1 + IntStream.of(below).sum();
  }

  @Test
  void twoHeavyIterationsRunAtTheSameTime() throws Exception {
    new Setup(Engine.LOOPS, 2, Setup.Pace.TINY).install();
    for (int round = 0; round < ROUNDS; round++) {
      CyclicBarrier both = new CyclicBarrier(2);
      Engine.LOOPS.times(2, i -> both.await()); // ends only if both run at once
    }
  }

  /**
   * What a loop's earlier executions took decides whether it is shared at all; with other data it
   * may take a thousand times as long.
   */
  @ParameterizedTest
  @ValueSource(ints = {0, 1_000}) // too short for a piece; and for waking somebody
  void aLoopThatWasShortUntilNowIsShared(int shortWork) throws Exception {
    for (Engine engine : Engine.values()) {
      new Setup(engine, 2, Setup.Pace.USUAL).install();
      for (int round = 0; round < 10; round++) {
        CyclicBarrier both = new CyclicBarrier(2);
        for (int execution = 0; execution <= 100; execution++) {
          boolean last = execution == 100;
          engine.times(
              8,
              i -> {
                if (work(last ? 1_000_000 : shortWork) == 1) { // used, so that it is not left out
                  throw new AssertionError();
                }
                if (last && (i == 2 || i == 7)) {
                  both.await(60, TimeUnit.SECONDS); // passes only if both run at once
                }
              });
        }
      }
    }
  }

  @Test
  void aTaskHasOneStateHoweverManyChunksItRuns() {
    new Setup(Engine.LOOPS, 2, Setup.Pace.TINY).install();
    Forks root = new Forks(new AtomicLong());
    AjwsRuntime.resetStatistics();
    Engine.LOOPS.ints(0, Relation.LT, 10_000, 1, root, (from, to, step, l) -> work(50));
    assertEquals(AjwsRuntime.statistics().tasks() - 1, root.made.get());
  }

  private static final class Forks extends TaskLocals<Forks> {
    final AtomicLong made;

    Forks(AtomicLong made) {
      this.made = made;
    }

    @Override
    protected Forks fork() {
      made.incrementAndGet();
      return new Forks(made);
    }

    @Override
    protected void join(Forks right) {}
  }

  private static final class Sum extends TaskLocals<Sum> {
    double value;

    Sum(double value) {
      this.value = value;
    }

    @Override
    protected Sum fork() {
      return new Sum(0);
    }

    @Override
    protected void join(Sum right) {
      value += right.value;
    }

    @Override
    protected boolean deterministic() {
      return true;
    }
  }
}
