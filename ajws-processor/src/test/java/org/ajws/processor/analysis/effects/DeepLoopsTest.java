package org.ajws.processor.analysis.effects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.source.tree.LabeledStatementTree;
import java.util.List;
import java.util.stream.Collectors;
import org.ajws.processor.Bound;
import org.ajws.processor.analysis.flow.CallGraph;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.TaskFinder;
import org.ajws.processor.source.BoundModule;
import org.junit.jupiter.api.Test;

/**
 * Loops in loops, each ended by a flag, or keeping and releasing locks: how often their rounds are
 * walked over grows with their number, not with powers of it, and what is not looked at any more is
 * told as what nobody can tell.
 */
class DeepLoopsTest {
  private static final int DEPTH = 20;

  private static final String HEAD =
      "import org.ajws.*; import java.util.concurrent.locks.*; class Test { int[] x; int sum; "
          + "final Lock lock = new ReentrantLock(); final Lock other = new ReentrantLock(); ";

  /** Loops that are left where a flag of each is set. */
  private static String flags(int depth, String innermost) {
    return depth == 0
        ? innermost
        : "boolean f%d = false; while (!f%d) { %s f%d = x[%d] > 3; } "
            .formatted(depth, depth, flags(depth - 1, innermost), depth, depth);
  }

  /** Loops of which each round may release a lock that is taken before. */
  private static String releases(int depth, String innermost) {
    return depth == 0
        ? innermost
        : "locks[%d].lock(); for (int k%d = 0; k%d < 9; k%d++) { %s if (x[k%d] > 3) locks[%d].unlock(); } "
            .formatted(depth, depth, depth, depth, releases(depth - 1, innermost), depth, depth);
  }

  private record Checked(String found, int walked) {}

  private static Checked checked(List<SharedWrite> found, EffectAnalysis analysis) {
    String all =
        found.stream()
            .map(w -> w.sharing() + " " + w.effect().kind())
            .distinct()
            .collect(Collectors.joining(", "));
    return new Checked(all, analysis.roundsWalked);
  }

  private static Bound bound(String text) {
    Bound bound = Bound.of(text);
    assertEquals(List.of(), bound.result().errors(), text);
    return bound;
  }

  private static EffectAnalysis analysis(BoundModule module) {
    return new EffectAnalysis(module, new LocalVariables(module), new CallGraph(module));
  }

  private static Checked inLoop(String members, String body) {
    Bound bound =
        bound(
            HEAD
                + members
                + " void m(int n) { for (@ParallelFor int i = 0; i < n; i++) { "
                + body
                + " } } }");
    EffectAnalysis analysis = analysis(bound.module());
    return checked(new LoopWrites(analysis, bound.loops().get(0)).findings(), analysis);
  }

  private static Checked inFinish(String body) {
    Bound bound = bound(HEAD + " void m() { finish: { " + body + " } } }");
    BoundModule module = bound.module();
    EffectAnalysis analysis = analysis(module);
    List<Async> asyncs = new TaskFinder(module).find(module.files().get(0)).asyncs();
    LabeledStatementTree finish = (LabeledStatementTree) asyncs.get(0).finish().getLeaf();
    List<SharedWrite> found =
        new TaskWrites(analysis, asyncs.get(0).finish(), finish.getStatement(), asyncs)
            .findings().stream().map(TaskPair::write).toList();
    return checked(found, analysis);
  }

  private static void isFew(Checked checked) {
    assertTrue(checked.walked() < 10_000, () -> checked.walked() + " rounds were walked over");
  }

  @Test
  void flagsOfDeepLoops() {
    Checked checked = inLoop("", flags(DEPTH, "sum++;"));
    assertEquals("SAME FIELD", checked.found());
    isFew(checked);
  }

  @Test
  void flagsOfDeepLoopsInAFinish() {
    Checked checked = inFinish("async: sum++; " + flags(DEPTH, "sum++;"));
    assertEquals("SAME FIELD", checked.found());
    isFew(checked);
  }

  @Test
  void aLockAroundFewLoopsIsStillHeld() {
    assertEquals("", inLoop("", "lock.lock(); " + flags(6, "sum++;") + "lock.unlock();").found());
    assertEquals("", inLoop("", "synchronized (this) { " + flags(6, "sum++;") + "}").found());
  }

  @Test
  void aLockInTheInnermostOfDeepLoopsIsHeld() {
    Checked checked = inLoop("", flags(DEPTH, "lock.lock(); sum++; lock.unlock();"));
    assertEquals("", checked.found());
    isFew(checked);
  }

  /** Each loop has a lock of its own, so that none is settled in one walk. */
  @Test
  void locksThatDeepLoopsRelease() {
    Checked free = inLoop("Lock[] locks; ", releases(DEPTH, "sum++;"));
    assertEquals("PERHAPS FIELD", free.found());
    isFew(free);
    String few = "lock.lock(); " + releases(4, "sum++;");
    assertEquals("", inLoop("Lock[] locks; ", few).found());
    Checked held = inLoop("Lock[] locks; ", "lock.lock(); " + releases(DEPTH, "sum++;"));
    assertEquals("PERHAPS FIELD", held.found());
    isFew(held);
  }

  @Test
  void aMethodWithDeepLoopsMayReleaseTheLocksOfItsCaller() {
    String method = "void f() { " + flags(DEPTH, "if (x[0] > 9) { lock.unlock(); } sum++;") + " } ";
    Checked checked = inLoop(method, "lock.lock(); f(); sum++; lock.unlock();");
    assertTrue(checked.found().contains("FIELD"), checked.found());
    isFew(checked);
  }
}
