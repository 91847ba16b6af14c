package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.ajws.processor.run.GoldenPrograms;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A build with {@code -Xlint:all -Werror} stays green: of what a golden program has become, the
 * compiler warns of nothing that it does not warn of in the program itself.
 */
class TranslationLintTest {
  private static final List<String> LINT =
      List.of("-proc:none", "-Xlint:all", "-Xmaxwarns", "1000000", "-Xmaxerrs", "100");

  /**
   * What stays: the compiler warns of resources that are declared and not used, but not of {@code
   * try (a)}, which an async value cannot be; and of fall-through in a switch statement, but not in
   * the switch expression that it was. Neither can be suppressed for the place alone.
   */
  private static final Set<String> KNOWN =
      Set.of(
          "ResourcesAndThrows.java compiler.warn.try.resource.not.referenced",
          "SwitchExpressions.java compiler.warn.possible.fall-through.into.case");

  @TempDir Path folder;

  @Test
  void translationsGiveNoWarningThatTheProgramDoesNotGive() throws IOException {
    Map<Path, Path> translations = new LinkedHashMap<>();
    for (Path program : GoldenPrograms.in("input")) {
      for (String kind : List.of("expected", "expected-forkjoin")) {
        Path translation = program.getParent().resolveSibling(kind).resolve(program.getFileName());
        if (Files.exists(translation)) {
          translations.put(program, translation);
        }
      }
    }
    assertFalse(translations.isEmpty());
    List<String> more = new ArrayList<>();
    Set<String> known = new TreeSet<>();
    for (List<Path> batch : GoldenPrograms.batches(translations.keySet())) {
      Map<String, List<String>> before = warnings(batch);
      warnings(batch.stream().map(translations::get).toList())
          .forEach(
              (kind, messages) -> {
                if (messages.size() > before.getOrDefault(kind, List.of()).size()) {
                  if (KNOWN.contains(kind)) {
                    known.add(kind);
                  } else {
                    more.addAll(messages);
                  }
                }
              });
    }
    assertTrue(more.isEmpty(), () -> more.size() + " warnings:\n" + String.join("\n", more));
    assertEquals(KNOWN, known, "what is mended need not be known any more");
  }

  /** The messages by file and kind. */
  private Map<String, List<String>> warnings(List<Path> files) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    Path classes = Files.createTempDirectory(folder, "classes");
    try (var manager =
        compiler.getStandardFileManager(found, Locale.ROOT, StandardCharsets.UTF_8)) {
      manager.setLocationFromPaths(StandardLocation.CLASS_PATH, Sources.CLASS_PATH);
      manager.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(classes));
      boolean done =
          compiler
              .getTask(null, manager, found, LINT, null, manager.getJavaFileObjectsFromPaths(files))
              .call();
      assertTrue(done, () -> found.getDiagnostics().toString());
    }
    Map<String, List<String>> byKind = new TreeMap<>();
    for (Diagnostic<? extends JavaFileObject> d : found.getDiagnostics()) {
      if (d.getSource() != null && d.getKind() != Diagnostic.Kind.NOTE) {
        String file = Path.of(d.getSource().toUri()).getFileName().toString();
        byKind
            .computeIfAbsent(file + " " + d.getCode(), k -> new ArrayList<>())
            .add(
                file
                    + ":"
                    + d.getLineNumber()
                    + ": "
                    + d.getMessage(Locale.ROOT).lines().findFirst().orElse(""));
      }
    }
    return byKind;
  }
}
