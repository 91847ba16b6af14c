package org.ajws.processor.fuzz;

import java.util.ArrayList;
import java.util.List;

/**
 * Makes one random method with a nest of parallel loops. Every effect of a body is one whose result
 * does not depend on the order of the iterations: a slot of its own in an array, a reduction, a
 * private copy, a local, a thread-safe object.
 */
final class MethodGenerator {
  private final Dice dice;
  private final StringBuilder declarations = new StringBuilder();
  private final List<String> shown = new ArrayList<>();
  private final List<Reduced> reductions = new ArrayList<>();

  /** Locals that any body may read: assigned before the loops, and some also after them. */
  private final List<String> readable = new ArrayList<>();

  private final List<String> labels = new ArrayList<>();
  private int names;

  MethodGenerator(Dice dice) {
    this.dice = dice;
  }

  /** Around the statement that is being made: the loops outside of it, and what may be read. */
  private record Scope(Scope outer, Header header, List<String> ints, int depth, boolean nestable) {
    /** The slots of all loops around, as the index of an array of as many dimensions. */
    String index() {
      return outer == null ? "[" + header.slot() + "]" : outer.index() + "[" + header.slot() + "]";
    }

    String dimensions() {
      String own = "[" + header.size() + "]";
      return outer == null ? own : outer.dimensions() + own;
    }

    String brackets() {
      return outer == null ? "[]" : outer.brackets() + "[]";
    }
  }

  /** A method {@code static String NAME()} that returns what its loops computed. */
  String generate(String name) {
    for (int i = dice.below(3); i >= 0; i--) {
      readable();
    }
    for (int i = dice.below(3); i > 0; i--) {
      Reduced reduced = Reduced.random(dice, ++names);
      reductions.add(reduced);
      declarations.append(reduced.declaration());
      shown.add(reduced.show());
    }
    StringBuilder loops = new StringBuilder();
    for (int i = dice.oneIn(3) ? 2 : 1; i > 0; i--) {
      loops.append(loop(null, 1));
      if (!reductions.isEmpty() && dice.oneIn(3)) {
        loops.append(dice.of(reductions).update().apply("7"));
      }
    }
    StringBuilder method = new StringBuilder("static String " + name + "() {\n");
    method.append(declarations).append(loops);
    for (String local : readable) {
      if (local.startsWith("late")) {
        method.append(local).append(" = 1;\n");
      }
    }
    method.append("return \"\"");
    shown.forEach(s -> method.append(" + \" \" + ").append(s));
    return method.append(";\n}\n").toString();
  }

  private void readable() {
    String name = "read" + ++names;
    switch (dice.below(5)) {
      case 0 -> declarations.append("final int %s = %d;\n".formatted(name, dice.below(99)));
      case 1 ->
          declarations.append("int %s = %d;\n%s += 2;\n".formatted(name, dice.below(9), name));
      case 2 -> declarations.append("long %s = %dL;\n".formatted(name, dice.below(9)));
      case 3 -> {
        name = "late" + names;
        declarations.append("int %s;\n%s = %d;\n".formatted(name, name, dice.below(9)));
      }
      default -> {
        declarations.append("int[] %s = {4, 5, 6, 7};\n".formatted(name));
        name = name + "[" + dice.below(4) + "]";
      }
    }
    readable.add(name);
  }

  private String loop(Scope outer, int depth) {
    int number = ++names;
    boolean nestable = depth < 3 && dice.oneIn(depth == 1 ? 2 : 4);
    int max = depth == 1 ? (nestable ? 17 : 257) : depth == 2 ? 8 : 3;
    Header header = Header.random(dice, number, max);
    List<String> ints = new ArrayList<>(outer == null ? readable : outer.ints());
    ints.add("(int) " + header.variable());
    Scope scope = new Scope(outer, header, ints, depth, nestable);
    StringBuilder s = new StringBuilder(header.before());
    String label = dice.oneIn(4) ? "loop" + number : null;
    if (label != null) {
      s.append(label).append(": ");
    }
    s.append(Layouts.shuffled(dice, header.text())).append(' ');
    labels.add(label);
    String body = header.first() + body(scope);
    labels.remove(labels.size() - 1);
    return s.append("{\n").append(body).append("}\n").toString();
  }

  private String body(Scope scope) {
    StringBuilder s = new StringBuilder();
    for (int i = dice.between(1, 4); i > 0; i--) {
      s.append(statement(scope));
    }
    if (scope.nestable()) {
      s.append(loop(scope, scope.depth() + 1));
      s.append(effect(scope));
    } else {
      s.append(slotWrite(scope));
    }
    return s.toString();
  }

  private String statement(Scope scope) {
    return switch (dice.below(14)) {
      case 0 -> local(scope);
      case 1 -> skip(scope);
      case 2 -> "if (" + test(scope) + ") " + effectBlock(scope) + "else " + effectBlock(scope);
      case 3 -> innerLoop(scope);
      case 4 -> choice(scope);
      case 5 -> caught(scope);
      case 6 -> function(scope);
      case 7 -> privateArray(scope);
      case 8 -> privateByItself(scope);
      case 9 -> call(scope);
      case 10 -> "synchronized (LOCK) {\nlocked[0] += " + number(scope) + ";\n}\n";
      case 11 -> effectBlock(scope);
      default -> effect(scope);
    };
  }

  /** Something that remains when the iteration is over. */
  private String effect(Scope scope) {
    if (!reductions.isEmpty() && dice.oneIn(2)) {
      return dice.of(reductions).update().apply(number(scope));
    }
    return switch (dice.below(5)) {
      case 0 -> "COUNTER.add(" + number(scope) + ");\n";
      case 1 -> "SUM.add(" + number(scope) + ");\n";
      case 2 -> "ATOMIC.addAndGet(" + number(scope) + ");\n";
      case 3 -> "MAP.merge((" + number(scope) + ") & 3, 1, Integer::sum);\n";
      default -> slotWrite(scope);
    };
  }

  private String slotWrite(Scope scope) {
    String name = "out" + ++names;
    declarations.append(
        "int%s %s = new int%s;\n".formatted(scope.brackets(), name, scope.dimensions()));
    shown.add("Arrays." + (scope.depth() == 1 ? "hashCode(" : "deepHashCode(") + name + ")");
    String value = number(scope);
    return scope.depth() > 1 && dice.oneIn(2)
        ? "int[] row%1$s = %1$s%2$s;\nrow%1$s[%3$s] += %4$s;\n"
            .formatted(name, scope.outer().index(), scope.header().slot(), value)
        : "%s%s %s %s;\n".formatted(name, scope.index(), dice.of("=", "+=", "^="), value);
  }

  private String local(Scope scope) {
    String name = "local" + ++names;
    String s = "int %s = %s;\n".formatted(name, number(scope));
    if (dice.oneIn(3)) {
      s += name + " ^= 5;\n";
    }
    scope.ints().add(name);
    return s;
  }

  private String skip(Scope scope) {
    String label = labels.get(labels.size() - 1);
    String jump = label != null && dice.oneIn(2) ? "continue " + label + ";" : "continue;";
    return "if (" + test(scope) + ") " + jump + "\n";
  }

  private String innerLoop(Scope scope) {
    String j = "j" + ++names;
    String label = labels.get(labels.size() - 1);
    String leave =
        dice.of("continue;", "break;", label == null ? "break;" : "continue " + label + ";");
    Scope inside =
        new Scope(
            scope.outer(), scope.header(), new ArrayList<>(scope.ints()), scope.depth(), false);
    inside.ints().add(j);
    return "for (int %1$s = 0; %1$s < 3; %1$s++) {\nif (%2$s) %3$s\n%4$s}\n"
        .formatted(j, test(inside), leave, effect(inside));
  }

  private String choice(Scope scope) {
    if (dice.oneIn(2)) {
      return "switch ((%s) & 3) {\ncase 0:\n%scase 1:\n%sbreak;\ndefault:\n%s}\n"
          .formatted(number(scope), effectBlock(scope), effectBlock(scope), effectBlock(scope));
    }
    String name = "local" + ++names;
    String s =
        "int %s = switch ((%s) & 3) {\ncase 0, 1 -> %s;\ndefault -> {\n%syield %s;\n}\n};\n"
            .formatted(name, number(scope), number(scope), effectBlock(scope), number(scope));
    scope.ints().add(name);
    return s;
  }

  private String effectBlock(Scope scope) {
    return "{\n" + effect(scope) + "}\n";
  }

  private String caught(Scope scope) {
    return "try {\nif (%s) throw new IllegalStateException();\n%s} catch (IllegalStateException e) {\n%s} finally {\n%s}\n"
        .formatted(test(scope), effect(scope), effect(scope), effect(scope));
  }

  private String function(Scope scope) {
    String name = "local" + ++names;
    String fixed = "fixed" + names;
    String make =
        dice.of(
            "IntUnaryOperator f%1$s = z -> z * 3 + %2$s;\n",
            "IntUnaryOperator f%1$s = new IntUnaryOperator() {\npublic int applyAsInt(int z) {\nreturn z - %2$s;\n}\n};\n",
            "class F%1$s implements IntUnaryOperator {\npublic int applyAsInt(int z) {\nreturn z ^ %2$s;\n}\n}\nF%1$s f%1$s = new F%1$s();\n");
    String s =
        "final int %s = %s;\n".formatted(fixed, number(scope))
            + make.formatted(name, fixed)
            + "int %1$s = f%1$s.applyAsInt(%2$s);\n".formatted(name, number(scope));
    scope.ints().add(name);
    return s;
  }

  private String privateArray(Scope scope) {
    String name = "temp" + ++names;
    String result = "local" + names;
    String s;
    switch (dice.below(3)) {
      case 0 -> {
        declarations.append("@Private int[] %s = new int[3];\n".formatted(name));
        s =
            "for (int j = 0; j < 3; j++) %1$s[j] = %2$s + j;\nint %3$s = %1$s[0] * 3 + %1$s[2];\n"
                .formatted(name, number(scope), result);
      }
      case 1 -> {
        declarations.append("@Private int[][] %s = new int[2][2];\n".formatted(name));
        s =
            "%1$s[1][0] = %2$s;\n%1$s[0][1] = %1$s[1][0] + 1;\nint %3$s = %1$s[0][1];\n"
                .formatted(name, number(scope), result);
      }
      default -> {
        declarations.append("@Private int %s = 8;\n".formatted(name));
        s = "%1$s = %2$s;\nint %3$s = %1$s + 1;\n".formatted(name, number(scope), result);
      }
    }
    scope.ints().add(result);
    return s;
  }

  private String privateByItself(Scope scope) {
    String name = "own" + ++names;
    String result = "local" + names;
    declarations.append(dice.of("int %s;\n", "int %s = 3;\n").formatted(name));
    scope.ints().add(result);
    List<String> others = new ArrayList<>(scope.ints());
    others.remove(result);
    return "%1$s = (int) (%2$s) + 1;\n%1$s *= 3;\nint %3$s = %1$s;\n"
        .formatted(name, dice.of(others), result);
  }

  private String call(Scope scope) {
    String name = "local" + ++names;
    String s =
        "int %s = %s((%s) & 15);\n"
            .formatted(name, dice.of("sumTo", "filled", "pure"), number(scope));
    scope.ints().add(name);
    return s;
  }

  /** An {@code int} expression without side effects. */
  private String number(Scope scope) {
    String a = "(int) (" + dice.of(scope.ints()) + ")";
    String b =
        dice.oneIn(3) ? String.valueOf(dice.below(50)) : "(int) (" + dice.of(scope.ints()) + ")";
    return switch (dice.below(7)) {
      case 0 -> a;
      case 1 -> "(" + a + " + " + b + ")";
      case 2 -> "(" + a + " * 31 ^ " + b + ")";
      case 3 -> "(" + a + " - " + b + ")";
      case 4 -> "(" + a + " > " + b + " ? " + a + " : 7)";
      case 5 -> "pure(" + a + ")";
      default -> "(" + a + " % 13)";
    };
  }

  private String test(Scope scope) {
    return "((" + number(scope) + ") & " + dice.of(1, 3, 7) + ") == 1";
  }
}
