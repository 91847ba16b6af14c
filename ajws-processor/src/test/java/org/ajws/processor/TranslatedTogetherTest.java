package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.run.GoldenPrograms;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program that is translated for all targets at once becomes what it does for each alone. */
class TranslatedTogetherTest {
  @TempDir Path folder;

  @Test
  void targetsGetWhatTheyGetAlone() throws IOException {
    compare(GoldenPrograms.in("input"), "finish", "locks", "reduce");
    compare(GoldenPrograms.in("rejected"), "locks", "reduce", "shared");
  }

  private void compare(List<Path> programs, String... constructs) throws IOException {
    for (String construct : constructs) {
      Path of = GoldenPrograms.FOLDER.resolve(construct);
      compare(programs.stream().filter(p -> p.startsWith(of)).findFirst().orElseThrow());
    }
  }

  /** Where loops run in order anyway, nobody is told that one cannot run ahead. */
  @Test
  void eachHasItsOwnMessages() throws IOException {
    Path program = GoldenPrograms.FOLDER.resolve("speculative/rejected/SpeculationInOrder.java");
    List<TranslationResult> results = compare(program);
    assertEquals("", Sources.messages(results.get(Target.SERIAL.ordinal())));
    assertFalse(Sources.messages(results.get(Target.TRYCATCH.ordinal())).isEmpty());
  }

  /** A module of which a target refuses a construct is translated for the others. */
  @Test
  void whatOneTargetRefusesTheOthersTranslate() throws IOException {
    Path program = GoldenPrograms.FOLDER.resolve("futures/input/Futures.java");
    List<TranslationResult> results = compare(program);
    assertEquals(
        List.of(Target.JIKESRVM),
        List.of(Target.values()).stream()
            .filter(t -> results.get(t.ordinal()).hasErrors())
            .toList());
  }

  private List<TranslationResult> compare(Path program) throws IOException {
    List<TranslationRequest> requests = new ArrayList<>();
    for (Target target : Target.values()) {
      Path output = folder.resolve(program.getFileName() + "-" + target.id());
      requests.add(
          TranslationRequest.of(List.of(program), Sources.CLASS_PATH, output)
              .withLocks(LockKind.AUTO)
              .withTarget(target));
    }
    List<TranslationResult> found = Translator.translate(requests);
    List<List<String>> files = new ArrayList<>();
    for (TranslationResult result : found) {
      files.add(texts(result));
    }
    for (int n = 0; n < requests.size(); n++) {
      TranslationResult expected = Translator.translate(requests.get(n));
      String how = program + " for " + requests.get(n).target();
      assertEquals(Sources.messages(expected), Sources.messages(found.get(n)), how);
      assertEquals(expected.files(), found.get(n).files(), how);
      assertEquals(texts(expected), files.get(n), how);
      assertEquals(expected.decisions(), found.get(n).decisions(), how);
    }
    return found;
  }

  private static List<String> texts(TranslationResult result) throws IOException {
    List<String> texts = new ArrayList<>();
    for (TranslationResult.FileResult file : result.files()) {
      texts.add(Files.readString(file.output()));
    }
    return texts;
  }
}
