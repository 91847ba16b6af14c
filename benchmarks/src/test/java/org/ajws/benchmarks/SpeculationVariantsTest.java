package org.ajws.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.ajws.evaluation.measure.Interleaved;
import org.ajws.evaluation.measure.MeasurementPlan;
import org.ajws.report.MeasuredCase;
import org.ajws.report.Measurement;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The short form of the benchmarks that runs in every build: all results, no times. */
class SpeculationVariantsTest {
  static final List<String> PROGRAMS = SpeculationVariants.programs();

  /** Those whose loops could as well be plain parallel ones. */
  private static final Set<String> INDEPENDENT =
      Set.of("heat", "lu", "matmul", "sort", "fft", "scatter", "irregular-0");

  @TempDir static Path work;
  private static SpeculationVariants.Classes translated;

  @BeforeAll
  static void translate() throws IOException {
    translated = SpeculationVariants.Classes.in(work);
  }

  @ParameterizedTest
  @FieldSource("PROGRAMS")
  void everyVariantComputesTheSame(String program) throws Exception {
    try (SpeculationVariants variants = new SpeculationVariants(program, translated, 3, true)) {
      MeasuredCase measured =
          Interleaved.measure(program, "", "", variants.variants(), MeasurementPlan.smoke());
      assertEquals(INDEPENDENT.contains(program) ? 5 : 4, measured.variants().size());
      measured
          .variant(SpeculationVariants.parallel(3))
          .ifPresent(v -> assertTrue(v.statistics().speculative().isEmpty(), v.toString()));
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

  /**
   * One worker is never idle, several do all that is done, and their results are the serial one.
   */
  @ParameterizedTest
  @ValueSource(strings = {"chain", "scatter", "irregular-1", "cindex-20", "sort", "lu"})
  void simulatedWorkersComputeTheSame(String program) throws Exception {
    try (SimulatedPrograms programs = new SimulatedPrograms(program, translated.ahead(), true)) {
      SpeculationSimulation.Row row = programs.measure(1, 1); // throws if a result differs
      int[] workers = SpeculationSimulation.WORKERS;
      assertEquals(row.works()[0], row.times()[0], 1e-6 * row.works()[0]);
      for (int i = 0; i < workers.length; i++) {
        assertTrue(row.times()[i] > 0, row::toString);
        assertTrue(row.times()[i] * workers[i] >= row.works()[i] * .999999, row::toString);
      }
      if (program.equals("chain")) { // each chunk waits for the one before
        assertTrue(row.times()[3] > row.works()[3] / 2, row::toString);
      }
    }
  }

  @Test
  void whatAnAccessCostsIsMeasuredOfRightResults() throws Exception {
    assertTrue(AccessCosts.table(true).contains("six claims"));
  }
}
