package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.run.GoldenPrograms;
import org.ajws.processor.run.MainProgram;
import org.ajws.processor.run.MemoryCompiler;
import org.ajws.processor.run.Share;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.scheduler.SchedulerForTests;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The golden programs with finish and async give what their serial elision gives, on any number of
 * workers that save their stacks as often as they can, when they are asked and at random.
 *
 * <p>Each build runs its {@link Share} of them. {@code -Dajws.stress.runs=N} sets how often each
 * program runs with each number of workers.
 */
class FrameStressTest {
  private static final Set<String> CONSTRUCTS =
      Set.of("finish", "async", "async-value", "barrier", "task-form");

  /** Nothing to save: all its asyncs stand in a monitor, where they run in order. */
  private static final String IN_ORDER = "ReturnInMonitor.java";

  private static final int RUNS = Integer.getInteger("ajws.stress.runs", 3);
  private static final int[] WORKERS = {1, 2, 3, 4, 8, 16, 64};
  private static final long[] GAPS = {300, 20_000};

  /** At one poll in so many the stack is saved at random. */
  private static final double[] EVERY = {1, 4, 30};

  @TempDir Path output;

  @AfterEach
  void stopWorkers() {
    AjwsRuntime.shutdown();
  }

  @TestFactory
  Stream<DynamicTest> programs() throws IOException {
    List<Path> programs =
        GoldenPrograms.in("input").stream()
            .filter(p -> CONSTRUCTS.contains(p.getParent().getParent().getFileName().toString()))
            .filter(p -> !p.endsWith(IN_ORDER))
            .toList();
    return GoldenPrograms.share(programs, FrameStressTest.class).stream()
        .map(p -> DynamicTest.dynamicTest(p.getFileName().toString(), () -> stress(p)));
  }

  private void stress(Path program) throws Exception {
    String file = program.getFileName().toString();
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      String expected = GoldenPrograms.elision(program).orElseThrow();
      Path out = output.resolve(file);
      TranslationResult result =
          Translator.translate(TranslationRequest.of(List.of(program), Sources.CLASS_PATH, out));
      assertFalse(result.hasErrors(), Sources.messages(result));
      Map<String, byte[]> classes =
          compiler.compile(Map.of(file, Files.readString(out.resolve(file))));
      String main = MainProgram.find(classes).orElseThrow();
      long saved = 0;
      for (int workers : WORKERS) {
        for (long gap : GAPS) {
          SchedulerForTests.install(workers, gap);
          AjwsRuntime.resetStatistics();
          for (int run = 0; run < (workers == 64 ? 1 : RUNS); run++) {
            String found = MainProgram.run(classes, main);
            assertEquals(expected, found, workers + " workers, gap " + gap + " ns, run " + run);
          }
          saved += AjwsRuntime.statistics().unwindings();
        }
      }
      assertTrue(saved > 0, "no stack was saved: nothing was tested");
      for (double every : EVERY) {
        for (int workers : new int[] {1, 2, 8}) {
          SchedulerForTests.install(workers, 300, every, RUNS);
          String found = MainProgram.run(classes, main);
          assertEquals(expected, found, workers + " workers, every " + every + "th poll saves");
        }
      }
    }
  }
}
