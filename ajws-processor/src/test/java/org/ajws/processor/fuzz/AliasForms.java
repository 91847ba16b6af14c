package org.ajws.processor.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;

/**
 * Writes the statements and expressions of a method of an {@link AliasProgram}, each with a type
 * that fits.
 */
final class AliasForms {
  private final Dice dice;
  private final AliasPlace place;
  private final AliasOddForms odd;
  private int names;

  AliasForms(Dice dice, AliasPlace place) {
    this.dice = dice;
    this.place = place;
    this.odd = new AliasOddForms(dice, place, this);
  }

  /** An expression that gives an owner. */
  String owner(int depth, List<String> locals) {
    String[] all = {
      "p",
      "q",
      "shared",
      "FIRST",
      "PS[0]",
      "new P()",
      place.object(),
      place.object(),
      place.isStatic() ? "p" : "self()",
      "p.self()",
      "new P(%s)".formatted(depth > 0 ? cell(depth - 1, locals) : "free"),
      "new Q(%s)".formatted(depth > 0 ? cell(depth - 1, locals) : "x"),
      "new Q()",
      "id(p)"
    };
    return dice.of(all);
  }

  private String own() {
    return place.members(dice);
  }

  /** An expression that gives a cell. */
  String cell(int depth, List<String> locals) {
    String self = own();
    if (depth == 0 || dice.oneIn(2)) {
      return dice.of(
          self + "cell",
          self + "cell",
          self + "cell()",
          self + "list.get(0)",
          self + "cells[0]",
          "free",
          dice.of(locals),
          "x",
          "new Cell()",
          "new @AliasAtomic(\"c=this.b\") Cell()",
          "FREES.get(0)",
          "(Cell) any",
          "p.cell()",
          "q.cell()",
          "null");
    }
    String inner = cell(depth - 1, locals);
    return dice.of(
            "id(E)",
            "(p == q ? E : F)",
            "Optional.of(E).get()",
            "List.of(E).get(0)",
            "((Supplier<Cell>) () -> E).get()",
            "Objects.requireNonNull(E)",
            "E.clone()",
            "E.itself()",
            "new Box<>(E).get()",
            "new Box<>(E).t",
            "new Cell[] {E}[0]",
            "(Cell) (Object) E",
            "new Pair(p, E).x()",
            "Stream.of(E, F).findFirst().get()",
            "switch (p == q ? 1 : 0) { case 0 -> E; default -> F; }",
            "O.cell()",
            "Collections.max(List.of(E, F))",
            "new ArrayList<>(List.of(E)).get(0)")
        .replace("O.cell()", owner(depth - 1, locals) + ".cell()")
        .replace("(E", "(" + inner)
        .replace("{E", "{" + inner)
        .replace(" E", " " + inner)
        .replace(
            "E.",
            inner.startsWith("(") || inner.startsWith("new") || inner.equals("null")
                ? "free."
                : inner + ".")
        .replace("F)", cell(depth - 1, locals) + ")")
        .replace("-> F;", "-> " + cell(depth - 1, locals) + ";");
  }

  /** An expression that gives an array. */
  String array(int depth) {
    String self = own();
    if (depth == 0 || dice.oneIn(2)) {
      return dice.of(
          self + "slots",
          self + "plain",
          self + "slots()",
          self + "rows[0]",
          "p.slots()",
          "ints",
          "new int[3]",
          self + "slots.clone()",
          "(int[]) any",
          "Arrays.copyOf(" + self + "slots, 3)");
    }
    String inner = array(depth - 1);
    return dice.of(
            "id(A)",
            "(p == q ? A : new int[3])",
            "List.of(A).get(0)",
            "new int[][] {A}[0]",
            "new Kept(A).a()",
            "new Box<>(A).t",
            "((Supplier<int[]>) () -> A).get()",
            "Optional.of(A).get()",
            "Arrays.copyOf(A, 3)")
        .replace("A)", inner + ")")
        .replace("{A}", "{" + inner + "}")
        .replace("? A :", "? " + inner + " :")
        .replace("(A,", "(" + inner + ",");
  }

  /** A statement, and in it others of a smaller depth. */
  String statement(int depth, List<String> locals) {
    String self = own();
    String cell = cell(depth, locals);
    String array = array(depth);
    String owner = owner(depth, locals);
    int i = names++;
    switch (dice.below(48)) {
      case 0, 1 -> {
        String local = "c" + i;
        locals.add(local);
        return "Cell %1$s = %2$s; %1$s.v = Touches.get(%1$s, %1$s.v);".formatted(local, cell);
      }
      case 2 -> {
        return "Optional.ofNullable(%s).ifPresent(c%d -> %s);"
            .formatted(cell, i, touched("c" + i).replace(";", ""));
      }
      case 3, 4 -> {
        return "int[] a%1$d = %2$s; a%1$d[0] = Touches.get(a%1$d, a%1$d[0]);".formatted(i, array);
      }
      case 5 -> {
        return self + "cell = " + cell + ";";
      }
      case 6 -> {
        return owner + ".take(" + cell + ");";
      }
      case 7 -> {
        return self + "list.add(" + cell + ");";
      }
      case 8 -> {
        return self + "cells[" + dice.below(2) + "] = " + cell + ";";
      }
      case 9 -> {
        return "FREES.add(" + cell + ");";
      }
      case 10 -> {
        return "free = " + cell + ";";
      }
      case 11 -> {
        return "any = "
            + dice.of(cell, array, owner, "List.of(" + array + ")", "new Pair(p, " + cell + ")")
            + ";";
      }
      case 12 -> {
        return "ints = " + array + ";";
      }
      case 13 -> {
        return self + "rows[1] = " + array + ";";
      }
      case 14 -> {
        return "later = () -> { %s };"
            .formatted(
                depth > 0
                    ? statement(depth - 1, new ArrayList<>(List.of("free")))
                    : touched("free"));
      }
      case 15 -> {
        return "shared = " + owner + ";";
      }
      case 16 -> {
        return owner + ".touch();";
      }
      case 17 -> {
        return dice.of(
                "Collections.addAll(%slist, %s);",
                "%slist.addAll(List.of(%s));",
                "Arrays.fill(%scells, %s);",
                "%slist.replaceAll(o -> %s);",
                "%slist.set(0, %s);",
                "List<Cell> l = %slist; l.add(%s);",
                "((List<Cell>) (Object) %slist).add(%s);",
                "Consumer<Cell> f = %slist::add; f.accept(%s);",
                "Collection r = %slist; r.add(%s);")
            .formatted(self, cell)
            .replace("l =", "l" + i + " =")
            .replace("l.add", "l" + i + ".add")
            .replace("f =", "f" + i + " =")
            .replace("f.accept", "f" + i + ".accept")
            .replace("r =", "r" + i + " =")
            .replace("r.add", "r" + i + ".add");
      }
      case 18 -> {
        return "for (Cell c%1$d : %2$s) { %3$s }"
            .formatted(
                i,
                dice.of(
                    self + "list",
                    "new ArrayList<>(FREES)",
                    "List.of(" + cell + ")",
                    self + "cells"),
                touched("c" + i));
      }
      case 19 -> {
        return "if (any instanceof Cell c%1$d) { %2$s }".formatted(i, touched("c" + i));
      }
      case 20 -> {
        return dice.of(self + "list", "FREES", "Stream.of(" + cell + ")")
            + ".forEach(c%d -> { %s });".formatted(i, touched("c" + i));
      }
      case 21 -> {
        return "P n%1$d = %2$s; %3$s for (int j = 0; j < 9; j++) { n%1$d.n = Touches.get(n%1$d, n%1$d.n); }"
            .formatted(
                i,
                dice.of("new P()", "new Q()", "P.make()", "new P(" + cell + ")", owner),
                dice.of(
                        "",
                        "n%1$d.touch();",
                        "shared = n%1$d;",
                        "any = n%1$d;",
                        "later = n%1$d::touch;",
                        "n%1$d.take(free);",
                        "any = new Pair(n%1$d, x);",
                        "any = n%1$d.self();",
                        "List.of(n%1$d).forEach(o -> shared = o);",
                        "Box<P> b%1$d = new Box<>(n%1$d); any = b%1$d;",
                        "n%1$d.publish();",
                        "n%1$d.told();",
                        "n%1$d.keep();")
                    .formatted(i));
      }
      case 22 -> {
        return "Cell f%1$d = %3$s; %2$s for (int j = 0; j < 9; j++) { f%1$d.v = Touches.get(f%1$d, f%1$d.v); }"
            .formatted(
                i,
                dice.of(
                        "",
                        "free = f%1$d;",
                        "later = f%1$d.task();",
                        "any = f%1$d.itself();",
                        "FREES.add(f%1$d);",
                        "String s%1$d = \"\" + f%1$d;",
                        "any = new Cell[] {f%1$d};",
                        "Runnable r%1$d = f%1$d::inc; later = r%1$d;",
                        "later = () -> f%1$d.inc();",
                        "f%1$d.publish();",
                        "f%1$d.keep();",
                        "f%1$d.told();",
                        "f%1$d.show();")
                    .formatted(i),
                dice.of("new Cell()", "Cell.make()", "free.made()", "free.clone()"));
      }
      case 23 -> {
        return "BiConsumer<P, Cell> t%1$d = P::take; t%1$d.accept(%2$s, %3$s);"
            .formatted(i, owner, cell);
      }
      case 24 -> {
        return "Function<Cell, P> k%1$d = P::new; shared = k%1$d.apply(%2$s);".formatted(i, cell);
      }
      case 25 -> {
        return "if (p != q) { %s } else { %s }"
            .formatted(
                depth > 0 ? statement(depth - 1, locals) : touched("x"), touched(self + "cell"));
      }
      case 26 -> {
        return "any = "
            + dice.of(
                    "Arrays.stream(A)",
                    "IntBuffer.wrap(A)",
                    "new int[][] {A}",
                    "(Supplier<int[]>) () -> A",
                    "new Kept(A)")
                .replaceAll("\\bA\\b", Matcher.quoteReplacement(array))
            + ";";
      }
      case 27 -> {
        return "String s%d = \"\" + %s;".formatted(i, cell);
      }
      case 28 -> {
        return owner + ".n = 1;";
      }
      case 29 -> { // what hands an object out before its member is written
        return dice.of(
                "Cell g%1$d = %2$s; g%1$d.v = Touches.get(given(g%1$d), 0);",
                "Cell g%1$d = %2$s; g%1$d.v += Touches.get(given(g%1$d), 0);",
                "P g%1$d = %3$s; g%1$d.slots[0] = Touches.get(given(g%1$d).slots, 0);",
                "P g%1$d = %3$s; g%1$d.n = Touches.get(given(g%1$d), 0);",
                "int k%1$d = 0; for (Cell g%1$d = %2$s; k%1$d++ < 9; free = g%1$d) { g%1$d.v = Touches.get(g%1$d, g%1$d.v); }")
            .formatted(
                i,
                dice.of("new Cell()", "Cell.make()", "free.made()", "(p == q ? new Cell() : free)"),
                dice.of("new P()", "new Q()", "P.make()"));
      }
      case 30 -> {
        return dice.of(
                "Object[] o%1$d = new Object[2]; System.arraycopy(%2$srows, 0, o%1$d, 0, 2); any = o%1$d;",
                "int[][] o%1$d = new int[2][]; Arrays.fill(o%1$d, %3$s); any = o%1$d;",
                "any = List.of(%3$s).toArray();",
                "kept(%3$s);",
                "List<Object> o%1$d = new ArrayList<>(); Collections.addAll(o%1$d, %3$s); any = o%1$d;")
            .formatted(i, self, array);
      }
      case 31, 32, 33, 34 -> {
        return content(self, i, array);
      }
      case 35, 36 -> {
        return self + "n = Touches.get(" + place.object() + ", " + self + "n);";
      }
      default -> {
        return odd.statement(depth, locals, i);
      }
    }
  }

  /** What becomes of an array that belongs to a set without an alias that says so. */
  private String content(String self, int i, String array) {
    String given =
        dice.of(
                "S",
                "S",
                "id(S)",
                "(p == q ? S : null)",
                "List.of(S).get(0)",
                "new int[][] {S}[0]",
                "Optional.of(S).get()",
                "Objects.requireNonNull(S)",
                "(int[]) (Object) S",
                "switch (p == q ? 1 : 0) { case 0 -> S; default -> S; }")
            .replace("S", self + "plain");
    return dice.of(
            "ints = %2$s;",
            "any = %2$s;",
            "any = List.of(%2$s);",
            "any = new Pair(p, null).x() == null ? %2$s : null;",
            "int[] m%1$d = %2$s; later = () -> m%1$d[0] = Touches.get(m%1$d, m%1$d[0]);",
            "int[] m%1$d = %2$s; m%1$d[0] = Touches.get(m%1$d, m%1$d[0]);",
            "int[] m%1$d = %2$s; ints = m%1$d;",
            "int[] m%1$d; ints = m%1$d = %2$s;",
            "kept(%2$s);",
            "%3$splain = %4$s;",
            "p.plain = q.plain;",
            "FIRST.plain = %2$s;",
            "List<int[]> l%1$d = new ArrayList<>(); l%1$d.add(%2$s); any = l%1$d;",
            "any = (Supplier<int[]>) () -> %2$s;",
            "%3$splain = %3$splain.clone(); Touches.contains(%3$splain);",
            "later = new Task(%2$s);",
            "Runnable r%1$d = new Task(%2$s); later = r%1$d;",
            "new Task(%2$s).run();",
            "int[] m%1$d = %2$s; later = new Runnable() { @Override public void run() { m%1$d[0] = Touches.get(m%1$d, m%1$d[0]); } };",
            "int[] m%1$d = %2$s; class R%1$d implements Runnable { @Override public void run() { m%1$d[0] = Touches.get(m%1$d, m%1$d[0]); } } later = new R%1$d();",
            "try { throw new Told(%2$s); } catch (Told t%1$d) { ints = t%1$d.a; }",
            "int[][] b%1$d = BOX; b%1$d[0] = %2$s; any = b%1$d;",
            "Consumer<int[]> f%1$d = a%1$d -> ints = a%1$d; f%1$d.accept(%2$s);",
            "Consumer<int[]> f%1$d = a%1$d -> a%1$d[0] = Touches.get(a%1$d, a%1$d[0]); f%1$d.accept(%2$s);",
            "Optional.ofNullable(%2$s).ifPresent(a%1$d -> ints = a%1$d);",
            "Stream.of(%2$s).forEach(NAME::kept);",
            "Supplier<Object> s%1$d = List.of(%2$s)::iterator; any = ((Iterator<?>) s%1$d.get()).next();",
            "later = %3$slist::clear;",
            "List<Cell> v%1$d = Collections.unmodifiableList(%3$slist); later = () -> v%1$d.forEach(c%1$d -> {});",
            "Iterator<Cell> v%1$d = %3$slist.iterator(); later = () -> { if (v%1$d.hasNext()) { v%1$d.next(); } };",
            "int[] n%1$d = new int[3]; Touches.contains(n%1$d); %3$splain = n%1$d; ints = n%1$d;",
            "ints = %3$splain = new int[3]; Touches.contains(%3$splain);",
            "ints = %3$sown();",
            "any = (Supplier<int[]>) %3$sme()::own;",
            "kept(new Object[] {%2$s});",
            "any = new AtomicReference<>(%2$s).get();",
            "ints = Stream.iterate(%2$s, a -> a).findFirst().get();",
            "AtomicReference<int[]> r%1$d = new AtomicReference<>(ints); r%1$d.accumulateAndGet(%2$s, (a, b) -> b); ints = r%1$d.get();",
            "List<int[]> l%1$d = new ArrayList<>(Collections.nCopies(1, null)); Collections.replaceAll(l%1$d, null, %2$s); ints = l%1$d.get(0);",
            "ints = Stream.of(%2$s).map(int[]::clone).findFirst().get();",
            "ints = Stream.of(%2$s).map(a -> a).findFirst().get();",
            "ints = Optional.of(%2$s).map(a -> p == q ? a : a.clone()).get();",
            "int[] m%1$d = %3$splain; %3$splain = new int[3]; Touches.contains(%3$splain); Touches.releases(m%1$d); ints = m%1$d;",
            "int[] m%1$d = %3$splain; ints = m%1$d; Touches.get(m%1$d, 0); %3$splain = new int[3]; Touches.contains(%3$splain);",
            "int[] m%1$d = %3$splain; if (p == q) { %3$splain = new int[3]; Touches.contains(%3$splain); } ints = m%1$d;",
            "int[] m%1$d = %3$splain; p.plain = new int[3]; Touches.contains(p.plain); ints = m%1$d;",
            "any = new AbstractMap.SimpleEntry<>(1, %2$s).getValue();",
            "for (int[] m%1$d : List.of(%2$s)) { ints = m%1$d; }")
        .formatted(i, given, self, array);
  }

  static String touched(String variable) {
    return "%1$s.v = Touches.get(%1$s, %1$s.v);".formatted(variable);
  }
}
