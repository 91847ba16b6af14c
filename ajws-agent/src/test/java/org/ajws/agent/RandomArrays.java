package org.ajws.agent;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Random methods that make arrays, copy them, hand them on, return them, keep them in fields, slots
 * and collections, and access them in asyncs, loops and behind exceptions. Each statement has a
 * line of its own.
 */
final class RandomArrays {
  private static final int METHODS = 40;

  private static final String HEAD =
      """
      static volatile int[] hold; static volatile int[][] rows = new int[3][]; static int budget;
      static List<int[]> list = Collections.synchronizedList(new ArrayList<>());
      static class Other {
        static int[] any(int[] x) { return x; }
        static int[] keep(int[] x) { hold = x; return x; }
        static int[] call(int[] p, int d) { return m0(p, d); }
      }
      static void touch(int[] x, int i) {
        x[i]++;
      }
      static int look(int[] x, int i) {
        return x[i];
      }
      static int[] id(int[] x) { return x; }
      """;

  private final Random random;

  /** What stands around each new array. */
  private final String made;

  private final StringBuilder text = new StringBuilder(HEAD);
  private final boolean[] gives = new boolean[METHODS];
  private int names;

  private RandomArrays(long seed, String made) {
    random = new Random(seed);
    this.made = made;
  }

  /**
   * The members of a program.
   *
   * @param made what stands around each new array, with {@code %s} for it
   */
  static String members(long seed, String made) {
    RandomArrays one = new RandomArrays(seed, made);
    for (int k = 0; k < METHODS; k++) {
      one.gives[k] = k == 0 || one.random.nextBoolean();
    }
    for (int k = 0; k < METHODS; k++) {
      one.method(k);
    }
    one.line("public static void main(String[] args) {");
    for (int k = 0; k < 30; k++) {
      one.line("budget = 60; hold = null; list.clear(); Trace.finishBegin(\"Main.java:1\");");
      String calls = "m%d(new int[3], 4); m%d(new int[3], 3);";
      one.line("try { " + calls.formatted(one.below(METHODS), one.below(METHODS)));
      one.line("} catch (IllegalStateException e) { } finally { Trace.finishEnd(); }");
    }
    one.line("}");
    return one.text.toString();
  }

  private int below(int n) {
    return random.nextInt(n);
  }

  private String of(String... some) {
    return some[below(some.length)];
  }

  private void line(String line) {
    text.append(line).append('\n');
  }

  private String array(String of) {
    return made.formatted(of.isEmpty() ? "new int[3]" : of + ".clone()");
  }

  private void method(int k) {
    String head = of("", "private ", "final ") + "static " + (gives[k] ? "int[]" : "void");
    line(head + " m" + k + "(int[] p, int d) {");
    String end = gives[k] ? of("p", array(""), array("p")) : "";
    line("if (d <= 0 || --budget < 0) { return " + end + "; }");
    List<String> locals = block(List.of("p"), 0, false);
    if (gives[k]) {
      String last = locals.get(locals.size() - 1);
      line("return " + of(last, locals.get(below(locals.size())), array("")) + ";");
    }
    line("}");
  }

  private String value(List<String> locals) {
    String v = locals.get(below(locals.size()));
    int giving = below(METHODS);
    return switch (below(9)) {
      case 0, 1, 2 -> array("");
      case 3 -> array(v);
      case 4 -> v;
      case 5, 6 -> "m%d(%s, d - 1)".formatted(gives[giving] ? giving : 0, v);
      case 7 ->
          of("id(%s)", "Other.any(%s)", "Other.call(%s, d - 1)", "Other.keep(%s)").formatted(v);
      default -> "(hold != null ? hold : " + v + ")";
    };
  }

  private List<String> block(List<String> around, int depth, boolean inAsync) {
    List<String> locals = new ArrayList<>(around);
    for (int k = 2 + below(4); k > 0; k--) {
      statement(locals, depth, inAsync);
    }
    return locals;
  }

  private void statement(List<String> locals, int depth, boolean inAsync) {
    String v = locals.get(below(locals.size()));
    int kind = below(depth < 3 ? 20 : 14);
    switch (kind) {
      case 0, 1, 2, 3 -> {
        String name = "x" + names++;
        line("int[] " + name + " = " + value(locals) + ";");
        locals.add(name);
      }
      case 4, 5, 6, 7 ->
          line(
              of("%s[%d]++;", "touch(%s, %d);", "budget -= look(%s, %d) & 0;", "%s[%d] = d;")
                  .formatted(v, below(3)));
      case 8 -> line("hold = " + v + ";");
      case 9 -> line(of("rows[" + below(3) + "] = " + v + ";", "list.add(" + v + ");"));
      case 10 -> line("if (hold != null) { hold[" + below(3) + "]++; }");
      case 11 -> line("for (int[] o : list.toArray(new int[0][])) { o[" + below(3) + "]++; }");
      case 12 -> {
        if (locals.size() > 1 && !inAsync) {
          line(locals.get(1 + below(locals.size() - 1)) + " = " + value(locals) + ";");
        }
      }
      case 13 -> line("m%d(%s, d - 1);".formatted(below(METHODS), v));
      case 14, 15, 16 ->
          inside(
              "Trace.asyncBegin(\"Main.java:1\"); try {",
              locals,
              depth,
              true,
              "} finally { Trace.asyncEnd(); }");
      case 17 ->
          inside(
              "Trace.finishBegin(\"Main.java:1\"); try {",
              locals,
              depth,
              inAsync,
              "} finally { Trace.finishEnd(); }");
      case 18 -> {
        String i = "i" + names++;
        inside(
            "for (int " + i + " = 0; " + i + " < 3; " + i + "++) {", locals, depth, inAsync, "}");
      }
      default ->
          inside(
              "try {",
              locals,
              depth,
              inAsync,
              "if (d == 2) { throw new IllegalStateException(); }\n"
                  + "} catch (IllegalStateException e) { budget--; }");
    }
  }

  private void inside(String begin, List<String> locals, int depth, boolean inAsync, String end) {
    line(begin);
    block(locals, depth + 1, inAsync);
    line(end);
  }
}
