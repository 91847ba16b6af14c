package org.ajws.processor.fuzz;

import java.util.List;

/**
 * Writes further statements of an {@link AliasProgram}: calls that nobody writes, generic and
 * static sets, sets of interfaces, snapshots, units that end early or wait, inner and local
 * classes, records, patterns, functions with aliases.
 */
final class AliasOddForms {
  private final Dice dice;
  private final AliasPlace place;
  private final AliasForms forms;

  AliasOddForms(Dice dice, AliasPlace place, AliasForms forms) {
    this.dice = dice;
    this.place = place;
    this.forms = forms;
  }

  /**
   * A statement.
   *
   * @param number for the names of its variables
   */
  String statement(int depth, List<String> locals, int number) {
    String self = place.members(dice);
    String form =
        switch (dice.below(12)) {
          case 0, 1 -> implicit();
          case 2 -> functions();
          case 3 -> generic();
          case 4, 5 -> inner();
          case 6 -> made();
          case 7 -> otherSets();
          case 8 -> parts();
          case 9 -> held();
          case 10 -> waiting();
          default -> dice.of("become: BODY", "await: while (SELFn < 0);", "become: SELFn = 1;");
        };
    String inside =
        depth > 0 && form.contains("BODY")
            ? "{ " + forms.statement(depth - 1, new java.util.ArrayList<>(List.of("free"))) + " }"
            : "{ %1$sn = Touches.get(%2$s, %1$sn); }".formatted(self, place.object());
    return form.replace("BODY", inside)
        .replace("CELL", forms.cell(depth, locals))
        .replace("OTHER", forms.cell(0, locals))
        .replace("ARRAY", forms.array(depth))
        .replace("OWNER", forms.owner(depth, locals))
        .replace("SELF", self)
        .replace("#", String.valueOf(number));
  }

  /** What Java or its library calls. */
  private String implicit() {
    return dice.of(
        "for (String s# : CELL) { s#.length(); }",
        "try (Cell r# = CELL) { r#.v = Touches.get(r#, r#.v); }",
        "try (AutoCloseable r# = CELL) { SELFn = 1; }",
        "new TreeSet<>(List.of(CELL, OTHER));",
        "new HashSet<Cell>().add(CELL);",
        "Map<Cell, Integer> h# = new HashMap<>(); h#.put(CELL, 1); h#.put(OTHER, 2);",
        "List.of(CELL).contains(OTHER);",
        "Objects.hash(CELL);",
        "String s# = String.valueOf(CELL);",
        "String s# = String.format(\"%s\", CELL);",
        "StringBuilder s# = new StringBuilder().append(CELL);",
        "String s# = \"\"; s# += CELL;",
        "SELFlist.remove(CELL);",
        "SELFlist.sort(null);",
        "SELFlist.sort(Comparator.comparing(Cell::got));",
        "Object o# = CELL; Objects.equals(o#, OTHER);");
  }

  private String functions() {
    return dice.of(
        "Consumer<Cell> u# = Cell::inc; u#.accept(CELL);",
        "Stream.of(CELL).forEach(Cell::inc);",
        "SELFlist.forEach(Cell::inc);",
        "UnaryOperator<Cell> u# = c# -> { c#.v = Touches.get(c#, c#.v); return c#; }; SELFcell = u#.apply(CELL);",
        "Function<Cell, Cell> u# = (Cell c#) -> c#; Cell d# = u#.apply(CELL); d#.v = Touches.get(d#, d#.v);",
        "BiFunction<P, Cell, P> u# = (p#, c#) -> { p#.take(c#); return p#; }; u#.apply(OWNER, CELL);",
        "Supplier<Cell> u# = OWNER::cell; Cell d# = u#.get(); d#.v = Touches.get(d#, d#.v);",
        "Function<P, Cell> u# = P::cell; Cell d# = u#.apply(OWNER); d#.v = Touches.get(d#, d#.v);",
        "Supplier<P> u# = Q::new; P n# = u#.get(); n#.n = 1; shared = n#;",
        "Callable<Cell> u# = () -> CELL; free = u#.call();",
        "Predicate<Cell> u# = c# -> c#.v > 0; SELFlist.removeIf(u#.negate().and(c# -> false));",
        "later = ((Runnable) SELFcell::inc)::run;");
  }

  private String generic() {
    return dice.of(
        "GEN.set(CELL);",
        "Cell g# = GEN.get(); g#.v = Touches.get(g#, g#.v);",
        "GEN.get().inc();",
        "GEN.each(c# -> c#.v = Touches.get(c#, c#.v));",
        "GEN.each(Cell::inc);",
        "SELFcell = GEN.map(c# -> c#);",
        "GENS.set(ARRAY);",
        "GENS.each(a# -> ints = a#);",
        "Gen<Cell> g# = new Gen<>(CELL); g#.get().v = Touches.get(g#.get(), 0);",
        "Gen<Cell> g# = new Gen<>(CELL); any = g#.get();",
        "Cell[] g# = array(CELL, OTHER); g#[0].v = Touches.get(g#[0], g#[0].v);",
        "Object[] g# = array(CELL); any = g#;",
        "Object[] g# = array((Object) ARRAY); any = g#[0];",
        "int[][] g# = array(ARRAY, new int[3]); ints = g#[0];",
        "Object g# = ARRAY; ((int[]) g#)[0] = Touches.get(g#, ((int[]) g#)[0]);");
  }

  private String inner() {
    String owners = place.isStatic() ? "p." : "";
    return dice.of(
            "OUTnew In().go();",
            "OUTnew In().all();",
            "later = OUTnew In()::go;",
            "later = OUTnew In()::all;",
            "In i# = OUTnew In(); any = (Runnable) i#::more;",
            "P.In i# = OWNER.new In(); i#.all(); SELFn = 1;",
            "((Q) SECOND).new In2().far();",
            "P.In i# = ((Q) SECOND).new In2(); later = i#::all;",
            "OUTnew In() { @Override void more() BODY }.all();",
            "In i# = OUTnew In() { @Override void go() BODY }; later = i#::all;",
            "class L# { Cell held = CELL; void go() { held.v = Touches.get(held, held.v); } } later = new L#()::go;",
            "class L# { void go() BODY } new L#().go();",
            "class L# implements Runnable { @Override public void run() BODY } later = new L#();",
            "class L# extends Cell { @Override void inc() BODY } any = new L#();")
        .replace("OUT", owners);
  }

  private String made() {
    return dice.of(
        "shared = new P(CELL, 1);",
        "shared = new P(CELL) {};",
        "shared = new Q(CELL) { @Override void told() BODY };",
        "P n# = new P(CELL) { { n = Touches.get(this, n); } }; shared = n#;",
        "P n# = new P() { { shared = this; n = Touches.get(this, n); } };",
        "P n# = new P() { @Override public void touch() BODY }; any = n#;",
        "Cell n# = new Cell() { { v = 1; } @Override void inc() BODY }; free = n#; n#.inc();",
        "Cell n# = CELL.clone(); n#.v = Touches.get(n#, n#.v); free = n#;",
        "int[][] n# = SELFrows.clone(); n#[0][0] = Touches.get(n#[0], n#[0][0]);",
        "any = SELFrows.clone()[0];",
        "Cell[] n# = SELFcells.clone(); n#[0].v = Touches.get(n#[0], n#[0].v);",
        "any = SELFcells.clone();",
        "any = new ArrayList<>(SELFlist);",
        "P n# = OWNER; P o# = n#.self(); o#.cell.v = Touches.get(o#.cell, o#.cell.v);");
  }

  private String otherSets() {
    return dice.of(
        "Stat.touch();",
        "Stat.put(ARRAY);",
        "Stat.with(() -> BODY);",
        "Stat.with(OWNER::touch);",
        "IMPL.both();",
        "Unit u# = IMPL; u#.unit().both(); SELFn = 1;",
        "Unit u# = new Impl() { @Override public void set(int v) BODY }; later = u#::both;",
        "new Impl() { @Override public int get() { SELFn = 1; return 0; } }.both();",
        "SNAP.put(#);",
        "SNAP.each(k# -> SELFn = k#);",
        "SNAP.each(k# -> BODY);",
        "TALLY.merge(1, 1, (k#, v#) -> { SELFn = 1; return k#; });",
        "TALLY.computeIfAbsent(#, k# -> { OWNER.touch(); return 1; });",
        "TALLY.put(#, 1);",
        "NAMES.forEach(k# -> BODY);",
        "NAMES.removeIf(k# -> { CELL.inc(); return false; });",
        "SELFn = NAMES.size();",
        "Set<Cell> t# = new TreeSet<>((c#, d#) -> { SELFn = 1; return 0; }); t#.add(new Cell());",
        "if (SNAP.torn() != 0) { Touches.thrown(new IllegalStateException(\"torn\")); }");
  }

  /** Arrays and collections in collections, enums with bodies and records that have sets. */
  private String held() {
    return dice.of(
        "ints = SELFdeep.get(\"k\").get(0);",
        "List<int[]> h# = SELFdeep.get(\"k\"); later = () -> h#.forEach(a# -> a#[0] = Touches.get(a#, a#[0]));",
        "SELFdeep.values().forEach(h# -> h#.forEach(a# -> a#[0] = Touches.get(a#, a#[0])));",
        "any = new ArrayList<>(SELFdeep.values()).get(0);",
        "for (Map.Entry<String, List<int[]>> h# : SELFdeep.entrySet()) { any = h#.getValue(); }",
        "SELFdeep.computeIfPresent(\"k\", (h#, l#) -> { any = l#; return l#; });",
        "int[] h# = SELFdeep.get(\"k\").get(0); h#[0] = Touches.get(h#, h#[0]);",
        "any = SELFdeep.get(\"k\").stream().map(a# -> a#).findFirst().get();",
        "any = SELFmaybe;",
        "ints = SELFmaybe.get();",
        "SELFmaybe.ifPresent(a# -> a#[0] = Touches.get(a#, a#[0]));",
        "any = SELFmaybe.filter(a# -> a#.length > 0).orElse(null);",
        "Optional<int[]> h# = SELFmaybe; later = () -> h#.ifPresent(a# -> a#[0] = Touches.get(a#, a#[0]));",
        "ints = SELFmaybe.map(int[]::clone).get();",
        "Level.HIGH.up(); SELFn = 1;",
        "any = Level.HIGH; Level.LOW.up();",
        "Level.HIGH.with(() -> BODY);",
        "later = Level.HIGH::up;",
        "for (Level h# : Level.values()) { h#.up(); }",
        "Unit h# = new Rec(OWNER); h#.both(); SELFn = 1;",
        "any = new Rec(OWNER);",
        "later = new Rec(OWNER)::both;");
  }

  /**
   * Constructors that others call, locks that are tried, monitors of shared values, blocking
   * functions.
   */
  private String waiting() {
    String owners = place.isStatic() ? "p." : "";
    return dice.of(
            "class L# extends In { L#() { OUTsuper(); } } new L#().all();",
            "class L# { L#() BODY } class M# extends L# { M#() { super(); } void go() { SELFn = 1; } } new M#().go(); SELFn = 1;",
            "class L# { L#() BODY } SELFn = 1; new L#() { void go() { SELFn = 1; } }.go();",
            "class L# { L#() BODY } Supplier<L#> s# = L#::new; SELFn = 1; s#.get();",
            "class M# extends P.In { M#(P o) { o.super(); } } SELFn = 1; new M#(OWNER).go();",
            "Callable<Integer> w# = QUEUE::poll; w#.call(); SELFn = 1;",
            "SELFn = 1; QUEUE.poll(1, TimeUnit.MILLISECONDS);",
            "Optional.of(DONE).map(CompletableFuture::join); SELFn = 1;",
            "Supplier<Integer> w# = DONE::join; SELFn = w#.get();",
            "SELFn = 1; synchronized (\"shared\") BODY",
            "synchronized (\"shared\") { OWNER.touch(); }",
            "synchronized (Integer.valueOf(1)) { CELL.inc(); }",
            "SELFn = 1; synchronized ((Object) 1) BODY",
            "SELFn = 1; if (LOCK.tryLock()) { try { SELFn = 2; } finally { LOCK.unlock(); } }",
            "if (LOCK.tryLock()) { try { OWNER.touch(); } finally { LOCK.unlock(); } }",
            "LOCK.lock(); try { OWNER.touch(); } finally { LOCK.unlock(); }",
            "SELFn = 1; LOCK.lock(); try { SELFn = 2; } finally { LOCK.unlock(); }",
            "String w# = \"\" + TOLD; SELFn = 1;",
            "SELFn = 1; TOLD.add(CELL); if (TOLD.size() > 4) { TOLD.clear(); }")
        .replace("OUT", owners);
  }

  private String parts() {
    return dice.of(
        "Deep<Cell> d# = new Deep<>(CELL, null); d#.t().v = Touches.get(d#.t(), 0);",
        "any = new Deep<>(ARRAY, null);",
        "Deep<int[]> d# = new Deep<>(ARRAY, new Pair(p, x)); ints = d#.t();",
        "if (any instanceof Pair d# && d#.x() != null) { d#.x().v = Touches.get(d#.x(), 0); }",
        "Object o# = CELL; if (o# instanceof Cell c#) { c#.v = Touches.get(c#, c#.v); }",
        "Object o# = OWNER; if (o# instanceof P c#) { c#.n = Touches.get(c#, c#.n); }",
        "Object o# = ARRAY; if (o# instanceof int[] c#) { c#[0] = Touches.get(c#, c#[0]); }",
        "if (!(any instanceof Cell c#)) { return; } SELFcell = c#;",
        "Iterable<Cell> o# = SELFlist; for (Cell c# : o#) { c#.v = Touches.get(c#, c#.v); }",
        "Collection<? extends Cell> o# = List.of(CELL); o#.iterator().next().v = 1;",
        "Object[] o# = {CELL, ARRAY}; any = o#;",
        "Cell[][] o# = {SELFcells}; o#[0][0].v = Touches.get(o#[0][0], 0);");
  }
}
