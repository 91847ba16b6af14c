package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.run.GoldenPrograms;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Translations that ECJ compiles. */
class EcjTest {
  @TempDir Path folder;

  /** As it stands, too: ECJ takes no null from a switch in a choice of primitive values. */
  private static final String REJECTED_BY_ECJ = "BoxedChoices.java";

  @Test
  void translationsAreVerified() throws Exception {
    List<Path> programs =
        GoldenPrograms.in("input").stream()
            .filter(p -> List.of("task-form", "async", "async-value").contains(construct(p)))
            .filter(p -> !p.endsWith(REJECTED_BY_ECJ))
            .toList();
    assertFalse(programs.isEmpty());
    for (Path program : programs) {
      for (Target target : List.of(Target.TRYCATCH, Target.FORKJOIN)) {
        String name = program.getFileName().toString();
        Path out = folder.resolve(target.id() + name);
        Translator.translate(
            TranslationRequest.of(List.of(program), Sources.CLASS_PATH, out).withTarget(target));
        load(compiled(out.resolve(name)));
      }
    }
  }

  private static String construct(Path program) {
    return program.getParent().getParent().getFileName().toString();
  }

  /**
   * Random program 1800018. Where a {@code try} is left by a {@code return}, ECJ takes a local for
   * assigned that the inner one of two {@code finally} clauses assigns, before it is: a fault of
   * its own, which results of a finish without a first value meet.
   */
  @Test
  void resultsAssignedInNestedFinallyClauses() throws Exception {
    Path classes = compiled(source("Without", "int r"));
    assertThrows(VerifyError.class, () -> load(classes), "mended in ECJ: take it from the docs");
    Path others = compiled(source("With", "int r = 0"));
    assertDoesNotThrow(() -> load(others));
  }

  private Path source(String name, String declaration) throws IOException {
    return Files.writeString(
        folder.resolve(name + ".java"),
        """
        class %s {
          static void f() {}
          static int g(int n) {
            %s;
            try {
              if (n > 99) return n;
              f();
            } finally {
              try {
                f();
              } finally {
                r = n;
              }
            }
            return r;
          }
        }
        """
            .formatted(name, declaration));
  }

  private Path compiled(Path source) {
    Path classes = folder.resolve(source.getFileName() + "-" + source.getParent().getFileName());
    String path =
        Sources.CLASS_PATH.stream()
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator));
    String[] options = {
      "-17", "-g", "-nowarn", "-proc:none", "-cp", path, "-d", classes.toString(), source.toString()
    };
    StringWriter messages = new StringWriter();
    PrintWriter writer = new PrintWriter(messages);
    assertTrue(BatchCompiler.compile(options, writer, writer, null), messages::toString);
    return classes;
  }

  private static void load(Path classes) throws IOException, ClassNotFoundException {
    URL[] urls = {classes.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(urls, EcjTest.class.getClassLoader());
        Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".class")).toList()) {
        String name = classes.relativize(file).toString().replace(File.separatorChar, '.');
        Class.forName(name.substring(0, name.length() - ".class".length()), true, loader);
      }
    }
  }
}
