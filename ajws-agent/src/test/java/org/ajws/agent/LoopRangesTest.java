package org.ajws.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Loops whose accesses are checked behind them, wherever they are left. */
class LoopRangesTest {
  private static final int METHODS = 150;
  private static final int PROGRAMS = Integer.getInteger("ajws.loops.programs", 2);
  private static final long SEED = Long.getLong("ajws.loops.seed", 1);

  @TempDir Path folder;

  private WatchedProgram check(String method, String... calls) throws Exception {
    return MarkedProgram.check(
        folder,
        method + "public static void main(String[] args) {\n" + String.join("", calls) + "}\n");
  }

  /** What a loop with two exits has read when it is left by the second: up to that slot. */
  @Test
  void aLoopThatIsLeftByReturnHasAccessedTheSlotsUpToThere() throws Exception {
    StringBuilder text = new StringBuilder();
    String method =
        "static int f(int[] a, int n, int x) { for (int j = 1; j < n; j++) "
            + "{ a[j] = j; if (j == x) return j; } return 0; } // %s\n";
    // Races are reported by line: one method for each that shall have one.
    String program = method.formatted("A").replace(" f(", " f1(");
    program += method.formatted("B").replace(" f(", " f2(");
    program += method.formatted("C").replace(" f(", " f3(");
    program += method.formatted("D").replace(" f(", " f4(");
    program += method.replace(" // %s", "").replace(" f(", " f5(");
    text.append(one("f1(a, 8, 4)", "a[4] = 1", "A"));
    text.append(one("f2(a, 8, 4)", "a[1]++", "B"));
    text.append(one("f3(a, 8, 1)", "a[1] = 2", "C"));
    text.append(one("f4(a, 6, 9)", "a[5] = 2", "D"));
    text.append(one("f5(a, 8, 4)", "a[5] = 1", ""));
    text.append(one("f5(a, 8, 4)", "a[0] = 1", ""));
    text.append(one("f5(a, 8, 1)", "a[2] = 1", ""));
    text.append(one("f5(a, 6, 9)", "a[6] = 1", ""));
    text.append(one("f5(a, 1, 9)", "a[1] = 1", ""));
    check(program, text.toString());
  }

  private static String one(String call, String access, String mark) {
    return "{ int[] a = new int[8]; loop(2, i -> { if (i == 0) "
        + call
        + ";\nelse { "
        + access
        + "; }"
        + (mark.isEmpty() ? "" : " // " + mark)
        + "\n}); }\n";
  }

  @Test
  void aLoopWithASecondTestHasAccessedTheSlotThatFailedIt() throws Exception {
    String method =
        "static int f(int[] a, int n) { int j = 0; while (j < n && a[j] == 0) j++; return j; } //%s\n";
    String program = method.formatted(" A").replace(" f(", " f1(");
    program += method.formatted(" B").replace(" f(", " f2(");
    program += method.formatted("").replace(" //", "").replace(" f(", " f3(");
    check(
        program,
        one("f1(a, 8)", "a[7] = 1", "A"),
        filled("f2(a, 8)", "a[3] = 1", "B"),
        filled("f3(a, 8)", "a[4] = 1", ""),
        one("f3(a, 3)", "a[3] = 1", ""));
  }

  private static String filled(String call, String access, String mark) {
    return one(call, access, mark).replace("a = new int[8]", "a = {0, 0, 0, 1, 0, 0, 0, 0}");
  }

  @Test
  void loopsInLoopsHaveAccessedWhatEachIterationDid() throws Exception {
    String method =
        "static void f(int[] a, int[][] rows, int n) { for (int r = 0; r < n; r++) { int[] row = rows[r]; "
            + "for (int j = 2; j < 6; j++) row[j] += a[r]; } } //%s\n";
    String program = "static int[][] rows(int[] a, int[] b) { return new int[][] {a, b}; }\n";
    program += method.formatted(" A").replace(" f(", " f1(");
    program += method.formatted(" B").replace(" f(", " f2(");
    program += method.formatted("").replace(" //", "").replace(" f(", " f3(");
    String rows = "rows(a, b), 2)";
    check(
        program,
        two("f1(new int[2], " + rows, "b[5] = 1", "A"),
        two("f2(a, " + rows.replace("(a", "(new int[8]"), "a[1] = 1", "B"),
        two("f3(a, " + rows, "a[7] = 1", ""),
        two("f3(b, " + rows, "b[6] = 1", ""),
        two("f3(new int[2], " + rows, "b[1] = 1", ""));
  }

  private static String two(String call, String access, String mark) {
    return one(call, access, mark).replace("a = new int[8]", "a = new int[8], b = new int[8]");
  }

  /** With a call in each loop nothing is checked behind it: then the same must be found. */
  @Test
  void randomLoopsHaveTheRacesOfTheSameWithCalls() throws Exception {
    int races = 0;
    for (long seed = SEED; seed < SEED + PROGRAMS * METHODS; seed += METHODS) {
      String text = MarkedProgram.HEAD + RandomLoops.members(seed, METHODS, "") + "}\n";
      String calls = MarkedProgram.HEAD + RandomLoops.members(seed, METHODS, "call(); ") + "}\n";
      WatchedProgram behind = WatchedProgram.run(folder, text);
      WatchedProgram each = WatchedProgram.run(folder, calls);
      assertEquals(0, behind.status, behind.toString());
      assertEquals(0, each.status, each.toString());
      assertTrue(behind.result.contains("\"limits\": {}"), "seed " + seed + behind);
      assertEquals(each.races(), behind.races(), "seed " + seed + "\n" + text);
      races += each.races().size();
    }
    int all = PROGRAMS * METHODS;
    assertTrue(races > all / 12 && races < all / 2, races + " of " + all);
    System.out.printf("%d random loops from seed %d, %d with a race%n", all, SEED, races);
  }
}
