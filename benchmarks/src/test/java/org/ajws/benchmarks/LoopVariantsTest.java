package org.ajws.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.ajws.evaluation.measure.Interleaved;
import org.ajws.evaluation.measure.MeasurementPlan;
import org.ajws.report.MeasuredCase;
import org.ajws.report.Measurement;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The short form of the benchmarks that runs in every build: all results, no times. */
class LoopVariantsTest {
  static final List<String> KERNELS =
      Stream.concat(LoopVariants.KERNELS.stream(), Stream.of("GridLoop")).toList();

  @TempDir static Path work;
  private static List<Path> translated;

  @BeforeAll
  static void translate() throws IOException {
    translated = Translation.of(KERNELS, work);
  }

  @ParameterizedTest
  @FieldSource("KERNELS")
  void everyVariantComputesTheSame(String kernel) throws Exception {
    try (LoopVariants variants = new LoopVariants(kernel, translated, 3)) {
      MeasuredCase measured =
          Interleaved.measure(kernel, "", "", variants.variants(), MeasurementPlan.smoke());
      assertEquals(4 + Alternative.values().length, measured.variants().size());
      for (Measurement variant : measured.variants()) {
        assertTrue(variant.equal(), variant.variant());
      }
      Measurement ajws = measured.variant("AJWS, 3 workers").orElseThrow();
      assertTrue(ajws.statistics().regions() > 0, "no parallel loop was executed");
    }
  }
}
