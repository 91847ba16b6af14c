package org.ajws.processor;

import java.util.Map;
import java.util.TreeMap;

/**
 * A program whose guards throw at each of their parts, which stand on lines of their own, in
 * switches of every kind and place. It prints what each gives for many values, or what it throws,
 * with the line.
 */
final class GuardProgram {
  static final String NAME = "GuardLines";

  /** Patterns with guards: those of one switch, in this order. */
  private static final String[] GUARDS = {
    "Integer i\nwhen\nbox\n> i",
    "Short s\nwhen\ncells\n[s] > 3",
    "Byte b\nwhen 10\n/ b\n> 1",
    "Long l\nwhen\n(boolean)\n(Object) l",
    "String s\nwhen\nboom(\ns)",
    "Character c\nwhen (c\n> 'a'\n&& box > 1)",
    "Pair(Integer a, var b)\nwhen a\n/ a > 0\n&& b.hashCode()\n> 1",
    "Pair(\nString a,\nPair(Object b, String c))\nwhen\n!a\n.isEmpty()\n&&\nb\n.equals(\nc.charAt(\n9))",
    "Pair p\nwhen p.a() instanceof Pair(Object q, Object r)\n&& q\n.hashCode() > r\n.hashCode()",
    "Float f2 when\nf(2) > box",
    "Double d when\nd > 2\n? f(2) > 1 / d.intValue()\n: f(3)\n> box",
    "Pair p when true\n|| boom(p)"
  };

  /**
   * A place of a switch.
   *
   * @param arrow what stands behind the labels of a case
   * @param one what every second case does
   * @param other what the others do
   */
  private record Place(String before, String arrow, String one, String other, String behind) {
    String text() {
      StringBuilder text = new StringBuilder(before).append(" {\n");
      for (int i = 0; i < GUARDS.length; i++) {
        text.append("case %s%s %s\n".formatted(GUARDS[i], arrow, i % 2 == 0 ? one : other));
      }
      return text.append("default%s %s\n}".formatted(arrow, other)).append(behind).toString();
    }
  }

  /** The bodies of methods, by their names. */
  private static final Map<String, Place> PLACES = new TreeMap<>();

  static {
    String copied = "int f = f(1);\nswitch (o)";
    String spawning = "int f = 1;\nswitch (o)";
    PLACES.put("copied", new Place(copied, " ->", "f++;", "f += 2;", "\nreturn f + f(1);"));
    PLACES.put(
        "old", new Place(copied, ":", "f++; break;", "f += 2; break;", "\nreturn f + f(1);"));
    PLACES.put("cases", new Place(spawning, " ->", "f += f(1);", "f += 2;", "\nreturn f;"));
    PLACES.put(
        "oldCases", new Place(spawning, ":", "f += v(1); break;", "f += 2; break;", "\nreturn f;"));
    PLACES.put("value", new Place("return f(1) + switch (o)", " ->", "f(1);", "3;", " + f(2);"));
    PLACES.put(
        "plainValue",
        new Place(
            "int f = f(1);\nint x = switch (o)", " ->", "f;", "3;", " + f;\nreturn x + f(1);"));
    PLACES.put(
        "selected", new Place("switch (id(o))", " ->", "{ return 1; }", "{ return f(2); }", ""));
    PLACES.put(
        "function",
        new Place(
            "int f = f(1);\nSupplier<Integer> later = () -> {\nswitch (o)",
            " ->",
            "{ return 1; }",
            "{ return f; }",
            " };\nreturn f(2) + later.get();"));
    PLACES.put(
        "inClass",
        new Place(
            "int f = f(1);\nSupplier<Integer> later = new Supplier<>() { public Integer get() {\n"
                + "return switch (o)",
            " ->",
            "f;",
            "1;",
            "; } };\nreturn f(2) + later.get();"));
    PLACES.put(
        "spawned",
        new Place(
            "int[] got = {0};\nfinish: {\nasync:\nswitch (o)",
            " ->", "got[0] = f(1);", "got[0] = 2;", "\nf(3);\n}\nreturn got[0] + f(1);"));
    PLACES.put(
        "looped",
        new Place(
            "int[] got = {0, 0};\nint f = f(1);\nfor (@ParallelFor int k = 0; k < 1; k++) {\n"
                + "switch (o)",
            " ->",
            "got[k] = f;",
            "got[k] = 2;",
            "\n}\nreturn got[0] + f(1);"));
  }

  private static final String MEMBERS =
      """
      record Pair(Object a, Object b) {}
      interface Case { int run(Object o, Integer box, int[] cells); }
      static int fib(int n) {
        if (n < 2) return n;
        @Async int a = fib(n - 1);
        int b = fib(n - 2);
        return a + b;
      }
      static int f(int n) { return fib(n & 7) + n; }
      static int v(int n) { @Async int a = fib(n & 7); return n + a; }
      static <T> T id(T t) { fib(5); return t; }
      static boolean boom(Object o) { throw new IllegalStateException("b" + o); }
      static void show(String name, Case c) {
        Object[] objects = {
          1, (short) 0, (short) 1, (byte) 0, (byte) 1, 7L, "a", 'a', 'b', 1f, 0.5, 2.5,
          new Pair(0, 1), new Pair(1, null), new Pair("", null), new Pair("", new Pair(null, "")),
          new Pair("a", new Pair(null, "")), new Pair("a", new Pair("b", "c")),
          new Pair(new Pair(null, null), 1), new Pair(new Pair(1, null), 1), new Pair(null, null),
          true
        };
        for (Integer box : new Integer[] {null, 0, 5}) {
          for (Object o : objects) {
            for (int[] cells : new int[][] {null, {5}}) {
              System.out.print(name + " of " + o + ", " + box + ": ");
              try {
                System.out.println(c.run(o, box, cells));
              } catch (RuntimeException e) {
                System.out.println(e.getClass().getName() + line(e));
              }
            }
          }
        }
      }
      static String line(RuntimeException thrown) {
        StackTraceElement[] trace = thrown.getStackTrace();
        int at = 0;
        while (!trace[at].getClassName().startsWith("GuardLines")
            || trace[at].getMethodName().equals("boom")) {
          at++;
        }
        return " at " + trace[at].getLineNumber();
      }
      """;

  private GuardProgram() {}

  static String text() {
    StringBuilder text =
        new StringBuilder("import java.util.function.*;\nimport org.ajws.*;\npublic class ")
            .append(NAME)
            .append(" {\n")
            .append(MEMBERS);
    StringBuilder calls = new StringBuilder();
    PLACES.forEach(
        (name, place) -> {
          text.append("static int %s(Object o, Integer box, int[] cells) {\n".formatted(name));
          text.append(place.text()).append("\n}\n");
          calls.append("show(\"%s\", %s::%s);\n".formatted(name, NAME, name));
        });
    return text + "public static void main(String[] args) {\n" + calls + "}\n}\n";
  }
}
