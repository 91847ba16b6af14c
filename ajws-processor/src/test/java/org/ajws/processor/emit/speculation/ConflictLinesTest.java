package org.ajws.processor.emit.speculation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ajws.processor.Sources;
import org.ajws.processor.run.MainProgram;
import org.ajws.processor.run.MemoryCompiler;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.SpeculationConflict;
import org.ajws.runtime.SpeculationStatistics;
import org.ajws.runtime.scheduler.SchedulerForTests;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The lines that the runtime finds for conflicts are those of the user's files. */
class ConflictLinesTest {
  /** The first iteration goes on when the second one has read. */
  private static final String GATE =
      """
      import java.util.concurrent.CountDownLatch;
      import org.ajws.Speculative;
      import org.ajws.SpeculationPolicy;
      class Gate {
        static final CountDownLatch read = new CountDownLatch(1);
        @Speculative(SpeculationPolicy.PURE) static void hold() {
          try {
            if (!read.await(60, java.util.concurrent.TimeUnit.SECONDS)) throw new IllegalStateException();
          } catch (InterruptedException e) { throw new IllegalStateException(e); }
        }
        @Speculative(SpeculationPolicy.PURE) static void open() { read.countDown(); }
        static final java.util.concurrent.CyclicBarrier both = new java.util.concurrent.CyclicBarrier(2);
        @Speculative(SpeculationPolicy.PURE) static void meet() {
          try {
            both.await(60, java.util.concurrent.TimeUnit.SECONDS);
          } catch (Exception e) { throw new IllegalStateException(e); }
        }
      }
      """;

  @TempDir Path folder;

  @AfterEach
  void stopWorkers() {
    AjwsRuntime.shutdown();
  }

  private SpeculationStatistics run(Map<String, String> files, String printed) throws Exception {
    Sources sources = new Sources(folder);
    Map<String, String> all = new LinkedHashMap<>(files);
    all.put("Gate.java", GATE);
    all.forEach(sources::add);
    assertEquals("", Sources.messages(sources.translate()));
    Map<String, String> translated = new LinkedHashMap<>();
    for (String file : all.keySet()) {
      Path output = sources.output().resolve(file);
      translated.put(file, Files.exists(output) ? Files.readString(output) : all.get(file));
    }
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      SchedulerForTests.install(2);
      AjwsRuntime.resetStatistics();
      assertEquals(printed, MainProgram.run(compiler.compile(translated), "Loop").strip());
    }
    return AjwsRuntime.statistics().speculative().get(0);
  }

  private static void check(SpeculationStatistics s, String place, String read, String written) {
    assertEquals(1L, s.rollbacks().get("conflict"), s.toString());
    assertEquals(List.of(new SpeculationConflict(place, read, written, true, 1)), s.lines());
  }

  @Test
  void aCompoundAssignmentOfAField() throws Exception {
    String loop =
        """
        import org.ajws.ParallelFor;
        class Loop {
          static int total;
          public static void main(String[] args) {
            for (@ParallelFor(speculative = true, window = 2, chunk = 1) int i = 0; i < 2; i++) {
              if (i == 0) Gate.hold();
              total
                  += i + 1;
              if (i == 1) Gate.open();
            }
            System.out.println(total);
          }
        }
        """;
    SpeculationStatistics s = run(Map.of("Loop.java", loop), "3");
    check(s, "Loop.total", "Loop.java:7 +=", "Loop.java:7 +=");
  }

  /** The read is in a method of another file, the write in a third line. */
  @Test
  void aReadInACalledMethodOfAnotherFile() throws Exception {
    String loop =
        """
        import org.ajws.ParallelFor;
        class Loop {
          public static void main(String[] args) {
            int[] a = {1, 2, 3};
            for (@ParallelFor(speculative = true, window = 2, chunk = 1) int i = 0; i < 2; i++) {
              if (i == 0) Gate.hold();
              int x = Other.at(a, i == 0 ? 2 : 0, 3);
              a[i] = x + 1;
              if (i == 1) Gate.open();
            }
            System.out.println(java.util.Arrays.toString(a));
          }
        }
        """;
    String other =
        """
        class Other {
          static int at(int[] a, int k, int depth) {
            if (depth > 0) return at(a, k, depth - 1);
            // line 4 follows
            return a[k];
          }
        }
        """;
    SpeculationStatistics s = run(Map.of("Loop.java", loop, "Other.java", other), "[4, 5, 3]");
    check(s, "int[]", "Other.java:5", "Loop.java:8");
  }

  /** A sum of doubles is rounded otherwise as a reduction: no operator is named. */
  @Test
  void theElementOfAnArrayAndNumbersThatAreNoReduction() throws Exception {
    String loop =
        """
        import org.ajws.ParallelFor;
        class Loop {
          static double total;
          static int[] steps = {1, 2};
          public static void main(String[] args) {
            for (@ParallelFor(speculative = true, window = 2, chunk = 1) int step : steps) {
              if (step == 1) Gate.hold();
              total += step; steps[1] = 2;
              if (step == 2) Gate.open();
            }
            System.out.println(total);
          }
        }
        """;
    SpeculationStatistics s = run(Map.of("Loop.java", loop), "3.0");
    check(s, "Loop.total", "Loop.java:8", "Loop.java:8");
  }

  /** By ranges: the iterations 0 and 2 meet while 1 waits for 0. */
  @Test
  void slotsThatMakeAChunkWait() throws Exception {
    String loop =
        """
        import org.ajws.ParallelFor;
        class Loop {
          public static void main(String[] args) {
            int[] a = {1, 1, 1, 1}, from = {0, 0, 2, 3}, sum = {0, 0, 0, 0};
            for (@ParallelFor(speculative = true, window = 4, chunk = 1) int i = 0; i < 4; i++) {
              if (i % 2 == 0) Gate.meet();
              a[i] += i;
              sum[i] = a[
                  from[i]];
            }
            System.out.println(java.util.Arrays.toString(sum));
          }
        }
        """;
    SpeculationStatistics s = run(Map.of("Loop.java", loop), "[1, 1, 3, 4]");
    assertEquals(1, s.waits(), s.toString());
    SpeculationConflict lines =
        new SpeculationConflict("int[]", "Loop.java:8", "Loop.java:7 +=", true, 1);
    assertEquals(List.of(lines), s.lines());
  }
}
