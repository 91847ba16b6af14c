package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.run.MainProgram;
import org.ajws.processor.run.MemoryCompiler;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.scheduler.SchedulerForTests;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Programs that have no serial elision, since their tasks wait for what comes later: translated
 * they print what stands beside them, with any number of workers.
 */
class WaitingProgramsTest {
  private static final Path PROGRAMS = Path.of("src/test/resources/waiting");

  @TempDir Path output;

  @AfterEach
  void stopWorkers() {
    AjwsRuntime.shutdown();
  }

  @ParameterizedTest
  @EnumSource(
      value = Target.class,
      names = {"TRYCATCH", "TASKS", "FORKJOIN"})
  void tasksWaitForWhatComesLater(Target target) throws Exception {
    runs("Waiting", target);
  }

  @ParameterizedTest
  @EnumSource(
      value = Target.class,
      names = {"TRYCATCH", "TASKS", "FORKJOIN"})
  void tasksThatStandStillAreNamedWithTheirLines(Target target) throws Exception {
    runs("Standing", target);
  }

  /** Of methods that were resumed, whose functions are compiled on other lines. */
  @Test
  void functionsThatStandStillAreNamedWithTheirLines() throws Exception {
    String name = "StandingFunctions";
    Map<String, byte[]> classes = compiled(name, Target.TRYCATCH);
    for (int workers : new int[] {1, 2, 4}) {
      SchedulerForTests.installWithoutOutsiders(workers, 300, 1, workers);
      assertEquals(
          Files.readString(PROGRAMS.resolve(name + ".txt")), MainProgram.run(classes, name));
    }
  }

  /** Replies that are early, deferred or handed on, CKY by cells, branch and bound. */
  @ParameterizedTest
  @EnumSource(
      value = Target.class,
      names = {"TRYCATCH", "TASKS", "FORKJOIN"})
  void examplesOfTheThesis(Target target) throws Exception {
    runs("Thesis", target);
  }

  /** 250,000 tasks that wait at the same time hold no thread, and take 100 MB at most. */
  @Test
  void veryManyTasksWait() throws Exception {
    runs("Many", Target.TRYCATCH);
  }

  /** Where a stack cannot be saved, a task that waits does not lie on top of who helps it. */
  @ParameterizedTest
  @EnumSource(
      value = Target.class,
      names = {"TRYCATCH", "TASKS", "FORKJOIN"})
  void threadsInBarriersWaitForWhatFollows(Target target) throws Exception {
    givesSeven("Barriers", target);
  }

  @ParameterizedTest
  @EnumSource(
      value = Target.class,
      names = {"TRYCATCH", "TASKS", "FORKJOIN"})
  void whoWaitsMakesTheFirstPromise(Target target) throws Exception {
    givesSeven("FirstPromises", target);
  }

  /** A pool's thread that waits for the end of what it has begun is replaced in its pool. */
  @ParameterizedTest
  @EnumSource(
      value = Target.class,
      names = {"TRYCATCH", "TASKS", "FORKJOIN"})
  void tasksWaitForWhatIsQueuedInAPool(Target target) throws Exception {
    givesSevenBesideOutsiders("InPools", target);
  }

  /** Another worker comes where all stand still in a way that the runtime does not know. */
  @ParameterizedTest
  @EnumSource(
      value = Target.class,
      names = {"TRYCATCH", "TASKS", "FORKJOIN"})
  void tasksWaitInLatchesOfTheProgram(Target target) throws Exception {
    givesSevenBesideOutsiders("Latches", target);
  }

  private void givesSeven(String name, Target target) throws Exception {
    Map<String, byte[]> classes = compiled(name, target);
    for (String program : programs(name, "int")) {
      for (int workers : new int[] {1, 2}) {
        for (double every : new double[] {0, 3}) {
          SchedulerForTests.installWithoutOutsiders(workers, 300, every, workers);
          assertEquals(
              "7\n",
              run(classes, name, program),
              program + ", " + target + ", " + workers + " workers");
        }
      }
    }
  }

  /** More tasks wait than there may be workers, in finishes and loops of many levels. */
  @ParameterizedTest
  @EnumSource(
      value = Target.class,
      names = {"TRYCATCH", "TASKS", "FORKJOIN"})
  void veryManyTasksWaitInNestedConstructs(Target target) throws Exception {
    Map<String, byte[]> classes = compiled("Nested", target);
    for (String program : programs("Nested", "void")) {
      for (int workers : new int[] {1, 2, 64}) {
        SchedulerForTests.installWithoutOutsiders(workers, 300, 0, workers);
        assertEquals(
            program.startsWith("promises") ? "1023\n" : "511\n",
            run(classes, "Nested", program),
            program + ", " + target + ", " + workers + " workers");
      }
    }
  }

  /** Threads, pools, initialisers, locks. */
  @ParameterizedTest
  @EnumSource(
      value = Target.class,
      names = {"TRYCATCH", "TASKS", "FORKJOIN"})
  void tasksWaitAmongThreadsOfTheProgram(Target target) throws Exception {
    givesSevenBesideOutsiders("Hostile", target);
  }

  /** Interrupts, limits of time, exceptions, cancellations. */
  @ParameterizedTest
  @EnumSource(
      value = Target.class,
      names = {"TRYCATCH", "TASKS", "FORKJOIN"})
  void waitsAreEnded(Target target) throws Exception {
    givesSevenBesideOutsiders("EndedWaits", target);
  }

  private void givesSevenBesideOutsiders(String name, Target target) throws Exception {
    givesSevenBesideOutsiders(name, compiled(name, target), target.toString());
  }

  private void givesSevenBesideOutsiders(String name, Map<String, byte[]> classes, String how)
      throws Exception {
    for (String program : programs(name, "int")) {
      for (int workers : new int[] {1, 2, 64}) {
        SchedulerForTests.install(workers, 300, workers == 2 ? 3 : 0, workers);
        assertEquals(
            "7\n", run(classes, name, program), program + ", " + how + ", " + workers + " workers");
      }
    }
  }

  /**
   * Channels of one place, several readers, ends, errors; graphs that grow, fail and are cancelled.
   */
  @ParameterizedTest
  @CsvSource({
    "Messages, TRYCATCH", "Messages, TASKS", "Messages, FORKJOIN",
    "Graphs, TRYCATCH", "Graphs, TASKS", "Graphs, FORKJOIN"
  })
  void manyTasksWait(String name, Target target) throws Exception {
    givesSevenBesideOutsiders(name, target);
  }

  /** Conditions, early ends and snapshots, by each way to lock that can be named. */
  @ParameterizedTest
  @CsvSource({
    "TRYCATCH, AUTO",
    "TRYCATCH, MONITOR",
    "TRYCATCH, REENTRANT",
    "TASKS, AUTO",
    "FORKJOIN, AUTO"
  })
  void unitsWait(Target target, LockKind locks) throws Exception {
    givesSevenBesideOutsiders("Units", compiled("Units", target, locks), target + ", " + locks);
  }

  @ParameterizedTest
  @EnumSource(
      value = Target.class,
      names = {"TRYCATCH", "TASKS", "FORKJOIN"})
  void waitsThatNobodyEndsAreTold(Target target) throws Exception {
    givesSeven("Told", target);
  }

  /** Futures have an elision: untranslated and in order the programs give the same. */
  @ParameterizedTest
  @ValueSource(strings = {"FutureUses", "FuturePlaces"})
  void futuresStandWhereverValuesMay(String name) throws Exception {
    for (Target target : List.of(Target.TRYCATCH, Target.TASKS, Target.FORKJOIN)) {
      givesSeven(name, target);
    }
    Map<String, byte[]> inOrder = compiled(name, Target.SERIAL);
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      String text = Files.readString(PROGRAMS.resolve(name + ".java"));
      Map<String, byte[]> untranslated = compiler.compile(Map.of(name + ".java", text));
      for (String program : programs(name, "int")) {
        assertEquals("7\n", run(untranslated, name, program), program + ", untranslated");
        assertEquals("7\n", run(inOrder, name, program), program + ", in order");
      }
    }
  }

  /** In order nothing waits for ever: what would says so. */
  @ParameterizedTest
  @ValueSource(strings = {"Hostile", "EndedWaits", "Messages", "Graphs"})
  void inOrderWaitsAreTold(String name) throws Exception {
    Map<String, byte[]> classes = compiled(name, Target.SERIAL);
    System.setProperty("ajws.target", "serial");
    try {
      AjwsRuntime.shutdown(); // the next scheduler is one for that target
      for (String program : programs(name, "int")) {
        String printed = run(classes, name, program);
        assertTrue(
            printed.equals("7\n") || printed.contains("would have to wait for ever"),
            program + " " + printed);
      }
    } finally {
      System.clearProperty("ajws.target");
    }
  }

  /** The methods of a file that are programs. */
  private static List<String> programs(String name, String type) throws Exception {
    return Pattern.compile("(?m)^  static " + type + " (\\w+)\\(\\) \\{$")
        .matcher(Files.readString(PROGRAMS.resolve(name + ".java")))
        .results()
        .map(m -> m.group(1))
        .collect(Collectors.toList());
  }

  /** What the main method prints, told to run one of its programs. */
  private static String run(Map<String, byte[]> classes, String name, String program)
      throws Exception {
    System.setProperty("waiting.program", program);
    try {
      return MainProgram.run(classes, name);
    } finally {
      System.clearProperty("waiting.program");
    }
  }

  private void runs(String name, Target target) throws Exception {
    String expected = Files.readString(PROGRAMS.resolve(name + ".txt"));
    Map<String, byte[]> classes = compiled(name, target);
    for (int workers : new int[] {1, 2, 3, 16}) {
      for (double every : new double[] {0, 3}) {
        SchedulerForTests.installWithoutOutsiders(workers, 300, every, workers);
        assertEquals(
            expected, MainProgram.run(classes, name), target + ", " + workers + " workers");
      }
    }
  }

  private Map<String, byte[]> compiled(String name, Target target) throws Exception {
    return compiled(name, target, LockKind.MONITOR);
  }

  private Map<String, byte[]> compiled(String name, Target target, LockKind locks)
      throws Exception {
    Path source = PROGRAMS.resolve(name + ".java");
    TranslationResult result =
        Translator.translate(
            TranslationRequest.of(List.of(source), Sources.CLASS_PATH, output)
                .withTarget(target)
                .withLocks(locks));
    assertFalse(result.hasErrors(), Sources.messages(result));
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      String file = name + ".java";
      return compiler.compile(Map.of(file, Files.readString(output.resolve(file))));
    }
  }
}
