package org.ajws.processor.analysis.effects;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.ajws.processor.Bound;
import org.ajws.processor.analysis.flow.CallGraph;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.junit.jupiter.api.Test;

/** Rows that come through methods, each looked at once, however many ways lead to it. */
class SharedSlotsTest {
  private static final int DEPTH = 50;

  /** Methods that each give what the next one gives, on two ways. */
  private static List<SharedWrite.Sharing> through(String rows) {
    StringBuilder methods = new StringBuilder();
    for (int n = 0; n < DEPTH; n++) {
      methods.append(
          "static int[][] f%d(boolean b, int[] row) { if (b) return f%d(!b, row); return f%d(b, row); } "
              .formatted(n, n + 1, n + 1));
    }
    methods.append(
        "static int[][] f%d(boolean b, int[] row) { return %s; } ".formatted(DEPTH, rows));
    Bound bound =
        Bound.of(
            "import org.ajws.*; class Test { final int[][] deep = f0(true, new int[1]); "
                + methods
                + "void m(int n) { for (@ParallelFor int i = 0; i < n; i++) deep[i][0]++; } }");
    assertEquals(List.of(), bound.result().errors());
    EffectAnalysis analysis =
        new EffectAnalysis(
            bound.module(), new LocalVariables(bound.module()), new CallGraph(bound.module()));
    return new LoopWrites(analysis, bound.loops().get(0))
        .findings().stream().map(SharedWrite::sharing).toList();
  }

  @Test
  void ownRowsOnManyWays() {
    assertEquals(List.of(), through("new int[4][4]"));
  }

  @Test
  void oneRowOnManyWays() {
    assertEquals(List.of(SharedWrite.Sharing.PERHAPS), through("new int[][] {row, row}"));
  }
}
