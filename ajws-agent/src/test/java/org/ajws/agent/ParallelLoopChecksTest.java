package org.ajws.agent;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Parallel loops of straight-line code, which are checked behind their last iteration. */
class ParallelLoopChecksTest {
  @TempDir Path folder;

  private static String loop(String head, String body) {
    return "Trace.loopBegin(\"Main.java:1\"); for (int i = "
        + head.replace("i +=", "Trace.iterationEnd(), i +=")
        + ") { Trace.iterationBegin(i); "
        + body
        + "\n}\nTrace.loopEnd();\n";
  }

  private WatchedProgram check(String... code) throws Exception {
    return MarkedProgram.check(
        folder,
        "static int[] n(int n) { return new int[n]; }\n"
            + "public static void main(String[] args) {\n"
            + "int two = args.length + 2, x = 0;\n"
            + String.join("", code)
            + "}\n");
  }

  /** Arrays with words and with segments. */
  private static String twice(String code) {
    return code.replace("$", "8").replace("§", "a") + code.replace("$", "800").replace("§", "b");
  }

  @Test
  void iterationsAreParallelToEachOther() throws Exception {
    check(
        twice("int[] §a = n($);\n" + loop("1; i < 8; i += 1", "§a[i] = §a[i - 1]; // 2§a")),
        twice("int[] §b = n($);\n" + loop("0; i < 4; i += 1", "§b[i] = §b[7 - i];")),
        twice("int[] §c = n($);\n" + loop("0; i < 5; i += 1", "§c[i] = §c[7 - i]; // 2§c")),
        twice("int[] §d = n($);\n" + loop("0; i < 8; i += 2", "§d[i] = §d[i + 1];")),
        twice("int[] §e = n($);\n" + loop("0; i < 6; i += 2", "§e[i] = §e[i + 2]; // 2§e")),
        twice("int[] §f = n($);\n" + loop("0; i < 3; i += 1", "§f[two] = i; // 2§f")),
        twice("int[] §g = n($);\n" + loop("0; i < 3; i += 1", "x += §g[two]; §g[i + 3]++;")),
        twice("int[] §h = n($), §i = §h;\n" + loop("0; i < 8; i += 1", "§h[i] = §i[i];")),
        twice(
            "int[] §j = n($), §k = §j;\n" + loop("0; i < 7; i += 1", "§j[i] = §k[i + 1]; // 2§j")),
        twice("int[] §l = n($);\n" + loop("0; i < 4; i += 1", "§l[two * i] = §l[i]; // 2§l")),
        twice("int[] §m = n($);\n" + loop("2; i < 3; i += 1", "§m[i] = §m[i - 1];")));
  }

  /** From end to end of the numbers is further than one of them says. */
  @Test
  void theyMayBeFurtherApartThanANumberSays() throws Exception {
    String up = "-2000000000; i < 2000000000; i += 30000";
    String down = "2000000000; i > -2000000000; i += -30000";
    check(
        twice("int[] §a = n($);\n" + loop(up, "§a[two] = i; // 2§a")),
        twice("int[] §b = n($);\n" + loop(down, "§b[two] = i; // 2§b")),
        twice("int[] §c = n($);\n" + loop(up, "x += §c[two];")));
  }

  /** What the header does between two iterations, the task around does beside them. */
  @Test
  void theHeaderIsNoPartOfThem() throws Exception {
    check(
        twice("int[] §a = n($); §a[0] = 5;\n" + loop("0; i < §a[0]; i += 1", "§a[i] = 5; // 2§a")),
        twice("int[] §b = n($);\n" + loop("0; i < §b.length - 3; i += 1", "§b[i] = i;")));
  }

  @Test
  void whatRunsBesideTheLoopRacesWithItsIterations() throws Exception {
    WatchedProgram run =
        check(
            twice(
                "int[] §a = n($); Trace.finishBegin(\"Main.java:1\");\n"
                    + "Trace.asyncBegin(\"Main.java:2\"); §a[4] = 1; // §a\nTrace.asyncEnd();\n"
                    + loop("1; i < 7; i += 1", "§a[i] = i; // §a")
                    + "§a[5] = 2; Trace.finishEnd();\n"),
            twice(
                "int[] §b = n($); Trace.finishBegin(\"Main.java:1\");\n"
                    + "Trace.asyncBegin(\"Main.java:2\");\n"
                    + loop("1; i < 7; i += 1", "§b[i] = i; // §b")
                    + "Trace.asyncEnd(); §b[7]++; §b[6]++; // §b\nTrace.finishEnd(); §b[5]++;\n"));
    assertTrue(run.result.contains("\"index\": 4"), run.result);
  }

  /** Who waits for a value waits for the loop in it, and not for another one. */
  @Test
  void valuesAreWaitedForOneByOne() throws Exception {
    check(
        twice(
            "int[] §a = n($);\nObject v§ = Trace.valueBegin(\"Main.java:1\");\n"
                + loop("0; i < 8; i += 1", "x += §a[i];")
                + "Trace.valueEnd(v§); Object w§ = Trace.valueBegin(\"Main.java:2\");\n"
                + loop("0; i < 8; i += 1", "x += §a[i]; // §a")
                + "Trace.valueEnd(w§); Trace.join(v§);\n"
                + loop("0; i < 8; i += 1", "§a[i] = i; // §a")
                + "Trace.join(w§);\n"));
  }

  /** A critical section of translated code runs its constructs in order. */
  @Test
  void inACriticalSectionTheyAreInOrder() throws Exception {
    check(
        twice(
            "int[] §a = n($);\nTrace.finishBegin(\"Main.java:1\"); Trace.combineBegin(§a, 0);\n"
                + loop("1; i < 8; i += 1", "§a[i] = §a[i - 1];")
                + "Trace.combineEnd(§a); Trace.finishEnd();\n"));
  }

  @Test
  void theyHoldNoLocksOfTheTaskAround() throws Exception {
    String begin = "int[] §a = n($); Trace.finishBegin(\"Main.java:1\");\n";
    String task =
        "Trace.asyncBegin(\"Main.java:2\");\n"
            + "synchronized (args) { §a[4] = 1; } // §\nTrace.asyncEnd();\n";
    String loop =
        "Trace.asyncBegin(\"Main.java:3\"); synchronized (args) {\n"
            + loop("1; i < 7; i += 1", "§a[i] = i; // §")
            + "} Trace.asyncEnd();\n";
    check(
        (begin + task + loop + "Trace.finishEnd();\n").replace('§', 'c').replace("$", "8"),
        twice(begin + loop + task + "Trace.finishEnd();\n"));
  }
}
