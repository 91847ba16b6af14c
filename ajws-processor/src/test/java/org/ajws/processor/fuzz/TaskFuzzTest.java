package org.ajws.processor.fuzz;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ajws.processor.Sources;
import org.ajws.processor.Target;
import org.ajws.processor.TranslationRequest;
import org.ajws.processor.TranslationResult;
import org.ajws.processor.Translator;
import org.ajws.processor.run.MemoryCompiler;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.SchedulerForTests;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random programs of finishes, asyncs and async values give, translated for each target and on any
 * number of workers that steal as often as they can, what their serial elision gives.
 *
 * <p>{@code -Dajws.fuzz.programs=N} sets their number, {@code -Dajws.fuzz.seed=S} the seed of the
 * first one; program {@code k} has seed {@code S + k}. A failure prints the program and its seed.
 * Programs with constructs that this release does not translate are left out; {@code
 * -Dajws.fuzz.everywhere=true} makes more of them.
 */
@EnabledIfSystemProperty(named = "ajws.fuzz.programs", matches = "\\d+")
class TaskFuzzTest {
  private static final int PROGRAMS = Integer.getInteger("ajws.fuzz.programs", 50);
  private static final long SEED = Long.getLong("ajws.fuzz.seed", 1);
  private static final int BATCH = 25;
  private static final int[] WORKERS = {1, 2, 3, 4, 8, 16};
  private static final long[] STEAL_GAPS = {0, 300, 20_000};

  @TempDir Path folder;
  private int translated;

  @AfterEach
  void stopWorkers() {
    AjwsRuntime.shutdown();
  }

  @Test
  void translationsGiveWhatTheElisionGives() throws Exception {
    System.out.println(PROGRAMS + " programs from seed " + SEED);
    for (int at = 0; at < PROGRAMS; at += BATCH) {
      List<Program> batch = new ArrayList<>();
      for (int i = at; i < Math.min(PROGRAMS, at + BATCH); i++) {
        batch.add(TaskProgram.of(SEED + i));
      }
      check(batch, at / BATCH);
    }
    assertTrue(translated > PROGRAMS / 4, "only " + translated + " programs are translated");
  }

  private void check(List<Program> batch, int round) throws Exception {
    ProgramRunner runner = new ProgramRunner(folder);
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      Map<String, byte[]> elision = runner.compiled(compiler, batch, Program::text, "untranslated");
      Map<Program, String> expected = new LinkedHashMap<>();
      for (Program p : batch) {
        expected.put(p, runner.run(elision, p, true, "elision"));
      }
      for (Target target : List.of(Target.TRYCATCH, Target.SERIAL)) {
        List<Program> some = batch.stream().filter(p -> isTranslated(p, target)).toList();
        translated += some.size();
        Path output = runner.translated(some, target);
        Map<String, byte[]> classes =
            runner.compiled(
                compiler,
                some,
                p -> Files.readString(output.resolve(p.name() + ".java")),
                target.id());
        for (int w = 0; w < WORKERS.length; w++) {
          long gap = STEAL_GAPS[(w + round) % STEAL_GAPS.length];
          SchedulerForTests.install(WORKERS[w], gap);
          for (Program p : some) {
            String how = target.id() + " with " + WORKERS[w] + " workers, steal gap " + gap;
            String found = runner.run(classes, p, true, how);
            if (!found.equals(expected.get(p))) {
              runner.failed(p, how + " gives\n" + found + "\ninstead of\n" + expected.get(p));
            }
          }
        }
      }
    }
  }

  /** Whether this release translates all constructs of a program; other errors are failures. */
  private boolean isTranslated(Program p, Target target) {
    try {
      Path sources = Files.createTempDirectory(folder, p.name());
      Files.writeString(sources.resolve(p.name() + ".java"), p.text());
      Path output = sources.resolve("out");
      TranslationResult result =
          Translator.translate(
              TranslationRequest.of(List.of(sources), Sources.CLASS_PATH, output)
                  .withTarget(target));
      return !Sources.messages(result).contains("[AJWS-901]");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
