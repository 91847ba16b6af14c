package org.ajws.processor.analysis.effects;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.ajws.processor.Bound;
import org.ajws.processor.analysis.flow.CallGraph;
import org.ajws.processor.analysis.flow.CaptureAnalysis;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.analysis.flow.ModuleFacts;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.program.TaskFinder;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.junit.jupiter.api.Test;

/** What tasks write in common, as findings: nothing is reported, and nothing worded. */
class SharedWritesTest {
  private static Bound bound(String body) {
    Bound bound =
        Bound.of(
            "import org.ajws.*; import java.util.*; class Test { int sum; int[] field;"
                + " void m(int n, double[] a, int[] index) { "
                + body
                + " } }");
    assertEquals(List.of(), bound.result().errors());
    return bound;
  }

  private static SharedWrites writes(BoundModule module) {
    return new SharedWrites(module, new LocalVariables(module), new CallGraph(module));
  }

  private static String describe(List<SharedWrite> writes) {
    return writes.stream()
        .map(w -> w.sharing() + " " + w.effect().kind())
        .collect(Collectors.joining(", "));
  }

  private static String ofLoop(String body) {
    Bound bound = bound(body);
    return describe(writes(bound.module()).of(bound.loops().get(0)));
  }

  private static List<Async> asyncs(BoundModule module) {
    TaskFinder finder = new TaskFinder(module);
    List<Async> asyncs = new ArrayList<>();
    for (BoundFile file : module.files()) {
      asyncs.addAll(finder.find(file).asyncs());
    }
    return asyncs;
  }

  @Test
  void iterationsThatKeepApartShareNothing() {
    assertEquals("", ofLoop("for (@ParallelFor int i = 0; i < n; i++) a[i] = i;"));
    assertEquals("", ofLoop("for (@ParallelFor int i = 0; i < n; i += 2) a[i + 1] = a[i];"));
  }

  @Test
  void whatAllIterationsWriteIsTheSame() {
    assertEquals("SAME SLOT", ofLoop("for (@ParallelFor int i = 0; i < n; i++) a[0] = i;"));
    assertEquals("SAME FIELD", ofLoop("for (@ParallelFor int i = 0; i < n; i++) sum += i;"));
    assertEquals(
        "SAME OBJECT",
        ofLoop(
            "ArrayList<Integer> l = new ArrayList<>();"
                + " for (@ParallelFor int i = 0; i < n; i++) l.add(i);"));
  }

  @Test
  void aReadOfAnotherIterationsSlotIsOfNeighbours() {
    assertEquals(
        "NEIGHBOURS SLOT", ofLoop("for (@ParallelFor int i = 1; i < n; i++) a[i] = a[i - 1];"));
  }

  @Test
  void aLocalWhoseInitialiserLeadsToItselfEndsTheWalk() {
    Bound bound =
        Bound.of(
            "import org.ajws.*; class Test { interface F { double value(double x); }"
                + " double solve(F f) { return f.value(1); }"
                + " double eval(int n) { final double[] x = make(n); F f = new F() {"
                + " public double value(double t) { x[0] = t; return t; } }; return solve(f); }"
                + " double[] make(int n) { if (n > 0) eval(n - 1); return new double[3]; }"
                + " void m(int n, F f) {"
                + " for (@ParallelFor int i = 0; i < n; i++) solve(f); } }");
    List<SharedWrite> found = writes(bound.module()).of(bound.loops().get(0));
    assertEquals("PERHAPS SLOT", describe(found));
  }

  @Test
  void anIndexThatIsReadIsPerhapsShared() {
    assertEquals(
        "PERHAPS SLOT", ofLoop("for (@ParallelFor int i = 0; i < n; i++) a[index[i]] = i;"));
  }

  @Test
  void twoAsyncsOfAFinishAreAPair() {
    BoundModule module = bound("finish: { async: a[0] = 1; async: a[0] = 2; }").module();
    List<TaskPair> pairs = writes(module).pairs(asyncs(module));
    assertEquals(1, pairs.size());
    assertEquals("SAME SLOT", describe(List.of(pairs.get(0).write())));
    assertEquals(asyncs(module).get(1).line(), pairs.get(0).second().line());
  }

  @Test
  void anAsyncInALoopIsComparedWithThoseOfOtherRounds() {
    BoundModule module =
        bound("finish: { for (int i = 0; i < n; i++) { int k = i; async: { a[0] = k; } } }")
            .module();
    List<TaskRounds> rounds = writes(module).rounds(asyncs(module), List.of());
    assertEquals(1, rounds.size());
    assertEquals("SAME SLOT", describe(rounds.get(0).writes()));
  }

  @Test
  void aScratchArrayThatIsDeclaredPrivateIsSharedNoMore() {
    Bound bound =
        bound(
            "double[] t = new double[4]; for (@ParallelFor int i = 0; i < n; i++) {"
                + " t[0] = i; a[i] = t[0]; }");
    BoundModule module = bound.module();
    CallGraph calls = new CallGraph(module);
    LocalVariables locals = new LocalVariables(module);
    ParallelLoop loop = bound.loops().get(0);
    assertEquals("SAME SLOT", describe(new SharedWrites(module, locals, calls).of(loop)));
    LocalVariables declared = ScratchArrays.declare(module, locals, calls, List.of(loop));
    assertEquals("", describe(new SharedWrites(module, declared, calls).of(loop)));
    Capture t =
        new CaptureAnalysis(new ModuleFacts(module, declared, calls))
            .analyse(loop)
            .captures()
            .get(0);
    assertEquals("t PRIVATE", t.name() + " " + t.role());
  }
}
