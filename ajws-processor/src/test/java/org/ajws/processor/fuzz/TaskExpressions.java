package org.ajws.processor.fuzz;

/** Random expressions of type {@code int}, with calls of the program's methods. */
final class TaskExpressions {
  /** So many calls, counted with the loops around them, a method may make. */
  private static final int CALLS = 5;

  private final Dice dice;
  private final TaskMethods methods;
  private final boolean[] enabled = new boolean[18];
  private final boolean[] enabledCalls = new boolean[12];
  private int budget = CALLS;
  private int patterns;

  TaskExpressions(Dice dice, TaskMethods methods) {
    this.dice = dice;
    this.methods = methods;
    for (int kind = 0; kind < enabled.length; kind++) {
      enabled[kind] = kind < 8 || (kind > 10 && kind < 16) || dice.oneIn(4);
    }
    for (int form = 0; form < enabledCalls.length; form++) {
      enabledCalls[form] = form < 4 || dice.oneIn(4);
    }
  }

  /** Begins a new method. */
  void reset() {
    budget = CALLS;
  }

  String of(TaskScope scope) {
    return of(scope, 2);
  }

  private String of(TaskScope scope, int depth) {
    int kind = dice.below(depth <= 0 ? 4 : 18);
    return switch (enabled[kind] ? kind : 4) {
      case 0 -> String.valueOf(dice.between(0, 99));
      case 1, 2, 3 -> variable(scope);
      case 4 -> "(" + of(scope, depth - 1) + " + " + of(scope, depth - 1) + ")";
      case 5 -> "(" + of(scope, depth - 1) + " * " + of(scope, depth - 1) + ")";
      case 6 -> "(" + of(scope, depth - 1) + " ^ " + of(scope, depth - 1) + ")";
      case 7 -> "(" + of(scope, depth - 1) + " - " + of(scope, depth - 1) + ")";
      case 8 ->
          "("
              + condition(scope, depth - 1)
              + " ? "
              + of(scope, depth - 1)
              + " : "
              + of(scope, depth - 1)
              + ")";
      case 9 -> assignment(scope, depth);
      case 10 ->
          "new int[] {%s, %s, %s}[Math.floorMod(%s, 3)]"
              .formatted(
                  of(scope, depth - 1),
                  of(scope, depth - 1),
                  of(scope, depth - 1),
                  of(scope, depth - 1));
      case 16, 17 -> {
        String p = "m" + ++patterns;
        TaskScope matched = scope.nested();
        matched.readable.add(p);
        yield "(boxed(%s) instanceof Integer %s%s ? %s : %s)"
            .formatted(
                of(scope, depth - 1),
                p,
                dice.oneIn(3) ? " && " + condition(matched, 0) : "",
                of(matched, depth - 1),
                of(scope, depth - 1));
      }
      default -> call(scope, depth);
    };
  }

  /** A lambda that calls a method with a variable that does not change. */
  String supplier(TaskScope scope, String variable) {
    return spend(scope)
        ? "() -> " + methods.any(dice, false) + "(n - 2, " + variable + ")"
        : "() -> " + variable + " + 1";
  }

  String variable(TaskScope scope) {
    return scope.readable.isEmpty() ? "n" : dice.of(scope.readable);
  }

  private String assignment(TaskScope scope, int depth) {
    if (scope.plain || scope.assignable.isEmpty()) {
      return variable(scope);
    }
    String name = dice.of(scope.assignable);
    return switch (dice.below(4)) {
      case 0 -> name + "++";
      case 1 -> "(" + name + " = " + of(scope, depth - 1) + ")";
      default -> "(" + name + " += " + of(scope, depth - 1) + ")";
    };
  }

  String condition(TaskScope scope) {
    return condition(scope, 1);
  }

  private String condition(TaskScope scope, int depth) {
    String one = of(scope, depth) + dice.of(" > ", " < ", " != ") + dice.between(-20, 200);
    if (depth <= 0 || !dice.oneIn(4)) {
      return one;
    }
    return switch (dice.below(4)) {
      case 0 -> "(" + one + " && " + condition(scope, depth - 1) + ")";
      case 1 -> "(" + one + " || " + condition(scope, depth - 1) + ")";
      case 2 -> "!(" + one + ")";
      default -> "((Object) (" + of(scope, depth) + ") instanceof Integer && " + one + ")";
    };
  }

  /** Whether one more call may be made; counts it. */
  boolean spend(TaskScope scope) {
    boolean may = budget >= scope.trips;
    budget -= may ? scope.trips : 0;
    return may;
  }

  /** A call that may start tasks; a variable where the method has made all that it may. */
  String call(TaskScope scope, int depth) {
    if (budget < scope.trips) {
      return variable(scope);
    }
    int form = dice.below(12);
    form = enabledCalls[form] ? form : 0;
    int cost = form == 10 || form == 11 ? 3 : 1;
    if (budget < cost * scope.trips) {
      form = 0;
      cost = 1;
    }
    budget -= cost * scope.trips;
    String fuel = dice.oneIn(4) ? "n - 2" : "n - 1";
    String method = methods.any(dice, scope.effects);
    return switch (form) {
      case 0, 1, 2, 3 -> method + "(" + fuel + ", " + of(scope, depth - 1) + ")";
      case 4 ->
          "OPS[Math.floorMod(%s, OPS.length)].apply(%s, %s)"
              .formatted(of(scope, depth - 1), fuel, of(scope, depth - 1));
      case 5 -> "va(%s, %s, %s)".formatted(fuel, of(scope, depth - 1), of(scope, depth - 1));
      case 6 -> "pick(%s, %s, %s)".formatted(fuel, of(scope, depth - 1), of(scope, depth - 1));
      case 7 -> "new Box(%s, %s).value".formatted(fuel, of(scope, depth - 1));
      case 8 -> "Support.apply(q -> %s(%s, q), %s)".formatted(method, fuel, of(scope, depth - 1));
      case 9 ->
          "new Object() { int get(int q) { return %s(%s, q); } }.get(%s)"
              .formatted(method, fuel, of(scope, depth - 1));
      case 10 -> "IntStream.range(0, 3).map(q -> %s(%s, q)).sum()".formatted(method, fuel);
      default ->
          "Collections.max(Arrays.asList(%s, %s), (p, q) -> Integer.compare(%s(%s, p), q))"
              .formatted(of(scope, depth - 1), of(scope, depth - 1), method, fuel);
    };
  }
}
