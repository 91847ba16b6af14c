package org.ajws.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.ajws.benchmarks.lists.ListProgram;
import org.ajws.benchmarks.tracking.BackEnd;
import org.ajws.benchmarks.tracking.Crew;
import org.ajws.benchmarks.tracking.ListRun;
import org.ajws.benchmarks.tracking.Task;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import picocli.CommandLine;

/** The shapes that the thesis found, by counts; and all results, on one thread and on three. */
class SpeculationShapesTest {
  @Test
  void theCommandFindsAllResultsRight() {
    assertEquals(0, new CommandLine(new SpeculationShapes()).execute("--smoke"));
  }

  @ParameterizedTest
  @EnumSource(ListSubjects.class)
  void allWaysGiveTheSerialResult(ListSubjects subject) throws Throwable {
    ListProgram program = subject.create(true);
    program.reset();
    program.inOrder();
    long expected = program.digest();
    for (ListSubjects.Way way : ListSubjects.Way.values()) {
      if (way != ListSubjects.Way.RANGES) {
        BackEnd backEnd = way.on(program.memory());
        program.reset();
        backEnd.enter();
        try (Crew crew = new Crew(3)) {
          for (List<Task> list : program.lists()) {
            new ListRun(backEnd, list).on(crew);
          }
        }
        backEnd.leave();
        assertEquals(expected, program.digest(), way.label);
      }
    }
  }

  @Test
  void naiveLogsAreQuadraticAndTablesLinear() throws Throwable {
    long naive = SpeculationShapes.steps(ListSubjects.Way.NAIVE_LOG, 1 << 8);
    assertEquals(16, SpeculationShapes.steps(ListSubjects.Way.NAIVE_LOG, 1 << 10) / naive, 1.0);
    for (ListSubjects.Way way :
        List.of(ListSubjects.Way.HASHED_LOG, ListSubjects.Way.HOPSCOTCH_LOG)) {
      for (int count = 1 << 8; count <= 1 << 14; count *= 4) {
        long steps = SpeculationShapes.steps(way, count);
        assertTrue(steps < 4L * 2 * count, way + ": " + steps + " for " + count);
      }
    }
  }

  /** Of the runs that begin inside of a page, or of a block. */
  @Test
  void smallerBlocksHaveFewerFalseConflicts() throws Throwable {
    int n = 1 << 14;
    assertEquals(3, SpeculationShapes.falseConflicts(n - 1024, -1));
    assertEquals(5, SpeculationShapes.falseConflicts(n - 256, -1));
    for (int less : new int[] {0, 1024, 256, 32, 8, 1}) {
      assertEquals(0, SpeculationShapes.falseConflicts(n - less, 0));
      assertEquals(0, SpeculationShapes.overlaps(n - less));
    }
  }
}
