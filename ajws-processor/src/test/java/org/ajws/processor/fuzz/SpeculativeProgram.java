package org.ajws.processor.fuzz;

/**
 * Makes programs of speculative loops: iterations that conflict, throw, catch, write output, make
 * objects, leave the loop, call methods, and would never end on data that does not belong together.
 */
final class SpeculativeProgram {
  private static final int MOST_DEPTH = 3;

  private final Dice dice;
  private int names;
  private int loops; // around the statement that is made, within the speculative loop
  private boolean inMethod;

  private SpeculativeProgram(Dice dice) {
    this.dice = dice;
  }

  /** The program of a seed. */
  static Program of(long seed) {
    String name = "Ahead" + Long.toString(seed).replace('-', '_');
    return new Program(seed, name, new SpeculativeProgram(new Dice(seed)).text(name));
  }

  private String text(String name) {
    StringBuilder methods = new StringBuilder();
    inMethod = true;
    for (int m = 0; m < 3; m++) {
      methods.append(
          "static %sint m%d(int i, int depth) {\nif (depth > 3) return i;\nint k = i & 15;\n%sreturn %s;\n}\n"
              .formatted(dice.oneIn(8) ? "synchronized " : "", m, statements(2), number(2)));
    }
    inMethod = false;
    StringBuilder run = new StringBuilder();
    for (int l = dice.between(1, 2); l > 0; l--) {
      methods.append(loop("loop" + l));
      run.append("r += caught(() -> loop%d(%d));\n".formatted(l, dice.between(0, 9)));
    }
    return HEAD.formatted(name) + methods + RUN.formatted(run) + "}\n";
  }

  private String loop(String name) {
    int trips = dice.of(0, 1, 7, 40, 150, 400);
    String header =
        dice.of(
            "int i = 0; i < " + trips + "; i++",
            "int i = " + trips + "; i > 0; i--",
            "int i = 3; i <= " + trips + "; i += 2",
            "int i = " + trips + "; i != 0; i -= 1",
            "int i = (int) first; i < " + trips + " + first; i += n + 1");
    boolean overList = dice.oneIn(4);
    if (overList) {
      header = "int i : list(" + trips + ")";
    }
    String options = dice.oneIn(3) ? ", chunk = " + dice.between(1, 20) : "";
    String reduced = dice.oneIn(2) ? "sum += " + number(1) + ";\n" : "";
    return ("static String %s(int n) {\nlong first = n & 3;\n@Reduce(ReduceOp.SUM) long sum = 0;\n"
            + "outer:\nfor (int round = 0; round < 2; round++) {\n"
            + "own:\nfor (@ParallelFor(speculative = true%s) %s) {\nint k = i & 15;\n%s%s}\ncount++;\n}\n"
            + "return \"\" + sum;\n}\n")
        .formatted(name, options, header, statements(0) + (overList ? changed() : ""), reduced);
  }

  private String statements(int depth) {
    StringBuilder s = new StringBuilder();
    for (int i = dice.between(1, depth == 0 ? 6 : 3); i > 0; i--) {
      s.append(statement(depth));
    }
    return s.toString();
  }

  private String block(int depth) {
    return "{\n" + statements(depth + 1) + "}\n";
  }

  private String statement(int depth) {
    boolean leaf = depth >= MOST_DEPTH;
    return switch (dice.below(leaf ? 11 : 23)) {
      case 0, 1 -> "a[" + index() + "] " + assignment() + " " + number(1) + ";\n";
      case 2 -> dice.of("l", "b", "d") + "[" + index() + "] " + sum() + " " + number(1) + ";\n";
      case 3 -> node() + dice.of(".v", ".w", ".box") + " " + sum() + " " + number(1) + ";\n";
      case 4 -> dice.of("count", "total") + " " + sum() + " " + number(1) + ";\n";
      case 5 -> "s[" + index() + "] = short_(s[" + index() + "] + " + number(1) + ");\n";
      case 6 -> "x[" + index() + "] = " + number(1) + ";\n";
      case 7 -> node() + ".next = " + node() + ";\n";
      case 8 -> "nodes[" + index() + "] = " + made() + ";\n";
      case 9 -> dice.of("a", "b", "l", "d", "x") + "[" + index() + "]" + step() + ";\n";
      case 10 -> "note(\"" + dice.below(100) + " \" + " + number(1) + ");\n";
      case 11, 12 ->
          "if (" + test() + ") " + block(depth) + (dice.oneIn(2) ? "else " + block(depth) : "");
      case 13 -> counted(depth);
      case 14 -> overArray(depth);
      case 15 -> chase(depth);
      case 16 -> tried(depth);
      case 17 -> leaves();
      case 18 ->
          "switch ("
              + number(1)
              + " & 3) {\ncase 0 -> "
              + block(depth)
              + "case 1 -> a[k]++;\ndefault -> "
              + block(depth)
              + "}\n";
      case 19 ->
          "if (" + number(1) + " % 67 == 5) count += apply(y -> y + 1, " + number(1) + ");\n";
      case 20 ->
          "if ("
              + number(1)
              + " % 53 == 3) synchronized (LOCK) {\n"
              + statements(depth + 1)
              + "}\n";
      case 21 ->
          "if ("
              + number(1)
              + dice.of(" % 61 == 4", " % 7 == 2")
              + ") a["
              + index()
              + "] += "
              + dice.of("OWN.get()[0]++ & 7", "Thread.currentThread() == thread ? 1 : 100")
              + ";\n";
      default -> stale();
    };
  }

  /** What the loop goes over changes, seldom. */
  private String changed() {
    return "if (i %% 37 == %d && n < 6) %s;\n"
        .formatted(
            dice.below(80),
            dice.of(
                "list.add(i + 1)",
                "list.remove(list.size() - 1)",
                "list.set(Math.min(list.size() - 1, i + 1 + (a[k] & 15)), 3)",
                "list.clear()",
                "list = null"));
  }

  private String made() {
    return switch (dice.below(4)) {
      case 0 -> "new Node(" + number(1) + ")";
      case 1 -> "new Node(" + node() + ", " + number(1) + ")";
      case 2 -> "new Twig(" + number(1) + ")";
      default -> "new Twig(" + node() + ")";
    };
  }

  private String inLoop(int depth) {
    loops++;
    String text = statements(depth + 1);
    loops--;
    return text;
  }

  private String overArray(int depth) {
    String v = "v" + ++names;
    return "for (int %1$s : a) {\nif (%1$s > %2$d) break;\n%3$s}\n"
        .formatted(v, dice.below(40), inLoop(depth));
  }

  private String counted(int depth) {
    String j = "j" + ++names;
    return "for (int %1$s = 0; %1$s < %2$d; %1$s++) {\na[(%1$s + k) & 63] += %1$s;\n%3$s}\n"
        .formatted(j, dice.between(1, 4), inLoop(depth));
  }

  private String chase(int depth) {
    String at = "n" + ++names;
    String left = "left" + names;
    return "int %2$s = 5;\nfor (Node %1$s = %3$s; %1$s != null && %2$s-- > 0; %1$s = %1$s.next) {\n%1$s.v++;\n%4$s}\n"
        .formatted(at, left, node(), inLoop(depth));
  }

  private String tried(int depth) {
    String caught =
        dice.of("ArithmeticException", "RuntimeException", "Throwable", "NullPointerException");
    String last = dice.oneIn(3) ? "finally {\ncount += 3;\n}\n" : "";
    return "try {\na[%s] = %s / (%s & 3);\n%s} catch (%s e%d) {\na[%s]--;\n}\n%s"
        .formatted(
            index(), number(1), number(1), statements(depth + 1), caught, ++names, index(), last);
  }

  private String leaves() {
    String rare = "if (" + number(1) + " % " + dice.of(31, 101, 997) + " == 7) ";
    if (inMethod) {
      return rare
          + dice.of("return " + number(1) + ";\n", "throw new IllegalStateException(\"m\" + i);\n");
    }
    return rare
        + dice.of(
            "break own;\n",
            "continue own;\n",
            "continue outer;\n",
            "break outer;\n",
            loops > 0 ? "break;\n" : "continue;\n",
            "return \"at \" + i + \" \" + " + number(1) + ";\n",
            "throw new IllegalStateException(\"at \" + i);\n",
            "a[64 + (k & 1)]++;\n");
  }

  /** Two slots that are equal between iterations; whoever sees only one of them goes on and on. */
  private String stale() {
    return "a[62] = a[63] + 1;\na[63]++;\nfor (int u = a[62]; u != a[63]; u++) {\ncount += 0;\n}\n";
  }

  private String test() {
    return number(1)
        + dice.of(" < ", " > ", " == ", " != ")
        + number(1)
        + (dice.oneIn(3) ? dice.of(" && ", " || ") + node() + ".next != null" : "");
  }

  private String assignment() {
    return dice.of("=", "+=", "-=", "^=", "*=", "|=", "<<=", ">>>=");
  }

  private String sum() {
    return dice.of("=", "+=", "-=").equals("=") ? "+=" : dice.of("+=", "-=", "*=");
  }

  private String step() {
    return dice.of("++", "--");
  }

  private String index() {
    return switch (dice.below(8)) {
      case 0, 1, 2 -> "i & 31";
      case 3 -> "k";
      case 4 -> String.valueOf(dice.below(8));
      case 5 -> "(i * 7) & 31";
      default -> "(" + number(2) + ") & 31";
    };
  }

  private String node() {
    return "nodes[" + index() + "]";
  }

  private String number(int depth) {
    if (depth >= MOST_DEPTH) {
      return dice.of("i", "k", String.valueOf(dice.below(20)), "count");
    }
    return switch (dice.below(18)) {
      case 0, 1 -> "i";
      case 2 -> "k";
      case 3 -> String.valueOf(dice.between(-3, 50));
      case 4, 5 -> "a[" + index() + "]";
      case 6 -> "(int) " + dice.of("l", "b", "d") + "[" + index() + "]";
      case 7 -> node() + ".v";
      case 8 -> node() + ".box";
      case 9 -> "x[" + index() + "]";
      case 10 -> "s[" + index() + "].length()";
      case 11 -> "a[" + index() + "]" + step();
      case 12 ->
          "("
              + dice.of("", "(int) ")
              + "(a["
              + index()
              + "] "
              + dice.of("+=", "=")
              + " "
              + dice.below(9)
              + "))";
      case 13 ->
          "("
              + number(depth + 1)
              + dice.of(" + ", " - ", " * ", " ^ ", " & ")
              + number(depth + 1)
              + ")";
      case 14 -> "Math.max(" + number(depth + 1) + ", " + number(depth + 1) + ")";
      case 15 ->
          "(" + number(depth + 1) + " > 3 ? " + number(depth + 1) + " : " + number(depth + 1) + ")";
      case 16 ->
          "m"
              + dice.below(3)
              + "("
              + number(depth + 1)
              + ", "
              + (inMethod ? "depth + 1" : "0")
              + ")";
      default -> node() + ".id";
    };
  }

  private static final String HEAD =
      """
      import org.ajws.*;
      import static org.ajws.processor.fuzz.Support.apply;
      public class %s {
      static final Object LOCK = new Object();
      static final ThreadLocal<int[]> OWN = ThreadLocal.withInitial(() -> new int[1]);
      static Thread thread;
      static int[] a;
      static long[] l;
      static byte[] b;
      static double[] d;
      static String[] s;
      static Integer[] x;
      static Node[] nodes;
      static int count;
      static long total;
      static StringBuilder log;
      static java.util.List<Integer> list;
      static java.util.List<Integer> list(int n) {
        list = new java.util.ArrayList<>();
        for (int i = 0; i < n; i++) list.add(i * 3 & 63);
        return list;
      }
      static class Node {
        final int id;
        int v;
        double w;
        Integer box = 1;
        Node next;
        Node(int id) { this.id = id & 7; v = id; }
        Node(Node other, int more) {
          this(more);
          next = other.next;
          int left = 9;
          for (Node n = other; n != null && left-- > 0; n = n.next) { v += n.v & 31 | 1; w++; }
          a[id] += v;
        }
      }
      static class Twig extends Node {
        final Node origin;
        int sum = 2;
        Twig(int id) {
          super(nodes[id & 31], id);
          origin = nodes[v & 31];
          sum = id;
          grow(id);
          sum++;
          v += sum + (origin == null ? 0 : origin.id);
        }
        Twig(Node node) {
          this(node.v);
          nodes[sum & 31] = this;
          w -= sum;
        }
        void grow(int by) { sum = by + count; }
      }
      @Speculative(SpeculationPolicy.DEFERRED)
      static void note(String what) { log.append(what).append(';'); }
      static String short_(String t) { return t.length() > 20 ? "" : t; }
      interface Loop { String run(); }
      static String caught(Loop loop) {
        try {
          return loop.run();
        } catch (NullPointerException | StackOverflowError e) {
          return e.getClass().getName();
        } catch (RuntimeException e) {
          return e.getClass().getName() + e.getMessage();
        }
      }
      """;

  private static final String RUN =
      """
      static String run(boolean exact) {
        a = new int[64]; l = new long[32]; b = new byte[32]; d = new double[32];
        s = new String[32]; x = new Integer[32]; nodes = new Node[32];
        count = 0; total = 0; log = new StringBuilder();
        OWN.get()[0] = 0; thread = Thread.currentThread();
        for (int i = 0; i < 32; i++) {
          a[i] = i * 13 & 31; s[i] = "" + i; x[i] = i; nodes[i] = new Node(i);
          if (i > 0) nodes[i].next = nodes[i * 5 & 31];
        }
        String r = "";
        %s
        for (Node n : nodes) r += " " + n.v + " " + n.w + " " + n.box + " " + n.id;
        return r + java.util.Arrays.toString(a) + java.util.Arrays.toString(l)
            + java.util.Arrays.toString(b) + java.util.Arrays.toString(d)
            + java.util.Arrays.toString(s) + java.util.Arrays.toString(x) + count + " " + total + log;
      }
      """;
}
