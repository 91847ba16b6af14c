package org.ajws.processor.fuzz;

import java.util.ArrayList;
import java.util.List;

/** Random declarations of locals: of {@code int}, of other types, and several at once. */
final class TaskDeclarations {
  private final Dice dice;
  private final TaskExpressions expressions;
  private final TaskStatements statements;
  private final boolean typed;
  private final boolean futures;

  TaskDeclarations(Dice dice, TaskExpressions expressions, TaskStatements statements) {
    this.dice = dice;
    this.expressions = expressions;
    this.statements = statements;
    this.typed = dice.oneIn(2);
    this.futures = dice.oneIn(2);
  }

  /** One declaration, perhaps of several locals, of which each may use those before it. */
  String one(TaskScope scope) {
    if (typed && dice.oneIn(4)) {
      return other(scope);
    }
    StringBuilder text = new StringBuilder("int ");
    for (int more = dice.oneIn(3) ? dice.between(1, 2) : 0; more >= 0; more--) {
      String value = expressions.of(scope);
      String name = statements.name("v");
      text.append(name).append(" = ").append(value).append(more == 0 ? ";\n" : ", ");
      scope.declare(name);
    }
    return text.toString();
  }

  /** Async values or futures, one or two in a declaration; the second may use the first. */
  String values(TaskScope scope) {
    if (futures && dice.oneIn(2)) {
      return futures(scope);
    }
    StringBuilder text = new StringBuilder("@Async int ");
    for (int more = dice.oneIn(4) ? 1 : 0; more >= 0; more--) {
      TaskScope initial = scope.nested();
      initial.plain = true;
      String value = expressions.call(initial, 2);
      String name = statements.name("a");
      text.append(name).append(" = ").append(value).append(more == 0 ? ";\n" : ", ");
      scope.readable.add(name);
    }
    return text.toString();
  }

  /**
   * A future is read by a get, wherever a local may be read; tasks may be given it, too. One in
   * three is stored, so that it is not a local one.
   */
  private String futures(TaskScope scope) {
    int more = dice.oneIn(4) ? 1 : 0;
    StringBuilder text =
        new StringBuilder(more == 0 && dice.oneIn(4) ? "@Async var " : "@Async Future<Integer> ");
    StringBuilder stored = new StringBuilder();
    List<String> others = new ArrayList<>();
    for (; more >= 0; more--) {
      TaskScope initial = scope.task();
      initial.plain = true;
      String name = statements.name("f");
      text.append("%s = Future.of(%s)".formatted(name, expressions.call(initial, 2)));
      text.append(more == 0 ? ";\n" : ", ");
      scope.readable.add(name + TaskScope.GET);
      if (dice.oneIn(3)) {
        String other = statements.name("o");
        stored.append("Future<Integer> %s = %s;\n".formatted(other, name));
        others.add(other + TaskScope.GET);
      }
    }
    scope.readable.addAll(others);
    return text.append(stored).toString();
  }

  /** Of another type, which is only read afterwards, as an {@code int}. */
  private String other(TaskScope scope) {
    String v = statements.name("v");
    String value = expressions.of(scope);
    String another = expressions.of(scope);
    return switch (dice.below(6)) {
      case 0 -> read(scope, "(int) " + v, "long %s = %s; %s *= 3;\n", v, value, v);
      case 1 -> read(scope, "(int) " + v, "double %s = %s / 2.0;\n", v, value);
      case 2 -> read(scope, "(" + v + " ? 1 : 0)", "boolean %s = %s > %s;\n", v, value, another);
      case 3 -> read(scope, v + ".length()", "String %s = %s + \"-\" + %s;\n", v, value, another);
      case 4 -> read(scope, v + "[1]", "int[] %s = {%s, %s};\n", v, value, another);
      default -> read(scope, v + "[1][0]", "int[] %s[] = {{%s}, {%s, 1}};\n", v, value, another);
    };
  }

  private static String read(TaskScope scope, String use, String format, Object... parts) {
    scope.readable.add(use);
    return format.formatted(parts);
  }
}
