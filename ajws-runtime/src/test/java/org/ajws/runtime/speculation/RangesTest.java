package org.ajws.runtime.speculation;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Engine;
import org.ajws.runtime.Setup;
import org.ajws.runtime.SpeculationConflict;
import org.ajws.runtime.SpeculationStatistics;
import org.ajws.runtime.claim.Claims;
import org.ajws.runtime.claim.Indices;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.speculation.RandomLoopsTest.Ways;
import org.ajws.runtime.statistics.SiteProfile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Loops whose chunks claim what they touch do bit for bit what they do in order. */
class RangesTest {
  private static final int LOOPS = Integer.getInteger("speculation.loops", 300);
  private static final int INTERLEAVED = Integer.getInteger("speculation.interleaved", 1500);
  private static final long SEED = Long.getLong("speculation.seed", 1);
  private static final int[] WORKERS = {1, 2, 2, 3, 4, 8, 16};

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  private static final AtomicInteger sites = new AtomicInteger();

  private static void workers(int n) {
    new Setup(Engine.LOOPS, n, Setup.Pace.TINY).install();
  }

  private static String inOrder(long seed) {
    RandomRanges loop = new RandomRanges(seed, () -> {});
    return LoopResult.of(loop::text, loop::inOrder);
  }

  @ParameterizedTest
  @EnumSource
  void randomLoopsDoWhatTheyDoInOrder(Ways way) {
    int workers = 0;
    for (int n = 0; n < LOOPS; n++) {
      long seed = SEED * 1_000_003 + n;
      Random random = World.random(seed + 1);
      if (n % 25 == 0) {
        workers = WORKERS[n / 25 % WORKERS.length];
        workers(workers);
      }
      int window = random.nextInt(4) == 0 ? 0 : 1 + random.nextInt(9);
      int chunk = random.nextInt(4) == 0 ? 0 : 1 + random.nextInt(8);
      SpeculationSite site =
          new SpeculationSite(
              "Ranges.java:1",
              window,
              chunk,
              "",
              RandomLoopsTest.granularity(seed),
              RandomLoopsTest.gain(random));
      RandomRanges loop = new RandomRanges(seed, Thread::yield);
      String actual = LoopResult.of(loop::text, () -> way.run(site, loop.trips, loop));
      assertEquals(inOrder(seed), actual, "seed " + seed + ", " + workers + " workers");
    }
  }

  /** Threads that run in turns, so that chunks overlap in an order that the seed repeats. */
  @Test
  void interleavedLoopsDoWhatTheyDoInOrder() {
    workers(8);
    AjwsRuntime.resetStatistics();
    for (int n = 0; n < INTERLEAVED; n++) {
      long seed = SEED * 2_000_003 + n;
      assertEquals(inOrder(seed), interleaved(seed), "seed " + seed);
    }
    SpeculationStatistics all = AjwsRuntime.statistics().speculative().get(0);
    assertTrue(all.commits() > INTERLEAVED, all.toString());
    assertTrue(all.waits() > INTERLEAVED, all.toString());
    assertTrue(all.plain() > 0, all.toString());
    assertTrue(all.rollbacks().get("dropped") > 0, all.toString());
  }

  private static String interleaved(long seed) {
    Random random = World.random(seed + 2);
    Turns[] turns = new Turns[1];
    RandomRanges loop = new RandomRanges(seed, () -> turns[0].pause());
    SpeculationSite site =
        new SpeculationSite(
            "Ranges.java:1",
            1 + random.nextInt(9),
            1 + (random.nextBoolean() ? 0 : random.nextInt(8)),
            "",
            RandomLoopsTest.granularity(seed),
            RandomLoopsTest.gain(random));
    Region region =
        new Region(site.name(), null, SiteProfile.of(site.name(), loop), TaskLocals.none());
    RangesRun<?> run = site.claim(loop, region, loop.trips, Scheduler.global());
    turns[0] = new Turns(run, 2 + random.nextInt(4), random);
    return LoopResult.of(
        loop::text,
        () -> {
          turns[0].play();
          assertTrue(run.isOver(), "somebody always goes on, seed " + seed);
          return run.end();
        });
  }

  // ---- single properties

  private interface Body {
    void run(int trip) throws Exception;
  }

  private interface Claiming {
    void run(Claims claims, Indices trips);
  }

  private static SpeculativeLoop<int[]> loop(Body body, Claiming claiming) {
    return new ClaimingLoop() {
      @Override
      protected int plain(int[] own, long from, long to) throws Throwable {
        for (long i = from; i < to; i++) {
          body.run((int) i);
        }
        return 0;
      }

      @Override
      protected void claim(Claims claims, long from, long to) {
        claiming.run(claims, Indices.trips(0, 1, from, to));
      }
    };
  }

  /** Another one each time, of which nobody knows that its trips are short. */
  private static SpeculationSite site(int window) {
    return new SpeculationSite("Test.java:" + sites.incrementAndGet(), window, 1);
  }

  private static void meet(CyclicBarrier both) throws Exception {
    both.await(60, TimeUnit.SECONDS);
  }

  private static SpeculationStatistics statistics() {
    return AjwsRuntime.statistics().speculative().get(0);
  }

  @ParameterizedTest
  @EnumSource
  void chunksThatTouchDifferentSlotsRunAtTheSameTime(Ways way) {
    workers(2);
    CyclicBarrier both = new CyclicBarrier(2);
    int[] a = new int[3];
    way.run(
        site(3),
        3, // the last one runs alone
        loop(
            i -> {
              if (i < 2) {
                meet(both);
              }
              a[i] = i + 1;
            },
            (c, i) -> c.write(a, i)));
    assertArrayEquals(new int[] {1, 2, 3}, a);
  }

  @ParameterizedTest
  @EnumSource
  void aChunkThatOverlapsWaitsAndALaterOneOvertakesIt(Ways way) {
    workers(2);
    AjwsRuntime.resetStatistics();
    CyclicBarrier both = new CyclicBarrier(2);
    int[] a = {1, 0, 0, 0};
    way.run(
        site(4),
        4,
        loop(
            i -> {
              if (i == 1) {
                a[1] = a[0];
              } else {
                if (i != 3) {
                  meet(both); // 0 and 2, while 1 waits
                }
                a[i] = 10 + i;
              }
            },
            (c, i) -> {
              c.write(a, i);
              if (i.toString().equals("1..1")) {
                c.read(a, Indices.of(0));
              }
            }));
    assertArrayEquals(new int[] {10, 10, 12, 13}, a);
    assertEquals(1, statistics().waits());
  }

  @ParameterizedTest
  @EnumSource
  void theLinesAreFoundThatMakeAChunkWait(Ways way) {
    workers(2);
    AjwsRuntime.resetStatistics();
    CyclicBarrier both = new CyclicBarrier(2);
    int[] a = new int[4];
    int[] sum = {5};
    way.run(
        site(4),
        4,
        loop(
            i -> {
              if (i % 2 == 0) {
                meet(both); // 0 and 2, while 1 waits; 3 then waits for nobody
              }
              a[i] = i;
              if (i < 2) {
                sum[0] += i;
              }
            },
            (c, i) -> {
              c.at("A.java:1").write(a, i);
              if (i.toString().equals("0..0") || i.toString().equals("1..1")) {
                c.at("A.java:2 +=").write(sum, Indices.of(0));
              }
            }));
    assertEquals(6, sum[0]);
    assertEquals(1, statistics().waits());
    assertEquals(
        List.of(new SpeculationConflict("int[]", "A.java:2 +=", "A.java:2 +=", true, 1)),
        statistics().lines());
  }

  @ParameterizedTest
  @EnumSource
  void whatRanBehindAnExceptionIsUndone(Ways way) {
    workers(2);
    CyclicBarrier both = new CyclicBarrier(2);
    int[] a = new int[4];
    IllegalStateException thrown =
        assertThrows(
            IllegalStateException.class,
            () ->
                way.run(
                    site(4),
                    4,
                    loop(
                        i -> {
                          a[i] = 7;
                          if (i == 0) {
                            meet(both);
                            throw new IllegalStateException("0");
                          } else if (i == 1) {
                            meet(both);
                          }
                        },
                        (c, i) -> {
                          c.mayLeave();
                          c.write(a, i);
                        })));
    assertEquals("0", thrown.getMessage());
    assertArrayEquals(new int[] {7, 0, 0, 0}, a);
  }

  /** What is claimed with it, since it lies in the same block, may be another task's. */
  @ParameterizedTest
  @EnumSource
  void aNeighbourInTheSameBlockKeepsWhatItWrites(Ways way) throws Exception {
    workers(2);
    CyclicBarrier saved = new CyclicBarrier(2);
    CyclicBarrier written = new CyclicBarrier(2);
    CyclicBarrier ran = new CyclicBarrier(2);
    int[] a = new int[200];
    FutureTask<Void> neighbour =
        new FutureTask<>(
            () -> {
              meet(saved);
              Arrays.fill(a, 100, 200, 5);
              meet(written);
              return null;
            });
    new Thread(neighbour).start();
    SpeculationSite blocks =
        new SpeculationSite("Test.java:" + sites.incrementAndGet(), 4, 64, "", 64);
    assertThrows(
        IllegalStateException.class,
        () ->
            way.run(
                blocks,
                100,
                loop(
                    i -> {
                      a[i] = 7;
                      if (i == 64) {
                        meet(saved);
                        meet(written);
                        meet(ran);
                      } else if (i == 0) {
                        meet(ran);
                        throw new IllegalStateException("0");
                      }
                    },
                    (c, i) -> {
                      c.mayLeave();
                      c.write(a, i);
                    })));
    neighbour.get(60, TimeUnit.SECONDS);
    int[] expected = new int[200];
    expected[0] = 7;
    Arrays.fill(expected, 100, 200, 5);
    assertArrayEquals(expected, a);
  }

  @ParameterizedTest
  @EnumSource
  void anErrorOfTheMachineIsBelievedOnlyOfTheOldest(Ways way) {
    workers(2);
    AjwsRuntime.resetStatistics();
    CyclicBarrier both = new CyclicBarrier(2);
    AtomicInteger attempts = new AtomicInteger();
    int[] a = new int[3];
    way.run(
        site(3),
        3,
        loop(
            i -> {
              a[i]++;
              if (i == 0) {
                meet(both);
              } else if (i == 1 && attempts.getAndIncrement() == 0) {
                meet(both);
                throw new OutOfMemoryError("simulated");
              }
            },
            (c, i) -> {
              c.mayLeave();
              c.write(a, i);
            }));
    assertArrayEquals(new int[] {1, 1, 1}, a);
  }

  @ParameterizedTest
  @EnumSource
  void claimsThatThrowLetTheChunkRunAlone(Ways way) {
    workers(4);
    AjwsRuntime.resetStatistics();
    int[] a = new int[50];
    way.run(
        site(8),
        49,
        loop(
            i -> a[i + 1] = a[i] * 3 + i,
            (c, i) -> {
              throw new IllegalStateException();
            }));
    int[] b = new int[50];
    for (int i = 0; i < 49; i++) {
      b[i + 1] = b[i] * 3 + i;
    }
    assertArrayEquals(b, a);
    assertEquals(49, statistics().plain());
  }

  @Test
  void withoutRoomOnTheStackTheLoopIsRunInOrder() {
    workers(1);
    int completed = 0;
    for (int above = 1; above < 2_000; above += 97) {
      int[] a = new int[10];
      Boolean[] ended = new Boolean[1];
      SpeculativeLoop<int[]> loop =
          loop(i -> a[i] += i == 0 ? 1 : a[i - 1], (c, i) -> c.write(a, Indices.INTS));
      deep(above, loop, ended);
      if (ended[0]) {
        completed++;
        assertArrayEquals(new int[] {1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, a, above + " frames");
      }
    }
    assertTrue(completed > 0);
  }

  /** Runs the loop so many frames above the end of the stack, once. */
  @SuppressWarnings("InfiniteRecursion") // the end of the stack ends it
  private static int deep(int above, SpeculativeLoop<int[]> loop, Boolean[] ended) {
    int height;
    try {
      height = deep(above, loop, ended);
    } catch (StackOverflowError e) {
      return 1;
    }
    if (height == above) {
      try {
        Speculation.run(site(2), 10, loop);
        ended[0] = true;
      } catch (StackOverflowError e) {
        ended[0] = false; // as the serial loop might
      }
    }
    return height + 1;
  }
}
