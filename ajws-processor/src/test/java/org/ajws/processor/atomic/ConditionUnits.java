package org.ajws.processor.atomic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * Random units over several sets, instance and static ones, that wait for conditions at their
 * beginning, in their middle, or not at all: as a class in Java, and as a model in one thread.
 */
final class ConditionUnits {
  static final int UNITS = 10;

  /** Values are numbers below this. */
  private static final int VALUES = 3;

  private static final List<String> MEMBERS = List.of("a0", "a1", "b0", "c0");

  /** Which members each set has. */
  private static final int[][] SETS = {{0, 1}, {2}, {3}};

  /** A sum of members and of the argument. */
  private record Sum(List<Integer> members, boolean withArgument) {
    int of(int[] state, int argument) {
      return members.stream().mapToInt(m -> state[m]).sum() + (withArgument ? argument : 0);
    }

    String text() {
      String sum = String.join(" + ", members.stream().map(MEMBERS::get).toList());
      return withArgument ? sum + " + k" : sum;
    }
  }

  /** Waits while a sum has a remainder; null in a part that does not wait. */
  private record Condition(Sum sum, int remainder) {
    boolean waits(int[] state, int argument) {
      return sum.of(state, argument) % VALUES == remainder;
    }

    String text() {
      return "await: while ((" + sum.text() + ") % " + VALUES + " == " + remainder + ");";
    }
  }

  private record Update(int member, Sum sum) {
    String text() {
      return MEMBERS.get(member) + " = (" + sum.text() + ") % " + VALUES + ";";
    }
  }

  /** What happens at once: after a wait, if there is a condition. */
  private record Part(Condition condition, List<Update> updates) {}

  private record Unit(List<Part> parts, Sum result) {}

  private final List<Unit> units = new ArrayList<>();
  private final Random random;

  ConditionUnits(Random random) {
    this.random = random;
    for (int i = 0; i < UNITS; i++) {
      units.add(unit());
    }
  }

  private Unit unit() {
    List<Integer> members = new ArrayList<>(); // that the unit may touch
    while (members.isEmpty()) {
      for (int[] set : SETS) {
        if (random.nextInt(2) == 0) {
          Arrays.stream(set).forEach(members::add);
        }
      }
    }
    List<Part> parts = new ArrayList<>();
    int kind = random.nextInt(5);
    if (kind > 2) {
      parts.add(new Part(null, updates(members, 2)));
    }
    if (kind != 3) {
      Condition condition = new Condition(sum(members), random.nextInt(VALUES));
      parts.add(new Part(condition, updates(members, 3)));
    }
    return new Unit(parts, sum(members));
  }

  private List<Update> updates(List<Integer> members, int most) {
    List<Update> updates = new ArrayList<>();
    for (int i = random.nextInt(most); i >= 0; i--) {
      updates.add(new Update(members.get(random.nextInt(members.size())), sum(members)));
    }
    return updates;
  }

  private Sum sum(List<Integer> members) {
    List<Integer> some = new ArrayList<>(members);
    some.removeIf(m -> random.nextInt(3) == 0);
    return new Sum(some.isEmpty() ? List.of(members.get(0)) : some, random.nextBoolean());
  }

  // ---- as a class

  /** The class {@code Units}: {@code applyAsInt(unit, argument)} runs a unit. */
  String text() {
    StringBuilder text = new StringBuilder();
    text.append("import org.ajws.Atomic;\n")
        .append("import org.ajws.AtomicSet;\nimport org.ajws.NotAtomic;\n\n")
        .append("@SuppressWarnings(\"ajws-atomic\")\n")
        .append("@AtomicSet(\"a\")\n@AtomicSet(\"b\")\n")
        .append("@AtomicSet(value = \"c\", isStatic = true)\n")
        .append("public class Units implements java.util.function.IntBinaryOperator {\n")
        .append("  @Atomic(\"a\") private int a0;\n")
        .append("  @Atomic(\"a\") private int a1;\n")
        .append("  @Atomic(\"b\") private int b0;\n")
        .append("  @Atomic(\"c\") private static int c0;\n\n");
    for (int i = 0; i < UNITS; i++) {
      unit(text, i, units.get(i));
    }
    text.append("  static void reset() {\n    c0 = 0;\n  }\n\n")
        .append("  @NotAtomic\n  public int applyAsInt(int unit, int k) {\n    switch (unit) {\n");
    for (int i = 0; i < UNITS; i++) {
      text.append("      case " + i + ": return u" + i + "(k);\n");
    }
    text.append("      default: reset(); return 0;\n    }\n  }\n}\n");
    return text.toString();
  }

  private static void unit(StringBuilder text, int i, Unit unit) {
    text.append("  int u" + i + "(int k) {\n");
    for (Part part : unit.parts) {
      if (part.condition != null) {
        text.append("    " + part.condition.text() + "\n");
      }
      part.updates.forEach(u -> text.append("    " + u.text() + "\n"));
    }
    text.append("    return " + unit.result.text() + ";\n  }\n\n");
  }

  // ---- as a model

  /** Where all members begin. */
  static int[] first() {
    return new int[MEMBERS.size()];
  }

  /** How many parts a unit has. */
  int parts(int unit) {
    return units.get(unit).parts.size();
  }

  /** Whether a part of a unit cannot begin. */
  boolean waits(int unit, int part, int argument, int[] state) {
    Condition condition = units.get(unit).parts.get(part).condition;
    return condition != null && condition.waits(state, argument);
  }

  /** The members after a part. */
  int[] after(int unit, int part, int argument, int[] state) {
    int[] next = state.clone();
    for (Update update : units.get(unit).parts.get(part).updates) {
      next[update.member] = update.sum.of(next, argument) % VALUES;
    }
    return next;
  }

  /** What a unit returns. */
  int result(int unit, int argument, int[] state) {
    return units.get(unit).result.of(state, argument);
  }
}
