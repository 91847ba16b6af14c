package org.ajws.processor.analysis.effects;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.Bound;
import org.ajws.processor.analysis.flow.CallGraph;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.program.ParallelLoop;
import org.junit.jupiter.api.Test;

/**
 * Each way to store a part in objects, made for each of them or one for all, with each way to write
 * to it: there is a finding if it is one for all, and none if each has its own.
 */
class PartsOfElementsTest {
  private static final String IMPORTS =
      "import org.ajws.*; import java.util.*; import java.util.stream.*;\n";

  private static final String ROUNDS = "for (int k = 0; k < 3; k++) { %s }";

  /** Members of the class {@code E}, what stores one part for all, what stores one for each. */
  private static final String[][] STORES = {
    {
      "E(H p) { this.p = p; }",
      "H h = new H(); " + ROUNDS.formatted("all.add(new E(h));"),
      ROUNDS.formatted("all.add(new E(new H()));")
    },
    {
      "",
      "H h = new H(); " + ROUNDS.formatted("E e = new E(); e.p = h; all.add(e);"),
      ROUNDS.formatted("E e = new E(); H h = new H(); e.p = h; all.add(e);")
    },
    {
      "void set(H p) { this.p = p; }",
      "H h = new H(); E a = new E(); E b = new E(); a.set(h); b.set(h);",
      "H h = new H(); E a = new E(); E b = new E(); a.set(h); b.set(new H());"
    },
    {
      "E with(H p) { this.p = p; return this; }",
      ROUNDS.formatted("all.add(new E().with(common));"),
      ROUNDS.formatted("all.add(new E().with(new H()));")
    },
    {
      "static E of(H p) { E e = new E(); e.p = p; return e; }",
      "H h = new H(); " + ROUNDS.formatted("all.add(of(h));").replace("of(", "E.of("),
      ROUNDS.formatted("all.add(E.of(makes()));")
    },
    {
      "H q = new H();",
      "E last = new E(); " + ROUNDS.formatted("E e = new E(); e.p = last.p; all.add(e);"),
      ROUNDS.formatted("E e = new E(); e.p = e.q; all.add(e);")
    },
    {
      "",
      ROUNDS.formatted("E e = new E(); e.p = shares(); all.add(e);"),
      ROUNDS.formatted("E e = new E(); e.p = makes(); all.add(e);")
    },
    {
      "E(boolean b, H p) { this.p = b ? new H() : p; }",
      "H h = new H(); " + ROUNDS.formatted("all.add(new E(k == 1, h));"),
      ROUNDS.formatted("all.add(new E(k == 1, new H()));")
    },
    {
      "E(H p) { this.p = p; }",
      "H h = new H(); IntStream.range(0, 3).forEach(k -> all.add(new E(h)));",
      "IntStream.range(0, 3).forEach(k -> all.add(new E(new H())));"
    },
    {
      "E(H p) { this.p = p; }",
      "H[] hs = {new H()}; " + ROUNDS.formatted("all.add(new E(hs[0]));"),
      "H[] hs = {new H(), new H(), new H()}; " + ROUNDS.formatted("all.add(new E(hs[k]));")
    },
    {
      "E(H p) { this.p = p; }",
      "Map<String, H> m = new HashMap<>(); " + ROUNDS.formatted("all.add(new E(m.get(\"a\")));"),
      "List<H> hs = new ArrayList<>(); for (H h : hs) { all.add(new E(h)); }"
    },
    {
      "E(H p) { set(p); } E(int k, H p) { this(p); } private void set(H p) { this.p = p; }",
      "H h = new H(); " + ROUNDS.formatted("all.add(new E(k, h) {});"),
      ROUNDS.formatted("all.add(new E(k, new H()) {});")
    },
  };

  private static final String[] WRITES = {
    "e.p.v++;",
    "e.p.f[0] = 1;",
    "e.up();",
    "e.get().v++;",
    "H h = e.p; h.v++;",
    "bump(e.p);",
    "Optional.of(e).get().p.list.add(1);",
    "List.of(e).forEach(x -> x.up());",
  };

  private static final String[] LOOPS = {
    "for (@ParallelFor E e : all) { %s }",
    "for (@ParallelFor int i = 0; i < all.size(); i++) { E e = all.get(i); %s }",
    "for (@ParallelFor int i = 0; i < array.length; i++) { E e = array[i]; %s }",
    "for (@ParallelFor E e : map.values()) { %s }",
  };

  @Test
  void aPartIsSharedIfItIsStoredInSeveralObjects() {
    List<String> texts = new ArrayList<>();
    List<Boolean> shared = new ArrayList<>();
    StringBuilder source = new StringBuilder(IMPORTS);
    source.append(
        "class H { int v; int[] f = new int[2]; List<Integer> list = new ArrayList<>(); }\n");
    for (String[] store : STORES) {
      for (int w = 0; w < WRITES.length; w++) {
        for (int own = 0; own < 2; own++) {
          int n = texts.size();
          String loop = LOOPS[(w + n / WRITES.length) % LOOPS.length].formatted(WRITES[w]);
          String text =
              ("class Test%d { static H common; static H shares() { return common; }\n"
                          + "static H makes() { H h = new H(); h.v = 1; return h; }\n"
                          + "static void bump(H h) { h.v++; }\n"
                          + "static class E { H p; E() {} void up() { p.v++; } H get() { return p; }\n")
                      .formatted(n)
                  + store[0]
                  + "}\nvoid build(List<E> all) { "
                  + store[1 + own]
                  + " }\nvoid run(List<E> all, E[] array, Map<String, E> map) { "
                  + loop
                  + " } }\n";
          texts.add(text);
          shared.add(own == 0);
          source.append(text);
        }
      }
    }
    Bound bound = Bound.of(source.toString());
    assertEquals(List.of(), bound.result().errors());
    SharedWrites writes =
        new SharedWrites(
            bound.module(), new LocalVariables(bound.module()), new CallGraph(bound.module()));
    List<ParallelLoop> loops = bound.loops();
    assertEquals(texts.size(), loops.size());
    List<String> wrong = new ArrayList<>();
    for (int n = 0; n < loops.size(); n++) {
      List<SharedWrite> found = writes.of(loops.get(n));
      boolean told = !found.isEmpty() && found.get(0).storedAt() != null;
      if (told != shared.get(n) || told == found.isEmpty()) {
        wrong.add((told ? "false finding: " : "nothing found: ") + texts.get(n));
      }
    }
    assertEquals("", String.join("\n", wrong));
  }
}
