package org.ajws.processor.fuzz;

/** Random statements with pattern variables, and with lambdas that capture locals of loops. */
final class TaskShapes {
  private final Dice dice;
  private final TaskExpressions expressions;
  private final TaskStatements statements;

  TaskShapes(Dice dice, TaskExpressions expressions, TaskStatements statements) {
    this.dice = dice;
    this.expressions = expressions;
    this.statements = statements;
  }

  /** Patterns in conditions: of branches, in front of the rest of a block, and of loops. */
  String pattern(TaskScope scope) {
    String p = statements.name("p");
    TaskScope body = scope.nested();
    return switch (dice.below(4)) {
      case 0 -> {
        String test = test(scope, p);
        body.declare(p);
        String otherwise = dice.oneIn(2) ? "else " + statements.block(scope.nested()) : "";
        yield "if (" + test + ") " + statements.block(body) + otherwise;
      }
      case 1 -> {
        String test = test(scope, p);
        String otherwise = statements.block(scope.nested());
        body.declare(p);
        yield "if (!(" + test + ")) " + otherwise + "else " + statements.block(body);
      }
      case 2 -> {
        String label = statements.name("block_");
        String object = statements.name("o");
        String head =
            "Object %s = boxed(%s);\nif (!(%s instanceof Integer %s%s)) break %s;\n"
                .formatted(object, expressions.of(scope), object, p, and(scope), label);
        body.declare(p);
        body.breakable.add(label);
        yield label + ": {\n" + head + statements.some(body, dice.between(1, 3)) + "}\n";
      }
      default -> {
        String object = statements.name("o");
        String w = statements.name("w");
        TaskScope round = scope.looped(2);
        String head =
            "Object %s = boxed(%s);\nint %s = 2;\nwhile (%s instanceof Pt %s && %s-- > 0%s) {\n"
                .formatted(object, expressions.of(scope), w, object, p, w, and(round));
        round.readable.add(p + ".x()");
        yield head
            + statements.some(round, dice.between(1, 2))
            + "%s = boxed(%s.y() + %s);\n}\n".formatted(object, p, expressions.variable(round));
      }
    };
  }

  private String test(TaskScope scope, String p) {
    return "boxed(" + expressions.of(scope) + ") instanceof Integer " + p + and(scope);
  }

  private String and(TaskScope scope) {
    return dice.oneIn(3) ? " && " + expressions.condition(scope) : "";
  }

  /** Each round of a loop keeps lambdas with locals of its own; they are called after it. */
  String captures(TaskScope scope) {
    String kept = statements.name("kept");
    String i = statements.name("i");
    String k = statements.name("k");
    int times = dice.between(2, 3);
    TaskScope body = scope.looped(times);
    body.readable.add(i);
    StringBuilder text = new StringBuilder();
    text.append("List<IntSupplier> %s = new ArrayList<>();\n".formatted(kept));
    text.append("for (int %s = 0; %s < %d; %s++) {\n".formatted(i, i, times, i));
    text.append("int %s = %s;\n".formatted(k, expressions.of(body)));
    body.readable.add(k);
    String lambda = dice.oneIn(2) ? "() -> " + k : expressions.supplier(body, k);
    String v = statements.name("v");
    switch (dice.below(3)) {
      case 0 ->
          text.append(
              "int %s = keep(%s, %s, %s);\n".formatted(v, kept, lambda, expressions.of(body)));
      case 1 ->
          text.append(
                  "int %s = 1;\nif (keep(%s, %s, %s) > 5) "
                      .formatted(v, kept, lambda, expressions.of(body)))
              .append(statements.block(body.nested()));
      default ->
          text.append(
              "int %s = %s + keep(%s, %s, 1) * %s;\n"
                  .formatted(v, expressions.of(body), kept, lambda, expressions.of(body)));
    }
    body.declare(v);
    text.append(statements.some(body, dice.between(1, 2))).append("}\n");
    String total = statements.name("v");
    text.append("int %s = 0;\n".formatted(total));
    String s = statements.name("s");
    text.append(
        "for (IntSupplier %s : %s) %s = %s * 31 + %s.getAsInt();\n"
            .formatted(s, kept, total, total, s));
    scope.declare(total);
    return text.toString();
  }
}
