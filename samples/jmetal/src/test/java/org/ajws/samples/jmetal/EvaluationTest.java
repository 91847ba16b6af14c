package org.ajws.samples.jmetal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.ajws.evaluation.EvaluationCommand;
import org.ajws.processor.api.Decisions;
import org.ajws.report.LineOverhead;
import org.ajws.report.Report;
import org.ajws.report.ReportJson;
import org.ajws.report.RunStatistics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EvaluationTest {
  /** The distance matrices of two problems whose data are not in the sources jars. */
  private static final Set<String> NEVER = Set.of("TSP.java:127", "MultiobjectiveTSP.java:134");

  @TempDir Path folder;

  @Test
  void everyAlgorithmGivesTheSerialBitsWithFourWorkers() throws Exception {
    int status =
        EvaluationCommand.execute(
            new EvaluationCommand(),
            "evaluation",
            "jmetal",
            "--quick",
            "--workers",
            "4",
            "--output",
            folder.toString());
    assertEquals(0, status, "a result differs, or the overlay does not fit");

    Report report = ReportJson.read(folder.resolve("jmetal/report.json"));
    assertTrue(report.equal());
    assertEquals(new JMetal().cases(true).size(), report.cases().size());
    assertTrue(report.decisions().warnings().isEmpty(), report.decisions().warnings()::toString);

    LineOverhead lines = report.lines().get(0);
    assertTrue(lines.files() >= 28 && lines.regions() >= 34, "fewer than in the thesis: " + lines);
    assertTrue(lines.overSerial() < 0.02, "more lines than promised: " + lines);

    Set<String> never =
        report.decisions().loops().stream()
            .map(Decisions.Loop::site)
            .collect(Collectors.toCollection(HashSet::new));
    report.cases().stream()
        .map(c -> c.variant("AJWS, 4 workers").orElseThrow())
        .flatMap(m -> m.statistics().sites().stream())
        .map(RunStatistics.Site::site)
        .forEach(never::remove);
    assertEquals(NEVER, never, "loops that no case executes");
  }

  @Test
  void measuredCasesHaveNamesOfTheirOwn() {
    assertEquals(
        new JMetal().cases(false).size(),
        new JMetal().cases(false).stream().map(c -> c.name()).distinct().count());
  }
}
