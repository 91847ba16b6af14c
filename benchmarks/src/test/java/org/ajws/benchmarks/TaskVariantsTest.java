package org.ajws.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import org.ajws.benchmarks.tasks.Program;
import org.ajws.benchmarks.tasks.TaskProgram;
import org.ajws.evaluation.measure.Interleaved;
import org.ajws.evaluation.measure.MeasurementPlan;
import org.ajws.report.MeasuredCase;
import org.ajws.report.Measurement;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The short form of the task-parallel benchmarks: all answers, no times. */
class TaskVariantsTest {
  @TempDir static Path work;
  private static TaskVariants.Translations translations;

  @BeforeAll
  static void translate() throws IOException {
    translations = TaskComparison.translations(EnumSet.allOf(Program.class), work);
  }

  @ParameterizedTest
  @EnumSource(Program.class)
  void serialElisionGivesTheKnownAnswer(Program program) throws Exception {
    TaskProgram serial = program.serial();
    serial.prepare(program.size(false));
    serial.prepare();
    assertThrows(IllegalStateException.class, serial::check, "an answer before the run");
    serial.run();
    serial.check();
  }

  @ParameterizedTest
  @EnumSource(Program.class)
  void everyVariantGivesTheKnownAnswer(Program program) throws Exception {
    try (TaskVariants variants = new TaskVariants(program, false, translations, 3)) {
      MeasuredCase measured =
          Interleaved.measure(
              program.className(), "", "", variants.variants(), MeasurementPlan.smoke());
      assertTrue(measured.variants().size() >= 6, "variants are missing");
      for (Measurement variant : measured.variants()) {
        assertTrue(variant.equal(), variant.variant());
      }
    }
  }

  @Test
  void treeHasTheNumberOfNodesThatIsDocumented() throws Exception {
    TaskProgram tree = Program.UTS.serial();
    tree.prepare(Program.UTS.size(true));
    tree.run();
    assertEquals(4_026_936, tree.digest());
  }
}
