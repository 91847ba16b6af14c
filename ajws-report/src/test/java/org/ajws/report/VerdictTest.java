package org.ajws.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.ajws.processor.api.Decisions;
import org.junit.jupiter.api.Test;

class VerdictTest {
  private static Report report(double load, Measurement... variants) {
    Environment environment =
        new Environment("p", "os", 2, 1, "jvm", List.of(), Instant.EPOCH, 2, load);
    MeasuredCase c = new MeasuredCase("c", "", "", List.of(variants));
    return new Report(
        "t", "", "1", environment, List.of(), Decisions.none(), List.of(c), List.of());
  }

  private static Measurement variant(
      String name, VariantKind kind, int threads, boolean equal, long... forks) {
    List<Sample> samples = new java.util.ArrayList<>();
    for (int i = 0; i < forks.length; i++) {
      samples.add(new Sample(i, forks[i], -1));
    }
    return new Measurement(name, kind, threads, 1, samples, equal, null);
  }

  private final Measurement serial = variant("serial", VariantKind.SERIAL, 1, true, 100, 100);

  @Test
  void fasterSlowerAndNeither() {
    assertEquals(
        "AJWS, 2: 0.55 (0.50–0.60) of the serial time, 1.8 times as fast; own threads: 0.70."
            + " All results equal the serial ones.",
        Verdict.of(
            report(
                0,
                serial,
                variant("own threads", VariantKind.OWN_THREADS, 2, true, 70, 70),
                variant("AJWS, 1", VariantKind.AJWS, 1, true, 110, 110),
                variant("AJWS, 2", VariantKind.AJWS, 2, true, 50, 60))));
    assertTrue(
        Verdict.of(report(0, serial, variant("A", VariantKind.AJWS, 2, true, 150, 150)))
            .contains("1.5 times as slow"));
    assertTrue(
        Verdict.of(report(0, serial, variant("A", VariantKind.AJWS, 2, true, 90, 110)))
            .contains("neither faster nor slower"));
  }

  @Test
  void whatSpoilsTheFiguresIsSaid() {
    Measurement wrong = variant("A", VariantKind.AJWS, 2, false, 50, 50);
    String verdict = Verdict.of(report(1.75, serial, wrong));
    assertTrue(verdict.contains("DIFFER"), verdict);
    assertTrue(verdict.contains("busy before measuring began (load 1.8 on 2 cores)"), verdict);
  }

  @Test
  void withoutTimesItSaysWhatWasFound() {
    assertEquals(
        "2 parallel loops, 1 async and 1 atomic set found, 2 warnings; nothing was measured.",
        Verdict.of(
            new Report(
                "t",
                "",
                "1",
                null,
                List.of(),
                SampleReports.full().decisions(),
                List.of(),
                List.of())));
  }

  @Test
  void theConsoleHas120Columns() {
    Measurement[] many = new Measurement[9];
    many[0] = serial;
    for (int i = 1; i < many.length; i++) {
      many[i] = variant("AJWS forkjoin, " + i + " workers", VariantKind.AJWS, i, true, 50, 60);
    }
    for (int taken : new int[] {0, "[INFO] ".length(), 40}) {
      String console = ConsoleReport.render(report(1.75, many), taken);
      for (Measurement m : many) {
        assertTrue(console.contains(m.variant()), m.variant());
      }
      console += ConsoleReport.render(SampleReports.full(), taken);
      console.lines().forEach(line -> assertTrue(line.length() + taken <= 120, line));
      assertTrue(console.lines().anyMatch(line -> line.length() + taken > 90), console);
    }
  }

  @Test
  void placesAreNamedWithoutWhatAllHaveInCommon() {
    PositionNames names = PositionNames.of(SampleReports.full().decisions());
    assertEquals("Tree.java:7", names.of(Path.of("edu/emory/Tree.java"), 7));
    assertEquals("", names.of(Path.of(""), 0));
    assertEquals("other/A.java", names.of(Path.of("other/A.java"), 0));
  }
}
