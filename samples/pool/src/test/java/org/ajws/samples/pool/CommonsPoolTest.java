package org.ajws.samples.pool;

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
import org.apache.commons.pool.ObjectPool;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Commons-pool with atomic sets and conditions instead of synchronized, wait and notify. */
@Timeout(300)
class CommonsPoolTest {
  @TempDir static Path folder;

  private static List<Path> withSets;
  private static List<Path> published;

  @BeforeAll
  static void translate() throws Exception {
    CodeBaseBuild build = new CodeBaseBuild(new CommonsPool(), folder.resolve("built"), null);
    build.unpack();
    withSets = new ArrayList<>(List.of(location(CommonsPoolTest.class)));
    withSets.addAll(build.translate(Target.SERIAL).classPath());
    published =
        List.of(
            location(CommonsPoolTest.class),
            location(ObjectPool.class),
            location(AjwsRuntime.class));
  }

  @Test
  void everyClientComputesTheSerialResult() throws Exception {
    Path work = folder.resolve("evaluation");
    int status =
        EvaluationCommand.execute(
            new EvaluationCommand(),
            "evaluation",
            "pool",
            "--quick",
            "--workers",
            "4",
            "-o",
            work.toString());
    assertEquals(0, status, "a result differs, or the overlay does not fit");
    Report report = ReportJson.read(work.resolve("pool").resolve("report.json"));
    assertTrue(report.equal());
    assertEquals(149, report.figure("synchronized.removed").orElseThrow().value());
  }

  @Test
  void oneThreadHasTheSameHistory() throws Exception {
    assertEquals(run(published, SameHistory.class), run(withSets, SameHistory.class));
  }

  @Test
  void everyWaitEndsAsItDid() throws Exception {
    assertEquals(run(published, WaitingBorrowers.class), run(withSets, WaitingBorrowers.class));
  }

  @Test
  void noThingIsGivenTwice() throws Exception {
    assertEquals("", run(withSets, SharedPools.class));
  }

  /** The published keyed pool wakes nobody when a new thing does not start, nor for a new limit. */
  @Test
  void nobodyIsForgotten() throws Exception {
    assertEquals(
        "NoSuchElementException: Timeout waiting for idle object, 0 active",
        run(published, ForgottenBorrower.class));
    assertEquals("2, 1 active", run(withSets, ForgottenBorrower.class));
    assertEquals(
        "NoSuchElementException: Timeout waiting for idle object",
        run(withSets, ShortenedWait.class));
  }

  /** An object is made and put into the pool by one unit, which nothing comes between. */
  @Test
  void nothingOfAnOldFactoryIsGiven() throws Exception {
    assertEquals("new", run(published, OldFactory.class));
    assertEquals("new", run(withSets, OldFactory.class));
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
