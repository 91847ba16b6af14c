package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.run.AddedNames;
import org.ajws.processor.run.GoldenPrograms;
import org.ajws.runtime.speculation.TrackedChunks;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs the programs of {@code src/test/resources/golden/CONSTRUCT}:
 *
 * <ul>
 *   <li>{@code rejected/X.java} provokes exactly the messages of {@code rejected/X.txt};
 *   <li>{@code accepted/X.java}, the near-twins of rejected ones, provoke none, and their
 *       translations compile;
 *   <li>{@code input/X.java} is translated to {@code expected/X.java}, which compiles and has as
 *       many lines. Where it has a {@code main}, the program as it is (its serial elision) and its
 *       translation for each target print the same and end the same way: an exception with the file
 *       and line where it was thrown. A construct with a folder {@code expected-forkjoin} is shown
 *       for that target instead. It provokes no message but, for a target {@code T}, those of
 *       {@code input/X-T.txt}.
 * </ul>
 *
 * Programs are translated each alone, since what one declares can change what another becomes, but
 * the translations for a target are compiled together.
 *
 * <p>An overlay {@code X.ajws-overlay} beside the program is applied to it.
 *
 * <p>{@code -Dgolden.refresh=true} writes the messages and translations that there are now; look at
 * the difference before it is committed. {@code -Dgolden.only=CONSTRUCT} leaves the others out,
 * {@code -Dgolden.targets=trycatch,serial} runs programs on these targets only.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class GoldenTest {
  /** Constructs with this folder are shown in the task form, not in that with frames. */
  private static final String FORKJOIN = "expected-forkjoin";

  /** On which targets programs are run; empty for all. */
  private static final List<String> TARGETS =
      Stream.of(System.getProperty("golden.targets", "").split(","))
          .filter(t -> !t.isEmpty())
          .toList();

  private static final boolean REFRESH = Boolean.getBoolean("golden.refresh");

  @TempDir static Path output;

  private final Map<Target, Map<Path, TranslationResult>> results = new EnumMap<>(Target.class);
  private final Map<Target, Map<Path, GoldenPrograms.Compiled>> compiled =
      new EnumMap<>(Target.class);

  @TestFactory
  Stream<DynamicTest> rejected() throws IOException {
    return GoldenPrograms.in("rejected").stream().map(p -> test(p, () -> reject(p)));
  }

  @TestFactory
  Stream<DynamicTest> accepted() throws IOException {
    Map<Path, String> translations = new LinkedHashMap<>();
    Stream<DynamicTest> each =
        GoldenPrograms.in("accepted").stream()
            .map(p -> test(p, () -> translations.put(p, text(translate(p, Target.TRYCATCH)))));
    return Stream.concat(
        each,
        Stream.of(
            DynamicTest.dynamicTest(
                "translations compile", () -> GoldenPrograms.compiled(translations))));
  }

  @TestFactory
  Stream<DynamicTest> translated() throws IOException {
    return GoldenPrograms.in("input").stream().map(p -> test(p, () -> translateAsExpected(p)));
  }

  @TestFactory
  Stream<DynamicContainer> runsAsItsElision() throws IOException {
    List<Path> programs = GoldenPrograms.in("input");
    return runTargets()
        .map(
            target ->
                DynamicContainer.dynamicContainer(
                    target.id(),
                    programs.stream().map(p -> test(p, () -> runAsElision(p, target)))));
  }

  private static DynamicTest test(Path program, Executable test) {
    return DynamicTest.dynamicTest(GoldenPrograms.name(program), test);
  }

  private void reject(Path program) throws IOException {
    TranslationResult result = translate(program, Target.TRYCATCH);
    String found = messages(result);
    Path expected = Path.of(program.toString().replace(".java", ".txt"));
    if (REFRESH) {
      Files.writeString(expected, found);
    }
    assertEquals(Files.readString(expected), found);
    assertFalse(found.isEmpty(), "a rejected program has messages");
    if (result.hasErrors()) {
      assertFalse(
          Files.exists(folder(program, Target.TRYCATCH)), "nothing is written after an error");
    }
  }

  private void translateAsExpected(Path program) throws IOException {
    boolean tasks = Files.isDirectory(program.getParent().resolveSibling(FORKJOIN));
    Target shown = tasks ? Target.FORKJOIN : Target.TRYCATCH;
    String translated = text(results(shown).get(program));
    Path folder = program.getParent().resolveSibling(tasks ? FORKJOIN : "expected");
    Path expected = folder.resolve(program.getFileName());
    if (REFRESH) {
      Files.createDirectories(folder);
      Files.writeString(expected, translated);
    }
    assertEquals(Files.readString(expected), translated);
    assertEquals(Files.readString(program).lines().count(), translated.lines().count());
  }

  private void runAsElision(Path program, Target target) throws Exception {
    Path said = Path.of(program.toString().replace(".java", "-" + target.id() + ".txt"));
    String expected = Files.exists(said) ? Files.readString(said) : "";
    TranslationResult result = results(target).get(program);
    assertEquals(expected, messages(result));
    assertEquals(Set.of(), AddedNames.in(written(result), Files.readString(program)));
    Map<Path, GoldenPrograms.Compiled> classes = compiled.get(target);
    if (classes == null) {
      classes = GoldenPrograms.compiled(texts(results(target)));
      compiled.put(target, classes);
    }
    assertEquals(GoldenPrograms.elision(program), classes.get(program).run());
    if (program.getParent().getParent().endsWith("speculative")) {
      assertEquals(
          GoldenPrograms.elision(program), TrackedChunks.in(classes.get(program)::run), "tracked");
    }
  }

  /** The translations of all programs for a target; those for the others come with them. */
  private Map<Path, TranslationResult> results(Target target) throws IOException {
    if (!results.containsKey(target)) {
      Set<Target> missing = EnumSet.of(target);
      runTargets().filter(t -> !results.containsKey(t)).forEach(missing::add);
      missing.forEach(t -> results.put(t, new LinkedHashMap<>()));
      for (Path p : GoldenPrograms.in("input")) {
        List<TranslationRequest> requests = new ArrayList<>();
        for (Target t : missing) {
          requests.add(request(p, t));
        }
        Iterator<TranslationResult> found = Translator.translate(requests).iterator();
        missing.forEach(t -> results.get(t).put(p, found.next()));
      }
    }
    return results.get(target);
  }

  private static Stream<Target> runTargets() {
    return Target.forOpenJdk().stream()
        .filter(target -> TARGETS.isEmpty() || TARGETS.contains(target.id()));
  }

  /** The texts of those without errors; the others have a test that fails for each. */
  private static Map<Path, String> texts(Map<Path, TranslationResult> translations)
      throws IOException {
    Map<Path, String> texts = new LinkedHashMap<>();
    for (Map.Entry<Path, TranslationResult> each : translations.entrySet()) {
      if (!each.getValue().hasErrors()) {
        texts.put(each.getKey(), written(each.getValue()));
      }
    }
    return texts;
  }

  private TranslationResult translate(Path program, Target target) throws IOException {
    return Translator.translate(request(program, target));
  }

  private TranslationRequest request(Path program, Target target) throws IOException {
    return TranslationRequest.of(List.of(program), Sources.CLASS_PATH, folder(program, target))
        .withTarget(target)
        .withLocks(GoldenPrograms.locks(program))
        .withOverlays(GoldenPrograms.overlays(program));
  }

  private Path folder(Path program, Target target) {
    return output.resolve(GoldenPrograms.name(program) + "-" + target.id());
  }

  /** One message a line, with the file's name instead of its path. */
  private static String messages(TranslationResult result) {
    return result.diagnostics().stream()
        .map(
            d ->
                d.file() == null
                    ? d.format()
                    : d.format().replace(d.file().toString(), d.file().getFileName().toString()))
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }

  /** The translation of the one program of a request without messages. */
  private static String text(TranslationResult result) throws IOException {
    assertEquals("", messages(result));
    return written(result);
  }

  private static String written(TranslationResult result) throws IOException {
    assertEquals(1, result.files().size());
    String text = Files.readString(result.files().get(0).output());
    assertTrue(!text.isEmpty(), "something is written");
    return text;
  }
}
