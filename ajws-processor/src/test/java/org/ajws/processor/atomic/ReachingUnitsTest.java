package org.ajws.processor.atomic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Methods of a dialect that touch members and reach parallel loops: these run in parallel. */
@ExtendWith(TwoWorkers.class)
@Timeout(120)
class ReachingUnitsTest {
  private static final String PROGRAM =
      """
      import java.util.concurrent.CyclicBarrier;
      import java.util.concurrent.TimeUnit;

      public class Meeting {
        %s
        private final CyclicBarrier both = new CyclicBarrier(2);

        %spublic int compute() {
          count += 10;
          meet();
          return total();
        }

        private void meet() {
          %s { for (%sint i = 0; i < 2; i++) { comeTogether(); add(i + 1); } }
        }

        private void comeTogether() {
          try {
            both.await(30, TimeUnit.SECONDS);
          } catch (Exception e) {
            throw new IllegalStateException("the iterations run one after the other", e);
          }
        }

        private void add(int n) { count += n; }

        private int total() { return count; }

        public static int run() { return new Meeting().compute(); }
      }
      """;

  private static final String DIALECT =
      PROGRAM
          .formatted("@Atomicset(a); @Atomic(a) private int count;", "", "finish { async", "")
          .replace("add(i + 1); } }", "add(i + 1); } } }");

  private static String standard(String permit) {
    return "import org.ajws.*;\n"
        + PROGRAM
            .formatted("@Atomic(\"a\") private int count;", permit, "finish:", "@ParallelFor ")
            .replace("public class", "@AtomicSet(\"a\") public class");
  }

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource(names = {"TRYCATCH", "TASKS", "FORKJOIN"})
  void theLoopOfAUnitThatReachesItIsParallel(Target target) throws Exception {
    TranslatedProgram program =
        TranslatedProgram.of(folder, "Meeting.java", DIALECT).translate(LockKind.MONITOR, target);
    String messages = String.join("\n", program.messages());
    assertTrue(messages.contains("[AJWS-512] compute may reach"), messages);
    assertEquals(13, program.load("Meeting").getMethod("run").invoke(null));
  }

  @Test
  void whatIsConvertedHasThePermit() throws Exception {
    TranslatedProgram program =
        TranslatedProgram.of(
                folder, "Meeting.java", standard("@SuppressWarnings(\"ajws-statements\") "))
            .translate(LockKind.MONITOR, Target.TRYCATCH);
    String messages = String.join("\n", program.messages());
    assertFalse(messages.contains("AJWS-512"), messages);
    assertEquals(13, program.load("Meeting").getMethod("run").invoke(null));
  }

  @Test
  void inTheStandardSurfaceItIsAUnit() {
    TranslatedProgram program =
        TranslatedProgram.of(folder, "Meeting.java", standard(""))
            .translate(LockKind.MONITOR, Target.TRYCATCH);
    String messages = String.join("\n", program.messages());
    assertTrue(messages.contains("[AJWS-512] compute is a unit of work"), messages);
  }
}
