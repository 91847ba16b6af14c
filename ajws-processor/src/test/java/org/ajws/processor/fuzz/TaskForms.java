package org.ajws.processor.fuzz;

/** Random statements of forms that were once translated wrongly: a family each. */
final class TaskForms {
  /** The version of Java that the programs may use. */
  private static final int JAVA = Runtime.version().feature();

  private final Dice dice;
  private final TaskExpressions expressions;
  private final TaskStatements statements;

  TaskForms(Dice dice, TaskExpressions expressions, TaskStatements statements) {
    this.dice = dice;
    this.expressions = expressions;
    this.statements = statements;
  }

  /** A statement that declares one more local. */
  String one(TaskScope scope) {
    return switch (dice.below(JAVA >= 21 ? 8 : 6)) {
      case 0 -> receiver(scope);
      case 1 -> box(scope);
      case 2 -> constants(scope);
      case 3 -> annotated(scope);
      case 4 -> wildcard(scope);
      case 5 -> madeEarly(scope);
      default -> records(scope);
    };
  }

  private String local(TaskScope scope, String format, Object... parts) {
    String v = statements.name("v");
    scope.declare(v);
    return format.formatted(parts).replace("$v", v);
  }

  /** A receiver whose name ends as a keyword does, assigned behind its own evaluation. */
  private String receiver(TaskScope scope) {
    String o = statements.name("my") + "super";
    boolean one = expressions.spend(scope);
    boolean more = one && expressions.spend(scope);
    String argument =
        more ? "(%1$s = OPS[1]).apply(n - 2, %2$s)" : "(%1$s = OPS[1]) == null ? 1 : 2";
    return local(
        scope,
        ("Op %1$s = OPS[Math.floorMod(%2$s, 2)];\nint $v = %1$s.apply(%3$s, " + argument + ");\n"),
        o,
        expressions.of(scope),
        more ? "n - 2" : "0");
  }

  /** A box that is empty when it is opened, before or behind a call. */
  private String box(TaskScope scope) {
    String none = statements.name("none");
    String e = statements.name("e");
    TaskScope body = scope.nested();
    String update =
        dice.of("%1$s += %2$s;", "%1$s = %1$s * %2$s;", "%1$s = %2$s - %1$s;")
            .formatted(none, expressions.call(body, 2));
    return local(
        scope,
        "int $v = 0;\nInteger %1$s = %2$s > 20 ? 5 : null;\ntry {\n%3$s\n$v = %1$s;\n}"
            + " catch (NullPointerException %4$s) {\n$v = 7;\n}\n",
        none,
        expressions.variable(scope),
        update,
        e);
  }

  /** Constants as labels, narrowed, and as parts of strings that are the same object. */
  private String constants(TaskScope scope) {
    String one = statements.name("one");
    String text = statements.name("text");
    String small = statements.name("small");
    TaskScope body = scope.nested();
    body.loops = false;
    return local(
        scope,
        "final int %1$s = 1;\nfinal String %2$s = \"a\" + \"b\";\nint $v = %4$s;\nbyte %3$s = %1$s;\n%3$s += %5$s;\n"
            + "switch (Math.floorMod($v, 3)) {\ncase %1$s: $v = %6$s;\nbreak;\ncase %1$s + 1: $v++;\ndefault: $v += %3$s;\n}\n"
            + "$v += \"ab\" == %2$s ? 1 : 2;\n",
        one,
        text,
        small,
        expressions.of(body),
        expressions.of(body),
        expressions.of(body));
  }

  private String annotated(TaskScope scope) {
    String items = statements.name("items");
    return local(
        scope,
        "final @Nn List<@Nn ? extends @Nn Integer> %1$s = new ArrayList<@Nn Integer>(List.of(%2$s, %3$s));\n"
            + "@Nn int $v = (@Nn int) %1$s.get(1) + %4$s;\n",
        items,
        expressions.of(scope),
        expressions.of(scope),
        expressions.of(scope));
  }

  private String wildcard(TaskScope scope) {
    if (!expressions.spend(scope)) {
      return "";
    }
    return local(
        scope,
        dice.of(
            "int $v = boxes(n - 2, %s).get(1).value + %s;\n",
            "int $v = boxes(n - 2, %s).stream().limit(2).mapToInt(q -> q.value).sum() - %s;\n"),
        expressions.of(scope),
        expressions.of(scope));
  }

  /** An exception that is made on one line and thrown on another. */
  private String madeEarly(TaskScope scope) {
    String later = statements.name("later");
    String e = statements.name("e");
    TaskScope body = scope.nested();
    body.effects = false; // an async value that has not started when it is thrown is dropped
    body.returns = false;
    body.loops = false;
    body.breakable.clear();
    return local(
        scope,
        "int $v;\ntry {\nOwn %1$s = new Own(%2$s);\n%3$sif (%4$s) throw %1$s;\n$v = where(%1$s).hashCode();\n}"
            + " catch (Own %5$s) {\n$v = where(%5$s).hashCode() * 3 + %5$s.code;\n}\n",
        later,
        expressions.of(body),
        statements.some(body, dice.between(1, 2)),
        expressions.condition(body),
        e);
  }

  /** Record patterns in a switch expression, whose variables outlive calls. */
  private String records(TaskScope scope) {
    String a = statements.name("p");
    String b = JAVA >= 22 && dice.oneIn(3) ? "_" : statements.name("p");
    String i = statements.name("p");
    String guard = // locals that are assigned somewhere may not stand there
        dice.oneIn(2) ? i + " > 30" : expressions.call(scope.function("n", i), 1) + " > 30";
    TaskScope point = scope.nested();
    point.plain = true;
    TaskScope other = point.nested();
    TaskScope number = point.nested();
    number.readable.add(i);
    point.readable.add(a);
    if (!b.equals("_")) {
      point.readable.add(b);
    }
    return local(
        scope,
        "int $v = switch (boxed(%1$s)) {\ncase Integer %2$s when %3$s -> %4$s;\n"
            + "case Pt(%9$s %5$s, int %6$s) -> %7$s + %5$s;\ndefault -> %8$s;\n};\n",
        expressions.of(scope),
        i,
        guard,
        expressions.of(number),
        a,
        b,
        expressions.of(point),
        expressions.of(other),
        dice.of("int", "var"));
  }
}
