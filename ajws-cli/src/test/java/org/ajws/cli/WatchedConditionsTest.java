package org.ajws.cli;

import static org.ajws.cli.CommandTester.ajws;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Units that give their locks back, under {@code ajws race}: never a wrong "no race". */
class WatchedConditionsTest {
  private static final String PROGRAM =
      """
      import org.ajws.*;

      @AtomicSet("s")
      public class Cell {
        private int value;
        private boolean full;
        static int seen;

        void put(int n) {
          value = n;
          full = true;
        }

        int take() {
          await: while (!full);
          full = false;
          return value;
        }

        void leave(int n) {
          become: value = n;
          seen++;
        }

        public static void main(String[] args) {
          Cell c = new Cell();
          finish: {
            async: c.ACT
            async: c.ACT
          }
          System.out.println("done");
        }
      }
      """;

  @TempDir private Path folder;

  private Path write(String first, String second) throws IOException {
    String text = PROGRAM.replaceFirst("ACT", first).replaceFirst("ACT", second);
    return Files.writeString(folder.resolve("Cell.java"), text);
  }

  @Test
  void aConditionThatHoldsIsALimit() throws Exception {
    ajws("race", write("put(1);", "take();")).exits(3).complains("Cell.java:15: await");
  }

  @Test
  void aConditionThatDoesNotHoldIsSaid() throws Exception {
    ajws("race", write("take();", "put(1);")).complains("the condition does not hold");
  }

  @Test
  void whatFollowsAnEndedUnitIsALimit() throws Exception {
    ajws("race", write("leave(1);", "leave(2);")).exits(3).complains("Cell.java:21: become");
  }
}
