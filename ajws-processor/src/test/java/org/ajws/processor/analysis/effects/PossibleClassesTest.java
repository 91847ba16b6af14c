package org.ajws.processor.analysis.effects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.ajws.processor.Sources;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which classes an object may be of depends on sources that no other one names, too. */
class PossibleClassesTest {
  private static final String SOLVER =
      """
      import org.ajws.ParallelFor;

      class Solver {
        static class Step {
          void run(int i) {}
        }

        static class Adding extends Step {
          int sum;

          @Override
          void run(int i) {
            sum += i;
          }
        }

        Step step = new Step();

        void solve(int n) {
          for (@ParallelFor int i = 0; i < n; i++) step.run(i);
        }
      }
      """;

  @TempDir private Path folder;

  private String messages(String main) {
    Sources sources = new Sources(folder).add("Solver.java", SOLVER).add("Main.java", main);
    return Sources.messages(sources.translate());
  }

  @Test
  void aSourceThatNoOtherNamesMayStoreAnObjectOfAnotherClass() {
    String main =
        """
        class Main {
          public static void main(String[] args) {
            Solver solver = new Solver();
            solver.step = new Solver.Adding();
            solver.solve(99);
          }
        }
        """;
    assertTrue(messages(main).contains("AJWS-405"), messages(main));
  }

  @Test
  void oneThatDoesNotNameTheFieldStoresNothingInIt() {
    String main =
        """
        class Main {
          public static void main(String[] args) {
            new Solver().solve(99);
          }
        }
        """;
    assertEquals("", messages(main));
  }
}
