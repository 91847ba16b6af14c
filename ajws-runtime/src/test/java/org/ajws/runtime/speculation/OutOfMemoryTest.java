package org.ajws.runtime.speculation;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Engine;
import org.ajws.runtime.Setup;
import org.ajws.runtime.claim.Claims;
import org.ajws.runtime.claim.Indices;
import org.ajws.runtime.forkjoin.CountsAtRest;
import org.ajws.runtime.speculation.RandomLoopsTest.Ways;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Memory that runs out in a chunk ahead, and would not in order. */
class OutOfMemoryTest {
  private static final int SPINS = 3_000_000;

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
    CountsAtRest.check();
  }

  private static void workers(int n) {
    new Setup(Engine.LOOPS, n, Setup.Pace.TINY).install();
    AjwsRuntime.resetStatistics();
  }

  /** A loop whose tracked body is the plain one, with accesses by the chunk. */
  private abstract static class Loop extends SpeculativeLoop<int[]> {
    abstract void trip(Memory memory, int i, boolean ahead) throws Exception;

    @Override
    protected int[] start() {
      return new int[1];
    }

    @Override
    protected int plain(int[] own, long from, long to) throws Throwable {
      for (long i = from; i < to; i++) {
        trip(new Memory.Plain(), (int) i, false);
      }
      return 0;
    }

    @Override
    protected int tracked(Chunk chunk, int[] own, long from, long to) throws Throwable {
      for (long i = from; i < to; i++) {
        trip(new Memory.Tracked(chunk), (int) i, true);
        chunk.poll();
      }
      return 0;
    }

    @Override
    protected void merge(int[] own) {}
  }

  private static void await(CountDownLatch latch) throws InterruptedException {
    if (!latch.await(60, TimeUnit.SECONDS)) {
      throw new IllegalStateException("nobody came");
    }
  }

  /** With what the chunk sees no array is long enough; later ones do not run ahead any more. */
  @ParameterizedTest
  @EnumSource
  void anArrayOfAStaleSizeIsNotMade(Ways way) {
    workers(2);
    int[] a = {Integer.MAX_VALUE, 0, 0, 0, 0, 0};
    CountDownLatch struck = new CountDownLatch(1);
    AtomicInteger ahead = new AtomicInteger();
    way.run(
        new SpeculationSite("Test.java:1", 2, 1),
        6,
        new Loop() {
          @Override
          void trip(Memory m, int i, boolean isAhead) throws Exception {
            ahead.addAndGet(isAhead ? 1 : 0);
            if (i == 0) {
              await(struck);
              m.set(a, 0, 10);
            } else {
              try {
                m.set(a, i, new long[m.get(a, 0)].length + i);
              } catch (OutOfMemoryError e) {
                m.caught(e);
                m.set(a, i, -1);
              } finally {
                struck.countDown();
              }
            }
          }
        });
    assertArrayEquals(new int[] {10, 11, 12, 13, 14, 15}, a);
    assertEquals(1, ahead.get(), "the first that runs out is the last that runs ahead");
    assertEquals(
        1L, AjwsRuntime.statistics().speculative().get(0).rollbacks().get("machine_error"));
  }

  /** What the others hold is given back before the one that ran out runs in its turn. */
  @ParameterizedTest
  @EnumSource
  void whatRanOutRunsAlone(Ways way) {
    workers(3);
    int[] a = new int[3];
    CountDownLatch struck = new CountDownLatch(1);
    CountDownLatch third = new CountDownLatch(1);
    CountDownLatch first = new CountDownLatch(1);
    AtomicInteger inside = new AtomicInteger();
    AtomicInteger beside = new AtomicInteger(-1);
    way.run(
        new SpeculationSite("Test.java:1", 3, 1),
        3,
        new Loop() {
          @Override
          void trip(Memory m, int i, boolean isAhead) throws Exception {
            if (i == 0) {
              await(third);
              await(struck);
              first.countDown();
            } else if (i == 1 && isAhead) {
              await(third);
              struck.countDown();
              throw new OutOfMemoryError("simulated");
            } else if (i == 1) {
              beside.set(inside.get());
            } else if (isAhead) {
              inside.incrementAndGet();
              third.countDown();
              await(first);
              for (int k = 0; k < SPINS; k++) {
                Thread.onSpinWait();
              }
              inside.decrementAndGet();
            }
            m.set(a, i, i + 1);
          }
        });
    assertArrayEquals(new int[] {1, 2, 3}, a);
    assertEquals(0, beside.get());
  }

  @ParameterizedTest
  @EnumSource
  void whatRanOutRunsAloneByRanges(Ways way) {
    workers(3);
    int[] a = new int[9];
    CountDownLatch struck = new CountDownLatch(1);
    CountDownLatch third = new CountDownLatch(1);
    CountDownLatch first = new CountDownLatch(1);
    AtomicInteger inside = new AtomicInteger();
    AtomicInteger attempts = new AtomicInteger();
    AtomicInteger beside = new AtomicInteger(-1);
    way.run(
        new SpeculationSite("Test.java:1", 8, 1),
        9,
        new ClaimingLoop() {
          @Override
          protected void claim(Claims claims, long from, long to) {
            claims.mayLeave();
            claims.write(a, Indices.trips(0, 1, from, to));
          }

          @Override
          protected int plain(int[] own, long from, long to) throws Exception {
            int i = (int) from;
            a[i]++;
            if (i == 0) {
              await(third);
              await(struck);
              first.countDown();
            } else if (i == 1 && attempts.getAndIncrement() == 0) {
              await(third);
              struck.countDown();
              throw new OutOfMemoryError("simulated");
            } else if (i == 1) {
              beside.set(inside.get());
            } else if (i == 2) {
              inside.incrementAndGet();
              third.countDown();
              await(first);
              for (int k = 0; k < SPINS; k++) {
                Thread.onSpinWait();
              }
              inside.decrementAndGet();
            }
            return 0;
          }
        });
    assertArrayEquals(new int[] {1, 1, 1, 1, 1, 1, 1, 1, 1}, a);
    assertEquals(0, beside.get());
  }

  /** In a JVM with little memory: the second iteration fills it on stale data. */
  static final class Program {
    private Program() {}

    public static void main(String[] args) {
      new Setup(Engine.LOOPS, 2, Setup.Pace.TINY).install();
      int[] a = new int[20];
      CountDownLatch struck = new CountDownLatch(1);
      int unused =
          Speculation.run(
              new SpeculationSite("Test.java:1", 2, 1),
              a.length,
              new Loop() {
                @Override
                void trip(Memory m, int i, boolean isAhead) throws Exception {
                  if (i == 0) {
                    await(struck);
                  } else if (i == 1) {
                    fill(m);
                  } else {
                    m.set(a, i, new byte[12 << 20].length);
                  }
                  m.set(a, i, m.get(a, i) + 1);
                }

                private void fill(Memory m) {
                  List<byte[]> all = new ArrayList<>();
                  try {
                    while (m.get(a, 0) == 0) {
                      all.add(new byte[1 << 20]);
                      m.poll();
                    }
                  } finally {
                    struck.countDown();
                  }
                }
              });
      int sum = 0;
      for (int x : a) {
        sum += x;
      }
      System.out.println(sum);
      AjwsRuntime.shutdown();
    }
  }

  @Test
  void memoryThatStaleDataFillsIsGivenBack() throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx48m",
                "-cp",
                System.getProperty("java.class.path"),
                Program.class.getName())
            .redirectErrorStream(true)
            .start();
    try (BufferedReader out =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      String text = out.lines().collect(Collectors.joining("\n"));
      assertEquals(Integer.toString(18 * (12 << 20) + 20), text);
    }
    assertEquals(0, process.waitFor());
  }
}
