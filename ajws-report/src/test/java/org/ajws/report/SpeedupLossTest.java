package org.ajws.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SpeedupLossTest {
  private static Measurement variant(
      String name, VariantKind kind, int threads, long nanos, long cpu, RunStatistics counted) {
    return new Measurement(
        name, kind, threads, 1, List.of(new Sample(0, nanos, cpu)), true, counted);
  }

  private static RunStatistics counted(long idle, long shared) {
    return new RunStatistics(2, 1, 1, 1, 0, 0, idle, shared, RunStatistics.Frames.NONE, List.of());
  }

  private static MeasuredCase of(Measurement... variants) {
    return new MeasuredCase("c", "", "", List.of(variants));
  }

  private final Measurement serial = variant("serial", VariantKind.SERIAL, 1, 1000, 1000, null);

  @Test
  void lossesAndTheEvenShareAddUpToTheTime() {
    // 200 of 700 without a loop; in the other 500 one of both workers waits for 100.
    Measurement two = variant("2", VariantKind.AJWS, 2, 700, -1, counted(100, 500));
    MeasuredCase c =
        of(
            serial,
            variant("1", VariantKind.AJWS, 1, 1500, 1040, counted(0, 0)),
            two,
            variant("copies", VariantKind.IDEAL, 2, 520, 1040, null));
    SpeedupLoss loss = SpeedupLoss.of(c, two).orElseThrow();
    Map<SpeedupLoss.Cause, Double> losses = loss.losses();
    assertEquals(0.02, losses.get(SpeedupLoss.Cause.MACHINE), 1e-9);
    assertEquals(0.1, losses.get(SpeedupLoss.Cause.SERIAL), 1e-9);
    assertEquals(0.05, losses.get(SpeedupLoss.Cause.WAITING), 1e-9);
    assertEquals(0.02, losses.get(SpeedupLoss.Cause.OVERHEAD), 1e-9, "by processor time");
    assertEquals(0.01, losses.get(SpeedupLoss.Cause.REST), 1e-9);
    assertEquals(Optional.of(SpeedupLoss.Cause.SERIAL), loss.largest());
    double sum = losses.values().stream().mapToDouble(d -> d).sum();
    assertEquals(loss.ratio(), loss.even() + sum, 1e-9);
  }

  @Test
  void nearTheEvenShareNothingIsALimit() {
    Measurement two = variant("2", VariantKind.AJWS, 2, 540, -1, counted(20, 540));
    assertEquals(Optional.empty(), SpeedupLoss.of(of(serial, two), two).orElseThrow().largest());
  }

  @Test
  void onlyAjwsOnSeveralWorkersHasLimits() {
    Measurement one = variant("1", VariantKind.AJWS, 1, 1000, 1000, counted(0, 1000));
    Measurement uncounted = variant("2", VariantKind.AJWS, 2, 600, -1, null);
    Measurement other = variant("o", VariantKind.OTHER, 2, 600, -1, counted(0, 600));
    MeasuredCase c = of(serial, one, uncounted, other);
    for (Measurement m : c.variants()) {
      assertTrue(SpeedupLoss.of(c, m).isEmpty(), m.variant());
    }
  }

  @Test
  void theReportNamesThem() {
    Report full = SampleReports.full();
    assertTrue(ConsoleReport.render(full).contains("what limits AJWS most"));
    assertTrue(HtmlReport.render(full).contains("What limits the speed-up"));
  }
}
