package org.ajws.samples.jtransforms;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.ajws.processor.api.Decisions;
import org.ajws.report.Report;
import org.ajws.report.ReportJson;
import org.ajws.report.RunStatistics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class DemoTest {
  /** Branches for two columns of inverse 3-D transforms, in two classes, that no case reaches. */
  private static final int MOST_UNEXECUTED = 4;

  @TempDir Path folder;

  @Test
  void everyTransformGivesTheSerialBitsWithFourWorkers() throws Exception {
    int status =
        new CommandLine(new Demo())
            .execute("--quick", "--workers", "4", "--output", folder.toString());
    assertEquals(0, status, "a result differs, or the overlay does not fit");

    Report report = ReportJson.read(folder.resolve("report.json"));
    assertTrue(report.equal());
    assertEquals(TransformCase.complete().size(), report.cases().size());
    assertTrue(report.figure("lines.overlays").orElseThrow().value() < 40);
    assertEquals(List.of(), report.decisions().warnings(), "all of these loops are right");
    assertEquals(372, report.figure("regions.ownThreading").orElseThrow().value());

    Set<String> executed =
        report.cases().stream()
            .map(c -> c.variant("AJWS, 4 workers").orElseThrow())
            .flatMap(m -> m.statistics().sites().stream())
            .map(RunStatistics.Site::site)
            .collect(Collectors.toSet());
    Set<String> never =
        report.decisions().loops().stream()
            .map(Decisions.Loop::site)
            .filter(s -> !executed.contains(s))
            .collect(Collectors.toSet());
    assertTrue(never.size() <= MOST_UNEXECUTED, "loops that no case executes: " + never);
  }

  @Test
  void measuredCasesHaveNamesOfTheirOwn() {
    assertEquals(
        TransformCase.measured().size(),
        TransformCase.measured().stream().map(TransformCase::name).distinct().count());
  }
}
