package org.ajws.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ConsoleReportTest {
  /** A label before its number is right for all numbers; "1 atomic sets" was not. */
  @Test
  void figuresStandBehindTheirLabels() {
    List<String> lines =
        ConsoleReport.render(SampleReports.full())
            .lines()
            .dropWhile(line -> !line.contains("files translated"))
            .takeWhile(line -> !line.isBlank())
            .toList();
    assertEquals(
        List.of(
            "  files translated           44",
            "  overlay entry lines        23",
            "  lines of own threading  " + Format.whole(9876)),
        lines);
  }
}
