package org.ajws.samples.h2;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.ajws.evaluation.CodeBaseBuild;
import org.ajws.evaluation.EvaluationCommand;
import org.ajws.evaluation.ThroughputCommand;
import org.ajws.evaluation.measure.RuntimeCopy;
import org.ajws.processor.api.Target;
import org.ajws.report.Report;
import org.ajws.report.ReportJson;
import org.ajws.runtime.AjwsRuntime;
import org.h2.store.fs.FilePath;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** H2's files in memory with atomic sets instead of synchronized. */
@Timeout(300)
class H2FilesTest {
  @TempDir static Path folder;

  private static List<Path> original;
  private static List<Path> withSets;
  private static List<Path> published;

  @BeforeAll
  static void translate() throws Exception {
    CodeBaseBuild build = new CodeBaseBuild(new H2Files(), folder.resolve("built"), null);
    build.unpack();
    original = build.compileOriginal();
    withSets = new ArrayList<>(List.of(location(H2FilesTest.class)));
    withSets.addAll(build.translate(Target.SERIAL).classPath());
    published =
        List.of(location(H2FilesTest.class), location(FilePath.class), location(AjwsRuntime.class));
  }

  @Test
  void everyClientReadsTheSerialResult() throws Exception {
    Path work = folder.resolve("evaluation");
    int status =
        EvaluationCommand.execute(
            new EvaluationCommand(),
            "evaluation",
            "h2",
            "--quick",
            "--workers",
            "4",
            "-o",
            work.toString());
    assertEquals(0, status, "a result differs, or the overlay does not fit");
    Report report = ReportJson.read(work.resolve("h2").resolve("report.json"));
    assertTrue(report.equal());
    assertEquals(44, report.figure("synchronized.removed").orElseThrow().value());
  }

  @Test
  void threadsOfBothFormsReadTheSame() throws Exception {
    assertEquals(0, ThroughputCommand.smoke(3).measure(new H2Files(), original, withSets));
  }

  @Test
  void oneThreadHasTheSameHistory() throws Exception {
    assertEquals(run(published, SameFiles.class), run(withSets, SameFiles.class));
  }

  /** The published library loses blocks of files that two make longer at once. */
  @Test
  void nothingIsLostOfFilesThatGrow() throws Exception {
    assertEquals("", run(withSets, GrowingFiles.class));
  }

  /**
   * One who reads on may be sent elsewhere by one who reads at a place, in the published library.
   */
  @Test
  void nobodyMovesTheOthersPosition() throws Exception {
    assertEquals("", run(withSets, MovedPositions.class));
  }

  private static Path location(Class<?> type) {
    return Path.of(URI.create(type.getProtectionDomain().getCodeSource().getLocation().toString()));
  }

  private static Object run(List<Path> path, Class<? extends Callable<String>> program)
      throws Exception {
    try (RuntimeCopy copy = new RuntimeCopy(path, 1)) {
      return copy.create(program.getName(), Callable.class).call();
    }
  }
}
