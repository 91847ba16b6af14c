package org.ajws.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.ajws.evaluation.EvaluationCommand;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

/** The whole way: translated twice, profiled, measured on one and two workers, one row each. */
@ResourceLock(Resources.SYSTEM_OUT)
class ProfileTableTest {
  private static String run(int expected, String... options) {
    PrintStream before = System.out;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    try {
      int status = EvaluationCommand.execute(new ProfileTable(), "profile-table", options);
      assertEquals(expected, status, () -> out.toString(StandardCharsets.UTF_8));
    } finally {
      System.setOut(before);
    }
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void eachCaseHasASimulatedAndAMeasuredTime() {
    String[] lines = run(0, "sum", "--runs", "2", "--warm-up", "0", "--rounds", "1").split("\\R");
    assertTrue(lines[0].startsWith("case "), lines[0]);
    assertTrue(lines[1].matches("sum: sum( +\\d+\\.\\d+){7} +[+-]\\d+ %"), lines[1]);
    assertTrue(lines[3].matches("error: \\d+ % in the mean; [01] of 1 within 15 %"), lines[3]);
  }

  @Test
  void aNameThatIsNoCodeBaseIsRefused() {
    run(1, "nothing");
  }
}
