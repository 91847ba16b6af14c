package org.ajws.processor.analysis.effects;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.ajws.processor.Bound;
import org.ajws.processor.analysis.flow.CallGraph;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.source.BoundModule;
import org.junit.jupiter.api.Test;

/**
 * Programs in which iterations write the same by something that lies behind a limit of what is
 * followed: whatever is cut off, "cannot tell" must be left of it.
 */
class LimitsOfSummariesTest {
  private static String times(int n, IntFunction<String> text) {
    return IntStream.range(0, n).mapToObj(text).collect(Collectors.joining());
  }

  private static String of(String members, String body) {
    Bound bound =
        Bound.of(
            "import org.ajws.*; import java.util.function.*; class Test { int sum; W w; W[] ws; "
                + members
                + " void m(int n) { for (@ParallelFor int i = 0; i < n; i++) { "
                + body
                + " } } } class W { int v; int[] a; "
                + times(500, n -> "int v" + n + "; ")
                + "}");
    assertEquals(List.of(), bound.result().errors());
    BoundModule module = bound.module();
    SharedWrites writes =
        new SharedWrites(module, new LocalVariables(module), new CallGraph(module));
    return writes.of(bound.loops().get(0)).stream()
        .map(w -> w.sharing() + " " + w.effect().kind())
        .distinct()
        .collect(Collectors.joining(", "));
  }

  private static String writes(int from, int to) {
    return IntStream.range(from, to)
        .mapToObj(n -> "o.v" + n + " = 1; ")
        .collect(Collectors.joining());
  }

  @Test
  void effectsOfOneMethod() {
    String method = "void f(W o) { " + writes(0, 120) + " sum++; } ";
    assertEquals("PERHAPS REST", of(method, "f(ws[i]);"));
    String apart = "void f(W o) { " + writes(0, 120) + " } ";
    assertEquals("", of(apart, "f(ws[i]);"));
  }

  @Test
  void effectsOfMethodsThatOverrideOne() {
    String all =
        "interface I { void f(Test t, W o); } "
            + times(
                6,
                n ->
                    "static class C%d implements I { public void f(Test t, W o) { %s } } "
                        .formatted(
                            n, n < 5 ? writes(90 * n, 90 * n + 90) : "o.v499 = 1; t.sum = 1;"));
    assertEquals("PERHAPS REST", of(all + "I given; ", "given.f(this, ws[i]);"));
  }

  @Test
  void methodsThatOverrideOne() {
    String all =
        "interface I { void f(Test t); } "
            + times(
                70,
                n ->
                    "static class C%d implements I { public void f(Test t) { %s } } "
                        .formatted(n, n < 69 ? "" : "t.sum++;"));
    assertEquals("PERHAPS FIELD", of(all + "I given; ", "given.f(this);"));
  }

  @Test
  void methodsThatImplementOneOfTheLibrary() {
    String all =
        times(
            70,
            n ->
                "static class C%d implements Comparable<Test> { public int compareTo(Test t) { %s } } "
                    .formatted(n, n < 69 ? "return 0;" : "return t.sum++;"));
    assertEquals("PERHAPS FIELD", of(all + "Comparable<Test> given; ", "given.compareTo(this);"));
  }

  private static final String FAR =
      "static class A { B b; } static class B { C c; } static class C { D d; }"
          + " static class D { W e; } A root; ";

  @Test
  void uncertainWritesFarAway() {
    String method = FAR + "static void f(A p, int i) { if (i % 2 == 0) p.b.c.d.e.v = i; } ";
    assertEquals("PERHAPS REST", of(method, "f(root, i);"));
    assertEquals("", of(method + "A[] all; ", "f(all[i], i);"));
    assertEquals("", of(method, "f(new A(), i);"));
  }

  @Test
  void readsFarAway() {
    String method = FAR + "static int f(A p, int i) { return p.b.c.d.e.a[i - 1]; } ";
    assertEquals("PERHAPS SLOT", of(method, "root.b.c.d.e.a[i] = f(root, i);"));
    assertEquals("", of(method + "int[] b; ", "b[i] = f(root, i);"));
  }

  @Test
  void readsOfOneMethod() {
    String method =
        "int[] a; int f(W o, int i) { return "
            + times(120, n -> "o.v" + n + " + ")
            + "a[i - 1]; } ";
    assertEquals("PERHAPS SLOT", of(method, "a[i] = f(ws[i], i);"));
    assertEquals("", of(method + "int[] b; ", "b[i] = f(ws[i], i);"));
  }

  @Test
  void chainsOfCalls() {
    String methods =
        times(
            260,
            n -> "void f" + n + "() { " + (n < 259 ? "f" + (n + 1) + "();" : "sum++;") + " } ");
    assertEquals("PERHAPS REST", of(methods, "f0();"));
  }

  @Test
  void roundsOfRecursion() {
    String parameters = IntStream.range(0, 12).mapToObj(n -> "W p" + n).collect(joined());
    String turned = IntStream.range(0, 12).mapToObj(n -> "p" + (n + 1) % 12).collect(joined());
    String method =
        "static void f(int n, %s) { if (n > 0) { p0.v++; f(n - 1, %s); } } "
            .formatted(parameters, turned);
    String arguments = IntStream.range(0, 11).mapToObj(n -> "ws[i]").collect(joined());
    assertEquals("PERHAPS REST", of(method, "f(99, " + arguments + ", w);"));
  }

  private static java.util.stream.Collector<CharSequence, ?, String> joined() {
    return Collectors.joining(", ");
  }

  @Test
  void functionsOfWhichOneIsCalled() {
    String choice = times(9, n -> "i == " + n + " ? o -> o.v" + n + " = 1 : ");
    assertEquals("CALLED CALL", of("", "Consumer<W> f = " + choice + "o -> o.v = 1; f.accept(w);"));
  }

  @Test
  void functionsOfAType() {
    String all =
        times(40, n -> "Consumer<W> f%d = o -> { %s }; ".formatted(n, n < 39 ? "" : "o.v = 1;"));
    assertEquals("CALLED CALL", of(all + "Consumer<W> given; ", "given.accept(w);"));
  }

  @Test
  void functionsOfATypeThatTheLibraryIsGiven() {
    String sorted = "given.forEach(given2);";
    for (int n : new int[] {10, 20, 40}) {
      String all =
          times(n, k -> "Consumer<W> f%d = o -> { %s }; ".formatted(k, k < n - 1 ? "" : "sum++;"));
      String fields = "Iterable<W> given; Consumer<W> given2; ";
      String expected = n <= 32 ? "PERHAPS FIELD" : "CALLED CALL";
      assertEquals(expected, of(fields + all, sorted), n + " functions");
    }
    String harmless = times(20, k -> "Consumer<W> f" + k + " = o -> { }; ");
    assertEquals("", of("Iterable<W> given; Consumer<W> given2; " + harmless, sorted));
  }

  @Test
  void functionsThatCallEachOther() {
    String deep =
        "Consumer<W> f0 = o -> o.v = 1; "
            + times(6, n -> "Consumer<W> f%d = o -> f%d.accept(o); ".formatted(n + 1, n));
    assertEquals("SAME FIELD", of("", deep + "f6.accept(w);"));
    String deeper =
        "Consumer<W> f0 = o -> o.v = 1; "
            + times(12, n -> "Consumer<W> f%d = o -> f%d.accept(o); ".formatted(n + 1, n));
    assertEquals("CALLED CALL", of("", deeper + "f12.accept(w);"));
  }

  @Test
  void functionsThatAMethodIsGiven() {
    String parameters = IntStream.range(0, 20).mapToObj(n -> "Consumer<W> c" + n).collect(joined());
    String method =
        "static void f(W o, %s) { %s } "
            .formatted(parameters, times(20, n -> "c" + n + ".accept(o); "));
    String harmless = times(19, n -> "o -> { }, ");
    assertEquals("CALLED CALL, PERHAPS REST", of(method, "f(w, " + harmless + "o -> o.v = 1);"));
  }

  @Test
  void objectsThatAMethodMakes() {
    String make =
        "static class N { N next; W w; } static N f(W o) { N n = new N(); n.w = o; "
            + times(30, n -> "N n%d = new N(); n%d.next = %s; ".formatted(n, n, before(n)))
            + "return n29; } ";
    assertEquals("PERHAPS FIELD", of(make, "f(w)" + times(30, n -> ".next") + ".w.v = 1;"));
  }

  private static String before(int n) {
    return n == 0 ? "n" : "n" + (n - 1);
  }

  @Test
  void longWays() {
    String classes =
        times(11, n -> "static class K%d { K%d k; int[] a; } ".formatted(n, n + 1))
            + "static class K11 { int[] a; } K0 root; ";
    assertEquals("PERHAPS SLOT", of(classes, "root" + times(11, n -> ".k") + ".a[i] = 1;"));
  }
}
