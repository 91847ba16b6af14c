package org.ajws.processor.atomic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Method;
import java.nio.file.Path;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.Target;
import org.ajws.runtime.AjwsRuntime;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Figure 6.1 of the thesis: a counter incremented in a parallel loop counts right every time. */
@Timeout(300) // also the time within which another worker must have taken part
class Figure61Test {
  private static final int RUNS = 1000;
  private static final int SIZE = 600;

  private static final String SAMPLE =
      """
      import org.ajws.*;
      @AtomicSet("a")
      public class Sample {
        @Atomic("a") private int status;
        public int get() { return status; }
        private void inc() { status++; }
        private int something(int i) {
          int res = i;
          for (int k = 0; k < 50; k++) { res = res * 31 + k; }
          return i % 3 == 0 ? 0 : res | 1;
        }
        public void compute(int size) {
          for (@ParallelFor int i = 0; i < size; i++) {
            int res = something(i);
            if (res != 0) {
              inc();
            }
          }
        }
        public static int run(int size) {
          Sample s = new Sample();
          s.compute(size);
          return s.get();
        }
      }
      """;

  @TempDir Path folder;
  private String workersBefore;

  @BeforeEach
  void remember() {
    workersBefore = System.getProperty("ajws.workers");
  }

  @AfterEach
  void restore() {
    if (workersBefore == null) {
      System.clearProperty("ajws.workers");
    } else {
      System.setProperty("ajws.workers", workersBefore);
    }
    AjwsRuntime.shutdown();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8, 64})
  void countsRight(int workers) throws Exception {
    System.setProperty("ajws.workers", String.valueOf(workers));
    AjwsRuntime.shutdown(); // the next loop starts as many as the property says
    Class<?> sample =
        TranslatedProgram.of(folder, "Sample.java", SAMPLE)
            .translate(LockKind.MONITOR, Target.TRYCATCH)
            .load("Sample");
    Method run = sample.getMethod("run", int.class);
    AjwsRuntime.assertTranslated(sample);
    AjwsRuntime.resetStatistics();
    boolean shared = workers == 1; // nothing is to be shared then
    for (int i = 0; i < RUNS || !shared; i++) { // on a busy machine the others may come late
      assertEquals(400, run.invoke(null, SIZE), "run " + i);
      shared |= AjwsRuntime.statistics().steals() > 0;
    }
    assertEquals(workers, AjwsRuntime.workers());
    assertEquals(workers > 1, AjwsRuntime.statistics().steals() > 0);
  }
}
