package org.ajws.processor.fuzz;

/** Random statements. Every local is an {@code int}; what tasks share is what the rules allow. */
final class TaskStatements {
  /** So many statements a method has. */
  private static final int STATEMENTS = 14;

  private final Dice dice;
  private final TaskExpressions expressions;
  private final boolean monitors;
  private final TaskConstructs constructs;
  private final TaskShapes shapes;
  private final TaskDeclarations declarations;
  private final TaskForms forms;

  /** Each program has some kinds of statements only, so that one does not hide another. */
  private final boolean[] enabled = new boolean[34];

  private int names;
  private int left;

  TaskStatements(Dice dice, TaskMethods methods) {
    this.dice = dice;
    this.expressions = new TaskExpressions(dice, methods);
    for (int kind = 0; kind < enabled.length; kind++) {
      boolean basic = kind <= 7 || (kind >= 17 && kind <= 22);
      enabled[kind] = basic || dice.oneIn(4);
    }
    this.monitors = dice.oneIn(2);
    this.constructs = new TaskConstructs(dice, expressions, this);
    this.shapes = new TaskShapes(dice, expressions, this);
    this.declarations = new TaskDeclarations(dice, expressions, this);
    this.forms = new TaskForms(dice, expressions, this);
  }

  /** Begins a new method. */
  void reset() {
    expressions.reset();
    left = STATEMENTS;
  }

  TaskExpressions expressions() {
    return expressions;
  }

  /** A name or label that nobody else has. */
  String name(String prefix) {
    return prefix + ++names;
  }

  /** Statements in braces, with locals of their own. */
  String block(TaskScope scope) {
    TaskScope inner = scope.nested();
    inner.depth = scope.depth;
    return "{\n" + some(inner, dice.between(1, 3)) + "}\n";
  }

  String some(TaskScope scope, int count) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < count; i++) {
      text.append(one(scope));
    }
    return text.toString();
  }

  private String one(TaskScope scope) {
    if (scope.depth <= 0 || left-- <= 0) {
      return simple(scope);
    }
    int kind = dice.below(34);
    return switch (enabled[kind] ? kind : 0) {
      case 0, 1, 2, 3 -> simple(scope);
      case 4 -> jump(scope);
      case 5, 6 -> {
        String test = expressions.condition(scope);
        String otherwise = dice.oneIn(2) ? "else " + block(scope.nested()) : "";
        yield "if (" + test + ") " + block(scope.nested()) + otherwise;
      }
      case 7 -> forLoop(scope);
      case 8 -> whileLoop(scope);
      case 9 -> forEach(scope);
      case 10 -> oldSwitch(scope);
      case 11 -> arrowSwitch(scope);
      case 12 -> switchExpression(scope);
      case 13 -> attempt(scope);
      case 14 -> resources(scope);
      case 15 -> locked(block(quiet(scope)));
      case 16 -> labelled(scope);
      case 17, 18, 19, 20 -> constructs.finish(scope);
      case 21, 22 -> scope.spawns ? declarations.values(scope) : "";
      case 23 -> constructs.throwing(scope);
      case 24 -> constructs.lambda(scope);
      case 25 -> constructs.escaping(scope);
      case 26 -> block(scope.nested());
      case 27, 28 -> shapes.pattern(scope);
      case 29, 30 -> shapes.captures(scope);
      case 31 -> constructs.loop(scope);
      default -> forms.one(scope);
    };
  }

  /** All of a program have the same lock: of two, one could be wanted inside the other and back. */
  private String locked(String block) {
    return monitors
        ? "synchronized (LOCK) " + block
        : "REENTRANT.lock();\ntry " + block + "finally {\nREENTRANT.unlock();\n}\n";
  }

  private static TaskScope quiet(TaskScope scope) {
    TaskScope inner = scope.nested();
    inner.spawns = false;
    inner.readable.removeIf(r -> r.endsWith(TaskScope.GET)); // its async may want the lock, too
    return inner;
  }

  private String simple(TaskScope scope) {
    int kind = dice.below(6);
    if (kind < 2 || scope.assignable.isEmpty()) {
      return declarations.one(scope);
    } else if (kind == 5 && scope.effects) {
      return dice.oneIn(2)
          ? "SUM.add(" + expressions.of(scope) + ");\n"
          : "escape(n - 1, " + expressions.of(scope) + ");\n";
    }
    String operator = dice.of(" = ", " += ", " ^= ", " -= ");
    return dice.of(scope.assignable) + operator + expressions.of(scope) + ";\n";
  }

  private String jump(TaskScope scope) {
    String test = "if (" + expressions.condition(scope) + ") ";
    if (scope.returns && dice.oneIn(3)) {
      return test + "return " + expressions.of(scope) + ";\n";
    } else if (!scope.breakable.isEmpty() && dice.oneIn(2)) {
      return test + "break " + dice.of(scope.breakable) + ";\n";
    }
    return scope.loops ? test + dice.of("break;\n", "continue;\n") : simple(scope);
  }

  private String forLoop(TaskScope scope) {
    int times = dice.between(1, 3);
    String i = name("i");
    TaskScope body = scope.looped(times);
    body.readable.add(i);
    String label = "";
    if (dice.oneIn(3)) {
      String name = name("loop_");
      body.breakable.add(name);
      label = name + ":\n";
    }
    return label + "for (int %s = 0; %s < %d; %s++) ".formatted(i, i, times, i) + block(body);
  }

  private String whileLoop(TaskScope scope) {
    int times = dice.between(1, 3);
    String w = name("w");
    TaskScope body = scope.looped(times);
    body.readable.add(w);
    if (dice.oneIn(2)) {
      return "int %s = %d;\nwhile (%s-- > 0) ".formatted(w, times, w) + block(body);
    }
    return "int %s = %d;\ndo ".formatted(w, times)
        + block(body)
        + "while (--%s > 0);\n".formatted(w);
  }

  private String forEach(TaskScope scope) {
    String values = "{" + expressions.of(scope) + ", " + expressions.of(scope) + "}";
    String x = name("x");
    TaskScope body = scope.looped(2);
    body.declare(x);
    return "for (int " + x + " : new int[] " + values + ") " + block(body);
  }

  private String oldSwitch(TaskScope scope) {
    String selector = "Math.floorMod(" + expressions.of(scope) + ", 4)";
    TaskScope body = scope.nested();
    body.loops = false;
    String through = dice.oneIn(2) ? "" : "break;\n";
    return "switch ("
        + selector
        + ") {\ncase 0:\n"
        + block(body)
        + through
        + "case 1:\n"
        + block(body)
        + "break;\ncase 2:\ndefault:\n"
        + block(body)
        + "}\n";
  }

  private String arrowSwitch(TaskScope scope) {
    String selector = "Math.floorMod(" + expressions.of(scope) + ", 3)";
    TaskScope body = scope.nested();
    body.loops = false;
    return "switch ("
        + selector
        + ") {\ncase 0 -> "
        + block(body)
        + "case 1 -> LOCK.hashCode();\ndefault -> "
        + block(body)
        + "}\n";
  }

  private String switchExpression(TaskScope scope) {
    String selector = "Math.floorMod(" + expressions.of(scope) + ", 3)";
    TaskScope body = scope.nested();
    body.loops = false;
    body.returns = false;
    body.breakable.clear();
    String first = expressions.of(scope);
    String inner = some(body, 2);
    String v = name("v");
    String text =
        "int %s = switch (%s) {\ncase 0 -> %s;\ncase 1 -> {\n%syield 0 + %s;\n}\ndefault -> %s;\n};\n"
            .formatted(v, selector, first, inner, expressions.of(body), expressions.of(scope));
    scope.declare(v);
    return text;
  }

  private String attempt(TaskScope scope) {
    TaskScope body = scope.nested();
    String e = name("e");
    body.effects = false; // an async value that has not started when it is thrown is dropped
    String before = some(body, 1);
    body.effects = scope.effects;
    String test = expressions.condition(body);
    String text =
        "try {\n"
            + before
            + "if ("
            + test
            + ") throw new Own("
            + expressions.of(body)
            + ");\n"
            + some(body, 1)
            + "} catch (Own "
            + e
            + ") {\n";
    TaskScope handler = scope.nested();
    handler.readable.add(e + ".code");
    text += some(handler, 1);
    if (!scope.assignable.isEmpty()) {
      text += dice.of(scope.assignable) + " += where(" + e + ").hashCode();\n";
    }
    text += "}\n";
    if (dice.oneIn(2)) {
      TaskScope last = scope.nested();
      last.returns = false;
      last.loops = false;
      last.breakable.clear();
      text += "finally " + block(last);
    }
    return text;
  }

  private String resources(TaskScope scope) {
    String r = name("r");
    TaskScope body = scope.nested();
    body.readable.add(r + ".value");
    return "try (Res "
        + r
        + " = new Res("
        + (expressions.spend(scope) ? "n - 2, " : "0, ")
        + expressions.of(scope)
        + ")) "
        + block(body);
  }

  private String labelled(TaskScope scope) {
    String label = name("block_");
    TaskScope body = scope.nested();
    body.breakable.add(label);
    return label + ": " + block(body);
  }
}
