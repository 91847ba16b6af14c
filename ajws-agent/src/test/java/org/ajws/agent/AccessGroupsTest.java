package org.ajws.agent;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Accesses one behind the other that are checked together, before the first of them. */
class AccessGroupsTest {
  private static final String CELLS =
      """
        static class Base { double a, b; final double fixed = 1; }
        static class Cell extends Base { int c; long d; double e; int[] own = new int[4]; }
        static double out;
        static void run(Runnable r) {
          try {
            r.run();
          } catch (RuntimeException e) {
            count++;
          }
        }
      """;

  @TempDir Path folder;

  private void check(String members) throws Exception {
    MarkedProgram.check(folder, CELLS + members);
  }

  /**
   * Checks methods, called beside accesses to what they are given.
   *
   * @param tasks of each line: what one task does, what the second one does beside it, and the mark
   *     of the line that the first one's access stands on, if the two race
   */
  private void check(String methods, String tasks) throws Exception {
    StringBuilder main = new StringBuilder("public static void main(String[] args) {\n");
    for (String line : tasks.lines().toList()) {
      String[] task = line.split("\\|", -1);
      String mark = task[2].trim();
      main.append(
          """
          {
            Cell c = new Cell();
            double[] p = new double[8], q = new double[8], none = null, two = new double[2];
            loop(2, i -> { if (i == 1) { %s; } else { %s; } %s
            });
          }
          """
              .formatted(task[0].trim(), task[1].trim(), mark.isEmpty() ? "" : "// " + mark));
    }
    check(methods + main + "}\n");
  }

  @Test
  void eachAccessIsSeenOnItsLine() throws Exception {
    check(
        """
          static double reads(Cell c, double[] p) {
            double s = c.a; // A
            s += p[1]; // P
            s += c.c; // C
            s += p[7]; // Q
            s += c.d; // D
            s += p[3]; // R
            s += c.b * c.fixed; // B
            s += p[0]; // S
            return s + c.e; // E
          }
          static void writes(Cell c, double[] p) {
            c.e = 1; // F
            p[2] = 2; // U
            c.d = 5; // G
            c.c += 3; // H
            p[4] += c.c; // V
            c.a++; // I
            p[5] = p[6]; // W
          }
        """,
        """
          reads(c, p)  | c.a = 1                 | A
          reads(c, p)  | c.b = 1                 | B
          reads(c, p)  | c.c = 1                 | C
          reads(c, p)  | c.d = 1                 | D
          reads(c, p)  | c.e = 1                 | E
          reads(c, p)  | p[1] = 1                | P
          reads(c, p)  | p[7] = 1                | Q
          reads(c, p)  | p[3] = 1                | R
          reads(c, p)  | p[0] = 1                | S
          reads(c, p)  | p[2] = c.a              |
          writes(c, p) | out = c.e               | F
          writes(c, p) | out = c.d               | G
          writes(c, p) | out = c.c               | H
          writes(c, p) | out = c.a               | I
          writes(c, p) | out = p[2]              | U
          writes(c, p) | out = p[4]              | V
          writes(c, p) | p[6] = 1                | W
          writes(c, p) | out = p[6] + p[1] + c.b |
        """);
  }

  /** What comes behind an access that throws was not made. */
  @Test
  void whatComesBehindAnExceptionIsNoAccess() throws Exception {
    String method =
        """
          static void %s(Cell c, double[] p, double[] q) {
            double s = c.a; // %s
            s += p[1]; // %s
            p[1] = c.c; // %s
            c.e = p[0]; // %s
            c.d = 3; // %s
            s += q[0] + q[5]; // %s
            c.b = s + p[0]; // %s
          }
        """;
    String none =
        "static void %s(Cell c, double[] p, double[] q) { c.a = p[0]; c.d = (long) q[3]; %s }\n";
    check(
        method.formatted("x", "A", "B", "C", "D", "E", "F", "G")
            + none.formatted("y", "c.e = q[1] + p[1]; c.b = 1;"),
        """
          run(() -> x(c, p, none)) | c.a = 1                                  | A
          run(() -> x(c, p, two))  | out = p[1]                               | C
          run(() -> x(c, p, none)) | p[0] = 1                                 | D
          run(() -> x(c, p, two))  | out = c.d                                | E
          run(() -> x(c, p, two))  | two[0] = 1                               | F
          run(() -> x(c, p, two))  | out = c.b                                |
          run(() -> x(c, p, two))  | p[2] = 1; out = two[1]                   |
          run(() -> x(c, none, q)) | out = c.e + c.d + c.b; c.c = 1; q[0] = 1 |
          run(() -> y(c, p, two))  | out = c.d + c.e; two[1] = 1; p[1] = 1    |
          run(() -> y(null, p, q)) | out = q[1]; q[3] = 1; p[1] = 1           |
          run(() -> y(c, none, q)) | out = c.a; q[3] = 1; p[1] = 1            |
        """);
  }

  /** A read that is part of a write which is never made is seen. */
  @Test
  void aReadWhoseWriteIsNotMadeIsSeen() throws Exception {
    check(
        """
          static void f(Cell c, double[] p, double[] q) {
            double s = p[0] + p[1] + c.a; // R
            p[0] = s + q[3]; p[1] = s; c.a = s; c.b = s;
          }
          static void g(Cell c, double[] p, double[] q) {
            double s = c.b + p[1]; // S
            s += c.a + p[0]; // T
            c.a = q[3]; c.b = s; p[1] = s; p[0] = s;
          }
        """,
        """
          run(() -> f(c, p, two))  | p[0] = 1                      | R
          run(() -> f(c, p, two))  | out = p[0] + p[1] + c.a + c.b |
          run(() -> g(c, p, none)) | c.b = 1                       | S
          run(() -> g(c, p, two))  | c.a = 2                       | T
          run(() -> g(c, p, two))  | out = p[0] + p[1] + c.a + c.b |
        """);
  }

  /** Locals that get another array between, a branch, a call, a division: no group goes on. */
  @Test
  void aGroupEndsWhereAnotherThingMayHappen() throws Exception {
    check(
        """
          static double moved(double[] p, double[] q) {
            double s = p[0];
            p = q;
            return s + p[1] + p[2]; // M
          }
          static double branch(double[] p, Cell c, boolean no) {
            double s = p[0] + c.a;
            if (no) { s += p[1] + c.b; }
            return no ? p[2] : s;
          }
          static double divided(double[] p, Cell c, int zero) {
            double s = p[0] + c.a; // N
            s += 1 / zero;
            return s + p[1] + c.b;
          }
          static double cast(double[] p, Cell c, Object o) {
            double s = p[0] + c.a;
            String t = (String) o;
            return s + p[1] + c.b;
          }
          static double sized(double[] p, Cell c, int[] length) {
            double s = p[0] + c.a;
            s += length.length;
            return s + p[1] + c.b;
          }
          static void stored(Object[] x, Cell c) {
            c.a = 1; x[0] = c; c.b = 2; x[1] = c;
          }
          static double end() { Trace.asyncEnd(); return 0; }
          static double begin() { Trace.asyncBegin("Main.java:2"); return 0; }
          static double task(double[] p) {
            double s = p[0] + begin() + p[1]; // T
            s += end() + p[2] + p[3];
            return s;
          }
        """,
        """
          moved(p, q)                         | p[1] = 1; p[2] = 1    |
          moved(p, q)                         | q[2] = 1              | M
          branch(p, c, false)                 | p[1] = c.b = p[2] = 1 |
          run(() -> divided(p, c, 0))         | p[1] = c.b = 1        |
          run(() -> divided(p, c, 0))         | p[0] = 1              | N
          run(() -> cast(p, c, 1))            | p[1] = c.b = 1        |
          run(() -> sized(p, c, null))        | p[1] = c.b = 1        |
          run(() -> stored(new String[2], c)) | out = c.b             |
          task(p)                             | p[1] = 1              | T
        """);
  }

  /** Arrays of 128 slots and more have no words at first; lambdas, inner classes and loops. */
  @Test
  void longArraysAndOtherPlaces() throws Exception {
    check(
        """
          static class Inner {
            private double x, y, z;
            void set(double[] p) { x = p[0]; y = p[100]; z = p[199]; }
            double sum() { return x + y + z; } // X
          }
          static double all(Cell[] cells, double[] p, int n) {
            double s = 0;
            for (int k = 0; k < n; k++) {
              Cell c = cells[k];
              if (c != null) {
                s += c.a + c.b + c.c; // L
                s += p[0] + p[150]; // K
              }
            }
            return s;
          }
          public static void main(String[] args) {
            double[] p = new double[200];
            Inner in = new Inner();
            loop(2, i -> { if (i == 0) { in.set(p); } else { p[101] = 1; } });
            loop(2, i -> { if (i == 0) { in.sum(); } else { in.z = 1; } // X
            });
            Cell[] cells = {new Cell(), null, new Cell()};
            loop(2, i -> { if (i == 0) { all(cells, p, 3); } else { cells[2].b = 1; } // L
            });
            loop(2, i -> { if (i == 0) { all(cells, p, 3); } else { p[150] = 1; } // K
            });
            loop(2, i -> { if (i == 0) { all(cells, p, 2); } else { cells[2].b = 1; p[149] = 1; } });
          }
        """);
  }
}
