package org.ajws.processor.fuzz;

import java.util.ArrayList;
import java.util.List;

/**
 * Methods whose asyncs, async values and futures, also those inside of others, add to the
 * reductions of one finish and assign its results. In one of them what is started last throws: what
 * all the others have done is then there, as in the serial elision; not where asyncs are queued,
 * since those that have not started are dropped.
 */
final class TaskSums {
  private static final String HELPERS =
      """
      static int failing(int n, int x) {
        if (pure0(n, x) == pure0(n, x)) throw new Own(x);
        return 7;
      }
      """;

  private final Dice dice;
  private final String method;
  private final boolean throwing;
  private final List<String> results = new ArrayList<>();
  private int names;

  /** Whether the code is that of a loop. */
  private boolean looped;

  /** Whether what starts here has ended when the code around it has. */
  private boolean assigns = true;

  private TaskSums(Dice dice, String method, boolean throwing) {
    this.dice = dice;
    this.method = method;
    this.throwing = throwing;
  }

  /** The declarations of a program: {@code sums(n, x)}, and {@code thrown(n, x)}. */
  static String of(Dice dice) {
    return HELPERS
        + new TaskSums(dice, "sums", false).method()
        + new TaskSums(dice, "thrown", true).method();
  }

  private String method() {
    String end = throwing && dice.oneIn(2) ? "s += failing(n - 2, x + 2);\n" : "";
    String items = items(2, dice.between(1, 4), throwing && end.isEmpty());
    StringBuilder text = new StringBuilder("static String %s(int n, int x) {\n".formatted(method));
    text.append("@Reduce(ReduceOp.SUM) int s = 3;\n@Reduce(ReduceOp.MAX) int m = 0;\n");
    results.forEach(r -> text.append("int ").append(r).append(" = 1;\n"));
    text.append("String how = \"\";\ntry {\n").append(name("finish_")).append(": {\n");
    text.append(items).append(end).append("}\nhow = \"ends\";\n} catch (Own e) {\n");
    text.append("how = \"own \" + e.code;\n}\nreturn s + \" \" + m + \" \"");
    results.forEach(r -> text.append(" + ").append(r).append(" + \" \""));
    return text.append(" + how;\n}\n").toString();
  }

  private String name(String prefix) {
    return prefix + "of_" + method + ++names;
  }

  private String value() {
    return "pure%d(n - %d, x + %d)".formatted(dice.below(2), dice.between(1, 3), dice.below(9));
  }

  private String add() {
    return dice.oneIn(3)
        ? "m = Math.max(m, %s);\n".formatted(value())
        : "s += %s;\n".formatted(dice.oneIn(2) ? value() : "" + dice.below(100));
  }

  /**
   * @param thrown whether the last one ends by an exception, so that nothing comes behind it
   */
  private String items(int depth, int count, boolean thrown) {
    StringBuilder text = new StringBuilder();
    for (int n = 1; n < count; n++) {
      text.append(item(depth, false));
    }
    return text.append(item(depth, thrown)).toString();
  }

  private String inside(boolean finish, int depth, int count, boolean thrown) {
    boolean before = assigns;
    assigns = finish;
    String items = items(depth - 1, count, thrown);
    assigns = before;
    return items;
  }

  private String item(int depth, boolean thrown) {
    int kind = dice.below(8);
    if (throwing) { // in frames
      kind = depth > 0 && assigns ? dice.of(0, 2) : 0;
      kind = thrown ? kind : dice.of(kind, 3, depth == 2 ? 6 : 7, 7);
    } else if (depth == 0) {
      kind = dice.of(0, 3, 4, 5, 7);
    }
    if (kind == 3 && (looped || !assigns)) {
      kind = 0; // the async around may end before, or each round assign the result
    }
    return switch (kind) {
      case 0 -> async(add() + (thrown ? "s += failing(n - 2, x + 5);\n" : add()));
      case 1 ->
          async(add() + inside(false, depth, dice.between(1, 3), thrown) + (thrown ? "" : add()));
      case 2 -> {
        String nested = "%s: {\n%s}\n".formatted(name("finish_"), inside(true, depth, 2, thrown));
        yield async(add() + nested + (thrown ? "" : add()));
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
        String body = async(add() + (throwing ? add() : inside(false, depth, 1, false)));
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
