package org.ajws.processor.fuzz;

/**
 * Makes programs of speculative loops that run by ranges: affine slots in nests, places by index
 * arrays that the loop may change itself, rows that it may exchange or that are missing, two names
 * of one array, methods, cursors, exits and exceptions.
 */
final class RangesProgram {
  private static final int MOST_DEPTH = 3;

  private final Dice dice;
  private int names;
  private int inner; // variables of the loops around, j1 to this one
  private boolean moves; // whether what says the places may change
  private boolean byHand; // then no slot that is written may be any

  private RangesProgram(Dice dice) {
    this.dice = dice;
  }

  /** The program of a seed. */
  static Program of(long seed) {
    String name = "Ranges" + Long.toString(seed).replace('-', '_');
    return new Program(seed, name, new RangesProgram(new Dice(seed)).text(name));
  }

  private String text(String name) {
    StringBuilder methods = new StringBuilder();
    StringBuilder run = new StringBuilder();
    for (int l = dice.between(1, 3); l > 0; l--) {
      methods.append(loop("loop" + l));
      run.append("r += caught(() -> loop%d(%d));\n".formatted(l, dice.between(0, 9)));
    }
    String alias = dice.of("b = new int[500];", "b = new int[500];", "b = a;");
    int missing = dice.of(1000, 61, 17);
    return HEAD.formatted(name) + methods + RUN.formatted(alias, missing, run) + "}\n";
  }

  private String loop(String name) {
    int trips = dice.of(1, 7, 40, 90, 150);
    moves = dice.oneIn(3);
    byHand = moves || dice.oneIn(2);
    String header =
        dice.of(
            "int i = 0; i < " + trips + "; i++",
            "int i = 0; i < " + trips + "; i++",
            "int i = " + trips + "; i > 0; i--",
            "int i = 3; i <= " + trips + "; i += 2",
            "long v = first; v < " + trips + " + first; v++");
    String own = header.startsWith("long") ? "int i = (int) v;\n" : "";
    String options = dice.oneIn(2) ? ", chunk = " + dice.between(1, 8) : "";
    String reduced = dice.oneIn(2) ? "sum += " + number(1) + ";\n" : "";
    return ("static String %s(int n) {\nlong first = n & 3;\nint m = n;\nm++;\n"
            + "@Reduce(ReduceOp.SUM) long sum = 0;\nouter:\nfor (int round = 0; round < 2; round++) {\n"
            + "own:\nfor (@ParallelFor(speculative = true, backend = SpeculationBackend.%s%s) %s) {\n"
            + "%sint k = %s;\n%s%s}\na[0]++;\n}\nreturn \"\" + sum;\n}\n")
        .formatted(
            name,
            byHand ? "RANGES" : "AUTO",
            options,
            header,
            own,
            index(),
            statements(0),
            reduced);
  }

  private String statements(int depth) {
    StringBuilder s = new StringBuilder();
    for (int i = dice.between(1, depth == 0 ? 5 : 2); i > 0; i--) {
      s.append(statement(depth));
    }
    return s.toString();
  }

  private String statement(int depth) {
    boolean leaf = depth >= MOST_DEPTH;
    return switch (dice.below(leaf ? 9 : 16)) {
      case 0, 1, 2 -> slot() + " = " + slot() + " * 3 + " + number(1) + ";\n";
      case 3 -> slot() + " " + dice.of("+=", "-=", "^=", "*=") + " " + number(1) + ";\n";
      case 4 -> "l[" + index() + "] = l[" + index() + "] * 5 + " + number(1) + ";\n";
      case 5 -> row() + "[" + column() + "] = " + row() + "[" + column() + "] * 7 + i;\n";
      case 6 -> slot() + dice.of("++", "--") + ";\n";
      case 7 -> moves ? moved() : slot() + " = i;\n";
      case 8 -> leaves();
      case 9, 10 -> counted(depth);
      case 11 ->
          "if ("
              + number(1)
              + dice.of(" < ", " > ", " == ")
              + number(1)
              + ") {\n"
              + statements(depth + 1)
              + (dice.oneIn(2) ? "} else {\n" + statements(depth + 1) : "")
              + "}\n";
      case 12 -> local();
      case 13 -> cursor();
      case 14 -> dice.of("relax(a, i);\n", "relax(b, " + index() + " % 40);\n");
      default -> rows();
    };
  }

  private String counted(int depth) {
    String j = "j" + ++inner;
    String header =
        dice.of(
            "int %1$s = 0; %1$s < %2$d; %1$s++",
            "int %1$s = %2$d; %1$s >= 1; %1$s--",
            "int %1$s = i; %1$s < i + %2$d; %1$s += 2",
            "int %1$s = idx[i & 63] & 3; %1$s < WIDTH; %1$s++");
    String text =
        ("for (" + header + ") {\n%3$s}\n").formatted(j, dice.between(1, 6), statements(depth + 1));
    inner--;
    return text;
  }

  private String local() {
    String x = "x" + ++names;
    return "int %1$s = %2$s;\nif (%1$s > %3$d) %1$s = %4$s;\na[%1$s] = a[%1$s] * 3 + b[%1$s + 1];\n"
        .formatted(x, index(), dice.below(200), index());
  }

  /** A local that steps up or down to a bound, with uses before, behind and after its steps. */
  private String cursor() {
    String c = "c" + ++names;
    boolean up = dice.oneIn(2);
    String first = dice.of("i", "i + 4", "idx[i & 63]", "(i & 63) * 4");
    String bound = (up ? "Math.min(" : "Math.max(") + first + ", " + index() + ")";
    if (dice.oneIn(2)) {
      bound = first + (up ? " + " : " - ") + dice.of(dice.below(6), 20);
    }
    String step =
        dice.of(
            "%1$s" + (up ? "++" : "--"),
            "%1$s " + (up ? "+" : "-") + "= 2",
            "%1$s " + (up ? "+" : "-") + "= 6",
            "%1$s = %1$s " + (up ? "+ " : "- ") + variableStep(),
            "%1$s " + (up ? "+= " : "-= ") + variableStep());
    String more = dice.of(step, "%1$s " + (up ? "+" : "-") + "= 4");
    String test = dice.of("%1$s %2$s", "%1$s %2$s && l[%1$s] % 5 != 3");
    String use = dice.of("l[%1$s] = l[%1$s] * 3 + " + number(2) + ";\n", "l[%1$s + 3]++;\n");
    String middle =
        dice.of(
            "",
            "l[%1$s" + (up ? "++" : "--") + "] ^= " + number(2) + ";\n",
            "if (l[%1$s] > 50) {\n" + more + ";\n" + use + "}\n");
    String relation = dice.of(up ? "<" : ">", up ? "<=" : ">=") + " " + bound;
    String whole =
        dice.of(
            "int %1$s = "
                + first
                + ";\nwhile ("
                + test
                + ") {\n"
                + use
                + middle
                + step
                + ";\n"
                + use
                + "}\n"
                + use,
            "int %1$s = "
                + first
                + ";\nfor (; "
                + test
                + "; "
                + step
                + ") {\n"
                + middle
                + use
                + "}\n"
                + use,
            "for (int %1$s = "
                + first
                + "; "
                + test
                + "; "
                + step
                + ") {\n"
                + use
                + middle
                + "}\n");
    return whole.replace("%2$s", relation).replace("%1$s", c);
  }

  /** Above 0, so that the loop ends. */
  private String variableStep() {
    return dice.of("m", "WIDTH", "(n * 2 + 1)", "((idx[i & 63] & 7) + 1)", "((i & 3) + 2)");
  }

  private String rows() {
    String r = "r" + ++names;
    return "int[] %1$s = %2$s;\nfor (int y = 0; y < %1$s.length; y++) %1$s[y] = %1$s[y] * 3 + %3$s[y];\n"
        .formatted(r, row(), row());
  }

  private String moved() {
    return dice.of(
        "idx[(i + " + dice.below(9) + ") & 63] = " + number(1) + " & 255;\n",
        row() + "[" + column() + "] = 1;\ng[(i + " + dice.below(9) + ") & 7] = " + row() + ";\n");
  }

  private String leaves() {
    String rare =
        dice.of(
            "if (" + number(1) + " % " + dice.of(31, 101, 997) + " == 7) ",
            "if (i == " + dice.below(60) + ") ");
    return rare
        + dice.of(
            inner > 0 ? "break;\n" : "break own;\n",
            "continue own;\n",
            "continue outer;\n",
            "return \"at \" + i;\n",
            "throw new IllegalStateException(\"at \" + i);\n",
            "a[500 + i]++;\n",
            "a[i] = 7 / (i & 1);\n");
  }

  private String slot() {
    return dice.of("a", "b") + "[" + index() + "]";
  }

  private String row() {
    return "g[" + dice.of("i & 7", "(i + 1) & 7", "i % 8", "(i * 3) & 7", "idx[i & 63] & 7") + "]";
  }

  private String column() {
    return dice.of("i & 3", String.valueOf(dice.below(4)), inner > 0 ? "j" + inner + " & 3" : "0");
  }

  private String variable() {
    return inner > 0 && dice.oneIn(2) ? "j" + dice.between(1, inner) : "i";
  }

  private String index() {
    int c = dice.below(20);
    return switch (dice.below(16)) {
      case 0, 1, 2 -> variable() + " + " + c;
      case 3 -> "i * " + dice.of("2", "3", "1") + " + " + c;
      case 4 -> inner > 0 ? "at(i & 63, j" + inner + " & 3)" : "at(i & 63, 2)";
      case 5 -> inner > 0 ? "i * WIDTH % 400 + (j" + inner + " & 3)" : "i";
      case 6, 7 -> "idx[" + variable() + " & 63]";
      case 8 -> "idx[(i * 3 + " + c + ") & 63] + " + c;
      case 9 -> "(" + variable() + " >> 1) + " + c;
      case 10 -> "(i * 7 + m) % 300";
      case 11 -> "Math.min(" + variable() + " * 2, 99)";
      case 12 -> "200 - " + variable();
      case 13, 14 -> inColumn();
      default -> "(i > " + c + " ? i - " + c + " : " + c + ")";
    };
  }

  /** A slot of a matrix whose columns belong to iterations. */
  private String inColumn() {
    String row = inner > 0 ? "j" + inner : String.valueOf(dice.below(6));
    String wide = dice.of("9", "m", "40", "-7", "(n * 5)");
    String column = dice.of("i % 9", "(i & 7) * 2", "(i + 1) % 9", "i % 3 * 3");
    return "240 + " + row + " * " + wide + " + " + column;
  }

  private String number(int depth) {
    if (depth >= MOST_DEPTH) {
      return dice.of("i", "k", String.valueOf(dice.below(20)), "m");
    }
    return switch (dice.below(10)) {
      case 0 -> "i";
      case 9 -> length();
      case 1 -> variable();
      case 2 -> String.valueOf(dice.between(-3, 50));
      case 3, 4 -> slot();
      case 5 -> "(int) l[" + index() + "]";
      case 6 -> row() + "[" + column() + "]";
      case 7 ->
          "(" + number(depth + 1) + dice.of(" + ", " - ", " * ", " ^ ") + number(depth + 1) + ")";
      default -> "(" + number(depth + 1) + " > 3 ? " + number(depth + 1) + " : k)";
    };
  }

  /** Of a row that may be missing. */
  private String length() {
    String row = "h[" + dice.of("i & 63", "(i * 5) & 63", "idx[i & 63] & 63") + "]";
    return dice.of(
        row + ".length",
        "(" + row + " == null ? k : " + row + ".length)",
        "(i > " + dice.between(20, 200) + " ? (int[]) null : " + row + ").length");
  }

  private static final String HEAD =
      """
      import org.ajws.*;
      public class %s {
      static final int WIDTH = 5;
      static int[] a;
      static int[] b;
      static int[] idx;
      static int[][] g;
      static int[][] h;
      static long[] l;
      private static int at(int i, int j) { return i * WIDTH + j; }
      private static void relax(int[] x, int i) {
        for (int q = 1; q < WIDTH; q++) x[at(i & 63, q)] = x[at(i & 63, q - 1)] * 3 + q;
      }
      interface Loop { String run(); }
      static String caught(Loop loop) {
        try {
          return loop.run();
        } catch (RuntimeException e) {
          String text = e.getMessage();
          return e.getClass().getName() + (e instanceof IllegalStateException ? text : "");
        }
      }
      """;

  private static final String RUN =
      """
      static String run(boolean exact) {
        a = new int[500];
        %s
        idx = new int[64]; g = new int[8][4]; l = new long[500];
        for (int i = 0; i < 500; i++) { a[i] = i * 13 & 63; l[i] = i; }
        for (int i = 0; i < 64; i++) idx[i] = i * 37 & 127;
        g[5] = g[2];
        h = new int[64][];
        for (int i = 0; i < 64; i++) h[i] = i %% %d == 13 ? null : new int[i & 7];
        String r = "";
        %s
        return r + java.util.Arrays.toString(a) + java.util.Arrays.toString(b)
            + java.util.Arrays.toString(idx) + java.util.Arrays.deepToString(g)
            + java.util.Arrays.toString(l);
      }
      """;
}
