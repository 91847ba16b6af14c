package org.ajws.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.ajws.processor.api.Decisions;
import org.ajws.report.Comparison.RatioChange;
import org.ajws.report.Comparison.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ThresholdTest {
  /** A report of one case: serial 100 in each fork, AJWS as given for each fork. */
  private static Report report(boolean equal, long... forks) {
    List<Sample> serial = new ArrayList<>();
    List<Sample> ajws = new ArrayList<>();
    for (int i = 0; i < forks.length; i++) {
      serial.add(new Sample(i, 100, -1));
      ajws.add(new Sample(i, forks[i], -1));
    }
    MeasuredCase c =
        new MeasuredCase(
            "case",
            "",
            "",
            List.of(
                new Measurement("serial", VariantKind.SERIAL, 1, 1, serial, true, null),
                new Measurement("AJWS, 2 workers", VariantKind.AJWS, 2, 1, ajws, equal, null)));
    return new Report(
            "t",
            "",
            "1",
            null,
            List.of(new Figure("loops", "parallel loops", forks[0], "")),
            Decisions.none(),
            List.of(c),
            List.of())
        .withLines(List.of(new LineOverhead("ajws", "AJWS", 1, 1, 100, 200, 3, 2, 0)));
  }

  private static List<String> exceeded(String limit, Report report) {
    return Threshold.parse(limit).exceeded(report);
  }

  @Test
  void slowdownCountsOnlyBeyondTheSpread() {
    Report old = report(true, 50, 55, 60);
    Report touching = report(true, 60, 80, 90).comparedWith(old);
    assertEquals(Verdict.WITHIN_SPREAD, only(touching).verdict());
    assertTrue(exceeded("slowdown > 5%", touching).isEmpty());

    Report slower = report(true, 61, 66, 90).comparedWith(old);
    assertEquals(Verdict.SLOWER, only(slower).verdict());
    assertEquals(1.2, only(slower).factor(), 1e-9);
    assertEquals(
        List.of("case, AJWS, 2 workers: 0.55 of serial before, 0.66 now (+20.0 %)"),
        exceeded("slowdown > 5%", slower));
    assertTrue(exceeded("slowdown > 25%", slower).isEmpty());

    assertEquals(Verdict.FASTER, only(report(true, 30, 40, 49).comparedWith(old)).verdict());
  }

  @Test
  void oneForkIsComparedByTheQuartilesOfItsSamples() {
    Report old = forkOf(50, 52, 54, 56, 58);
    assertEquals(Verdict.WITHIN_SPREAD, only(forkOf(54, 55, 57, 58).comparedWith(old)).verdict());
    assertEquals(Verdict.SLOWER, only(forkOf(70, 72, 74).comparedWith(old)).verdict());
  }

  private static Report forkOf(long... samples) {
    List<Sample> serial = List.of(new Sample(0, 100, -1));
    List<Sample> ajws = Arrays.stream(samples).mapToObj(n -> new Sample(0, n, -1)).toList();
    MeasuredCase c =
        new MeasuredCase(
            "case",
            "",
            "",
            List.of(
                new Measurement("serial", VariantKind.SERIAL, 1, 1, serial, true, null),
                new Measurement("AJWS", VariantKind.AJWS, 2, 1, ajws, true, null)));
    return new Report("t", "", "1", null, List.of(), Decisions.none(), List.of(c), List.of());
  }

  private static RatioChange only(Report report) {
    assertEquals(1, report.comparison().ratios().size());
    return report.comparison().ratios().get(0);
  }

  @Test
  void whatIsInOneReportOnlyIsNewOrGone() {
    Report measured = report(true, 50);
    Report empty =
        new Report("t", "", "1", null, List.of(), Decisions.none(), List.of(), List.of());
    assertEquals(Verdict.NEW, only(measured.comparedWith(empty)).verdict());
    assertEquals(Verdict.GONE, only(empty.comparedWith(measured)).verdict());
    assertThrows(
        IllegalArgumentException.class,
        () -> exceeded("slowdown > 1", measured.comparedWith(empty)));
  }

  @Test
  void otherSubjects() {
    Report good = report(true, 50, 55, 60);
    assertTrue(exceeded("ratio > 0.5", good).isEmpty(), "the spread reaches the limit");
    assertEquals(1, exceeded("ratio > 0.49", good).size());
    assertEquals(1, exceeded("overhead > 2%", good).size());
    assertTrue(exceeded("overhead > 3%", good).isEmpty());
    assertTrue(exceeded("differing > 0", good).isEmpty());
    assertEquals(
        List.of("case, AJWS, 2 workers: another result"),
        exceeded("differing > 0", report(false, 5)));
    assertEquals(List.of("parallel loops: 50"), exceeded("loops < 51", good));
    assertTrue(exceeded("loops > 50", good).isEmpty());
    Report grown = report(true, 55, 55, 60).comparedWith(good);
    assertEquals(1, exceeded("change loops > 9.5%", grown).size());
    assertTrue(exceeded("change  loops > 10.5%", grown).isEmpty());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"slowdown > 5%", "change loops > 1", "lops > 1", "change lops > 1", "change > 1"})
  void whatCannotBeDecidedDoesNotPass(String limit) {
    Report report = report(true, 50);
    assertThrows(IllegalArgumentException.class, () -> exceeded(limit, report));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "loops", "loops >", "> 5", "loops = 5", "loops > 5 %%", "a b > 1"})
  void whatIsNoThreshold(String text) {
    assertThrows(IllegalArgumentException.class, () -> Threshold.parse(text));
  }
}
