package org.ajws.runtime.speculation;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Engine;
import org.ajws.runtime.Setup;
import org.ajws.runtime.SpeculationConflict;
import org.ajws.runtime.SpeculationStatistics;
import org.ajws.runtime.forkjoin.CountsAtRest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** In which lines chunks conflict is found out by a second run, of which nothing else is seen. */
class ConflictLinesTest {
  private static final class Counter {
    int total;
    String name = "before";
  }

  private static final IntField TOTAL =
      new IntField("Counter.total", false) {
        @Override
        public int get(Object o) {
          return ((Counter) o).total;
        }

        @Override
        public void set(Object o, int x) {
          ((Counter) o).total = x;
        }
      };

  private static final RefField<String> NAME =
      new RefField<>("Counter.name", false) {
        @Override
        public String get(Object o) {
          return ((Counter) o).name;
        }

        @Override
        public void set(Object o, String x) {
          ((Counter) o).name = x;
        }
      };

  /** What the second of two chunks does ahead, and what the first one does plainly meanwhile. */
  private interface Ahead {
    void run(Chunk chunk) throws Exception;
  }

  private final CyclicBarrier both = new CyclicBarrier(2);
  private final AtomicInteger ahead = new AtomicInteger();
  private final AtomicInteger again = new AtomicInteger();

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
    CountsAtRest.check();
  }

  private void meet() throws Exception {
    both.await(60, TimeUnit.SECONDS);
  }

  /** The first chunk writes when the second one has read. */
  private SpeculationStatistics run(Runnable first, Ahead second, Runnable plain) {
    return run(0, first, second, plain);
  }

  private SpeculationStatistics run(int granularity, Runnable first, Ahead second, Runnable plain) {
    new Setup(Engine.LOOPS, 2, Setup.Pace.TINY).install();
    AjwsRuntime.resetStatistics();
    Speculation.run(
        new SpeculationSite("T.java:1", 2, 1, "", granularity),
        2,
        new SpeculativeLoop<int[]>() {
          @Override
          protected int[] start() {
            return new int[1];
          }

          @Override
          protected int plain(int[] own, long from, long to) throws Exception {
            if (from == 0) {
              meet(); // the second runs
              meet(); // and has read
              first.run();
            } else {
              again.incrementAndGet();
              plain.run();
            }
            return 0;
          }

          @Override
          protected int tracked(Chunk chunk, int[] own, long from, long to) throws Exception {
            boolean once = ahead.incrementAndGet() == 1;
            if (once) {
              meet();
            }
            try {
              second.run(chunk);
            } finally {
              if (once) {
                meet();
              }
            }
            return 0;
          }

          @Override
          protected void merge(int[] own) {}
        });
    SpeculationStatistics s = AjwsRuntime.statistics().speculative().get(0);
    assertEquals(1L, s.rollbacks().get("conflict"), s.toString());
    assertEquals(1, again.get(), "run plainly");
    return s;
  }

  private static SpeculationConflict conflict(String place, String read, String written) {
    return new SpeculationConflict(place, read, written, true, 1);
  }

  @Test
  void theReadThatFailedAndAWriteOfTheSameArray() {
    int[] a = {1, 0, 0};
    int[] other = {1};
    SpeculationStatistics s =
        run(
            () -> a[0] = 5,
            c -> {
              c.set(other, 0, c.get(other, 0, "T.java:2"), "T.java:3");
              c.set(a, 1, c.get(a, 2, "T.java:4"), "T.java:5");
              c.set(a, 1, c.get(a, 0, "T.java:6"), "T.java:7");
            },
            () -> a[1] = a[0]);
    assertArrayEquals(new int[] {5, 5, 0}, a);
    assertEquals(List.of(conflict("int[]", "T.java:6", "T.java:5")), s.lines());
  }

  /** What has changed is another slot than the one that was read, of the same block. */
  @Test
  void theReadOfABlockInWhichAnotherSlotHasChanged() {
    int[] a = new int[20];
    SpeculationStatistics s =
        run(
            8,
            () -> a[9] = 5,
            c -> {
              c.set(a, 1, c.get(a, 3, "T.java:4"), "T.java:5");
              c.set(a, 2, c.get(a, 17, "T.java:6"), "T.java:7");
              c.set(a, 15, c.get(a, 12, "T.java:8"), "T.java:9");
            },
            () -> a[1] = 7);
    assertEquals(5, a[9]);
    assertEquals(7, a[1]);
    assertEquals(List.of(conflict("int[] in blocks of 8", "T.java:8", "T.java:9")), s.lines());
    assertEquals("{int[] in blocks of 8=1}", s.conflicts().toString());
  }

  @Test
  void aCounterIsReadAndWrittenInOneLine() {
    Counter counter = new Counter();
    SpeculationStatistics s =
        run(
            () -> counter.total++,
            c -> c.putInt(c.at(TOTAL, counter, "T.java:2 +="), c.currentInt() + 1, "T.java:2 +="),
            () -> counter.total++);
    assertEquals(2, counter.total);
    assertEquals(List.of(conflict("Counter.total", "T.java:2 +=", "T.java:2 +=")), s.lines());
  }

  /** The logs of numbers, references and fields say nothing about each other's order. */
  @Test
  void ofSeveralChangedValuesTheOneThatWasReadFirst() {
    int[] numbers = {1};
    String[] names = {"one"};
    Counter counter = new Counter();
    SpeculationStatistics s =
        run(
            () -> {
              numbers[0] = 2;
              names[0] = "two";
              counter.name = "after";
            },
            c -> {
              c.get(NAME, counter, "T.java:2");
              c.get(names, 0, "T.java:3");
              c.get(numbers, 0, "T.java:4");
            },
            () -> {});
    assertEquals(List.of(conflict("Counter.name", "T.java:2", "")), s.lines());
    assertEquals(1L, s.conflicts().get("int[]"), "as the logs are looked through");
  }

  /** What is in the chunk's own log is no read of what others write. */
  @Test
  void ownValuesAreNoSuspects() {
    int[] a = {1, 0};
    SpeculationStatistics s =
        run(
            () -> a[0] = 5,
            c -> {
              c.set(a, 1, 7, "T.java:2");
              c.get(a, 1, "T.java:3");
              c.get(a, 0, "T.java:4");
              c.set(a, 0, 3, "T.java:5");
              c.get(a, 0, "T.java:6");
            },
            () -> {});
    assertEquals(List.of(conflict("int[]", "T.java:4", "T.java:5")), s.lines());
  }

  /** Effects, irrevocable calls and exceptions of the second run. */
  @Test
  void nothingOfTheSecondRunIsSeen() {
    int[] a = {1, 0};
    List<String> out = new ArrayList<>();
    SpeculationStatistics s =
        run(
            () -> a[0] = 5,
            c -> {
              c.defer(() -> out.add("ahead"));
              c.set(a, 1, c.get(a, 0, "T.java:2"), "T.java:3");
              if (ahead.get() > 1) {
                c.irrevocable();
                out.add("irrevocable");
              }
            },
            () -> {
              out.add("plain");
              a[1] = 8;
            });
    assertArrayEquals(new int[] {5, 8}, a);
    assertEquals(List.of("plain"), out);
    assertEquals(2, ahead.get());
    assertEquals(List.of(conflict("int[]", "T.java:2", "T.java:3")), s.lines());
  }

  @Test
  void errorsOfTheSecondRunAreNotBelieved() {
    int[] a = {1, 0};
    SpeculationStatistics s =
        run(
            () -> a[0] = 5,
            c -> {
              c.set(a, 1, c.get(a, 0, "T.java:2"), "T.java:3");
              if (ahead.get() > 1) {
                throw new OutOfMemoryError("simulated");
              }
            },
            () -> a[1] = 8);
    assertArrayEquals(new int[] {5, 8}, a);
    assertEquals(1, s.lines().size());
  }

  /** A second run that never ends on what it sees is left at a poll. */
  @Test
  void anEndlessSecondRunIsLeft() {
    int[] a = {1, 0};
    SpeculationStatistics s =
        run(
            () -> a[0] = 5,
            c -> {
              int x = c.get(a, 0, "T.java:2");
              while (ahead.get() > 1) {
                c.poll();
              }
              c.set(a, 1, x, "T.java:3");
            },
            () -> a[1] = 8);
    assertEquals(List.of(conflict("int[]", "T.java:2", "")), s.lines());
  }

  @Test
  void fewConflictsAreLookedAt() {
    SpeculationSite site = new SpeculationSite("T.java:1");
    int looked = 0;
    for (int n = 0; n < 200; n++) {
      looked += site.wantsLines() ? 1 : 0;
    }
    assertEquals(4 + 3, looked);
  }
}
