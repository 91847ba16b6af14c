package org.ajws.processor.fuzz;

import java.util.ArrayList;
import java.util.List;

/**
 * A method whose asyncs, async values and futures, also those inside of others, add to the
 * reductions of one finish and assign its results.
 */
final class TaskSums {
  private final Dice dice;
  private final List<String> results = new ArrayList<>();
  private int names;

  /** Whether the code is that of a loop. */
  private boolean looped;

  /**
   * Whether what starts here has ended when the code around it has, up to the finish of the method.
   */
  private boolean assigns = true;

  private TaskSums(Dice dice) {
    this.dice = dice;
  }

  /** The declaration of {@code sums(n, x)}. */
  static String of(Dice dice) {
    return new TaskSums(dice).method();
  }

  private String method() {
    String items = items(2, dice.between(1, 4));
    StringBuilder text = new StringBuilder("static String sums(int n, int x) {\n");
    text.append("@Reduce(ReduceOp.SUM) int s = 3;\n@Reduce(ReduceOp.MAX) int m = 0;\n");
    results.forEach(r -> text.append("int ").append(r).append(" = 1;\n"));
    text.append(name("finish_")).append(": {\n").append(items).append("}\n");
    text.append("return s + \" \" + m + \" \"");
    results.forEach(r -> text.append(" + ").append(r).append(" + \" \""));
    return text.append(";\n}\n").toString();
  }

  private String name(String prefix) {
    return prefix + "of_sums" + ++names;
  }

  private String value() {
    return "pure%d(n - %d, x + %d)".formatted(dice.below(2), dice.between(1, 3), dice.below(9));
  }

  private String add() {
    return dice.oneIn(3)
        ? "m = Math.max(m, %s);\n".formatted(value())
        : "s += %s;\n".formatted(dice.oneIn(2) ? value() : "" + dice.below(100));
  }

  private String items(int depth, int count) {
    StringBuilder text = new StringBuilder();
    for (int n = 0; n < count; n++) {
      text.append(item(depth));
    }
    return text.toString();
  }

  private String inside(boolean finish, int depth, int count) {
    boolean before = assigns;
    assigns &= finish;
    String items = items(depth - 1, count);
    assigns = before;
    return items;
  }

  private String item(int depth) {
    int kind = dice.below(8);
    if (depth == 0) {
      kind = dice.of(0, 3, 4, 5, 7);
    }
    if (kind == 3 && (looped || !assigns)) {
      kind = 0; // the async around may end before, or each round assign the result
    }
    return switch (kind) {
      case 0 -> async(add() + add());
      case 1 -> async(add() + inside(false, depth, dice.between(1, 3)) + add());
      case 2 -> {
        String nested = "%s: {\n%s}\n".formatted(name("finish_"), inside(true, depth, 2));
        yield async(add() + nested + add());
      }
      case 3 -> {
        String r = name("r");
        results.add(r);
        yield async("%s = %s;\n%s%s ^= %s;\n".formatted(r, value(), add(), r, value()));
      }
      case 4 -> {
        String v = name("v");
        yield "@Async int %s = %s;\n%ss += %s;\n".formatted(v, choice(), add(), v);
      }
      case 5 -> {
        String f = name("f");
        String declaration = "@Async Future<Integer> %s = Future.of(%s);\n".formatted(f, choice());
        yield declaration + add() + "s += " + f + ".get();\n";
      }
      case 6 -> {
        String i = name("i");
        boolean before = looped;
        looped = true;
        String body = async(add() + inside(false, depth, 1));
        looped = before;
        yield "for (int %s = 0; %s < 2; %s++) {\n%s}\n".formatted(i, i, i, body);
      }
      default -> add();
    };
  }

  private String async(String body) {
    return name("async_") + ": {\n" + body + "}\n";
  }

  /** A value with statements of its own. */
  private String choice() {
    String k = name("k");
    return "switch (n & 1) {\ncase 0 -> {\n%sint %s = %s;\n%syield %s;\n}\ndefault -> {\n%syield %s;\n}\n}"
        .formatted(add(), k, value(), add(), k, add(), value());
  }
}
