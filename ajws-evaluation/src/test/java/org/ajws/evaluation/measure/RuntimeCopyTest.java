package org.ajws.evaluation.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.List;
import org.ajws.report.RunStatistics;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.loop.Loops;
import org.ajws.runtime.loop.Relation;
import org.junit.jupiter.api.Test;

class RuntimeCopyTest {
  /** Fills an array in a parallel loop. */
  public static final class Filling implements Workload {
    private final int[] filled = new int[10_000];

    @Override
    public void prepare() {}

    @Override
    public void run() {
      Loops.ints(
          "Filling.java:1",
          0,
          Relation.LT,
          filled.length,
          1,
          TaskLocals.none(),
          (from, to, step, locals) -> {
            for (int i = from; i < to; i += step) {
              filled[i] = i * AjwsRuntime.workers();
            }
          });
    }

    @Override
    public long digest() {
      return filled[filled.length - 1];
    }
  }

  private static List<Path> classPath() throws Exception {
    return List.of(
        Path.of(AjwsRuntime.class.getProtectionDomain().getCodeSource().getLocation().toURI()),
        Path.of(Filling.class.getProtectionDomain().getCodeSource().getLocation().toURI()));
  }

  @Test
  void twoRuntimesLiveSideBySide() throws Exception {
    String before = System.getProperty("ajws.workers");
    try (RuntimeCopy one = new RuntimeCopy(classPath(), 1);
        RuntimeCopy three = new RuntimeCopy(classPath(), 3)) {
      assertEquals(before, System.getProperty("ajws.workers"));
      Workload a = one.create(Filling.class.getName(), Workload.class);
      Workload b = three.create(Filling.class.getName(), Workload.class);
      assertNotSame(a.getClass(), b.getClass());
      a.run();
      b.run();
      b.run();
      assertEquals(9_999, a.digest());
      assertEquals(3 * 9_999, b.digest());
      assertEquals(1, one.takeStatistics().regions());
      RunStatistics statistics = three.takeStatistics();
      assertEquals(2, statistics.regions());
      assertEquals(
          List.of(new RunStatistics.Site("Filling.java:1", 2, 20_000)), statistics.sites());
      assertEquals(0, three.takeStatistics().regions());
    }
  }

  @Test
  void aClassPathWithoutRuntimeIsRejected() {
    assertThrows(IllegalStateException.class, () -> new RuntimeCopy(List.of(), 2));
  }
}
