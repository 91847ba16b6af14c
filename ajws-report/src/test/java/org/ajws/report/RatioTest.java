package org.ajws.report;

import static org.ajws.report.SampleReports.measurement;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RatioTest {
  @Test
  void medianIsTheMiddleOrTheMeanOfTheTwoMiddleValues() {
    assertEquals(3, Numbers.median(9, 1, 3));
    assertEquals(2.5, Numbers.median(4, 1, 2, 3));
    assertEquals(7, Numbers.median(7));
    assertTrue(Double.isNaN(Numbers.median()));
  }

  @Test
  void quantilesAreInterpolated() {
    double[] values = {40, 10, 20, 30};
    assertEquals(10, Numbers.quantile(values, 0));
    assertEquals(17.5, Numbers.quantile(values, 0.25));
    assertEquals(40, Numbers.quantile(values, 1));
    assertArrayEquals(new double[] {40, 10, 20, 30}, values);
  }

  @Test
  void ratioIsTakenWithinAForkAndSpreadOverForks() {
    Measurement serial =
        new Measurement("serial", VariantKind.SERIAL, 1, 1, samples(0, 100, 1, 200), true, null);
    // Fork 0: 50 of 100. Fork 1: 160 of 200. Over all samples it would be 105 of 150.
    Measurement fast =
        new Measurement("fast", VariantKind.AJWS, 2, 1, samples(0, 50, 1, 160), true, null);
    Ratio ratio = Ratio.ofWall(fast, serial);
    assertEquals(0.65, ratio.median(), 1e-12);
    assertEquals(0.5, ratio.min(), 1e-12);
    assertEquals(0.8, ratio.max(), 1e-12);
    assertEquals(2, ratio.forks());
  }

  private static List<Sample> samples(int forkA, long a, int forkB, long b) {
    // An outlier on either side must not move the median.
    return List.of(
        new Sample(forkA, a, a),
        new Sample(forkA, a * 50, a),
        new Sample(forkA, a - 10, a),
        new Sample(forkB, b, b),
        new Sample(forkB, b * 50, b),
        new Sample(forkB, b - 10, b));
  }

  @Test
  void workDivides() {
    Measurement serial = measurement("serial", VariantKind.SERIAL, 1, 100);
    Measurement two =
        new Measurement("2 copies", VariantKind.IDEAL, 2, 2, serial.samples(), true, null);
    assertEquals(0.5, Ratio.ofWall(two, serial).median(), 1e-12);
    assertEquals(serial.wallNanos() / 2, two.wallNanos(), 1e-9);
  }

  @Test
  void forksWithoutTheSerialVariantDoNotCount() {
    Measurement serial =
        new Measurement(
            "serial", VariantKind.SERIAL, 1, 1, List.of(new Sample(0, 10, 10)), true, null);
    Measurement both =
        new Measurement(
            "a",
            VariantKind.OTHER,
            1,
            1,
            List.of(new Sample(0, 20, 20), new Sample(1, 999, 999)),
            true,
            null);
    assertEquals(1, Ratio.ofWall(both, serial).forks());
    assertEquals(2, Ratio.ofWall(both, serial).median());
    Measurement other =
        new Measurement("b", VariantKind.OTHER, 1, 1, List.of(new Sample(1, 20, 20)), true, null);
    assertThrows(IllegalArgumentException.class, () -> Ratio.ofWall(other, serial));
  }

  @Test
  void processorTimeIsMissingIfOneSampleHasNone() {
    Measurement serial = measurement("serial", VariantKind.SERIAL, 1, 100);
    Measurement blind =
        new Measurement(
            "blind",
            VariantKind.OTHER,
            1,
            1,
            List.of(new Sample(0, 10, 10), new Sample(0, 10, -1)),
            true,
            null);
    MeasuredCase c = new MeasuredCase("c", "", "", List.of(serial, blind));
    assertTrue(c.cpuRatio(blind).isEmpty());
    assertEquals(1, c.cpuRatio(serial).orElseThrow().median());
    assertTrue(Double.isNaN(blind.cpuNanos()));
  }

  @Test
  void geometricMeanDoesNotDependOnTheUnit() {
    Ratio half = new Ratio(0.5, 0.5, 0.5, 1);
    Ratio twice = new Ratio(2, 2, 2, 1);
    assertEquals(1, Ratio.geometricMean(List.of(half, twice)), 1e-12);
  }

  @Test
  void casesOfSeveralForksAreMerged() {
    MeasuredCase one =
        new MeasuredCase("c", "", "", List.of(only("serial", VariantKind.SERIAL, 10, true)));
    MeasuredCase two =
        new MeasuredCase(
            "c",
            "",
            "",
            List.of(
                only("serial", VariantKind.SERIAL, 20, true),
                only("late", VariantKind.AJWS, 5, false)));
    MeasuredCase merged = MeasuredCase.merge(List.of(List.of(one), List.of(two))).get(0);
    assertEquals(List.of(new Sample(0, 10, 10), new Sample(1, 20, 20)), merged.serial().samples());
    assertEquals(List.of(new Sample(1, 5, 5)), merged.variant("late").orElseThrow().samples());
    assertFalse(merged.equal());
    assertEquals(0.25, merged.ratio(merged.variant("late").orElseThrow()).median());
  }

  private static Measurement only(String name, VariantKind kind, long nanos, boolean equal) {
    return new Measurement(name, kind, 1, 1, List.of(new Sample(0, nanos, nanos)), equal, null);
  }

  @Test
  void aCaseHasOneSerialVariantAndNoNameTwice() {
    Measurement serial = measurement("serial", VariantKind.SERIAL, 1, 100);
    Measurement same = measurement("serial", VariantKind.AJWS, 1, 100);
    assertThrows(
        IllegalArgumentException.class, () -> new MeasuredCase("c", "", "", List.of(same)));
    assertThrows(
        IllegalArgumentException.class, () -> new MeasuredCase("c", "", "", List.of(serial, same)));
  }

  @Test
  void unwindingIsAShareOfTheTimeOfAllWorkers() {
    RunStatistics counted =
        new RunStatistics(
            2, 0, 0, 0, 0, 0, 0, 0, new RunStatistics.Frames(3, 9, 300, 3), List.of());
    List<Sample> samples = List.of(new Sample(0, 1000, -1), new Sample(1, 2000, -1));
    Measurement two = new Measurement("2", VariantKind.AJWS, 2, 1, samples, true, counted);
    assertEquals(300.0 / (2 * 3000), two.unwindShare(), 1e-12);
    Measurement none = new Measurement("0", VariantKind.AJWS, 2, 1, samples, true, null);
    assertEquals(0, none.unwindShare());
  }

  @Test
  void speculativeLoopsAddUpBySite() {
    SpeculativeSite a =
        new SpeculativeSite(
            "A.java:1",
            1,
            0,
            10,
            5,
            0,
            2,
            Map.of("conflict", 3L),
            Map.of("A.x", 3L),
            List.of(line("A.java:2", true, 2)),
            100,
            cost(1),
            new SpeculationChoice(160, 1));
    SpeculativeSite b =
        new SpeculativeSite(
            "A.java:1",
            2,
            1,
            20,
            6,
            1,
            3,
            Map.of("conflict", 4L, "exception", 1L),
            Map.of("int[]", 4L),
            List.of(line("A.java:3", true, 3), line("A.java:2", false, 2)),
            200,
            cost(10),
            new SpeculationChoice(900, 16));
    SpeculativeSite both =
        new SpeculativeSite(
            "A.java:1",
            3,
            1,
            30,
            11,
            1,
            5,
            Map.of("conflict", 7L, "exception", 1L),
            Map.of("A.x", 3L, "int[]", 4L),
            List.of(line("A.java:2", false, 4), line("A.java:3", true, 3)),
            300,
            cost(11),
            new SpeculationChoice(1060, 16));
    assertEquals(List.of(both), of(a).plus(of(b)).speculative());
  }

  private static ConflictLine line(String read, boolean one, long count) {
    return new ConflictLine("A.x", read, "", one, count);
  }

  private static SpeculationCost cost(long x) {
    return new SpeculationCost(x, 2 * x, 3 * x, 4 * x, 5 * x, 6 * x, 7 * x, 8 * x);
  }

  private static RunStatistics of(SpeculativeSite site) {
    return new RunStatistics(
        2, 1, 1, 1, 0, 0, 0, 0, RunStatistics.Frames.NONE, List.of(), List.of(site));
  }

  @Test
  void statisticsAddUpBySite() {
    RunStatistics a =
        new RunStatistics(
            1,
            1,
            2,
            3,
            4,
            5,
            6,
            7,
            new RunStatistics.Frames(1, 2, 3, 4),
            List.of(new RunStatistics.Site("A.java:1", 1, 10)));
    RunStatistics b =
        new RunStatistics(
            2,
            10,
            20,
            30,
            40,
            5,
            60,
            70,
            new RunStatistics.Frames(10, 20, 30, 40),
            List.of(
                new RunStatistics.Site("A.java:1", 2, 20),
                new RunStatistics.Site("B.java:7", 3, 30)));
    RunStatistics sum = a.plus(b);
    assertEquals(
        List.of(
            new RunStatistics.Site("A.java:1", 3, 30), new RunStatistics.Site("B.java:7", 3, 30)),
        sum.sites());
    assertEquals(new RunStatistics.Frames(11, 22, 33, 44), sum.frames());
    assertEquals(2, sum.workers());
    assertEquals(22, sum.tasks());
    assertEquals(77, sum.sharedNanos());
    assertEquals(10.0 / 22, sum.stealRatio(), 1e-12);
    assertEquals(
        0,
        new RunStatistics(1, 0, 0, 0, 0, 0, 0, 0, RunStatistics.Frames.NONE, List.of())
            .stealRatio());
  }

  @Test
  void meansTellInHowManyCasesAVariantTookPart() {
    MeasuredCase one =
        new MeasuredCase(
            "one",
            "",
            "",
            List.of(
                measurement("serial", VariantKind.SERIAL, 1, 100),
                measurement("x", VariantKind.AJWS, 2, 50)));
    MeasuredCase two =
        new MeasuredCase(
            "two",
            "",
            "",
            List.of(
                measurement("serial", VariantKind.SERIAL, 1, 100),
                measurement("x", VariantKind.AJWS, 2, 200),
                measurement("y", VariantKind.OTHER, 2, 100)));
    List<MeasurementSummary.Mean> means = new MeasurementSummary(List.of(one, two)).means();
    assertEquals(
        List.of("serial", "x", "y"), means.stream().map(MeasurementSummary.Mean::variant).toList());
    assertEquals(1, means.get(1).ratio().median(), 1e-12);
    assertEquals(2, means.get(1).cases());
    assertEquals(1, means.get(2).cases());
  }
}
