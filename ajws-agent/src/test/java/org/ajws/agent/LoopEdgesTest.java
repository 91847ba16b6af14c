package org.ajws.agent;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Loops that are checked as ranges, where what is known of them could be taken for too much. */
class LoopEdgesTest {
  @TempDir Path folder;

  private WatchedProgram check(String members) throws Exception {
    return MarkedProgram.check(folder, members);
  }

  /** A class may declare a field that hides another one of the same name. */
  @Test
  void hiddenFieldsAreOthers() throws Exception {
    check(
        """
          static class Upper { int[] x; }
          static class Lower extends Upper {
            int[] x;
            void fill() {
              for (int i = 0; i < 4; i++) {
                x[i] = 1;
                super.x[i] = 2; // H
              }
            }
            void pairs() {
              for (int i = 0; i < 4; i++) {
                x[2 * i] = 1;
                super.x[2 * i + 1] = 2; // P
              }
            }
          }
          public static void main(String[] a) {
            Lower l = new Lower();
            l.x = new int[8];
            int[] upper = new int[8];
            ((Upper) l).x = upper;
            loop(2, i -> { if (i == 0) { l.fill(); } else { upper[2] = 1; } // H
            });
            loop(2, i -> { if (i == 0) { l.pairs(); } else { upper[1] = 1; } // P
            });
          }
        """);
  }
}
