package org.ajws.processor.fuzz;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A random loop header.
 *
 * @param before statements in front of the loop
 * @param text from {@code for} to the closing parenthesis
 * @param first a statement that must stand first in the body; empty for none
 * @param variable the name of an {@code int} or {@code long} that the body may read
 * @param slot an {@code int} expression that differs between iterations, from 0 to {@code size -
 *     1}; null where there is none
 * @param size greater than every slot
 * @param count how many iterations there are
 */
record Header(
    String before, String text, String first, String variable, String slot, int size, int count) {

  /** Makes headers; {@code number} keeps their names apart. */
  static Header random(Dice dice, int number, int maxCount) {
    int count = dice.of(0, 1, 2, 3, 5, 8, 17, 33, 64, 100, 257);
    count = Math.min(count, maxCount);
    return switch (dice.below(12)) {
      case 0, 1, 2, 3 -> counted(dice, "int", number, count);
      case 4, 5 -> counted(dice, "long", number, count);
      case 6 -> array(dice, number, count);
      case 7, 8 -> elements(dice, number, count);
      case 9 -> iterator(dice, number, count);
      default -> general(dice, number, count);
    };
  }

  private static Header counted(Dice dice, String type, int number, int count) {
    boolean wide = type.equals("long");
    String v = "i" + number;
    long max = wide ? Long.MAX_VALUE : Integer.MAX_VALUE;
    int step = dice.of(1, 1, 1, 2, 3, 7);
    boolean up = !dice.oneIn(3);
    boolean unequal = dice.oneIn(5);
    long span = (long) count * step;
    long first =
        switch (dice.below(5)) {
          case 0 -> up ? max - span - dice.below(step) : -max + span;
          case 1 -> up ? -max - 1 : max;
          case 2 -> -dice.below(50);
          default -> 0;
        };
    if (unequal && dice.oneIn(3)) {
      first =
          wide
              ? (up ? Long.MAX_VALUE - 1 : Long.MIN_VALUE + 1)
              : (up ? Integer.MAX_VALUE - 1 : Integer.MIN_VALUE + 1); // the step overflows
    }
    long last = up ? first + span : first - span;
    long end = wide ? last : (int) last;
    // a bound that is not hit exactly; it must not pass the end of the type
    boolean inclusive = !unequal && count > 0 && dice.oneIn(3);
    long bound = inclusive ? (up ? end - step : end + step) : end;
    String relation = unequal ? "!=" : (up ? "<" : ">") + (inclusive ? "=" : "");
    StringBuilder before = new StringBuilder();
    String firstText = literal(first, wide);
    String boundText = literal(bound, wide);
    if (dice.oneIn(3)) {
      before.append("%s n%d = %s;\n".formatted(type, number, boundText));
      boundText = dice.of("n" + number, "(n" + number + ")", "same(n" + number + ")");
    }
    String stepText = String.valueOf(step);
    if (dice.oneIn(4)) {
      before.append("int step%d = %d;\n".formatted(number, step));
      stepText = "step" + number;
    }
    boolean one = step == 1 && dice.oneIn(2);
    String op = up ? "+" : "-";
    String update =
        one
            ? dice.of(v + op + op, op + op + v)
            : dice.of(
                v + " " + op + "= " + stepText,
                v + " = " + v + " " + op + " " + stepText,
                up ? v + " = " + stepText + " + " + v : v + " -= (" + stepText + ")");
    String test =
        dice.oneIn(4)
            ? boundText + " " + mirrored(relation) + " " + v
            : v + " " + relation + " " + boundText;
    String text =
        "for (@ParallelFor %s %s = %s; %s; %s)".formatted(type, v, firstText, test, update);
    String slot = up ? v + " - " + operand(firstText) : operand(firstText) + " - " + v;
    slot = wide ? "(int) (" + slot + ")" : "(" + slot + ")";
    return new Header(before.toString(), text, "", v, slot, count * step + 1, count);
  }

  private static String operand(String literal) {
    return literal.startsWith("-") ? "(" + literal + ")" : literal;
  }

  private static String literal(long value, boolean wide) {
    if (wide) {
      return value == Long.MIN_VALUE ? "Long.MIN_VALUE" : value + "L";
    }
    return value == Integer.MIN_VALUE ? "Integer.MIN_VALUE" : String.valueOf((int) value);
  }

  private static String mirrored(String relation) {
    return relation.startsWith("<") ? relation.replace('<', '>') : relation.replace('>', '<');
  }

  private static String permutation(Dice dice, int count) {
    int by = dice.of(1, 3, 7, 11);
    return IntStream.range(0, count)
        .map(i -> gcd(by, Math.max(count, 1)) == 1 ? i * by % Math.max(count, 1) : i)
        .mapToObj(String::valueOf)
        .collect(Collectors.joining(", "));
  }

  private static int gcd(int a, int b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  private static Header array(Dice dice, int number, int count) {
    String v = "i" + number;
    String values = permutation(dice, count);
    String before = "";
    String source = "new int[] {" + values + "}";
    if (dice.oneIn(2)) {
      before = "int[] array%d = {%s};\n".formatted(number, values);
      source = "array" + number;
    }
    String type = dice.of("int", "final int", "var", "long", "Integer");
    String slot = type.equals("long") ? "(int) " + v : v;
    String text = "for (@ParallelFor %s %s : %s)".formatted(type, v, source);
    return new Header(before, text, "", v, slot, count + 1, count);
  }

  private static Header elements(Dice dice, int number, int count) {
    String v = "i" + number;
    String list = "List.<Integer>of(" + permutation(dice, count) + ")";
    String source =
        dice.of(
            list,
            "new ArrayList<>(" + list + ")",
            "new LinkedList<>(" + list + ")",
            "new HashSet<>(" + list + ")",
            "new TreeMap<>(byKey(" + list + ")).keySet()",
            "new ArrayDeque<>(" + list + ")",
            "new ConcurrentLinkedQueue<>(" + list + ")",
            "Collections.unmodifiableCollection(" + list + ")",
            "unsized(" + list + ")");
    String type = dice.of("int", "Integer", "final Integer", "var");
    String text = "for (@ParallelFor %s %s : %s)".formatted(type, v, source);
    return new Header("", text, "", v, v, count + 1, count);
  }

  private static Header iterator(Dice dice, int number, int count) {
    String v = "i" + number;
    String before =
        "Collection<Integer> items%d = new LinkedList<>(List.<Integer>of(%s));\n"
            .formatted(number, permutation(dice, count));
    String text =
        "for (@ParallelFor Iterator<Integer> it%1$d = items%1$d.iterator(); it%1$d.hasNext(); )"
            .formatted(number);
    String first = "int %s = it%d.next();\n".formatted(v, number);
    return new Header(before, text, first, v, v, count + 1, count);
  }

  private static Header general(Dice dice, int number, int count) {
    String v = "i" + number;
    String k = "k" + number;
    if (dice.oneIn(2)) {
      int n = Math.min(count, 20);
      String text =
          "for (@ParallelFor int %1$s = 1, %2$s = 0; %2$s < %3$d; %1$s *= 2, %2$s++)"
              .formatted(v, k, n);
      return new Header("", text, "", v, k, n + 1, n);
    }
    String text =
        "for (@ParallelFor int %1$s = 0, %2$s = %3$d; %1$s < %2$s; %1$s++, %2$s--)"
            .formatted(v, k, count);
    return new Header("", text, "", v, v, count + 1, (count + 1) / 2);
  }
}
