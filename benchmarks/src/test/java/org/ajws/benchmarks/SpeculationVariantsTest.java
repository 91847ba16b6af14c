package org.ajws.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.ajws.benchmarks.ahead.Heat;
import org.ajws.evaluation.measure.Interleaved;
import org.ajws.evaluation.measure.MeasurementPlan;
import org.ajws.processor.api.Target;
import org.ajws.report.MeasuredCase;
import org.ajws.report.Measurement;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The short form of the benchmarks that runs in every build: all results, no times. */
class SpeculationVariantsTest {
  static final List<String> PROGRAMS = SpeculationVariants.programs();

  @TempDir static Path work;
  private static List<Path> translated;

  @BeforeAll
  static void translate() throws IOException {
    translated =
        Translation.of(
            Heat.class.getPackageName(), SpeculationVariants.sources(), Target.TRYCATCH, work);
  }

  @ParameterizedTest
  @FieldSource("PROGRAMS")
  void everyVariantComputesTheSame(String program) throws Exception {
    try (SpeculationVariants variants = new SpeculationVariants(program, translated, 3, true)) {
      MeasuredCase measured =
          Interleaved.measure(program, "", "", variants.variants(), MeasurementPlan.smoke());
      assertEquals(4, measured.variants().size());
      for (Measurement variant : measured.variants()) {
        assertTrue(variant.equal(), variant.variant());
      }
      Measurement alone = measured.variant(SpeculationVariants.ALONE).orElseThrow();
      assertTrue(
          alone.statistics().speculative().stream().anyMatch(s -> s.commits() > 0),
          alone.statistics().speculative().toString());
      String backEnd =
          switch (program) {
            case "heat", "chain", "lu", "matmul", "fft", "scatter", "matching", "sort" -> "ranges";
            default -> "norec";
          };
      String table = SpeculationComparison.table(List.of(measured), 3);
      assertTrue(table.contains(String.format("%-14s%-9s", program, backEnd)), table);
    }
  }

  @Test
  void whatAnAccessCostsIsMeasuredOfRightResults() throws Exception {
    assertTrue(AccessCosts.table(true).contains("six claims"));
  }
}
