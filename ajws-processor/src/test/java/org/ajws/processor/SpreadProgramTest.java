package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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

/**
 * Whatever part of a statement throws, and on whatever line it stands, that line is shown. {@code
 * -Dajws.spread=1} tries every combination, 13 one in thirteen; {@code
 * -Dajws.spread.places=Guard,While} only the places whose names begin so.
 */
class SpreadProgramTest {
  private static final int OFTEN = Integer.getInteger("ajws.spread", 13);

  private static final List<String> PLACES =
      List.of(System.getProperty("ajws.spread.places", "").split(","));

  private static final List<Target> TARGETS =
      List.of(Target.TRYCATCH, Target.FORKJOIN, Target.SERIAL);

  @TempDir Path folder;

  @AfterEach
  void stopWorkers() {
    AjwsRuntime.shutdown();
  }

  @Test
  void linesAreThoseOfTheSource() throws Exception {
    Map<String, String> sources = new TreeMap<>();
    Sources files = new Sources(folder);
    for (String place : places()) {
      String name = SpreadProgram.name(place) + ".java";
      sources.put(name, SpreadProgram.of(place, OFTEN));
      files.add(name, sources.get(name));
    }
    List<TranslationRequest> requests = new ArrayList<>();
    for (Target target : TARGETS) {
      Path output = folder.resolve(target.id());
      requests.add(
          TranslationRequest.of(List.of(files.root()), Sources.CLASS_PATH, output)
              .withTarget(target));
    }
    for (TranslationResult result : Translator.translate(requests)) {
      assertFalse(result.hasErrors(), Sources.messages(result));
    }
    List<String> different = new ArrayList<>();
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      Map<String, byte[]> original = compiler.compile(sources);
      Map<String, String> expected = new TreeMap<>();
      for (String place : places()) {
        String name = SpreadProgram.name(place);
        expected.put(name, MainProgram.run(original, name));
      }
      for (TranslationRequest request : requests) {
        Map<String, String> translated = new TreeMap<>();
        for (String name : sources.keySet()) {
          translated.put(name, Files.readString(request.output().resolve(name)));
        }
        compare(compiler.compile(translated), request.target(), expected, different);
      }
    }
    assertEquals("", String.join("\n", different), different.size() + " lines");
  }

  private static List<String> places() {
    return SpreadProgram.places().stream()
        .filter(p -> PLACES.stream().anyMatch(p::startsWith))
        .toList();
  }

  private static void compare(
      Map<String, byte[]> classes,
      Target target,
      Map<String, String> expected,
      List<String> different)
      throws ReflectiveOperationException, InterruptedException {
    for (double every : target == Target.TRYCATCH ? new double[] {0, 1, 3} : new double[] {0}) {
      SchedulerForTests.install(1, 300, every, 1);
      for (Map.Entry<String, String> e : expected.entrySet()) {
        String how = e.getKey() + " " + target + " " + every;
        compare(how, e.getValue(), MainProgram.run(classes, e.getKey()), different);
      }
    }
  }

  private static void compare(String name, String expected, String found, List<String> different) {
    List<String> right = expected.lines().toList();
    List<String> shown = found.lines().toList();
    for (int i = 0; i < right.size(); i++) {
      boolean isSame = i < shown.size() && right.get(i).equals(shown.get(i));
      if (!isSame) {
        different.add(name + " " + right.get(i) + " -> " + (i < shown.size() ? shown.get(i) : ""));
      }
    }
  }
}
