package org.ajws.samples.log4j;

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
import org.ajws.runtime.AjwsRuntime;
import org.apache.log4j.Logger;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Log4j's queue and category tree with atomic sets and conditions instead of monitors. */
@Timeout(300)
class Log4jTest {
  @TempDir static Path folder;

  private static List<Path> withSets;
  private static List<Path> published;

  @BeforeAll
  static void translate() throws Exception {
    CodeBaseBuild build = new CodeBaseBuild(new Log4j(), folder.resolve("built"), null);
    build.unpack();
    withSets = new ArrayList<>(List.of(location(Log4jTest.class)));
    withSets.addAll(build.translate(Target.SERIAL).classPath());
    published =
        List.of(location(Log4jTest.class), location(Logger.class), location(AjwsRuntime.class));
  }

  @Test
  void everyClientsEventsComeOut() throws Exception {
    Path work = folder.resolve("evaluation");
    int status =
        EvaluationCommand.execute(
            new EvaluationCommand(),
            "evaluation",
            "log4j",
            "--quick",
            "--workers",
            "4",
            "-o",
            work.toString());
    assertEquals(0, status, "a result differs, or the overlay does not fit");
    Report report = ReportJson.read(work.resolve("log4j").resolve("report.json"));
    assertTrue(report.equal());
    assertEquals(31, report.figure("synchronized.removed").orElseThrow().value());
  }

  @Test
  void oneThreadLogsTheSame() throws Exception {
    assertEquals(run(published, SameOutput.class), run(withSets, SameOutput.class));
  }

  @Test
  void noEventIsLostOrComesTwice() throws Exception {
    assertEquals("", run(withSets, SharedQueue.class));
  }

  @Test
  void allThreadsGetTheSameCategories() throws Exception {
    assertEquals("0 others, 0 at wrong places", run(withSets, SharedTree.class));
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
