package org.ajws.processor.analysis.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import org.ajws.processor.Bound;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.program.ReductionOperator;
import org.junit.jupiter.api.Test;

class CaptureAnalysisTest {
  private static List<ParallelLoop> loops(String members) {
    Bound bound =
        Bound.of(
            "import org.ajws.*; import org.ajws.runtime.*; import java.io.*; import java.util.*;"
                + " class Test { "
                + members
                + " }");
    assertEquals(List.of(), bound.result().errors());
    return bound.loops();
  }

  private static String roles(ParallelLoop loop) {
    return loop.captures().stream()
        .map(c -> c.name() + ":" + c.role() + "*" + c.uses().size())
        .collect(Collectors.joining(" "));
  }

  private static String roles(String body) {
    return roles(loops("static void m(int n, double[] a) { " + body + " }").get(0));
  }

  private static String thrown(String body) {
    String members =
        "static void open() throws IOException {} static <E extends Exception> void any(E e) throws E {}"
            + " static void m(int n) throws Throwable {"
            + " for (@ParallelFor int i = 0; i < n; i++) { "
            + body
            + " } }";
    return loops(members).get(0).thrown().toString();
  }

  private static boolean cancels(String members) {
    return loops(members).get(0).mayCancel();
  }

  @Test
  void rolesFollowDeclarationAndUse() {
    assertEquals(
        "a:READ*1 k:COPY*1",
        roles("int k = 0; k = n; for (@ParallelFor int i = 0; i < n; i++) a[i] = k;"));
    assertEquals(
        "k:PRIVATE_BY_ITSELF*2 a:READ*1",
        roles("int k; for (@ParallelFor int i = 0; i < n; i++) { k = i; a[k] = 1; }"));
    assertEquals(
        "t:PRIVATE*1",
        roles("@Private double[] t = {0}; for (@ParallelFor int i = 0; i < n; i++) t[0] = i;"));
    assertEquals(
        "s:REDUCE*1 a:READ*1",
        roles(
            "@Reduce(ReduceOp.SUM) double s = 0; for (@ParallelFor int i = 0; i < n; i++) s += a[i];"));
    assertEquals(
        "a:READ*1 s:READ*1",
        roles(
            "@Reduce(ReduceOp.SUM) double s = 0; for (@ParallelFor int i = 0; i < n; i++) a[i] = s;"));
  }

  @Test
  void reductionsAreRead() {
    Capture sum =
        loops(
                "void m(int n) { @Reduce(value = ReduceOp.MAX, deterministic = true) int s = 0;"
                    + " for (@ParallelFor int i = 0; i < n; i++) s = Math.max(s, i); }")
            .get(0)
            .captures()
            .get(0);
    assertEquals(ReductionOperator.MAX, sum.reduction().operator());
    assertEquals(true, sum.reduction().deterministic());
    Capture by =
        loops(
                "static class R implements Reducer<String> { public String identity() { return \"\"; }"
                    + " public String combine(String a, String b) { return a + b; } }"
                    + " void m(int n) { @Reduce(by = Test.R.class) String s = \"\"; R r = new R();"
                    + " for (@ParallelFor int i = 0; i < n; i++) s = r.combine(s, \"x\"); }")
            .get(0)
            .captures()
            .get(0);
    assertEquals("Test.R", by.reduction().reducer());
  }

  @Test
  void nestedLoopsSeeTheirOwnCaptures() {
    List<ParallelLoop> loops =
        loops(
            "void m(int n, double[][] a) { int k; for (@ParallelFor int i = 0; i < n; i++) { k = i;"
                + " for (@ParallelFor int j = 0; j < n; j++) a[i][j] = k; } }");
    assertEquals("k:PRIVATE_BY_ITSELF*2 n:READ*1 a:READ*1", roles(loops.get(0)));
    assertEquals("a:READ*1 i:COPY*1 k:COPY*1", roles(loops.get(1)));
  }

  @Test
  void generalHeaders() {
    assertEquals(
        "a:READ*1 i:COPY*1", roles("for (@ParallelFor int i = 1; i < n; i *= 2) a[i] = 0;"));
    List<ParallelLoop> loops =
        loops(
            "void m(List<String> l, int[] a) { for (@ParallelFor Iterator<String> it = l.iterator();"
                + " it.hasNext();) { String s = it.next(); a[s.length()] = 1; } }");
    assertEquals("a:READ*1 s:READ*1", roles(loops.get(0)));
  }

  @Test
  void checkedExceptionsThatLeave() {
    assertEquals("[]", thrown("Integer.parseInt(\"\");"));
    assertEquals("[java.io.IOException]", thrown("open(); throw new FileNotFoundException();"));
    assertEquals("[]", thrown("try { open(); } catch (IOException e) { }"));
    assertEquals(
        "[java.io.IOException]", thrown("try { open(); } catch (FileNotFoundException e) { }"));
    assertEquals(
        "[java.io.IOException]", thrown("try { open(); } catch (Exception e) { throw e; }"));
    assertEquals(
        "[java.lang.Exception]",
        thrown("try { open(); } catch (Exception e) { e = null; throw e; }"));
    assertEquals("[java.lang.Exception]", thrown("try (AutoCloseable c = null) { }"));
    assertEquals("[java.io.IOException]", thrown("try (Reader c = null) { }"));
    assertEquals("[]", thrown("Runnable r = () -> { throw new IllegalStateException(); };"));
    assertEquals("[java.lang.InterruptedException]", thrown("any(new InterruptedException());"));
    assertEquals("[]", thrown("any(new RuntimeException());"));
    assertEquals(
        "[java.io.IOException]",
        thrown("new Object() { { open(); } void f() throws Exception {} };"));
    assertEquals(
        "[java.io.IOException, java.lang.InterruptedException]",
        thrown("open(); Thread.sleep(1);"));
  }

  @Test
  void cancelIsFollowedThroughCalls() {
    String loop = " void m(int n) { for (@ParallelFor int i = 0; i < n; i++) { ";
    assertEquals(true, cancels(loop + "AjwsRuntime.cancel(); } }"));
    assertEquals(false, cancels(loop + "f(); } } void f() { m(1); }"));
    assertEquals(
        true, cancels(loop + "f(); } } void f() { g(); } void g() { AjwsRuntime.cancel(); }"));
    assertEquals(
        true,
        cancels(
            "interface I { void f(); } static class A implements I { public void f() { AjwsRuntime.cancel(); } }"
                + " I x;"
                + loop
                + "x.f(); } }"));
    assertEquals(true, cancels("Runnable x = () -> AjwsRuntime.cancel();" + loop + "x.run(); } }"));
    assertEquals(true, cancels("Runnable x = AjwsRuntime::cancel;" + loop + "x.run(); } }"));
    assertEquals(
        true,
        cancels(
            "java.util.function.Consumer<String> x = s -> AjwsRuntime.cancel(); List<String> l;"
                + loop
                + "l.forEach(x); } }"));
    assertEquals(
        false,
        cancels(
            "Runnable x = () -> AjwsRuntime.cancel(); List<String> l;" + loop + "l.size(); } }"));
  }
}
