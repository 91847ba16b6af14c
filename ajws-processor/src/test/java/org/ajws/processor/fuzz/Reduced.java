package org.ajws.processor.fuzz;

import java.util.function.Function;

/**
 * A random reduction whose result does not depend on the order of its updates (or, by a reducer,
 * only on the order that the language keeps).
 *
 * @param name of the variable
 * @param declaration a statement
 * @param update from an {@code int} expression without side effects to a statement
 * @param show an expression for the result
 */
record Reduced(String name, String declaration, Function<String, String> update, String show) {

  static Reduced random(Dice dice, int number) {
    String s = "s" + number;
    return switch (dice.below(8)) {
      case 0, 1 -> sum(dice, s);
      case 2 -> product(dice, s);
      case 3, 4 -> extreme(dice, s);
      case 5 -> bits(dice, s);
      case 6 -> logic(dice, s);
      default -> reducer(dice, s);
    };
  }

  private static Reduced of(String s, String declaration, Function<String, String> update) {
    return new Reduced(s, declaration, update, s);
  }

  private static Reduced sum(Dice dice, String s) {
    String type =
        dice.of("int", "long", "double", "float", "short", "byte", "char", "Integer", "Long");
    String start = type.equals("Long") ? "3L" : "3";
    String annotation =
        dice.oneIn(4)
            ? "@Reduce(value = ReduceOp.SUM, deterministic = true) "
            : "@Reduce(ReduceOp.SUM) ";
    String declaration = annotation + type + " " + s + " = " + start + ";\n";
    int form = dice.below(5);
    boolean narrow = type.equals("short") || type.equals("byte") || type.equals("char");
    // exact in every type: float has 24 bits
    return of(
        s,
        declaration,
        e -> {
          String small = "((" + e + ") & 63)";
          return switch (form) {
            case 0 -> s + " -= " + small + ";\n";
            case 1 -> s + "++;\n";
            case 2 -> "--" + s + ";\n";
            case 3 -> narrow ? s + " += 1;\n" : s + " = " + s + " + " + small + ";\n";
            default -> s + " += " + small + ";\n";
          };
        });
  }

  private static Reduced product(Dice dice, String s) {
    String type = dice.of("int", "long", "double");
    boolean assign = dice.oneIn(3);
    return of(
        s,
        "@Reduce(ReduceOp.PRODUCT) %s %s = 1;\n".formatted(type, s),
        e -> {
          String factor =
              type.equals("double") ? "(((" + e + ") & 15) == 3 ? 2 : 1)" : "((" + e + ") | 1)";
          return assign ? s + " = " + s + " * " + factor + ";\n" : s + " *= " + factor + ";\n";
        });
  }

  private static Reduced extreme(Dice dice, String s) {
    String type = dice.of("int", "long", "double", "float", "Integer");
    boolean min = dice.oneIn(2);
    String value = type.equals("Integer") ? "(%s)" : "(" + type + ") (%s)";
    int form = dice.below(4);
    return of(
        s,
        "@Reduce(ReduceOp.%s) %s %s = %d;\n"
            .formatted(min ? "MIN" : "MAX", type, s, min ? 900 : -9),
        e -> {
          String x = value.formatted(e + " & 1023");
          String call = min ? "Math.min" : "Math.max";
          String op = min ? "<" : ">";
          String mirrored = min ? ">" : "<";
          return switch (form) {
            case 0 -> "%s = %s(%s, %s);\n".formatted(s, call, s, x);
            case 1 -> "%s = %s(%s, %s);\n".formatted(s, call, x, s);
            case 2 -> "if (%s %s %s) %s = %s;\n".formatted(x, op, s, s, x);
            default -> "if (%s %s %s) { %s = %s; }\n".formatted(s, mirrored, x, s, x);
          };
        });
  }

  private static Reduced bits(Dice dice, String s) {
    String type = dice.of("int", "long", "short", "byte");
    String operator = dice.of("AND", "OR", "XOR");
    String sign = operator.equals("AND") ? "&" : operator.equals("OR") ? "|" : "^";
    return of(
        s,
        "@Reduce(ReduceOp.%s) %s %s = %d;\n"
            .formatted(operator, type, s, operator.equals("AND") ? -1 : 0),
        e ->
            operator.equals("AND")
                ? "%s &= ~(1 << ((%s) & 6));\n".formatted(s, e)
                : "%s %s= (%s) & 255;\n".formatted(s, sign, e));
  }

  private static Reduced logic(Dice dice, String s) {
    String operator = dice.of("AND", "OR", "XOR");
    String type = dice.of("boolean", "boolean", "Boolean");
    boolean longForm = dice.oneIn(2) && !operator.equals("XOR");
    String sign = operator.equals("AND") ? "&" : operator.equals("OR") ? "|" : "^";
    String start = operator.equals("AND") ? "true" : "false";
    return of(
        s,
        "@Reduce(ReduceOp.%s) %s %s = %s;\n".formatted(operator, type, s, start),
        e -> {
          String test = "(((" + e + ") & 63) " + (operator.equals("AND") ? "!=" : "==") + " 5)";
          return longForm
              ? "%s = %s %s%s %s;\n".formatted(s, s, sign, sign, test)
              : "%s %s= %s;\n".formatted(s, sign, test);
        });
  }

  private static Reduced reducer(Dice dice, String s) {
    if (dice.oneIn(2)) {
      String declaration =
          "Support.Concat by%1$s = new Support.Concat();\n@Reduce(by = Support.Concat.class) String %1$s = \"^\";\n"
              .formatted(s);
      return of(
          s,
          declaration,
          e -> "%1$s = by%1$s.combine(%1$s, \"\" + ((%2$s) & 7));\n".formatted(s, e));
    }
    if (dice.oneIn(2)) {
      String declaration =
          "Support.Joined<Long> by%1$s = new Support.Joined<>();\n@Reduce(by = Support.Joined.class) java.util.List<Long> %1$s = java.util.List.of(-1L);\n"
              .formatted(s);
      return of(
          s,
          declaration,
          e -> "%1$s = by%1$s.combine(%1$s, java.util.List.of((long) (%2$s)));\n".formatted(s, e));
    }
    String declaration =
        "@Reduce(by = Support.Histogram.class) int[] %s = new int[4];\n".formatted(s);
    return new Reduced(
        s,
        declaration,
        e ->
            "%1$s = new Support.Histogram().combine(%1$s, new int[] {1, (%2$s) & 7, 0, 2});\n"
                .formatted(s, e),
        "Arrays.toString(" + s + ")");
  }
}
