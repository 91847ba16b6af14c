package org.ajws.processor.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A small generated class with one set, whose units are of the forms that need no lock: counters,
 * single operations on a field, pairs that other units only read, fields that never change.
 *
 * <p>Nothing in it tells of accesses, since that would change which way is chosen; what its units
 * return tells. Before each unit a comment has it in a form without a lock that takes its time.
 */
final class SetCell {
  /** What a cell's units do. */
  private enum Theme {
    COUNTER,
    SINGLE,
    PAIR,
    SNAPSHOT,
    /** Units that end before their method does. */
    ENDED,
    /** One of two members is read anywhere. */
    ANYWHERE,
    /** The numbers are in a list that another object has, too. */
    SHARED,
    CONSTANT
  }

  private static final String SHARED =
      """
        @Atomic(value = "cell", shared = true) private final java.util.List<Integer> all;
        private final NAME twin;
        NAME() {
          java.util.List<Integer> made = new java.util.ArrayList<>();
          made.add(FIRST);
          made.add(0);
          all = made;
          twin = new NAME(made);
        }
        private NAME(java.util.List<Integer> all) {
          this.all = all;
          twin = null;
        }
      """;

  /** The ways of single operations are rare: one of several units may not have them. */
  private static final Theme[] THEMES = {
    Theme.COUNTER,
    Theme.SINGLE,
    Theme.SINGLE,
    Theme.SINGLE,
    Theme.PAIR,
    Theme.SNAPSHOT,
    Theme.ENDED,
    Theme.ANYWHERE,
    Theme.SHARED,
    Theme.CONSTANT
  };

  private static final String RACY = "  // racy: ";

  /** A unit, and the same where another thread may run in the middle. */
  private record Unit(String body, String racy) {}

  private final Dice dice;
  private final String name;
  private final Theme theme;
  private final List<Unit> units = new ArrayList<>();

  SetCell(Dice dice, String name) {
    this.dice = dice;
    this.name = name;
    this.theme = dice.of(THEMES);
    int step = dice.of(1, 1, 2, -3);
    int count = theme == Theme.CONSTANT ? 2 : dice.between(2, 4);
    for (int i = 0; i < count; i++) {
      units.add(
          switch (theme) {
            case COUNTER -> i == 0 || dice.oneIn(3) ? add("v0 += " + step + ";", step) : read();
            case SINGLE -> i == 0 ? rmw() : dice.oneIn(3) ? read() : dice.oneIn(3) ? set() : rmw();
            case PAIR, SNAPSHOT -> i == 0 ? move() : dice.oneIn(3) ? move() : readBoth();
            case ENDED -> i == 0 || dice.oneIn(3) ? ended() : dice.oneIn(3) ? move() : readBoth();
            case ANYWHERE -> i == 0 || dice.oneIn(3) ? published() : readBoth();
            case SHARED -> i == 0 || dice.oneIn(3) ? exchanged() : twin();
            case CONSTANT -> same("return v0 * n + " + dice.below(9) + ";");
          });
    }
    units.add(
        same(
            theme == Theme.SHARED
                ? "return all.get(0) * 31 + all.get(1);"
                : hasTwo() ? "return v0 * 31 + v1;" : "return v0;"));
  }

  private boolean hasTwo() {
    return theme != Theme.COUNTER && theme != Theme.SINGLE && theme != Theme.CONSTANT;
  }

  String name() {
    return name;
  }

  int units() {
    return units.size();
  }

  private static Unit same(String body) {
    return new Unit(body, body);
  }

  private static Unit add(String body, int step) {
    return new Unit(
        body + " return 0;",
        "int seen = v0; CellThread.pause(); v0 = seen + (%d); return 0;".formatted(step));
  }

  private Unit read() {
    return same(dice.of("return v0;", "return v0 + n;", "return v0 % 5 == 0 ? n : v0;"));
  }

  private static Unit set() {
    return same("v0 = n; return 0;");
  }

  private Unit rmw() {
    return switch (dice.below(5)) {
      case 0 ->
          new Unit("return v0++;", "int seen = v0; CellThread.pause(); return v0 = seen + 1;");
      case 1 ->
          new Unit(
              "return v0 += n + 1;",
              "int seen = v0; CellThread.pause(); return v0 = seen + n + 1;");
      case 2 ->
          new Unit(
              "v0 = v0 * 3 + n; return v0;",
              "int seen = v0; CellThread.pause(); seen = seen * 3 + n; v0 = seen; return seen;");
      case 3 ->
          new Unit(
              "int old = v0; v0 = old + n + 1; return old;",
              "int old = v0; CellThread.pause(); v0 = old + n + 1; return old;");
      default ->
          new Unit(
              "v0 += n + 1; return v0;",
              "int seen = v0; CellThread.pause(); v0 = seen + n + 1; CellThread.pause();"
                  + " return v0;");
    };
  }

  private Unit move() {
    return dice.oneIn(2)
        ? new Unit(
            "v0 += n + 1; v1 -= n + 1; return v0;",
            "int a = v0; int b = v1; CellThread.pause(); v0 = a + n + 1; v1 = b - n - 1; return a + n + 1;")
        : new Unit(
            "int old = v0; v0 = v1 + 1; v1 = old; return old;",
            "int old = v0; int b = v1; CellThread.pause(); v0 = b + 1; v1 = old; return old;");
  }

  private Unit ended() {
    return dice.oneIn(2)
        ? new Unit(
            "become: { int old = v0; v0 = v1 + 1; v1 = old; n += old; } return n * 3;",
            "int old = v0; int b = v1; CellThread.pause(); v0 = b + 1; v1 = old; return (n + old) * 3;")
        : new Unit(
            "int old = v0; v0 += n + 1; if (n % 2 == 0) become: v1 -= n; return old;",
            "int old = v0; int b = v1; CellThread.pause(); v0 = old + n + 1; if (n % 2 == 0) { v1 = b - n; } return old;");
  }

  /** Writes what is read anywhere once. */
  private Unit published() {
    return new Unit(
        dice.of(
            "int old = v0; v1 = old + n; v0 = old + n + 1; return old;",
            "int old = v0; v0 = old + n + 1; v1 = old + n; return old;"),
        "int old = v0; CellThread.pause(); v1 = old + n; v0 = old + n + 1; return old;");
  }

  private Unit exchanged() {
    return dice.oneIn(2)
        ? new Unit(
            "int old = all.get(0); all.set(0, old + n + 1); all.set(1, old); return old;",
            "int old = all.get(0); CellThread.pause(); all.set(0, old + n + 1); all.set(1, old); return old;")
        : new Unit(
            "all.replaceAll(x -> x + n + 1); return all.get(0) - all.get(1);",
            "int a = all.get(0); int b = all.get(1); CellThread.pause(); all.set(0, a + n + 1); all.set(1, b + n + 1); return a - b;");
  }

  /** The unit of another object, with the same list. */
  private Unit twin() {
    return same(
        dice.of(
            "return twin == null ? 0 : twin.u0(n);",
            "return twin == null ? 0 : twin.u0(n + 1);",
            "return all.get(0) - all.get(1);"));
  }

  private Unit readBoth() {
    return same(
        dice.of(
            "return v0 + v1;",
            "return v0 > v1 ? v0 : v1 - n;",
            "int sum = v0; sum += v1 * 2; return sum;",
            "return v0;"));
  }

  String text() {
    boolean isFinal = !dice.oneIn(5);
    String kind = theme == Theme.CONSTANT ? "final int" : "int";
    StringBuilder text = new StringBuilder();
    String reads = theme == Theme.SNAPSHOT ? ", reads = Reads.SNAPSHOT" : "";
    text.append(
        "@AtomicSet(value = \"cell\"%s) %sclass %s {\n"
            .formatted(reads, isFinal ? "final " : "", name));
    if (theme == Theme.SHARED) {
      text.append(SHARED.replace("NAME", name).replace("FIRST", String.valueOf(dice.below(4))));
    } else {
      String member =
          theme == Theme.ANYWHERE
              ? "@Atomic(value = \"cell\", reads = Reads.VOLATILE)"
              : "@Atomic(\"cell\")";
      text.append("  %s %s v0 = %d;\n".formatted(member, kind, dice.below(4)));
    }
    if (hasTwo() && theme != Theme.SHARED) {
      text.append("  @Atomic(\"cell\") int v1;\n");
    }
    for (int i = 0; i < units.size(); i++) {
      if (theme != Theme.CONSTANT) {
        text.append(RACY + "int u%d(int n) { %s }\n".formatted(i, units.get(i).racy()));
      }
      text.append("  int u%d(int n) { %s }\n".formatted(i, units.get(i).body()));
    }
    return text.append("}\n").toString();
  }

  /**
   * A program, translated or not, in which units of cells are without locks.
   *
   * @param first whether that is so of the first unit of each cell alone
   */
  static String racy(String text, boolean first) {
    Matcher units = Pattern.compile(Pattern.quote(RACY) + "(int u(\\d+).*)\\R.*").matcher(text);
    return units.replaceAll(
        m ->
            Matcher.quoteReplacement(
                first && !m.group(2).equals("0") ? m.group() : "\n  " + m.group(1)));
  }

  /** The class of a cell in a program's text, translated or not. */
  static String textOf(String program, String cell) {
    int start = program.indexOf("class " + cell + " {");
    return program.substring(start, program.indexOf("\n\n", start));
  }
}
