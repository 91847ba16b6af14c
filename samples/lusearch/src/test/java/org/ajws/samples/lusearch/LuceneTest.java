package org.ajws.samples.lusearch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.ajws.evaluation.CodeBaseBuild;
import org.ajws.evaluation.EvaluationCommand;
import org.ajws.evaluation.measure.RuntimeCopy;
import org.ajws.processor.api.Target;
import org.ajws.report.Report;
import org.ajws.report.ReportJson;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Lucene with atomic sets instead of synchronized. */
@Timeout(600)
class LuceneTest {
  @TempDir static Path folder;

  @Test
  void everyQueryGivesTheSerialHitsAndScores() throws Exception {
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
    Report report = ReportJson.read(folder.resolve("lusearch").resolve("report.json"));
    assertTrue(report.equal());
    assertEquals(new Lusearch().cases(true).size(), report.cases().size());
    assertEquals(1, report.figure("loops").orElseThrow().value());
    assertEquals(334, report.figure("synchronized.removed").orElseThrow().value());
  }

  @Test
  void directoriesAndIndexWriter() throws Exception {
    CodeBaseBuild build = new CodeBaseBuild(new Lusearch(), folder.resolve("built"), null);
    build.unpack();
    List<Path> original = build.compileOriginal();
    Object same;
    try (RuntimeCopy published = new RuntimeCopy(withPrograms(original), 1)) {
      same = run(published, SameIndex.class);
      assertEquals("the directory just opened is closed", run(published, ClosedWhileOpened.class));
      assertEquals("2 documents, then a file is missing", run(published, ReopenedStore.class));
    }
    CodeBaseBuild.Translated translated = build.translate(Target.SERIAL);
    try (RuntimeCopy withSets = new RuntimeCopy(withPrograms(translated.classPath()), 1)) {
      assertEquals(same, run(withSets, SameIndex.class));
      assertEquals("", run(withSets, ClosedWhileOpened.class));
      assertEquals("", run(withSets, SharedReaders.class));
      assertEquals("2 documents, then a file is missing", run(withSets, ReopenedStore.class));
      assertEquals("", run(withSets, OpenAndClose.class));
      assertEquals("", run(withSets, ConcurrentIndexing.class));
      assertEquals("", run(withSets, WaitingWriter.class));
    }
    ThroughputCommand throughput = new ThroughputCommand();
    throughput.smoke = true;
    throughput.threads = List.of(3);
    throughput.cases = "";
    assertEquals(0, throughput.measure(original, translated.classPath()));
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
