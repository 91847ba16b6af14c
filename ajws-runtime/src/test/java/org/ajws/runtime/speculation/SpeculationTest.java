package org.ajws.runtime.speculation;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.ajws.runtime.AjwsPool;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Engine;
import org.ajws.runtime.Setup;
import org.ajws.runtime.SpeculationStatistics;
import org.ajws.runtime.forkjoin.CountsAtRest;
import org.ajws.runtime.speculation.RandomLoopsTest.Ways;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SpeculationTest {
  private static final String HERE = "SpeculationTest.java:1";

  /** Tracks also chunks that are the oldest when they begin. */
  private static final Gain TRACKED =
      new Gain() {
        @Override
        boolean runsOldestPlainly() {
          return false;
        }
      };

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
    CountsAtRest.check();
  }

  private static void workers(int n) {
    new Setup(Engine.LOOPS, n, Setup.Pace.TINY).install();
  }

  /** A body that is the same plainly and tracked, but for its accesses. */
  private interface Body {
    int run(Memory memory, long trip) throws Throwable;
  }

  private static SpeculativeLoop<int[]> loop(Body body) {
    return new SpeculativeLoop<>() {
      @Override
      protected int[] start() {
        return new int[1];
      }

      @Override
      protected int plain(int[] own, long from, long to) throws Throwable {
        return run(new Memory.Plain(), from, to);
      }

      @Override
      protected int tracked(Chunk chunk, int[] own, long from, long to) throws Throwable {
        return run(new Memory.Tracked(chunk), from, to);
      }

      private int run(Memory memory, long from, long to) throws Throwable {
        for (long i = from; i != to; i++) {
          int exit = body.run(memory, i);
          if (exit != 0) {
            return exit;
          }
          memory.poll();
        }
        return 0;
      }

      @Override
      protected void merge(int[] own) {}
    };
  }

  private static SpeculationSite site(int window, long chunk) {
    return new SpeculationSite("Test.java:1", window, chunk);
  }

  /** Two chunks meet, so that the second surely runs ahead of the first. */
  private static void meet(CyclicBarrier both) throws Exception {
    both.await(60, TimeUnit.SECONDS);
  }

  @ParameterizedTest
  @EnumSource
  void aChunkThatReadWhatAnEarlierOneChangesIsRunAgain(Ways way) {
    workers(2);
    AjwsRuntime.resetStatistics();
    CyclicBarrier both = new CyclicBarrier(2);
    int[] a = {1, 0, 0};
    int[] attempts = new int[2];
    way.run(
        site(2, 1),
        2,
        loop(
            (m, i) -> {
              attempts[(int) i]++;
              if (i == 0) {
                meet(both); // the second has read
                m.set(a, 0, 5);
              } else {
                m.set(a, 1, m.get(a, 0));
                if (attempts[1] == 1) {
                  meet(both);
                }
              }
              return 0;
            }));
    assertArrayEquals(new int[] {5, 5, 0}, a);
    assertEquals(3, attempts[1], "ahead, to find the lines, and plainly");
    SpeculationStatistics s = AjwsRuntime.statistics().speculative().get(0);
    assertEquals(1L, s.rollbacks().get("conflict"));
    assertEquals(1L, s.conflicts().get("int[]"));
    assertEquals(2, s.plain());
  }

  @ParameterizedTest
  @EnumSource
  void nothingAfterAnExitIsVisible(Ways way) {
    workers(2);
    CyclicBarrier both = new CyclicBarrier(2);
    int[] a = new int[4];
    List<String> out = new ArrayList<>();
    int exit =
        way.run(
            site(2, 1),
            2,
            loop(
                (m, i) -> {
                  m.set(a, (int) i, 1);
                  m.defer(() -> out.add("trip " + i));
                  if (i == 1) {
                    meet(both); // it has done all that it does
                    return 0;
                  }
                  meet(both);
                  return 3;
                }));
    assertEquals(3, exit);
    assertArrayEquals(new int[] {1, 0, 0, 0}, a);
    assertEquals(List.of("trip 0"), out);
  }

  @ParameterizedTest
  @EnumSource
  void theFirstExceptionInOrderIsThrown(Ways way) {
    workers(2);
    CyclicBarrier both = new CyclicBarrier(2);
    IOException first = new IOException("first");
    Throwable thrown =
        assertThrows(
            IOException.class,
            () ->
                way.run(
                    site(2, 1),
                    2,
                    loop(
                        (m, i) -> {
                          meet(both);
                          throw i == 0 ? first : new IOException("second");
                        })));
    assertSame(first, thrown);
    assertEquals(0, thrown.getSuppressed().length);
  }

  /** The second reads what the first never leaves behind, and goes round for ever. */
  @ParameterizedTest
  @EnumSource
  void anEndlessLoopOnStaleDataEnds(Ways way) {
    workers(2);
    CyclicBarrier both = new CyclicBarrier(2);
    int[] a = {1, 0};
    boolean[] met = new boolean[2];
    way.run(
        site(2, 1),
        2,
        loop(
            (m, i) -> {
              if (i == 0) {
                meet(both);
                m.set(a, 0, 0);
              } else {
                boolean stale = m.get(a, 0) == 1;
                if (!met[1]) {
                  met[1] = true;
                  meet(both);
                }
                while (stale) {
                  m.poll();
                }
                m.set(a, 1, 7);
              }
              return 0;
            }));
    assertArrayEquals(new int[] {0, 7}, a);
  }

  /** A, then B, then A again: what was read in between has to be remembered, too. */
  @Test
  void whatChangedAndCameBackIsAConflict() {
    workers(1);
    int[] a = {1, 0};
    Chunk chunk = new Chunk(null);
    chunk.begin();
    chunk.get(a, 0, HERE);
    a[0] = 2;
    chunk.get(a, 0, HERE);
    a[0] = 1;
    assertEquals("int[]", chunk.invalidRead().place());
    chunk.forget(false);
    chunk.get(a, 0, HERE);
    assertNull(chunk.invalidRead());
  }

  /**
   * With a window of one chunk nobody can run ahead; with a full one, others leave and come back.
   */
  @ParameterizedTest
  @EnumSource
  void aFullWindowHoldsNoWorker(Ways way) throws Exception {
    workers(2);
    CountDownLatch other = new CountDownLatch(1);
    int[] a = new int[2];
    Thread main =
        new Thread(
            () ->
                way.run(
                    site(2, 1),
                    64,
                    loop(
                        (m, i) -> {
                          if (i == 0) { // the window is full, whoever else takes part
                            assertTrue(other.await(60, TimeUnit.SECONDS));
                          }
                          m.set(a, 0, m.get(a, 0) + 1);
                          return 0;
                        })));
    main.start();
    int[] b = new int[100];
    for (int round = 0; round < 20; round++) { // its workers are free for this one
      assertEquals(
          0,
          way.run(
              site(0, 1),
              b.length,
              loop(
                  (m, i) -> {
                    m.set(b, (int) i, m.get(b, (int) i) + 1);
                    return 0;
                  })));
    }
    other.countDown();
    main.join();
    assertEquals(64, a[0]);
    assertEquals(20, b[99]);
  }

  /** Long trips: only if those who left are invited again do two of them ever meet. */
  @ParameterizedTest
  @EnumSource
  void whoLeftAtTheFullWindowComesBack(Ways way) {
    workers(2);
    int pairs = 6;
    CyclicBarrier[] both = new CyclicBarrier[pairs];
    for (int k = 0; k < pairs; k++) {
      both[k] = new CyclicBarrier(2);
    }
    int[] a = new int[2 * pairs];
    boolean[] met = new boolean[2 * pairs];
    way.run(
        site(2, 1),
        2L * pairs,
        loop(
            (m, i) -> {
              if (!met[(int) i]) {
                met[(int) i] = true;
                meet(both[(int) i / 2]);
              }
              m.set(a, (int) i, 1);
              return 0;
            }));
    for (int x : a) {
      assertEquals(1, x);
    }
  }

  @Test
  void anIrrevocableChunkThatIsTheOldestGoesOn() {
    workers(2);
    AjwsRuntime.resetStatistics();
    int[] a = new int[3];
    Speculation.run(
        new SpeculationSite("Test.java:2", 1, 1, TRACKED),
        1,
        loop(
            (m, i) -> {
              m.set(a, 0, 4);
              m.defer(() -> a[2] = a[0]);
              assertEquals(m instanceof Memory.Plain ? 4 : 0, a[0]);
              m.irrevocable();
              assertEquals(4, a[0], "it has written");
              assertEquals(4, a[2], "and done what it had deferred");
              m.set(a, 1, m.get(a, 0));
              assertEquals(4, a[1], "and writes at once");
              return 0;
            }));
    SpeculationStatistics s = AjwsRuntime.statistics().speculative().get(0);
    assertEquals(1, s.irrevocable());
    assertEquals(0, s.plain());
  }

  @ParameterizedTest
  @EnumSource
  void loopsInsideOfChunksRunInOrder(Ways way) {
    workers(4);
    int[] a = new int[200];
    way.run(
        site(0, 3),
        a.length,
        loop(
            (m, i) -> {
              Thread here = Thread.currentThread();
              Engine.LOOPS.times(5, k -> assertSame(here, Thread.currentThread()));
              int[] inner = new int[4]; // its own
              Speculation.run(
                  site(0, 1),
                  4,
                  loop(
                      (n, k) -> {
                        assertSame(here, Thread.currentThread());
                        inner[(int) k] = 1;
                        return 0;
                      }));
              m.set(a, (int) i, inner[0] + inner[3]);
              return 0;
            }));
    for (int x : a) {
      assertEquals(2, x);
    }
  }

  @Test
  void aNestedSpeculativeLoopIsAPartOfTheChunk() {
    workers(2);
    int[] a = new int[8];
    SpeculativeLoop<int[]> inner =
        loop(
            (m, i) -> {
              m.set(a, (int) i, 1);
              return i == 5 ? 2 : 0;
            });
    int exit =
        Speculation.run(
            new SpeculationSite("Test.java:3", 1, 1, TRACKED),
            1,
            loop(
                (m, i) -> {
                  int left = Speculation.nested(((Memory.Tracked) m).chunk, 8, inner);
                  assertArrayEquals(new int[8], a);
                  return left;
                }));
    assertEquals(2, exit);
    assertArrayEquals(new int[] {1, 1, 1, 1, 1, 1, 0, 0}, a);
  }

  @Test
  void poolsRunThem() throws Exception {
    try (AjwsPool pool = AjwsPool.of(3)) {
      int[] a = new int[300];
      SpeculativeLoop<?> body =
          loop(
              (m, i) -> {
                m.set(a, (int) i, m.get(a, Math.max(0, (int) i - 1)) + 1);
                return 0;
              });
      pool.run(() -> Speculation.run(site(0, 4), a.length, body));
      assertEquals(300, a[299]);
      assertEquals(1, pool.statistics().speculative().size());
    }
    ForkJoinPool own = new ForkJoinPool(3);
    try {
      int[] b = new int[300];
      SpeculativeLoop<?> body =
          loop(
              (m, i) -> {
                m.set(b, (int) i, m.get(b, Math.max(0, (int) i - 1)) + 1);
                return 0;
              });
      own.submit(() -> ForkJoinSpeculation.run(site(0, 4), b.length, body)).get();
      assertEquals(300, b[299]);
    } finally {
      own.shutdown();
    }
  }

  /** In each iteration of a parallel loop, and so by several threads at once at the same site. */
  @ParameterizedTest
  @EnumSource
  void parallelLoopsAroundThem(Ways way) {
    workers(4);
    SpeculationSite site = site(0, 0);
    Engine around = way == Ways.LOOPS ? Engine.LOOPS : Engine.FORK_JOIN;
    int[][] rows = new int[60][200];
    around.times(
        rows.length,
        r ->
            assertEquals(
                r % 3 == 0 ? 1 : 0,
                way.run(
                    site,
                    rows[r].length,
                    loop(
                        (m, i) -> {
                          int k = (int) i;
                          m.set(rows[r], k, m.get(rows[r], k == 0 ? 0 : k - 1) + 1);
                          return r % 3 == 0 && i == 150 ? 1 : 0;
                        }))));
    for (int r = 0; r < rows.length; r++) {
      assertEquals(r % 3 == 0 ? 151 : 200, rows[r][r % 3 == 0 ? 150 : 199]);
      assertEquals(r % 3 == 0 ? 0 : 200, rows[r][199]);
    }
  }

  @Test
  void anEventSaysWhatAnExecutionDid(@TempDir Path folder) throws Exception {
    workers(2);
    Path file = folder.resolve("speculation.jfr");
    try (Recording recording = new Recording()) {
      recording.enable("org.ajws.Speculation").withThreshold(Duration.ZERO);
      recording.start();
      int[] a = new int[8];
      Speculation.run(
          new SpeculationSite("Test.java:4", 1, 2, TRACKED),
          8,
          loop(
              (m, i) -> {
                m.set(a, (int) i, 1);
                return 0;
              }));
      recording.stop();
      recording.dump(file);
    }
    List<RecordedEvent> events = new ArrayList<>(RecordingFile.readAllEvents(file));
    events.removeIf(e -> !e.getEventType().getName().equals("org.ajws.Speculation"));
    assertEquals(1, events.size());
    assertEquals("Test.java:4", events.get(0).getString("site"));
    assertEquals(4, events.get(0).getLong("commits") + events.get(0).getLong("plain"));
    assertEquals(0, events.get(0).getLong("rollbacks"));
  }

  @Test
  void nothingIsKeptAfterTheLoop() {
    workers(2);
    SpeculationSite site = site(0, 2);
    WeakReference<int[]> array = touched(site);
    for (int i = 0; i < 50 && array.get() != null; i++) {
      System.gc();
    }
    assertNull(array.get());
  }

  private static WeakReference<int[]> touched(SpeculationSite site) {
    int[] a = new int[500];
    Speculation.run(
        site,
        a.length,
        loop(
            (m, i) -> {
              m.set(a, (int) i, m.get(a, 499 - (int) i) + 1);
              return 0;
            }));
    assertNotEquals(0, a[0]);
    return new WeakReference<>(a);
  }
}
