package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.run.MainProgram;
import org.ajws.processor.run.MemoryCompiler;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.scheduler.SchedulerForTests;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Whatever part of a statement throws, and on whatever line it stands, that line is shown. {@code
 * -Dajws.spread=1} tries every combination, 4 one in four.
 */
class SpreadProgramTest {
  private static final int OFTEN = Integer.getInteger("ajws.spread", 4);

  @TempDir Path folder;

  @AfterEach
  void stopWorkers() {
    AjwsRuntime.shutdown();
  }

  @ParameterizedTest
  @EnumSource(names = {"TRYCATCH", "FORKJOIN", "SERIAL"})
  void linesAreThoseOfTheSource(Target target) throws Exception {
    Map<String, String> sources = new TreeMap<>();
    Sources files = new Sources(folder);
    for (String place : SpreadProgram.places()) {
      String name = SpreadProgram.name(place) + ".java";
      sources.put(name, SpreadProgram.of(place, OFTEN));
      files.add(name, sources.get(name));
    }
    TranslationResult result = Translator.translate(files.request().withTarget(target));
    assertFalse(result.hasErrors(), Sources.messages(result));
    Map<String, String> translated = new TreeMap<>();
    for (String name : sources.keySet()) {
      translated.put(name, files.translated(name));
    }
    List<String> different = new ArrayList<>();
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      Map<String, byte[]> original = compiler.compile(sources);
      Map<String, byte[]> classes = compiler.compile(translated);
      for (double every : target == Target.TRYCATCH ? new double[] {0, 1, 3} : new double[] {0}) {
        SchedulerForTests.install(1, 300, every, 1);
        for (String place : SpreadProgram.places()) {
          String name = SpreadProgram.name(place);
          compare(
              name + " " + every,
              MainProgram.run(original, name),
              MainProgram.run(classes, name),
              different);
        }
      }
    }
    assertEquals("", String.join("\n", different), different.size() + " lines");
  }

  private static void compare(String name, String expected, String found, List<String> different) {
    List<String> right = expected.lines().toList();
    List<String> shown = found.lines().toList();
    for (int i = 0; i < right.size(); i++) {
      if (i >= shown.size() || !right.get(i).equals(shown.get(i))) {
        different.add(name + " " + right.get(i) + " -> " + (i < shown.size() ? shown.get(i) : ""));
      }
    }
  }
}
