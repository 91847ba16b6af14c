package org.ajws.processor.run;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.ajws.processor.Sources;
import org.ajws.processor.Translator;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.runtime.scheduler.SchedulerForTests;

/**
 * The lines that programs print for a target, with stacks saved at no poll, each and some, and that
 * they do not print untranslated.
 */
public final class Differences {
  private static final List<Target> TARGETS =
      List.of(Target.TRYCATCH, Target.FORKJOIN, Target.SERIAL);

  private final Path folder;

  /** Those of programs that are written and translated in a folder. */
  public Differences(Path folder) {
    this.folder = folder;
  }

  /**
   * Each line with the program and the run, and what is printed instead.
   *
   * @param programs the texts of files with a {@code main}, by the names of their classes
   */
  public List<String> of(Map<String, String> programs)
      throws IOException, ReflectiveOperationException, InterruptedException {
    Sources sources = new Sources(folder);
    Map<String, String> files = new TreeMap<>();
    programs.forEach((name, text) -> files.put(name + ".java", text));
    files.forEach(sources::add);
    List<TranslationRequest> requests = new ArrayList<>();
    for (Target target : TARGETS) {
      Path output = folder.resolve(target.id());
      requests.add(
          TranslationRequest.of(List.of(sources.root()), Sources.CLASS_PATH, output)
              .withTarget(target));
    }
    for (TranslationResult result : Translator.translate(requests)) {
      assertFalse(result.hasErrors(), () -> Sources.messages(result));
    }
    List<String> different = new ArrayList<>();
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      Map<String, byte[]> original = compiler.compile(files);
      Map<String, String> expected = new TreeMap<>();
      for (String name : programs.keySet()) {
        expected.put(name, MainProgram.run(original, name));
      }
      for (TranslationRequest request : requests) {
        Map<String, String> translated = new TreeMap<>();
        for (String name : files.keySet()) {
          translated.put(name, Files.readString(request.output().resolve(name)));
        }
        compare(compiler.compile(translated), request.target(), expected, different);
      }
    }
    return different;
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

  private static void compare(String how, String expected, String found, List<String> different) {
    List<String> right = expected.lines().toList();
    List<String> shown = found.lines().toList();
    for (int i = 0; i < right.size(); i++) {
      boolean isSame = i < shown.size() && right.get(i).equals(shown.get(i));
      if (!isSame) {
        different.add(how + " " + right.get(i) + " -> " + (i < shown.size() ? shown.get(i) : ""));
      }
    }
  }
}
