package org.ajws.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.ajws.benchmarks.locks.Shared;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.annotations.Param;

/** What the benchmark of locks measures gives right results; no times. */
class LockSubjectsTest {
  private static final int STEPS = 20_000;

  @TempDir Path work;

  @Test
  void everySubjectCountsRight() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(3);
    try {
      for (String name : LockSubjects.names()) {
        Shared shared = LockSubjects.of(name, work).get();
        List<Future<Integer>> totals = new ArrayList<>();
        for (int t = 0; t < 3; t++) {
          totals.add(
              threads.submit(
                  () -> {
                    int total = 0;
                    for (int key = 0; key < STEPS; key++) {
                      total += shared.step(key);
                    }
                    return total;
                  }));
        }
        int expected = 0;
        for (Future<Integer> total : totals) {
          expected += total.get();
        }
        assertEquals(expected, shared.total(), name);
        int each =
            switch (name.substring(0, name.indexOf(':'))) {
              case "pair", "snapshot" -> STEPS / 16;
              case "record" -> (STEPS + 1023) / 1024;
              case "scratch", "fresh", "hidden" -> 0;
              default -> STEPS;
            };
        assertEquals(3 * each, expected, name);
      }
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void theBenchmarkMeasuresAll() throws Exception {
    Param all = LockBenchmark.class.getField("subject").getAnnotation(Param.class);
    assertEquals(LockSubjects.names(), List.of(all.value()));
  }
}
