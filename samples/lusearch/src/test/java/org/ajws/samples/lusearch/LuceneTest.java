package org.ajws.samples.lusearch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ajws.evaluation.CodeBaseBuild;
import org.ajws.evaluation.EvaluationCommand;
import org.ajws.evaluation.ThroughputCommand;
import org.ajws.evaluation.measure.RuntimeCopy;
import org.ajws.processor.api.Target;
import org.ajws.report.LineOverhead;
import org.ajws.report.Report;
import org.ajws.report.ReportJson;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Lucene with atomic sets instead of synchronized. */
@Timeout(600)
class LuceneTest {
  @TempDir static Path folder;

  /** Translated once, for all tests: the evaluation leaves its classes. */
  @BeforeAll
  static void evaluate() {
    int status =
        EvaluationCommand.execute(
            new EvaluationCommand(),
            "evaluation",
            "lusearch",
            "--quick",
            "--workers",
            "4",
            "-o",
            folder.toString());
    assertEquals(0, status, "a result differs, or the overlay does not fit");
  }

  private static Path output() {
    return folder.resolve("lusearch");
  }

  @Test
  void everyQueryGivesTheSerialHitsAndScores() throws Exception {
    Report report = ReportJson.read(output().resolve("report.json"));
    assertTrue(report.equal());
    assertEquals(new Lusearch().cases(true).size(), report.cases().size());
    assertEquals(1, count(report, "loops"));
    assertEquals(338, count(report, "synchronized.removed"));
    assertEquals(2, count(report, "warnings"), "no AJWS-543; twice AJWS-511");
    checkPage(report);
  }

  /** What the page of the evaluation counts is what there is. */
  private static void checkPage(Report report) throws IOException {
    String page = Files.readString(Path.of("../../docs/evaluation.md"));
    LineOverhead lines =
        report.lines().stream().filter(l -> l.id().equals("ajws")).findFirst().orElseThrow();
    String counted =
        String.format(
            Locale.ROOT,
            "| Lucene 2.4.1 with the load | %d for %d loop and %d sets (%.1f %%) | %.1f %% |",
            lines.extra(),
            count(report, "loops"),
            count(report, "atomicSets"),
            100 * lines.overSerial(),
            100 * lines.overAll());
    assertTrue(page.contains(counted), counted);
    String annotations =
        "| %d and 13 `await:` | %d of 348 |"
            .formatted(lines.locks(), count(report, "synchronized.removed"));
    assertTrue(page.contains(annotations), annotations);
    int classes = 0;
    Matcher row = Pattern.compile("(?m)^\\| .* \\| (\\d+) \\| .*\\|$").matcher(setBySet(page));
    while (row.find()) {
      classes += Integer.parseInt(row.group(1));
    }
    assertEquals(count(report, "synchronized.removed"), classes, "by class");
  }

  private static String setBySet(String page) {
    return page.substring(page.indexOf("### Set by set"), page.indexOf("Left as it is, and why"));
  }

  private static long count(Report report, String figure) {
    return (long) report.figure(figure).orElseThrow().value();
  }

  @Test
  void directoriesAndIndexWriter() throws Exception {
    CodeBaseBuild build = new CodeBaseBuild(new Lusearch(), output(), null);
    List<Path> original = build.built(null);
    Object same;
    try (RuntimeCopy published = new RuntimeCopy(withPrograms(original), 1)) {
      same = run(published, SameIndex.class);
      assertEquals("the directory just opened is closed", run(published, ClosedWhileOpened.class));
      assertEquals("2 documents, then a file is missing", run(published, ReopenedStore.class));
    }
    List<Path> translated = build.built(Target.TRYCATCH);
    try (RuntimeCopy withSets = new RuntimeCopy(withPrograms(translated), 1)) {
      assertEquals(same, run(withSets, SameIndex.class));
      assertEquals("", run(withSets, ClosedWhileOpened.class));
      assertEquals("", run(withSets, SharedReaders.class));
      assertEquals("2 documents, then a file is missing", run(withSets, ReopenedStore.class));
      assertEquals("", run(withSets, OpenAndClose.class));
      assertEquals("", run(withSets, ConcurrentIndexing.class));
      assertEquals("", run(withSets, WaitingWriter.class));
    }
    assertEquals(0, ThroughputCommand.smoke(3).measure(new Lusearch(), original, translated));
  }

  private static List<Path> withPrograms(List<Path> library) {
    List<Path> path = new ArrayList<>(library);
    path.add(
        Path.of(
            URI.create(
                LuceneTest.class.getProtectionDomain().getCodeSource().getLocation().toString())));
    return path;
  }

  private static Object run(RuntimeCopy in, Class<? extends Callable<String>> program)
      throws Exception {
    return in.create(program.getName(), Callable.class).call();
  }
}
