package org.ajws.processor.diagnostic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every message has a page, a number of its own and a program that provokes it. */
class DiagnosticCodeTest {
  private static final Path PAGES = Path.of("../docs/diagnostics");
  private static final Path GOLDEN = Path.of("src/test/resources/golden");

  /** Provoked by files, class paths and the JDK, not by one program: tested in unit tests. */
  private static final Set<DiagnosticCode> ENVIRONMENT =
      EnumSet.of(
          DiagnosticCode.COMPILER_FAILED,
          DiagnosticCode.UNREADABLE,
          DiagnosticCode.UNWRITABLE,
          DiagnosticCode.MISSING_CLASS_PATH_ENTRY,
          DiagnosticCode.SAME_OUTPUT,
          DiagnosticCode.NO_COMPILER,
          DiagnosticCode.TOO_DEEP,
          DiagnosticCode.OUTPUT_IS_SOURCE,
          DiagnosticCode.THRESHOLD,
          DiagnosticCode.THRESHOLD_UNDECIDED,
          DiagnosticCode.HUGE_METHOD,
          DiagnosticCode.SUPERCLASS_NOT_TRANSLATED,
          DiagnosticCode.JIKES_CLASS_VERSION,
          DiagnosticCode.JIKES_VM);

  @Test
  void everyCodeHasAPage() throws IOException {
    for (DiagnosticCode code : DiagnosticCode.values()) {
      Path page = PAGES.resolve(code.id() + ".md");
      assertTrue(Files.exists(page), "no page " + page);
      String text = Files.readString(page);
      assertTrue(text.startsWith("# " + code.id() + ": "), page + " has another title");
      for (String section : List.of("**Fix", "uppress")) {
        assertTrue(text.contains(section), page + " says nothing about " + section);
      }
    }
  }

  @Test
  void everyPageHasACode() throws IOException {
    Set<String> codes =
        Arrays.stream(DiagnosticCode.values())
            .map(c -> c.id() + ".md")
            .collect(Collectors.toCollection(TreeSet::new));
    try (Stream<Path> pages = Files.list(PAGES)) {
      Set<String> found =
          pages
              .map(p -> p.getFileName().toString())
              .filter(p -> p.startsWith("AJWS-"))
              .collect(Collectors.toCollection(TreeSet::new));
      assertEquals(codes, found);
    }
  }

  @Test
  void everyCodeIsProvokedByAProgram() throws IOException {
    Set<String> provoked = new TreeSet<>();
    Pattern code = Pattern.compile("\\[(AJWS-\\d+)]");
    try (Stream<Path> files = Files.walk(GOLDEN)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".txt")).toList()) {
        Matcher matcher = code.matcher(Files.readString(file));
        while (matcher.find()) {
          provoked.add(matcher.group(1));
        }
      }
    }
    for (DiagnosticCode each : DiagnosticCode.values()) {
      if (!ENVIRONMENT.contains(each)) {
        assertTrue(provoked.contains(each.id()), "no rejected program for " + each.id());
      }
    }
  }

  @Test
  void numbersAreUnique() {
    assertEquals(
        DiagnosticCode.values().length,
        Arrays.stream(DiagnosticCode.values()).map(DiagnosticCode::id).distinct().count());
  }
}
