package org.ajws.processor.fuzz;

import java.util.ArrayList;
import java.util.List;

/** Random finishes with asyncs, async values, and what they may and may not do to locals. */
final class TaskConstructs {
  /** Whether constructs also stand where they cannot have frames: lambdas, loops, monitors. */
  private static final boolean EVERYWHERE = Boolean.getBoolean("ajws.fuzz.everywhere");

  private final Dice dice;
  private final TaskExpressions expressions;
  private final TaskStatements statements;

  TaskConstructs(Dice dice, TaskExpressions expressions, TaskStatements statements) {
    this.dice = dice;
    this.expressions = expressions;
    this.statements = statements;
  }

  /** A finish with results, slots of an array, or a reduction. */
  String finish(TaskScope scope) {
    if (!scope.spawns && !EVERYWHERE) {
      return "";
    }
    return dice.oneIn(3) ? rounds(scope) : results(scope);
  }

  /** Asyncs one after the other, with statements between. */
  private String results(TaskScope scope) {
    StringBuilder text = new StringBuilder();
    List<String> results = new ArrayList<>();
    for (int i = dice.between(1, 3); i > 0; i--) {
      String r = statements.name("r");
      results.add(r);
      text.append("int ").append(r).append(dice.oneIn(2) ? ";\n" : " = " + i + ";\n");
    }
    String sum = dice.oneIn(3) ? statements.name("s") : null;
    if (sum != null) {
      text.append("@Reduce(ReduceOp.SUM) int ").append(sum).append(" = 3;\n");
    }
    String label = statements.name("finish_");
    TaskScope body = scope.nested();
    body.breakable.clear(); // a result may have no value yet
    body.loops = false;
    text.append(label).append(": {\n");
    for (String r : results) {
      text.append(statements.some(body, dice.below(2)));
      text.append(async(body, r, sum));
      if (sum != null && dice.oneIn(2)) {
        text.append(sum).append(" += ").append(expressions.of(body)).append(";\n");
      }
    }
    body.breakable.add(label);
    body.breakable.addAll(scope.breakable);
    text.append(statements.some(body, dice.below(3))).append("}\n");
    results.forEach(scope::declare);
    if (sum != null) {
      scope.readable.add(sum);
    }
    return text.toString();
  }

  /** One async that gives a result; also as a block that ends early, a branch, a loop. */
  private String async(TaskScope scope, String result, String sum) {
    String label = statements.name("async_");
    TaskScope task = scope.task();
    String add = sum == null ? "" : sum + " += " + expressions.of(task) + ";\n";
    switch (dice.below(5)) {
      case 0:
        String value = expressions.of(task);
        String early =
            dice.oneIn(2)
                ? "if (%s) break %s;\n".formatted(expressions.condition(task), label)
                : "";
        String more = statements.some(task, dice.between(1, 2));
        return "%s: {\n%s%s = %s;\n%s%s%s}\n"
            .formatted(label, add, result, value, early, more, update(task, result));
      case 1:
        return "%s: if (%s) {\n%s%s = %s;\n} else {\n%s = %s;\n}\n"
            .formatted(
                label,
                expressions.condition(task),
                add,
                result,
                expressions.call(task, 2),
                result,
                expressions.of(task));
      case 2:
        String i = statements.name("i");
        TaskScope loop = task.looped(2);
        loop.readable.add(i);
        return "%s: {\n%s = 1;\nfor (int %s = 0; %s < 2; %s++) %s += %s;\n%s}\n"
            .formatted(label, result, i, i, i, result, expressions.of(loop), add);
      default:
        return add.isEmpty()
            ? label + ": " + result + " = " + expressions.call(task, 2) + ";\n"
            : label + ": {\n" + result + " = " + expressions.call(task, 2) + ";\n" + add + "}\n";
    }
  }

  private String update(TaskScope task, String result) {
    return dice.oneIn(2) ? result + " ^= " + expressions.of(task) + ";\n" : "";
  }

  /** An async in each round of a loop, with a slot for each. */
  private String rounds(TaskScope scope) {
    String slots = statements.name("slots");
    String i = statements.name("i");
    String k = statements.name("k");
    int times = dice.between(2, 3);
    TaskScope body = scope.looped(times);
    body.readable.add(i);
    StringBuilder text = new StringBuilder();
    text.append("int[] %s = new int[%d];\n".formatted(slots, times));
    String sum = dice.oneIn(3) ? statements.name("s") : null;
    if (sum != null) {
      text.append("@Reduce(ReduceOp.SUM) int ").append(sum).append(" = 1;\n");
    }
    String head =
        dice.oneIn(4) && scope.spawns && EVERYWHERE
            ? "for (@ParallelFor int %s = 0; %s < %d; %s++) {\n"
            : "for (int %s = 0; %s < %d; %s++) {\n";
    boolean parallel = head.contains("@ParallelFor");
    if (parallel) {
      body = scope.task().looped(times);
      body.readable.add(i);
      body.loops = false;
    }
    text.append(statements.name("finish_")).append(":\n");
    text.append(head.formatted(i, i, times, i));
    text.append(statements.some(body, dice.below(2)));
    TaskScope task = body.task();
    text.append("int %s = %s;\n".formatted(k, i));
    text.append(statements.name("async_")).append(": {\n");
    text.append("%s[%s] = %s;\n".formatted(slots, k, expressions.call(task, 2)));
    if (sum != null) {
      text.append(sum).append(" += ").append(expressions.of(task)).append(";\n");
    }
    text.append("}\n").append(statements.some(body, dice.below(2))).append("}\n");
    String v = statements.name("v");
    text.append("int %s = Arrays.hashCode(%s);\n".formatted(v, slots));
    scope.declare(v);
    if (sum != null) {
      scope.readable.add(sum);
    }
    return text.toString();
  }

  /** A parallel loop that fills a slot in each iteration; perhaps in a block of its own. */
  String loop(TaskScope scope) {
    String slots = statements.name("slots");
    String i = statements.name("i");
    int times = dice.between(2, 4);
    TaskScope body = scope.task().looped(times);
    body.readable.add(i);
    body.plain = true;
    String loop =
        "for (@ParallelFor int %s = 0; %s < %d; %s++) {\n%s[%s] = %s;\n}\n"
            .formatted(i, i, times, i, slots, i, expressions.of(body));
    String v = statements.name("v");
    scope.declare(v);
    return "int[] %s = new int[%d];\n".formatted(slots, times)
        + (dice.oneIn(2) ? "{\n" + loop + "}\n" : loop)
        + "int %s = Arrays.hashCode(%s);\n".formatted(v, slots);
  }

  /** A finish that one task, or the code between, may end by an exception. */
  String throwing(TaskScope scope) {
    if (!scope.spawns && !EVERYWHERE) {
      return "";
    }
    String a = statements.name("t");
    String b = statements.name("t");
    String e = statements.name("e");
    String v = statements.name("v");
    TaskScope body = scope.isolated();
    String thrown =
        "if (%s) throw new Own(%s);\n"
            .formatted(expressions.condition(body), expressions.variable(body));
    int thrower = dice.below(3);
    String text =
        "int %s = 0;\ntry {\nint %s = 1;\nint %s = 2;\n%s: {\n"
            .formatted(v, a, b, statements.name("finish_"));
    text +=
        "%s: {\n%s%s = %s;\n}\n"
            .formatted(
                statements.name("async_"),
                thrower == 0 ? thrown : "",
                a,
                expressions.call(body.task(), 2));
    text += statements.some(body, 1) + (thrower == 1 ? thrown : "");
    text +=
        "%s: {\n%s = %s;\n%s}\n"
            .formatted(
                statements.name("async_"),
                b,
                expressions.call(body.task(), 2),
                thrower == 2 ? thrown : "");
    text += statements.some(body, dice.below(2)) + "}\n";
    text += "%s = %s ^ %s;\n} catch (Own %s) {\n".formatted(v, a, b, e);
    text += "%s = %s.code + where(%s).hashCode();\n}\n".formatted(v, e, e);
    scope.declare(v);
    return text;
  }

  /** A lambda with constructs of its own, called where it is made. */
  String lambda(TaskScope scope) {
    String p = statements.name("p");
    TaskScope body = scope.function(p);
    body.spawns = scope.spawns && EVERYWHERE;
    String inner = statements.some(body, 2);
    String result = expressions.of(body);
    String v = statements.name("v");
    String text =
        "int %s = Support.apply(%s -> {\n%sreturn %s;\n}, %s);\n"
            .formatted(v, p, inner, result, expressions.of(scope));
    scope.declare(v);
    return text;
  }

  /** An async that ends with the finish around the call. */
  String escaping(TaskScope scope) {
    if (!scope.effects || !scope.spawns) {
      return "";
    }
    TaskScope task = scope.task();
    return "%s: SUM.add(%s);\n".formatted(statements.name("async_"), expressions.call(task, 2));
  }
}
