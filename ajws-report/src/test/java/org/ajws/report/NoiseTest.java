package org.ajws.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class NoiseTest {
  private static Measurement measured(
      String name, VariantKind kind, int copies, List<Sample> samples) {
    return new Measurement(name, kind, copies, copies, samples, true, null);
  }

  private static MeasuredCase measuredCase() {
    List<Sample> serial =
        List.of(
            new Sample(0, 90, -1),
            new Sample(0, 100, -1),
            new Sample(0, 110, -1),
            new Sample(1, 110, -1),
            new Sample(1, 120, -1),
            new Sample(1, 130, -1));
    List<Sample> copies = List.of(new Sample(0, 100, -1), new Sample(1, 180, -1));
    return new MeasuredCase(
        "c",
        "",
        "",
        List.of(
            measured("serial", VariantKind.SERIAL, 1, serial),
            measured("2 serial copies", VariantKind.IDEAL, 2, copies)));
  }

  @Test
  void forksAreComparedByTheirMedians() {
    Noise noise = new Noise(List.of(measuredCase()));
    assertEquals(0.2, noise.serialForks(), 1e-9, "120 over 100");
    assertEquals(0.5, noise.copiesForks().orElseThrow(), 1e-9, "90/120 over 50/100");
  }

  @Test
  void quartilesAreOverTheMedianOfAllSamples() {
    MeasuredCase c = measuredCase();
    double[] quartiles = c.serial().wallQuartiles();
    double spread = (quartiles[1] - quartiles[0]) / 110;
    assertEquals(spread, new Noise(List.of(c)).serialQuartiles(), 1e-9);
    assertTrue(spread > 0.05 && spread < 0.25, "the middle half of 90 to 130: " + spread);
  }

  @Test
  void noteNamesForksOnlyWhereThereAreSeveral() {
    MeasuredCase two = measuredCase();
    assertTrue(new Noise(List.of(two)).note().contains("differ by up to 20.0 %, the ratios"));
    List<Sample> one = two.serial().samples().subList(0, 3);
    MeasuredCase single =
        new MeasuredCase("s", "", "", List.of(measured("serial", VariantKind.SERIAL, 1, one)));
    assertEquals(
        "Noise: the quartiles of the serial samples are 10.0 % of their median apart (median over"
            + " the cases).",
        new Noise(List.of(single)).note());
    assertEquals("", new Noise(List.of()).note());
  }
}
