package org.ajws.agent;

import java.util.Random;

/**
 * Random methods with loops over arrays, each on one line: nested, left by break, return and later
 * tests, with branches. Bounds and arrays may be fields, one of which hides another one and one of
 * which is volatile, and be replaced meanwhile; counters may overflow, or come round. Before some
 * stand accesses that are checked together, and may throw. Each runs beside a task that accesses
 * one slot.
 */
final class RandomLoops {
  private static final String[] ARRAYS = {"a", "b", "rows[p]", "h", "super.h"};

  /** They run until the counter has overflowed, or is what it was at first. */
  private static final String[] LONG_HEADS = {
    "int z = -2_000_000_000; z < 2_000_000_000; z += 30_000",
    "int z = 2_000_000_000; z > -2_000_000_000; z -= 30_000",
    "int z = 0, c = 131_072; c != 0; z -= 32_768, c = c - 1"
  };

  private final Random random;
  private final StringBuilder text = new StringBuilder();
  private int depth;
  private int names;

  /** Whether the loop at hand has two labels, of which only the second is one to go on with. */
  private boolean twoLabels;

  private RandomLoops(long seed) {
    random = new Random(seed);
  }

  /**
   * The members of a program with such methods, those of consecutive seeds.
   *
   * @param inLoops what stands in each loop, and before each statement
   */
  static String members(long seed, int methods, String inLoops) {
    StringBuilder all = new StringBuilder("int f, g;\n");
    all.append("static class Upper { int[] h; volatile int w; }\n");
    all.append("static class Lower extends Upper { int[] h; int w;\nstatic void call() {}\n");
    all.append("static int small(int[] s, int from, int x) { ")
        .append(inLoops)
        .append("for (int w = from; w < from + 3 && w < 9; w++) { ")
        .append(inLoops)
        .append("s[w] += x; } return x > 3 ? s[0] : x; }\n");
    StringBuilder main = new StringBuilder("public static void main(String[] args) {\n");
    for (int k = 0; k < methods; k++) {
      RandomLoops one = new RandomLoops(seed + k);
      one.method("m" + k);
      all.append(one.text.toString().replace("$", inLoops));
      main.append(one.call("m" + k));
    }
    return all + "}\n" + main + "}\n";
  }

  private int below(int n) {
    return random.nextInt(n);
  }

  private void method(String name) {
    text.append("int ").append(name);
    text.append(
        "(int[] a, int[] b, int[][] rows, int n, int m, int p, Main o) { int x = 1, k = 0; w = n; super.w = n; ");
    if (below(2) == 0) {
      group();
    }
    statements(2);
    text.append("return x; }\n");
  }

  /** Both tasks, on one line. */
  private String call(String name) {
    int slots = random.nextBoolean() ? 40 : 400;
    String slot = "%s[%d]".formatted(random.nextBoolean() ? "a" : "b", below(9));
    String other = random.nextInt(3) == 0 ? "int y = " + slot : slot + " = 7";
    if (random.nextInt(4) == 0) {
      other = random.nextBoolean() ? "int y = o.f + o.g" : "o.g = 7";
    }
    String call = "l.%s(a, b, rows, %d, 2, 1, o)".formatted(name, 1 + below(7));
    boolean first = random.nextBoolean();
    return ("{ int[] a = new int[%d], b = new int[%d]; int[][] rows = {a, b}; Main o = new Main(); "
            + "Lower l = new Lower(); l.h = %s; ((Upper) l).h = %s; loop(2, i -> { if (i == %d) { %s; } else { %s; } }); }\n")
        .formatted(slots, slots, ARRAYS[below(2)], ARRAYS[below(2)], first ? 0 : 1, call, other);
  }

  /** Accesses with constant indexes one behind the other, some of which may throw. */
  private void group() {
    text.append("int[] none = n < 3 ? null : a, two = n < 5 ? new int[2] : b; try { ");
    for (int k = 2 + below(6); k > 0; k--) {
      String read = constant();
      switch (below(5)) {
        case 0 -> text.append("$%s = x; ".formatted(read));
        case 1 -> text.append("$%s += 2; ".formatted(read));
        default -> text.append("$x += %s + %s; ".formatted(read, constant()));
      }
    }
    text.append("} catch (RuntimeException e) { x++; } ");
  }

  private String constant() {
    return switch (below(6)) {
      case 0 -> "o.f";
      case 1 -> "o.g";
      case 2 -> "none[%d]".formatted(below(9));
      case 3 -> "two[%d]".formatted(below(3));
      default -> "%s[%d]".formatted(below(2) == 0 ? "a" : "b", below(9));
    };
  }

  private void statements(int most) {
    for (int k = 1 + below(most); k > 0; k--) {
      text.append('$');
      statement();
    }
  }

  private void statement() {
    int kind = below(depth == 0 ? 4 : depth < 3 ? 21 : 18);
    if (kind < 4 && depth == 0 || kind > 17) {
      if (depth == 0 && below(8) == 0) {
        longLoop();
      } else {
        loop();
      }
      return;
    }
    switch (kind) {
      case 0, 1 -> text.append("x += ").append(slot()).append("; ");
      case 2, 3 -> text.append(slot()).append(" = x; ");
      case 4 -> text.append(slot()).append(" += 3; ");
      case 5 -> text.append("k += 1; ");
      case 6 -> text.append("x = Math.min(x, 9) + 1; ");
      case 7 -> {
        text.append("if (").append(condition()).append(") { ");
        statements(2);
        text.append("} ");
      }
      case 8 -> text.append("if (").append(condition()).append(") ").append(exit());
      case 9 -> text.append("int v%d = %s; %s = v%1$d; ".formatted(names++, slot(), slot()));
      case 10 -> {
        String q = "q" + names++; // an inner loop changes a local that the outer one has assigned
        text.append(
            "int %s = i%d; for (int w = 0; w < 2; w++) { $%1$s++; } ".formatted(q, below(depth)));
        text.append("%s[%s] += 2; ".formatted(ARRAYS[below(2)], q));
      }
      case 11, 12 -> text.append("x += small(%s, %s, x); ".formatted(ARRAYS[below(2)], index()));
      case 13 -> text.append("o.").append(below(2) == 0 ? "f += 1; " : "g = x; ");
      case 14 -> text.append(below(2) == 0 ? "w = w + 3 & 7; " : "super.w = super.w + 3 & 7; ");
      case 15 ->
          text.append(below(2) == 0 ? "h = " : "super.h = ").append(ARRAYS[below(2)]).append("; ");
      case 16 -> text.append("long t%d = x; x += (int) t%1$d >> 1; ".formatted(names++));
      default ->
          text.append("int[] r%d = rows[%d]; r%1$d[%s]++; ".formatted(names++, below(2), index()));
    }
  }

  /** It has no variable that may be an index: one of that name is the same each time. */
  private void longLoop() {
    text.append("{ int i0 = ").append(below(4)).append(", i1 = 1; L0: L1: for (");
    text.append(LONG_HEADS[below(LONG_HEADS.length)]).append(") { $");
    depth = 2; // or it runs for too long
    twoLabels = true;
    statements(3);
    twoLabels = false;
    depth = 0;
    text.append("} } ");
  }

  private void loop() {
    String i = "i" + depth;
    String label = "L" + depth + ": ";
    String from = String.valueOf(below(3));
    if (depth > 0 && random.nextInt(4) == 0) {
      from = "i" + below(depth);
    }
    int step = 1 + below(2);
    String to = random.nextInt(3) == 0 ? String.valueOf(below(8)) : "n";
    if (depth > 0 && random.nextInt(3) == 0) {
      to = "n - i" + below(depth);
    } else if (random.nextInt(5) == 0) {
      to = below(2) == 0 ? "w" : "super.w";
    }
    boolean named = depth == 0 || random.nextBoolean();
    text.append(named ? "L" + depth + ": " : label);
    switch (below(4)) {
      case 0 ->
          text.append("for (int %s = %s; %1$s >= %s; %1$s -= %d) { $".formatted(i, to, from, step));
      case 1 -> {
        String slot = "a[%s]".formatted(i);
        text.append(
            "for (int %s = %s; %1$s < %s && %s != %d; %1$s++) { $"
                .formatted(i, from, to, slot, below(12)));
      }
      default ->
          text.append("for (int %s = %s; %1$s < %s; %1$s += %d) { $".formatted(i, from, to, step));
    }
    depth++;
    statements(3);
    depth--;
    text.append("} ");
  }

  private String condition() {
    return switch (below(3)) {
      case 0 -> "x > " + below(40);
      case 1 -> slot() + " == " + below(12);
      default -> "i%d == %d".formatted(below(depth), below(6));
    };
  }

  private String exit() {
    int target = below(depth);
    return switch (below(4)) {
      case 0 -> "return x; ";
      case 1 -> "continue L" + (twoLabels ? 1 : target) + "; ";
      default -> "break L" + target + "; ";
    };
  }

  private String slot() {
    return ARRAYS[below(ARRAYS.length)] + "[" + index() + "]";
  }

  private String index() {
    String i = "i" + below(depth);
    return switch (below(10)) {
      case 0, 1 -> i;
      case 2 -> i + " + " + (1 + below(3));
      case 3 -> i + " + p";
      case 4 -> i + " * m";
      case 5 -> String.valueOf(below(8));
      case 6, 7, 8 -> "2 * " + i + " + " + below(2);
      default -> "(k & 7)";
    };
  }
}
