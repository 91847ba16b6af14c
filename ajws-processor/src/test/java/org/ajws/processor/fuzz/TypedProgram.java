package org.ajws.processor.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ajws.processor.run.MemoryCompiler;

/**
 * A program of random methods with typed expressions that the compiler accepts. It prints what each
 * gives for four numbers, with its type, or what it throws, with the line.
 */
final class TypedProgram {
  private static final Pattern ERROR = Pattern.compile("\\.java:(\\d+): error");

  private static final String MEMBERS =
      """
      static int fib(int n) {
        if (n < 2) return n;
        @Async int a = fib(n - 1);
        int b = fib(n - 2);
        return a + b;
      }
      static int zero = 0;
      static int fuel;
      static final byte[] bytes = {1, 2, 3};
      static final char[] chars = {1, 2, 3};
      static final Byte[] boxes = {1, 2, 3};
      static Object odd = "a";
      static int si(int n) { return fib(n & 3) + n; }
      static short ss(int n) { return (short) (fib(n & 3) + n); }
      static byte sb(int n) { return (byte) (fib(n & 3) + n); }
      static char sc(int n) { return (char) ('a' + fib(n & 3) + n); }
      static long sl(int n) { return fib(n & 3) + n; }
      static double sd(int n) { return fib(n & 3) + n; }
      static boolean sz(int n) { return fib(n & 3) > 1; }
      static Integer ni(int n) { return fib(n & 3) > 1 ? null : (Integer) n; }
      static Short ns(int n) { return fib(n & 3) > 1 ? null : (Short) (short) n; }
      static Byte nb(int n) { return fib(n & 3) > 1 ? null : (Byte) (byte) n; }
      static Character nc(int n) { return fib(n & 3) > 1 ? null : (Character) (char) ('a' + n); }
      static Long nl(int n) { return fib(n & 3) > 1 ? null : (Long) (long) n; }
      static Double nd(int n) { return fib(n & 3) > 1 ? null : (Double) (double) n; }
      static Boolean nz(int n) { return fib(n & 3) > 1 ? null : (Boolean) (n > 0); }
      static Integer pi(int n) { return n > 2 ? null : (Integer) n; }
      static Long pl(int n) { return n > 2 ? null : (Long) (long) n; }
      static Boolean pz(int n) { return n > 2 ? null : (Boolean) (n > 0); }
      static <T> T id(T t) { fib(2); return t; }
      static <T> T plain(T t) { return t; }
      static int boom(int n) { if (n > 2) throw new IllegalStateException(); return n; }
      static int sboom(int n) { if (fib(n & 3) > 1) throw new IllegalStateException(); return n; }
      static String take(int x) { return "int" + x; }
      static String take(long x) { return "long" + x; }
      static String take(double x) { return "double" + x; }
      static String take(boolean x) { return "boolean" + x; }
      static String take(Object x) { return "Object" + x; }
      static String stake(int x) { return "int" + x + fib(2); }
      static String stake(long x) { return "long" + x + fib(2); }
      static String stake(Integer x) { return "Integer" + x + fib(2); }
      static String stake(Object x) { return "Object" + x + fib(2); }
      interface R { Object run(int n) throws Exception; }
      static void show(String name, R r) {
        for (int n = 0; n < 4; n++) {
          fuel = 20;
          try {
            Object o = r.run(n);
            print(name, "gives " + o + (o == null ? "" : " " + o.getClass().getSimpleName()));
          } catch (Throwable t) {
            print(name, what(t) + " at " + line(t));
          }
        }
      }
      static void print(String name, String what) {
        System.out.println(name + " " + what.replaceAll("[^ -~]", "?"));
      }
      static String what(Throwable t) {
        return t instanceof NullPointerException
            ? "NullPointerException" : t.toString().replaceAll(" [(].*", "");
      }
      static int line(Throwable t) {
        for (StackTraceElement e : t.getStackTrace()) {
          if (e.getMethodName().contains("of_")) return e.getLineNumber();
        }
        return 0;
      }
      """;

  private static final String LOCALS =
      """
      int f = fib(n);
      Integer fi = n > 2 ? null : (Integer) n;
      Long fl = n > 2 ? null : (Long) 1L;
      int a = 0;
      Integer[] some = {1, null, 3};
      List<Integer> list = Arrays.asList(n > 1 ? null : (Integer) n);
      """;

  private final String name;
  private final Map<Integer, String> methods = new TreeMap<>();

  private TypedProgram(String name) {
    this.name = name;
  }

  /** One with so many methods, each found out of a seed of its own. */
  static TypedProgram of(MemoryCompiler compiler, String name, long seed, int size) {
    TypedProgram program = new TypedProgram(name);
    List<TypedStatements> sources = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      sources.add(new TypedStatements(new Dice(seed + i)));
    }
    Set<Integer> open = new TreeSet<>();
    for (int i = 0; i < size; i++) {
      open.add(i);
    }
    while (!open.isEmpty()) {
      for (int i : open) {
        program.methods.put(i, sources.get(i).any());
      }
      Set<Integer> rejected = program.rejected(compiler, open);
      open = rejected.isEmpty() ? program.rejected(compiler, program.methods.keySet()) : rejected;
    }
    return program;
  }

  /** Of some methods those that do not compile; all of them where the compiler itself fails. */
  private Set<Integer> rejected(MemoryCompiler compiler, Set<Integer> tried) {
    String text = text(tried);
    Set<Integer> rejected = new TreeSet<>();
    try {
      compiler.compile(Map.of(name + ".java", text));
      return rejected;
    } catch (MemoryCompiler.Rejected e) {
      List<String> lines = text.lines().toList();
      for (Matcher m = ERROR.matcher(e.getMessage()); m.find(); ) {
        int line = Integer.parseInt(m.group(1));
        while (!lines.get(line - 1).startsWith("static Object of_")) {
          line--;
        }
        String head = lines.get(line - 1);
        rejected.add(Integer.parseInt(head.substring(head.indexOf('_') + 1, head.indexOf('('))));
      }
      return rejected.isEmpty() ? new TreeSet<>(tried) : rejected;
    }
  }

  String name() {
    return name;
  }

  String text() {
    return text(methods.keySet());
  }

  /** What a method does. */
  String method(int number) {
    return methods.get(number);
  }

  private String text(Set<Integer> some) {
    StringBuilder text =
        new StringBuilder(
            """
            import java.util.*;
            import java.util.function.*;
            import org.ajws.*;
            @SuppressWarnings("ajws-shared")
            public class %s {
            %s
            """
                .formatted(name, MEMBERS));
    for (int i : some) {
      text.append("static Object of_%d(int n) throws Exception {\n".formatted(i));
      text.append(LOCALS).append(methods.get(i)).append("\n}\n");
    }
    text.append("public static void main(String[] args) {\n");
    for (int i : some) {
      text.append("show(\"of_%d\", %s::of_%d);\n".formatted(i, name, i));
    }
    return text.append("}\n}\n").toString();
  }
}
