package org.ajws.processor.diagnostic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Every message has a number of its own, a summary where it is declared, a page, and a golden
 * program whose expected messages hold it. What no program alone provokes has a reason here, and
 * the test that provokes it.
 */
class DiagnosticCodeTest {
  private static final Path PAGES = Path.of("../docs/diagnostics");
  private static final Path GOLDEN = Path.of("src/test/resources/golden");
  private static final Path SOURCE =
      Path.of("src/main/java/org/ajws/processor/diagnostic/DiagnosticCode.java");

  private static final Pattern IN_MESSAGE = Pattern.compile("\\[(AJWS-\\d+)]");

  /** Why no golden program provokes a message, and the test that does, from the project's root. */
  private record Elsewhere(String why, String test) {}

  private static final String BAD_INPUT =
      "ajws-processor/src/test/java/org/ajws/processor/BadInputTest.java";
  private static final String COMMANDS = "ajws-cli/src/test/java/org/ajws/cli/CommandsTest.java";

  private static final Map<DiagnosticCode, Elsewhere> ELSEWHERE =
      new EnumMap<>(
          Map.ofEntries(
              Map.entry(
                  DiagnosticCode.COMPILER_FAILED,
                  new Elsewhere("an option of the build, not its sources", BAD_INPUT)),
              Map.entry(
                  DiagnosticCode.NOT_TRANSLATED,
                  new Elsewhere(
                      "a file that the compiler finds by itself",
                      "ajws-javac-plugin/src/test/java/org/ajws/javac/AjwsPluginTest.java")),
              Map.entry(
                  DiagnosticCode.COMPILED_BEFORE,
                  new Elsewhere(
                      "class files of an earlier compilation",
                      "ajws-javac-plugin/src/test/java/org/ajws/javac/PartialCompilationTest.java")),
              Map.entry(
                  DiagnosticCode.RUNTIME_NOT_READ,
                  new Elsewhere(
                      "a module declaration and a class",
                      "ajws-processor/src/test/java/org/ajws/processor/OddInputTest.java")),
              Map.entry(
                  DiagnosticCode.RELEASE_BELOW_RUNTIME,
                  new Elsewhere(
                      "an option of the build",
                      "ajws-processor/src/test/java/org/ajws/processor/OddInputTest.java")),
              Map.entry(
                  DiagnosticCode.UNREADABLE,
                  new Elsewhere("a file that is not there or not text", BAD_INPUT)),
              Map.entry(
                  DiagnosticCode.UNWRITABLE,
                  new Elsewhere("a folder with a file's name", BAD_INPUT)),
              Map.entry(
                  DiagnosticCode.MISSING_CLASS_PATH_ENTRY,
                  new Elsewhere("the class path of the request", BAD_INPUT)),
              Map.entry(DiagnosticCode.SAME_OUTPUT, new Elsewhere("two source roots", BAD_INPUT)),
              Map.entry(
                  DiagnosticCode.NO_COMPILER,
                  new Elsewhere(
                      "a Java without a compiler",
                      "ajws-maven-plugin/src/it/no-compiler/verify.groovy")),
              Map.entry(DiagnosticCode.TOO_DEEP, new Elsewhere("as large as the stack", BAD_INPUT)),
              Map.entry(
                  DiagnosticCode.OUTPUT_IS_SOURCE,
                  new Elsewhere("the output folder of the request", BAD_INPUT)),
              Map.entry(DiagnosticCode.GENERATED_CODE, new Elsewhere("a fault of AJWS", COMMANDS)),
              Map.entry(DiagnosticCode.THRESHOLD, new Elsewhere("a limit of the report", COMMANDS)),
              Map.entry(
                  DiagnosticCode.THRESHOLD_UNDECIDED,
                  new Elsewhere("a limit of the report", COMMANDS)),
              Map.entry(
                  DiagnosticCode.HUGE_METHOD,
                  new Elsewhere(
                      "needs the class files of the translation",
                      "ajws-report/src/test/java/org/ajws/report/MethodSizesTest.java")),
              Map.entry(
                  DiagnosticCode.SUPERCLASS_NOT_TRANSLATED,
                  new Elsewhere(
                      "needs the class files of another module",
                      "ajws-processor/src/test/java/org/ajws/processor/atomic/ClosureTest.java")),
              Map.entry(
                  DiagnosticCode.JIKES_CLASS_VERSION,
                  new Elsewhere(
                      "no compiler that writes version 50 writes a later one",
                      "ajws-processor/src/test/java/org/ajws/processor/classfile/ClassVerifierTest.java")),
              Map.entry(
                  DiagnosticCode.JIKES_VM,
                  new Elsewhere(
                      "an environment variable",
                      "ajws-cli/src/test/java/org/ajws/cli/JikesCommandTest.java"))));

  @TestFactory
  Stream<DynamicTest> numberSummaryPageAndProgramStandTogether() throws IOException {
    Set<String> provoked = provoked();
    String source = Files.readString(SOURCE);
    return Arrays.stream(DiagnosticCode.values())
        .map(
            code ->
                DynamicTest.dynamicTest(
                    code.id(),
                    () -> {
                      hasSummary(code, source);
                      hasPage(code);
                      hasProgram(code, provoked);
                    }));
  }

  private static void hasSummary(DiagnosticCode code, String source) {
    String number = code.id().substring("AJWS-".length());
    Pattern declared =
        Pattern.compile("\\*/\\s+" + code.name() + "\\(" + number + ", Severity\\.\\w+\\)");
    assertTrue(declared.matcher(source).find(), code + " has no summary where it is declared");
  }

  private static void hasPage(DiagnosticCode code) throws IOException {
    Path page = PAGES.resolve(code.id() + ".md");
    assertTrue(Files.exists(page), "no page " + page);
    String text = Files.readString(page);
    assertTrue(text.startsWith("# " + code.id() + ": "), page + " has another title");
    for (String part : List.of("\n**Fix.**", "\n**Suppress.**")) {
      assertTrue(text.contains(part), page + " has no part" + part.strip());
    }
  }

  private static void hasProgram(DiagnosticCode code, Set<String> provoked) throws IOException {
    Elsewhere elsewhere = ELSEWHERE.get(code);
    if (elsewhere == null) {
      assertTrue(provoked.contains(code.id()), "no golden program for " + code.id());
      return;
    }
    assertFalse(provoked.contains(code.id()), "has a program: needs no reason to have none");
    assertFalse(elsewhere.why().isBlank());
    String test = Files.readString(Path.of("..").resolve(elsewhere.test()));
    assertTrue(
        test.contains(code.id()) || test.contains("DiagnosticCode." + code.name()),
        elsewhere.test() + " does not mention " + code.id());
  }

  private static Set<String> provoked() throws IOException {
    Set<String> provoked = new TreeSet<>();
    try (Stream<Path> files = Files.walk(GOLDEN)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".txt")).toList()) {
        Matcher matcher = IN_MESSAGE.matcher(Files.readString(file));
        while (matcher.find()) {
          provoked.add(matcher.group(1));
        }
      }
    }
    return provoked;
  }

  @Test
  void everyPageHasACodeAndNumbersAreUnique() throws IOException {
    Set<String> codes =
        Arrays.stream(DiagnosticCode.values())
            .map(c -> c.id() + ".md")
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(DiagnosticCode.values().length, codes.size());
    try (Stream<Path> pages = Files.list(PAGES)) {
      Set<String> found =
          pages
              .map(p -> p.getFileName().toString())
              .filter(p -> p.startsWith("AJWS-"))
              .collect(Collectors.toCollection(TreeSet::new));
      assertEquals(codes, found);
    }
  }
}
