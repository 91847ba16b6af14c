package org.ajws.agent;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A report names the lines of both accesses, whatever ranges were noted in between. */
class PlacesTest {
  @TempDir Path folder;

  /** Of words and of segments, in long ranges and short ones, of slots at odd and even places. */
  @Test
  void theReaderOfARangeIsTheOneThatIsNamed() throws Exception {
    StringBuilder calls = new StringBuilder();
    int k = 0;
    for (int slots : new int[] {40, 400}) {
      for (int[] range : new int[][] {{0, 40}, {1, 40}, {2, 35}, {5, 7}, {4, 38}}) {
        for (int slot : new int[] {range[0], range[0] + 1, range[1] - 1}) {
          calls.append("{ int[] a = new int[%d]; if (%d == 0) split(a); ".formatted(slots, k % 2));
          calls.append("set(a, 0, 40); set(a, 2, 21); loop(2, i -> { if (i == 0) {\n");
          calls.append(
              "for (int j = %d; j < %d; j++) s += a[j]; // %s\n"
                  .formatted(range[0], range[1], (char) ('A' + k)));
          calls.append(
              "} else {\n a[%d] = 1; // %s\n } }); }\n".formatted(slot, (char) ('A' + k++)));
        }
      }
    }
    MarkedProgram.check(
        folder,
        "static int s;\n"
            + "static void set(int[] a, int from, int to) { for (int j = from; j < to; j++) a[j] = j; }\n"
            + "static void split(int[] a) { for (int j = 0; j < 900; j++) a[j % 40] = j; }\n"
            + "public static void main(String[] args) {\n"
            + calls
            + "}\n");
  }
}
