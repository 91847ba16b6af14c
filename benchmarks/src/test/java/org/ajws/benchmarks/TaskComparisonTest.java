package org.ajws.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.ajws.processor.report.MeasuredCase;
import org.ajws.processor.report.Measurement;
import org.ajws.processor.report.Report;
import org.ajws.processor.report.ReportJson;
import org.ajws.processor.report.VariantKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The whole command with small programs: translation, a JVM for each program, the reports. */
class TaskComparisonTest {
  @TempDir Path work;

  @Test
  void writesAReportOfEveryVariant() throws Exception {
    Path json = work.resolve("tasks.json");
    Path html = work.resolve("tasks.html");
    int status =
        TaskComparison.command()
            .execute(
                "--programs=fib,integrate",
                "--size=small",
                "--forks=1",
                "--rounds=1",
                "--warm-up=0",
                "--workers=2,3",
                "--jvm-arg=-Xmx256m",
                "--out=" + work.resolve("out"),
                "--json=" + json,
                "--html=" + html);
    assertEquals(0, status, "every result is right");

    Report report = ReportJson.read(json);
    assertEquals(
        List.of("Fib", "Integrate"), report.cases().stream().map(MeasuredCase::name).toList());
    for (MeasuredCase c : report.cases()) {
      for (Measurement m : c.variants()) {
        assertTrue(m.equal(), c.name() + ", " + m.variant());
        assertEquals(1, m.samples().size(), "one round in one JVM");
        assertTrue(m.samples().get(0).wallNanos() > 0);
      }
      assertEquals(1, c.variant("AJWS, 1 worker").orElseThrow().threads());
      assertEquals(3, c.variant("AJWS, 3 workers").orElseThrow().statistics().workers());
      assertEquals(2, c.variant("AJWS, 2 workers").orElseThrow().statistics().workers());
      assertEquals(1, c.variant("ForkJoin, 1 thread").orElseThrow().threads());
      assertEquals(3, c.variant("ForkJoin").orElseThrow().threads());
      Measurement ideal =
          c.variants().stream()
              .filter(m -> m.kind() == VariantKind.IDEAL)
              .findFirst()
              .orElseThrow();
      assertEquals(3, ideal.work(), "as much work as copies");
    }
    assertTrue(report.notes().stream().anyMatch(n -> n.startsWith("Noise: ")));
    String page = Files.readString(html);
    assertTrue(page.contains("<svg") && page.contains("Sequential overhead"));
  }
}
