package org.ajws.agent;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What is accessed again is not checked again, as long as nothing can have happened meanwhile that
 * the second check would find.
 */
class RepeatedAccessesTest {
  @TempDir Path folder;

  private void check(String members) throws Exception {
    MarkedProgram.check(folder, members);
  }

  private static String main(String before, String between, String behind) {
    return """
      Main other;
      static void spawned(Main m) {
        Trace.asyncBegin("Main.java:2");
        m.field = 1; %s
        Trace.asyncEnd();
      }
      static class Late {
        static int n = 1;
        static { written(); }
        static void written() { common.field = 1; }
        Late() {}
      }
      static Main common;
      static boolean no;
      void run() {}
      public static void main(String[] a) {
        Main m = new Main(); m.other = new Main(); common = m;
        int x = 0, i = a.length, j = i;
        Trace.finishBegin("Main.java:1");
        %s
        %s
        %s
        Trace.finishEnd();
      }
    """
        .formatted(
            (between + behind).contains("{ spawned") || between.startsWith("spawned") ? "// W" : "",
            before,
            between,
            behind);
  }

  @Test
  void aCallMayStartATask() throws Exception {
    check(main("x += m.field;", "spawned(m);", "x += m.field; // W"));
    check(main("m.field = 3;", "spawned(m);", "m.field = 4; // W"));
  }

  @Test
  void anEventBeginsATask() throws Exception {
    check(
        main(
            "Trace.asyncBegin(\"Main.java:3\"); m.slots[i] = 1; // W\nTrace.asyncEnd();",
            "Trace.asyncBegin(\"Main.java:4\");",
            "m.slots[j] = 2; // W\nTrace.asyncEnd();"));
  }

  @Test
  void aReadDoesNotStandForAWrite() throws Exception {
    check(
        main(
            "Trace.asyncBegin(\"Main.java:3\"); x = m.field; // W\nTrace.asyncEnd();",
            "x = m.field;",
            "m.field = x; // W"));
  }

  /** A class's initialiser writes and is before all that sees the class: readers are forgotten. */
  @Test
  void anInitialiserMayRunInBetween() throws Exception {
    check(
        main(
            "Trace.asyncBegin(\"Main.java:3\"); x = m.field;",
            "x += Late.n;",
            "x = m.field; // W\nTrace.asyncEnd(); m.field = 2; // W"));
    check(
        main(
            "if (no) { x += Late.n; } Trace.asyncBegin(\"Main.java:3\"); x = m.field;",
            "x += Late.n;",
            "x = m.field; // W\nTrace.asyncEnd(); m.field = 2; // W"));
  }

  @Test
  void aLocationIsAnotherOneIfItsObjectOrIndexIs() throws Exception {
    String task = "Trace.asyncBegin(\"Main.java:3\"); %s // W\nTrace.asyncEnd();";
    check(main(task.formatted("m.slots[i + 1] = 1;"), "m.slots[i]++; i++;", "m.slots[i]++; // W"));
    check(
        main(
            task.formatted("m.other.field = 1;"),
            "Main o = m; o.field++; o = m.other;",
            "o.field++; // W"));
    check(
        main(
            "Main[] p = {m}; " + task.formatted("m.other.field = 1;"),
            "p[0].field++; p[i] = m.other;",
            "p[0].field++; // W"));
    check(
        main(
            "Main o = m; if (no) { o = null; } " + task.formatted("m.other.slots[0] = 1;"),
            "o.slots[0]++; m.slots = m.other.slots;",
            "o.slots[0]++; // W"));
  }

  @Test
  void oneOfTwoWaysIsNotEnough() throws Exception {
    String task = "Trace.asyncBegin(\"Main.java:3\"); m.field = 1; // W\nTrace.asyncEnd();";
    check(main(task, "if (no) { m.field = 2; }", "m.field = 3; // W"));
    check(
        main(
            task,
            "try { x /= i; m.field = 2; } catch (RuntimeException e) { }",
            "m.field = 3; // W"));
    check(main(task, "while (no) { m.field = 2; }", "m.field = 3; // W"));
    check(main(task, "switch (i) { case 1: m.field = 1; case 0: default: }", "m.field = 3; // W"));
    check(main(task, "x = no ? m.field++ : 0;", "m.field = 3; // W"));
  }

  /** Where a loop begins again, its body has run. */
  @Test
  void aLoopsNextIterationIsNotItsFirst() throws Exception {
    check(
        main(
            "x = m.field;",
            "for (int k = 0; k < 2; k++) {",
            "x = m.field; // W\n if (k == 0) { spawned(m); } }"));
    check(
        main(
            "m.slots[0] = 1; Trace.asyncBegin(\"\"); m.slots[1] = 1; // W\nTrace.asyncEnd();",
            "m.slots[i]++; for (int k = 0; k < 2; k++) {",
            "m.slots[i]++; // W\n i++; Math.abs(k); if (no) { common.run(); } }"));
  }

  /** What a loop changes is not what was checked before it. */
  @Test
  void aLoopThatRunsNothingElseKnowsWhatWasCheckedBefore() throws Exception {
    String task = "Trace.asyncBegin(\"\"); %s // W\nTrace.asyncEnd();";
    String slot = task.formatted("m.slots[1] = 1;");
    String loop = "for (int k = 0; k < 2; k++) {";
    check(main(slot, "m.slots[i]++; " + loop, "m.slots[i]++; // W\n i++; }"));
    check(main(slot, "m.slots[i]++; " + loop, "m.slots[i]++; i += k; } m.slots[i]++; // W"));
    check(
        main(
            task.formatted("m.other.field = 1;"),
            "Main o = m; o.field++; " + loop,
            "o.field++; // W\n o = m.other; }"));
    check(
        main(
            task.formatted("m.other.field = 1;"),
            "Main[] p = {m}; p[0].field++; " + loop,
            "p[0].field++; // W\n p[i] = m.other; }"));
    check(
        main(
            task.formatted("m.other.slots[0] = 1;"),
            "m.slots[0]++; " + loop,
            "m.slots[0]++; // W\n m.slots = m.other.slots; }"));
    check(
        main(
            task.formatted("m.field = 1;"),
            "do { if (no) { m.field = 2; } } while (no);",
            "m.field = 3; // W"));
    check(main(task.formatted("x = m.field;"), "x = m.field; " + loop, "m.field = k; // W\n }"));
  }

  /** Whoever reads a volatile field may learn that another thread has replaced what a field has. */
  @Test
  void aVolatileFieldTellsOfWhatOthersHaveReplaced() throws Exception {
    String again = "m.own[2] += 1; // R\n";
    String wait = "while (m.seen == 0) { } ";
    String inLoop = "for (int k = 0; k < 2; k++) { if (k == 1) { " + again + "} " + wait + "}";
    for (String behind : List.of(wait + again, inLoop)) {
      MarkedProgram.check(
          folder,
          """
            int[] own = new int[8];
            volatile int step, seen;
            static void replaced(Main m) {
              m.own[2] += 1;
              m.step = 1;
              %s
            }
            public static void main(String[] a) throws Exception {
              int[] y = new int[8];
              Main m = new Main();
              Thread other = new Thread(() -> {
                while (m.step == 0) { Thread.onSpinWait(); }
                m.own = y;
                m.seen = 1;
              });
              other.start();
              loop(2, i -> { if (i == 0) { replaced(m); } else { y[2] = 1; } // R
              });
              other.join();
            }
          """
              .formatted(behind));
    }
  }

  @Test
  void locksChangeWhatAnAccessIs() throws Exception {
    check(
        main(
            "Trace.asyncBegin(\"\"); synchronized (m) { m.field = 1; } // W\nTrace.asyncEnd();",
            "synchronized (m) { m.field = 2; }",
            "m.field = 3; // W"));
  }
}
