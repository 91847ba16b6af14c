package org.ajws.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.ajws.benchmarks.intervals.BuildGraph;
import org.ajws.benchmarks.intervals.Cholesky;
import org.ajws.benchmarks.intervals.DependenceGraph;
import org.ajws.benchmarks.intervals.Relaxation;
import org.ajws.benchmarks.intervals.SmithWaterman;
import org.ajws.benchmarks.intervals.Way;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class IntervalTableTest {
  @Test
  void allWaysGiveTheSerialResult() {
    assertEquals(0, new CommandLine(new IntervalTable()).execute("--smoke", "--workers", "2"));
  }

  @Test
  void theFactorIsTheOneThatTheMatrixWasMadeOf() {
    Cholesky matrix = new Cholesky(4, 5);
    assertFalse(matrix.isFactored());
    Way.SERIAL.run(matrix, 1);
    assertTrue(matrix.isFactored());
  }

  /** The result tells whether a task ran too early. */
  @Test
  void anotherOrderGivesAnotherResult() {
    for (DependenceGraph graph :
        new DependenceGraph[] {
          new SmithWaterman(4, 8),
          new BuildGraph(100, 10),
          new Cholesky(3, 4),
          new Relaxation(16, 4, 6)
        }) {
      Way.SERIAL.run(graph, 1);
      long expected = graph.result();
      graph.reset();
      for (int t = graph.size(); --t >= 0; ) {
        graph.run(t);
      }
      assertNotEquals(expected, graph.result());
    }
  }
}
