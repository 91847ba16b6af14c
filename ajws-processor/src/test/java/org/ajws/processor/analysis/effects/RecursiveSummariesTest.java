package org.ajws.processor.analysis.effects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.Bound;
import org.ajws.processor.analysis.flow.CallGraph;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.source.BoundModule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Random methods that call each other with their objects in another order: the summary of each must
 * have all that is written by what it reaches, whichever method is asked for first.
 */
class RecursiveSummariesTest {
  private static final int PARAMETERS = 3;

  /** A call of a method, with what of the caller's parameters stands for each of its own. */
  private record Call(int callee, List<Integer> arguments, List<Boolean> links) {}

  private record Method(int written, List<Call> calls) {}

  private record Reached(int method, List<Integer> roots) {}

  private static List<Method> methods(Random random) {
    return methods(random, 2 + random.nextInt(7), false);
  }

  /**
   * @param linked whether methods are also given what their parameters lead to
   */
  private static List<Method> methods(Random random, int count, boolean linked) {
    List<Method> methods = new ArrayList<>();
    for (int m = 0; m < count; m++) {
      List<Call> calls = new ArrayList<>();
      for (int c = random.nextInt(4); c > 0; c--) {
        calls.add(
            new Call(
                random.nextInt(count),
                random.ints(PARAMETERS, 0, PARAMETERS).boxed().toList(),
                random.ints(PARAMETERS, 0, 4).mapToObj(link -> linked && link == 0).toList()));
      }
      methods.add(new Method(random.nextInt(PARAMETERS + 1) - 1, calls));
    }
    return methods;
  }

  private static String text(List<Method> methods) {
    StringBuilder text = new StringBuilder("import org.ajws.*; class Test {\nTest next;\n");
    for (int m = 0; m < methods.size(); m++) {
      Method method = methods.get(m);
      text.append("int f").append(m).append(";\nstatic void m").append(m);
      text.append("(Test p0, Test p1, Test p2, int n) {\n");
      if (method.written() >= 0) {
        String field = "p" + method.written() + ".f" + m;
        text.append(field + " = " + field + " + n;\n");
      }
      for (Call call : method.calls()) {
        text.append("if (n > 0) ").append(call(call));
      }
      text.append("}\n");
    }
    return text.append("}\n").toString();
  }

  private static String call(Call call) {
    return IntStream.range(0, PARAMETERS)
        .mapToObj(n -> "p" + call.arguments().get(n) + (call.links().get(n) ? ".next" : "") + ", ")
        .collect(Collectors.joining("", "m" + call.callee() + "(", "n - 1);\n"));
  }

  /** What a method writes in the end: {@code p1.f3}. */
  private static Set<String> expected(List<Method> methods, int start) {
    Set<String> written = new TreeSet<>();
    Reached first = new Reached(start, IntStream.range(0, PARAMETERS).boxed().toList());
    Set<Reached> seen = new HashSet<>(Set.of(first));
    Deque<Reached> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      Reached r = open.remove();
      Method method = methods.get(r.method());
      if (method.written() >= 0) {
        written.add("p" + r.roots().get(method.written()) + ".f" + r.method());
      }
      for (Call call : method.calls()) {
        Reached next =
            new Reached(call.callee(), call.arguments().stream().map(r.roots()::get).toList());
        if (seen.add(next)) {
          open.add(next);
        }
      }
    }
    return written;
  }

  private static Set<String> names(Stream<AccessPath> paths) {
    return paths.map(RecursiveSummariesTest::name).collect(Collectors.toCollection(TreeSet::new));
  }

  private static String name(AccessPath path) {
    AccessPath.Origin.Variable variable = (AccessPath.Origin.Variable) path.origin();
    AccessPath.Step.Field field = (AccessPath.Step.Field) path.last();
    return variable.variable().getSimpleName() + "." + field.field().getSimpleName();
  }

  @ParameterizedTest
  @ValueSource(longs = {23_111_200, 23_111_201, 23_111_202, 23_111_203})
  void aSummaryHasAllThatRecursionWritesAndReads(long seed) {
    Random random = new Random(seed);
    for (int program = 0; program < 25; program++) {
      List<Method> methods = methods(random);
      String text = text(methods);
      Bound bound = Bound.of(text);
      assertEquals(List.of(), bound.result().errors(), text);
      BoundModule module = bound.module();
      EffectAnalysis analysis =
          new EffectAnalysis(module, new LocalVariables(module), new CallGraph(module));
      List<ExecutableElement> declared =
          ElementFilter.methodsIn(module.elements().getTypeElement("Test").getEnclosedElements());
      for (int asked = 0; asked < 4; asked++) {
        int m = random.nextInt(methods.size());
        EffectSummary summary = analysis.summaries.of(declared.get(m));
        Set<String> expected = expected(methods, m);
        String which = "seed " + seed + ", question " + asked + ", m" + m + " of " + text;
        assertEquals(expected, names(summary.effects().stream().map(Effect::target)), which);
        assertEquals(expected, names(summary.reads().stream().map(Read::location)), which);
      }
    }
  }

  /** Whatever lies further down is known from the parameter from which it is reached. */
  @ParameterizedTest
  @ValueSource(longs = {23_111_210, 23_111_211, 23_111_212})
  void aSummaryTellsFromWhereRecursionReachesThingsByLinks(long seed) {
    Random random = new Random(seed);
    int checked = 0;
    for (int program = 0; program < 25; program++) {
      List<Method> methods = methods(random, 2 + random.nextInt(2), true);
      String text = text(methods);
      Bound bound = Bound.of(text);
      assertEquals(List.of(), bound.result().errors(), text);
      BoundModule module = bound.module();
      EffectAnalysis analysis =
          new EffectAnalysis(module, new LocalVariables(module), new CallGraph(module));
      List<ExecutableElement> declared =
          ElementFilter.methodsIn(module.elements().getTypeElement("Test").getEnclosedElements());
      for (int m : random.ints(2, 0, methods.size()).toArray()) {
        EffectSummary summary = analysis.summaries.of(declared.get(m));
        String which = "seed " + seed + ", m" + m + " of " + text;
        Set<String> expected = expected(methods, m);
        Map<Boolean, List<Effect>> effects =
            summary.effects().stream()
                .collect(Collectors.partitioningBy(e -> e.kind() == Effect.Kind.REST));
        Set<String> written = names(effects.get(false).stream().map(Effect::target));
        assertTrue(expected.containsAll(written), which);
        if (effects.get(true).isEmpty()) { // else something lies too far away
          assertEquals(expected, written, which);
          checked++;
        }
        Map<Boolean, List<Read>> reads =
            summary.reads().stream().collect(Collectors.partitioningBy(Read::isRest));
        Stream<AccessPath> read = reads.get(false).stream().map(Read::location);
        Set<String> found = names(read.filter(r -> !isLink(r)));
        assertTrue(expected.containsAll(found), which);
        if (reads.get(true).isEmpty()) {
          assertEquals(expected, found, which);
        }
      }
    }
    assertTrue(checked > 20, "most have no end that is too far away: " + checked);
  }

  private static boolean isLink(AccessPath way) { // read to come to what lies behind
    return way.last() instanceof AccessPath.Step.Field f
        && f.field().getSimpleName().contentEquals("next");
  }

  /** Each round comes to another object that nobody knows; they never ended. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "void m() { f++; Test next = f > 0 ? left : right; next.m(); }",
        "void m() { f++; Test next = left; if (f > 0) next = right; next.m(); }",
        "void m() { f++; (f > 0 ? left : right).n(); } void n() { (f > 0 ? this : left).m(); }",
        "Test next() { return f > 0 ? left : right; } void m() { f++; next().m(); }",
        "void m() { f++; Test at = left; while (at.f > 0) at = at.right; at.m(); }",
        "void m() { f++; all.get(f).m(); }",
        "static void m(Test t) { t.f++; m(t.f > 0 ? t.left : t.right); }",
        "static void m(Test t, Test u) { Test v = t.f > 0 ? t : u; v.f++; m(v.left, v); }"
      })
  void recursionToOneOfSeveralObjectsIsKnown(String methods) {
    EffectSummary summary = summary(methods);
    assertFalse(summary.effects().isEmpty());
    assertTrue(summary.effects().stream().noneMatch(e -> e.kind() == Effect.Kind.REST), methods);
    assertTrue(summary.reads().stream().noneMatch(Read::isRest), methods);
  }

  @Test
  void recursionToOneOfOtherParametersWritesThoseToo() {
    EffectSummary summary =
        summary(
            "static void m(Test t, Test u, Test v) {"
                + " Test some = t.f > 0 ? t : u; some.g = 1; m(u, v, t); }");
    Set<String> among =
        summary.effects().stream()
            .flatMap(e -> SomeObjects.of(e.target()).stream())
            .map(RecursiveSummariesTest::name)
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(Set.of("t.g", "u.g", "v.g"), among);
  }

  /** Of the method {@code m} of a class whose objects are linked. */
  private static EffectSummary summary(String methods) {
    Bound bound =
        Bound.of(
            "import java.util.*; class Test { int f, g; Test left, right; List<Test> all; "
                + methods
                + " }");
    assertEquals(List.of(), bound.result().errors(), methods);
    BoundModule module = bound.module();
    EffectAnalysis analysis =
        new EffectAnalysis(module, new LocalVariables(module), new CallGraph(module));
    return ElementFilter.methodsIn(module.elements().getTypeElement("Test").getEnclosedElements())
        .stream()
        .filter(m -> m.getSimpleName().contentEquals("m"))
        .map(analysis.summaries::of)
        .findFirst()
        .orElseThrow();
  }
}
