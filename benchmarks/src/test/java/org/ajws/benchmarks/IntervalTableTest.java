package org.ajws.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.ajws.benchmarks.intervals.BuildGraph;
import org.ajws.benchmarks.intervals.DependenceGraph;
import org.ajws.benchmarks.intervals.SmithWaterman;
import org.ajws.benchmarks.intervals.Way;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class IntervalTableTest {
  @Test
  void allWaysGiveTheSerialResult() {
    assertEquals(0, new CommandLine(new IntervalTable()).execute("--smoke", "--workers", "2"));
  }

  /** The result tells whether a task ran too early. */
  @Test
  void anotherOrderGivesAnotherResult() {
    for (DependenceGraph graph :
        new DependenceGraph[] {new SmithWaterman(4, 8), new BuildGraph(100, 10)}) {
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
