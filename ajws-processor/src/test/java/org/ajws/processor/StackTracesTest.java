package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.run.MainProgram;
import org.ajws.processor.run.MemoryCompiler;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.scheduler.SchedulerForTests;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The programs of {@code src/test/resources/traces} print stack traces inside of their clauses:
 * translated, they show the methods and lines of the source.
 */
class StackTracesTest {
  private static final Path PROGRAMS = Path.of("src/test/resources/traces");

  private static final Pattern GENERATED =
      Pattern.compile("\\$(fast|slow|body|internal\\d*|exact\\d*)\\b|\\$Frame\\d");

  /** The numbers of lambdas and classes without a name, which those of slow versions shift. */
  private static final Pattern NUMBER = Pattern.compile("\\$\\d+");

  /** A method of the program in a trace, or a lambda in it. */
  private static final Pattern ELEMENT =
      Pattern.compile("\\tat WorkerTraces\\.(?:lambda\\$)?(\\w+)(?:\\$\\d+)?\\(");

  @TempDir Path output;

  @AfterEach
  void stopWorkers() {
    AjwsRuntime.shutdown();
  }

  @ParameterizedTest
  @CsvSource({
    "CaughtTraces, TRYCATCH",
    "CaughtTraces, SERIAL",
    "MadeTraces, TRYCATCH",
    "MadeTraces, SERIAL",
    "UnitTraces, TRYCATCH",
    "UnitTraces, FORKJOIN",
    "UnitTraces, SERIAL",
    "UnitTraces, TRACED"
  })
  void tracesAreThoseOfTheSource(String program, Target target) throws Exception {
    SchedulerForTests.install(1);
    Map<String, byte[]> classes = translated(program, target);
    assertEquals(numberless(elision(program)), numberless(MainProgram.run(classes, program)));
  }

  /** Boxes that are opened, heads of loops and choices, each part on a line of its own. */
  @ParameterizedTest
  @CsvSource({"TRYCATCH, 0", "TRYCATCH, 1", "TRYCATCH, 3", "FORKJOIN, 0", "SERIAL, 0"})
  void linesOfSpreadPartsAreThoseOfTheSource(Target target, double every) throws Exception {
    Map<String, byte[]> classes = translated("SpreadLines", target);
    SchedulerForTests.install(1, 300, every, 1);
    assertEquals(elision("SpreadLines"), MainProgram.run(classes, "SpreadLines"));
  }

  /** Where a saved method goes on, its callers are those of the runtime; what is above is right. */
  @ParameterizedTest
  @CsvSource({
    "TRYCATCH, 1, 1",
    "TRYCATCH, 1, 3",
    "TRYCATCH, 4, 1",
    "TRYCATCH, 4, 4",
    "FORKJOIN, 4, 0"
  })
  void tracesOfSavedStacksShowNothingElse(Target target, int workers, double every)
      throws Exception {
    List<List<String>> expected = traces(elision("CaughtTraces"));
    Map<String, byte[]> classes = translated("CaughtTraces", target);
    for (int seed = 1; seed <= 5; seed++) {
      SchedulerForTests.install(workers, 300, every, seed);
      String printed = MainProgram.run(classes, "CaughtTraces");
      assertFalse(GENERATED.matcher(printed).find(), printed);
      List<List<String>> found = traces(printed);
      assertEquals(expected.size(), found.size(), printed);
      for (int i = 0; i < found.size(); i++) {
        String both = "seed " + seed + ": " + found.get(i) + "\ninstead of\n" + expected.get(i);
        assertTrue(isPart(found.get(i), expected.get(i)), both);
        if (found.get(i).get(0).startsWith("again")) { // caught by the callers, one after the other
          int callers = Integer.parseInt(found.get(i).get(0).substring(6, 7));
          assertTrue(found.get(i).size() >= 3 + callers, both);
        }
      }
    }
  }

  /** Thrown on a thread of the pool, an exception has the callers of the loop, finish or value. */
  @ParameterizedTest
  @CsvSource({"TRYCATCH, 0", "TRYCATCH, 3", "TASKS, 0", "FORKJOIN, 0"})
  void whatWorkersThrowShowsWhoWaited(Target target, double every) throws Exception {
    Map<String, byte[]> classes = translated("WorkerTraces", target);
    List<List<String>> expected =
        List.of(
            List.of("loop", "work", "loop", "run", "main"),
            List.of("nested", "work", "inner", "nested", "run", "main"),
            List.of("finish", "work", "finish", "run", "main"),
            List.of("lambda", "work", "lambda", "run", "main"),
            List.of("values", "work", "value", "values", "run", "main"),
            List.of("lambdaOfValues", "work", "value", "lambdaOfValues", "run", "main"),
            List.of("intervals", "work", "intervals", "run", "main"));
    for (int seed = 1; seed <= 3; seed++) {
      SchedulerForTests.install(4, 300, every, seed);
      String printed = MainProgram.run(classes, "WorkerTraces");
      assertEquals(expected, methods(printed), "seed " + seed + "\n" + printed);
    }
  }

  /**
   * The methods of the program in each trace, without what was suppressed; each once where it
   * stands several times in a row, since the body of a construct may be a method of its own.
   */
  private static List<List<String>> methods(String printed) {
    List<List<String>> traces = new ArrayList<>();
    for (String line : printed.lines().toList()) {
      Matcher element = ELEMENT.matcher(line);
      if (!line.startsWith("\t") && !line.startsWith("java.lang.")) {
        traces.add(new ArrayList<>(List.of(line)));
      } else if (element.lookingAt()) {
        List<String> trace = traces.get(traces.size() - 1);
        String method = element.group(1);
        if (trace.size() == 1 || !trace.get(trace.size() - 1).equals(method)) {
          trace.add(method);
        }
      } else if (line.startsWith("\tat org.ajws.runtime.scheduler.WorkerThread")
          || line.startsWith("\tat java.base/java.util.concurrent.ForkJoinWorkerThread")) {
        traces.get(traces.size() - 1).add("a worker");
      }
    }
    return traces;
  }

  private Map<String, byte[]> translated(String program, Target target) throws Exception {
    Path out = output.resolve(target.id());
    TranslationResult result =
        Translator.translate(
            TranslationRequest.of(
                    List.of(PROGRAMS.resolve(program + ".java")), Sources.CLASS_PATH, out)
                .withTarget(target));
    assertFalse(result.hasErrors(), Sources.messages(result));
    return compiled(out.resolve(program + ".java"));
  }

  private static String elision(String program) throws Exception {
    return MainProgram.run(compiled(PROGRAMS.resolve(program + ".java")), program);
  }

  private static Map<String, byte[]> compiled(Path file) throws Exception {
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      return compiler.compile(Map.of(file.getFileName().toString(), Files.readString(file)));
    }
  }

  private static String numberless(String printed) {
    return NUMBER.matcher(printed).replaceAll("\\$");
  }

  /**
   * The traces that were printed, each with what it says first, and its elements of the program
   * that stand above the first one of the runtime.
   */
  private static List<List<String>> traces(String printed) {
    List<List<String>> traces = new ArrayList<>();
    boolean runtime = false;
    for (String line : numberless(printed).lines().map(String::strip).toList()) {
      if (!line.startsWith("at ") && !line.startsWith("...") && !line.isEmpty()) {
        traces.add(new ArrayList<>(List.of(line)));
        runtime = false;
      } else if (line.startsWith("at org.ajws.runtime.")) {
        runtime = true;
      } else if (line.startsWith("at CaughtTraces") && !runtime) {
        traces.get(traces.size() - 1).add(line);
      }
    }
    return traces;
  }

  /** Whether a trace begins as another one does, and has nothing that that one has not. */
  private static boolean isPart(List<String> trace, List<String> whole) {
    int at = 0;
    for (int i = 0; i < trace.size(); i++) {
      int from = at;
      while (at < whole.size() && !isSame(trace.get(i), whole.get(at))) {
        at++;
      }
      if (at == whole.size() || (i < 2 && at != from)) {
        return false;
      }
      at++;
    }
    return trace.size() > 1 || whole.size() == 1;
  }

  /** The line of a lambda may not be known; the body of a queued async is one. */
  private static boolean isSame(String element, String original) {
    return element.equals(original)
        || element.replace("lambda ", "").equals(original)
        || (element.contains("lambda ") && element.equals(original.replaceAll(":\\d+\\)$", ")")));
  }
}
