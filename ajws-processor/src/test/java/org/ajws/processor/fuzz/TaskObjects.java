package org.ajws.processor.fuzz;

import java.util.ArrayList;
import java.util.List;

/**
 * A method whose tasks fill objects of the JDK, each its own, and whose later tasks, behind the
 * finish, only look into them; and one that reduces by reducers that inherit what they do.
 */
final class TaskObjects {
  private final Dice dice;

  /** From a value {@code int} to a call that any task may make. */
  private final boolean calls;

  private TaskObjects(Dice dice, boolean calls) {
    this.dice = dice;
    this.calls = calls;
  }

  /**
   * The declarations of {@code objects(n, x)} and {@code inherited(n, x)}, which return texts.
   *
   * @param calls whether there are {@code pure0} and {@code pure1}, which spawn
   */
  static String of(Dice dice, boolean calls) {
    TaskObjects objects = new TaskObjects(dice, calls);
    return objects.objects() + objects.inherited() + REDUCERS;
  }

  private String value() {
    return calls
        ? "pure%d(n - %d, x + %d)".formatted(dice.below(2), dice.between(1, 3), dice.below(9))
        : "(n * %d + x)".formatted(dice.between(1, 9));
  }

  /** An object: its declaration, what fills it, and what looks into it. */
  private record Filled(String declaration, List<String> fills, List<String> looks) {}

  private Filled filled(String o) {
    return switch (dice.below(9)) {
      case 0 -> list("List<Integer> %s = new ArrayList<>();\n", o);
      case 1 -> list("List<Integer> %s = new LinkedList<>();\n", o);
      case 2 -> map("Map<Integer, Integer> %s = new HashMap<>();\n", o);
      case 3 -> map("Map<Integer, Integer> %s = new LinkedHashMap<>();\n", o);
      case 4 -> map("TreeMap<Integer, Integer> %s = new TreeMap<>();\n", o);
      case 5 ->
          filled(
              "Set<Integer> %s = new HashSet<>();\n",
              o,
              List.of("%s.add(VALUE);\n"),
              List.of("%s.contains(VALUE) ? 1 : 2", "%s.size()", "%s.hashCode()"));
      case 6 ->
          filled(
              "StringBuilder %s = new StringBuilder(\"a\");\n",
              o,
              List.of("%s.append(VALUE);\n", "%s.insert(0, 'b');\n"),
              List.of(
                  "%s.length()",
                  "(int) %s.charAt(0)", "%s.indexOf(\"1\")", "%s.toString().hashCode()"));
      case 7 ->
          filled(
              "BitSet %s = new BitSet();\n",
              o,
              List.of("%s.set((VALUE) & 63);\n", "%s.flip((VALUE) & 31);\n"),
              List.of("%s.cardinality()", "%s.nextSetBit(3)", "%s.get((VALUE) & 63) ? 1 : 2"));
      default ->
          filled(
              "ArrayDeque<Integer> %s = new ArrayDeque<>(List.of(1));\n",
              o,
              List.of("%s.addLast(VALUE);\n", "%s.push(VALUE);\n"),
              List.of("%s.peekFirst()", "%s.getLast()", "%s.size()", "%s.contains(VALUE) ? 1 : 2"));
    };
  }

  private static Filled filled(
      String declaration, String o, List<String> fills, List<String> looks) {
    return new Filled(
        declaration.formatted(o),
        fills.stream().map(f -> f.formatted(o)).toList(),
        looks.stream().map(l -> l.formatted(o)).toList());
  }

  private static Filled list(String declaration, String o) {
    return filled(
        declaration,
        o,
        List.of("%s.add(VALUE);\n", "%s.add(0, VALUE);\n"),
        List.of(
            "%s.size()",
            "%s.isEmpty() ? 7 : 8",
            "%s.indexOf(VALUE)",
            "%s.contains(VALUE) ? 1 : 2",
            "%s.hashCode()",
            "%s.stream().mapToInt(q -> q).sum()"));
  }

  private static Filled map(String declaration, String o) {
    return filled(
        declaration,
        o,
        List.of("%s.put(VALUE, VALUE);\n", "%s.merge((VALUE) & 3, 1, Integer::sum);\n"),
        List.of(
            "%s.size()",
            "%s.getOrDefault(VALUE, 5)", "%s.containsKey((VALUE) & 3) ? 1 : 2", "%s.hashCode()"));
  }

  private String filledIn(String form) {
    String text = form;
    while (text.contains("VALUE")) {
      text = text.replaceFirst("VALUE", value());
    }
    return text;
  }

  private String objects() {
    StringBuilder text = new StringBuilder("static String objects(int n, int x) {\n");
    List<Filled> all = new ArrayList<>();
    for (int i = dice.between(1, 3); i > 0; i--) {
      all.add(filled("kept" + i));
      text.append(all.get(all.size() - 1).declaration());
    }
    text.append("finish_fill: {\n");
    for (int i = 0; i < all.size(); i++) {
      StringBuilder fill = new StringBuilder();
      for (int k = dice.between(1, 3); k > 0; k--) {
        fill.append(filledIn(dice.of(all.get(i).fills())));
      }
      boolean task = i > 0 || dice.oneIn(2); // else the code beside the others fills it
      text.append(task ? "async_fill" + i + ": {\n" + fill + "}\n" : fill);
    }
    text.append("}\n");
    return text.append(looked(all)).toString();
  }

  /** Tasks that look, each into several objects; behind them one is changed once more. */
  private String looked(List<Filled> all) {
    StringBuilder text = new StringBuilder();
    StringBuilder tasks = new StringBuilder();
    StringBuilder result = new StringBuilder();
    int looks = dice.between(2, 4);
    for (int i = 0; i < looks; i++) {
      String look = filledIn(dice.of(dice.of(all).looks()));
      String other = filledIn(dice.of(dice.of(all).looks()));
      if (dice.oneIn(3)) {
        tasks.append("@Async int seen%d = (%s) ^ (%s);\n".formatted(i, look, other));
        tasks.append("slots[%d] = seen%d;\n".formatted(i, i));
      } else {
        text.append("int look%d;\n".formatted(i));
        tasks.append("async_look%d: look%d = (%s) + (%s);\n".formatted(i, i, look, other));
        result.append(" + \" \" + look").append(i);
      }
    }
    String more = filledIn(dice.of(all.get(0).fills()));
    return text
        + "int[] slots = new int[%d];\nfinish_look: {\n%s}\n".formatted(looks, tasks)
        + more
        + "for (@ParallelFor int i = 0; i < %d; i++) {\nslots[i] += (%s) + i;\n}\n"
            .formatted(looks, filledIn(dice.of(all.get(0).looks())))
        + "return Arrays.toString(slots)%s;\n}\n".formatted(result);
  }

  private String inherited() {
    String type = dice.of("Tagged", "Joined", "Support.Again");
    String array = dice.of("Sums", "Most", "Support.Fewest");
    StringBuilder text = new StringBuilder("static String inherited(int n, int x) {\n");
    text.append(
        "%1$s by = new %1$s();\n@Reduce(by = %1$s.class) String t = \"^\";\n".formatted(type));
    text.append("@Reduce(by = %s.class) int[] h = new int[3];\n".formatted(array));
    text.append("finish_inherited: {\n");
    for (int i = dice.between(1, 3); i > 0; i--) {
      String join = "t = by.combine(t, \"\" + ((%s) & 7));\n".formatted(value());
      text.append(dice.oneIn(4) ? join : "async_join" + i + ": {\n" + join + "}\n");
    }
    text.append("}\nfor (@ParallelFor int i = 0; i < %d; i++) {\n".formatted(dice.between(3, 40)));
    text.append("t = by.combine(t, \"\" + (i & 7));\n");
    text.append(
        "h = new %s().combine(h, new int[] {i & 3, (i * 5 + x) & 15, 1});\n}\n".formatted(array));
    return text.append("return t + Arrays.toString(h);\n}\n").toString();
  }

  /** Reducers whose methods are those of classes and interfaces above them. */
  private static final String REDUCERS =
      """
      abstract static class Merging<T> implements Reducer<T> {
        abstract T empty();
        @Override public T identity() { return empty(); }
      }
      static class Joined extends Merging<String> {
        @Override String empty() { return ""; }
        @Override public String combine(String left, String right) { return left + right; }
      }
      static final class Tagged extends Joined {}
      interface Adding extends Reducer<int[]> {
        @Override default int[] identity() { return new int[3]; }
        @Override default int[] combine(int[] left, int[] right) {
          int[] sum = new int[3];
          for (int i = 0; i < 3; i++) sum[i] = left[i] + right[i];
          return sum;
        }
      }
      static final class Sums implements Adding {}
      abstract static class Choosing extends Merging<int[]> {
        abstract int one(int a, int b);
        @Override int[] empty() { return new int[3]; }
        @Override public int[] combine(int[] left, int[] right) {
          for (int i = 0; i < 3; i++) left[i] = one(left[i], right[i]);
          return left;
        }
      }
      static final class Most extends Choosing {
        @Override int one(int a, int b) { return Math.max(a, b); }
      }
      """;
}
