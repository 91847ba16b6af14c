package org.ajws.processor.classfile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.ajws.ParallelFor;
import org.ajws.processor.Translator;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.api.TranslationResult.FileResult;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.run.GoldenPrograms;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.jikesrvm.StealHandlers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The golden programs as class files for Jikes RVM: what version 50 can hold before translation, it
 * can hold after it, and every call of {@code WS} has its handlers.
 */
class GoldenClassFilesTest {
  /** How many programs at least are Java 6 to 8 without lambdas, and can be translated. */
  private static final int AT_LEAST = 30;

  @TempDir private Path folder;

  @Test
  void translationNeedsNoMoreThanItsProgram() throws Exception {
    List<String> held = new ArrayList<>();
    List<String> faults = new ArrayList<>();
    List<Path> programs = GoldenPrograms.without(GoldenPrograms.in("accepted", "input"), "dialect");
    for (List<Path> batch : GoldenPrograms.batches(programs)) {
      List<FileResult> translations = new ArrayList<>();
      for (Path program : buildable(batch)) {
        String name = GoldenPrograms.name(program);
        TranslationResult translation =
            Translator.translate(
                TranslationRequest.of(List.of(program), classPath(), folder.resolve(name))
                    .withTarget(Target.JIKESRVM));
        if (!translation.hasErrors()) { // else the translator has said what the target cannot do
          translations.addAll(translation.files());
          held.add(name);
        }
      }
      build(translations, "translated").forEach(d -> faults.add(d.format()));
    }
    assertEquals("", faults.stream().collect(Collectors.joining("\n")));
    assertTrue(held.size() >= AT_LEAST, () -> "only " + held.size() + ": " + held);
  }

  /** Those that version 50 can hold as they are. */
  private List<Path> buildable(List<Path> programs) throws Exception {
    List<Path> left = new ArrayList<>(programs);
    List<Diagnostic> found = build(plain(left), "plain");
    while (!found.isEmpty()) { // of an early step; without these files there may be later ones
      int before = left.size();
      found.forEach(d -> left.removeIf(p -> p.equals(d.file())));
      assertTrue(left.size() < before, found::toString);
      found = build(plain(left), "plain");
    }
    return left;
  }

  private static List<FileResult> plain(List<Path> programs) {
    return programs.stream().map(p -> new FileResult(p, p, false)).toList();
  }

  private List<Diagnostic> build(List<FileResult> files, String name)
      throws IOException, URISyntaxException {
    return JikesClasses.build(
            new ClassRequest(
                files,
                classPath(),
                List.of(placeOf(StealHandlers.class), placeOf(ParallelFor.class)),
                List.of(),
                Files.createTempDirectory(folder, name),
                ClassCompiler.JAVAC,
                StandardCharsets.UTF_8))
        .diagnostics();
  }

  private static List<Path> classPath() throws URISyntaxException {
    return List.of(placeOf(ParallelFor.class), placeOf(AjwsRuntime.class));
  }

  private static Path placeOf(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
  }
}
