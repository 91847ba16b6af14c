package org.ajws.processor.fuzz;

import org.ajws.processor.SpreadProgram;

/** Makes programs whose tasks share only what the rules of the language allow. */
final class TaskProgram {
  private final Dice dice;
  private final Dice sums;
  private final Dice objects;
  private final TaskMethods methods;
  private final TaskStatements statements;

  private TaskProgram(Dice dice, Dice sums, Dice objects) {
    this.dice = dice;
    this.sums = sums;
    this.objects = objects;
    this.methods = new TaskMethods(dice.between(2, 4), dice.between(1, 2));
    this.statements = new TaskStatements(dice, methods);
  }

  /** The program of a seed. */
  static Program of(long seed) {
    String name = "Tasks" + Long.toString(seed).replace('-', '_');
    Dice dice = new Dice(seed);
    Dice forms = new Dice(~seed); // of its own: a program's other forms stay those of its seed
    boolean imported = forms.oneIn(3);
    TaskProgram program =
        new TaskProgram(
            dice, // neither does it share these
            new Dice(seed ^ 0x5A5A5A5AL),
            new Dice(seed ^ 0x69696969L));
    String text = imported ? program.withImports(name) : program.text(name) + PARTS + "}\n";
    if (forms.oneIn(2)) {
      text = text.replace("static class First", "private static class First");
      text = text.replace("new Second(),", forms.of(SUPER_IN_BARRIERS));
    }
    Dice names = new Dice(seed ^ 0x3C3C3C3C3CL);
    text = OddNames.dollars(names, text, "pure", "effect", "v", "r", "p", "r_of_sums");
    text = Layouts.program(dice, OddNames.classes(names, text));
    String type = imported ? "tasks." + name : name;
    return new Program(seed, name, type, forms.oneIn(3) ? Layouts.escaped(forms, text) : text);
  }

  /** Some of its methods are those of another class, imported by name or all at once. */
  private String withImports(String name) {
    String parts = name + "Parts";
    String imports =
        "package tasks;\nimport static tasks.%1$s.va;\nimport static tasks.%1$s.*;\n"
            .formatted(parts);
    return imports + text(name) + "}\nfinal class " + parts + " {\n" + PARTS + "}\n";
  }

  private String text(String name) {
    StringBuilder text = new StringBuilder(HEAD.formatted(name));
    StringBuilder run = new StringBuilder();
    for (int i = 0; i < methods.pure(); i++) {
      text.append(method("static ", methods.pureName(i), false));
      run.append("r += \" \" + %s(4, %d);\n".formatted(methods.pureName(i), i));
    }
    for (int i = 0; i < methods.effectful(); i++) {
      text.append(method("static ", methods.effectfulName(i), true));
    }
    text.append("static class First implements Op {\nfinal int own = 3;\n@Override\n");
    text.append(method("public ", "apply", false));
    text.append("}\nstatic class Second extends First {\n@Override\n");
    text.append(
        method("public ", "apply", false)
            .replaceFirst("return x \\* 31 \\+ 7;", "return super.apply(n, own + x) * 3;"));
    text.append("}\n").append(escape()).append(TaskSums.of(sums));
    text.append(TaskObjects.of(objects, true));
    text.append(SpreadProgram.nested("Spread", objects.between(1, 3), objects::below));
    run.append("@Async int all = effect0(4, 1);\n");
    run.append("finish: {\nasync: r2[0] = effect0(3, 2);\nescape(3, 4);\n");
    run.append("for (Op op : OPS) r += \" \" + op.apply(3, 5);\n}\n");
    run.append(
        "r += \" \" + all + \" \" + r2[0] + \" \" + va(3, 1, 2, 3) + pick(3, \"a\", \"b\");\n");
    return text
        + "static String run(boolean exact) throws Exception {\nString r = \"\";\n"
        + "int[] r2 = new int[1];\n"
        + "finish_all: {\n"
        + run
        + "}\nr += objects(3, 4) + inherited(3, 5) + Spread.lines();\nr += \" \" + sums(4, 3) + \" \" + sums(3, 7);\nreturn r + \" \" + SUM.sum();\n}\n"
        + HELPERS;
  }

  private String method(String modifiers, String name, boolean effects) {
    statements.reset();
    TaskScope scope = new TaskScope();
    scope.effects = effects;
    scope.returns = true;
    scope.declare("x");
    boolean finish = dice.oneIn(4);
    String head =
        (finish ? "@Finish\n" : "")
            + modifiers
            + "int "
            + name
            + "(int n, int x) {\nif (n <= 0) return x * 31 + 7;\n";
    String body = statements.some(scope, dice.between(2, 5));
    if (!finish) {
      return head + body + "return " + statements.expressions().of(scope) + ";\n}\n";
    }
    TaskScope task = scope.task();
    String result = statements.name("r");
    return head
        + body
        + "int %s = 0;\nasync: %s = %s;\n"
            .formatted(result, result, statements.expressions().call(task, 2))
        + statements.some(scope, dice.below(2))
        + "return %s + %s;\n}\n".formatted(result, statements.expressions().of(scope));
  }

  private String escape() {
    statements.reset();
    TaskScope scope = new TaskScope();
    scope.effects = true;
    scope.declare("x");
    return "static void escape(int n, int x) {\nif (n <= 0) {\nSUM.add(x);\nreturn;\n}\n"
        + "async: SUM.add("
        + statements.expressions().call(scope.task(), 2)
        + ");\n"
        + statements.some(scope, 2)
        + "}\n";
  }

  private static final String HEAD =
      """
      import java.util.*;
      import java.util.concurrent.atomic.*;
      import java.util.concurrent.locks.*;
      import java.util.function.*;
      import java.util.stream.*;
      import org.ajws.*;
      import org.ajws.processor.fuzz.Support;
      import org.ajws.sync.Future;
      import static org.ajws.processor.fuzz.Support.*;
      @SuppressWarnings("ajws-wait")
      public class %s {
      static final Object LOCK = new Object();
      static final ReentrantLock REENTRANT = new ReentrantLock();
      static final LongAdder SUM = new LongAdder();
      static final Op[] OPS = {
        new First(), new Second(), (n, x) -> pure0(n, x), new Op() {
          public int apply(int n, int x) { return pure1(n, x) + 1; }
        }
      };
      """;

  /** Overrides that cannot be resumed, of what can. */
  private static final String[] SUPER_IN_BARRIERS = {
    "new Second() { @Override public synchronized int apply(int n, int x) { return super.apply(n, x) + 1; } },",
    "new Second() { @Override public int apply(int n, int x) { return Support.apply(q -> super.apply(n, q), x); } },",
  };

  private static final String HELPERS =
      """
      interface Op { int apply(int n, int x); }
      @java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE) @interface Nn {}
      static final class Own extends RuntimeException {
        final int code;
        Own(int code) { super("own " + code); this.code = code; }
      }
      static final class Box {
        final int value;
        Box(int n, int x) { value = pure0(n, x) + 1; }
      }
      record Pt(int x, int y) {}
      static List<? extends Box> boxes(int n, @Nn int x) {
        if (n <= 0) return List.of(new Box(0, x), new Box(0, x + 1));
        @Async int a = pure0(n - 1, x);
        List<? extends Box> more = boxes(n - 2, x);
        return List.of(more.get(1), new Box(0, a));
      }
      static Object boxed(int x) {
        return switch (Math.floorMod(x, 3)) {
          case 0 -> x;
          case 1 -> new Pt(x, x / 2);
          default -> "no number";
        };
      }
      static int keep(List<IntSupplier> kept, IntSupplier s, int value) {
        kept.add(s);
        return value;
      }
      record Res(int n, int value) implements AutoCloseable {
        @Override public void close() { pure1(n, value); }
      }
      """;

  /** Methods that use nothing else of the program. */
  private static final String PARTS =
      """
      static int va(int n, int... xs) {
        if (n <= 0) return xs.length + xs[0];
        @Async int a = va(n - 1, xs);
        int b = va(n - 2, xs[0], a, xs.length);
        return a * 3 + b;
      }
      static <T> T pick(int n, T a, T b) {
        if (n <= 0) return a;
        T r;
        T s;
        finish: {
          async: r = pick(n - 1, b, a);
          s = pick(n - 2, a, b);
        }
        return n % 2 == 0 ? r : s;
      }
      """;
}
