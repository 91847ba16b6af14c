package org.ajws.processor.fuzz;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import org.ajws.processor.api.Target;
import org.ajws.processor.run.MemoryCompiler;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.scheduler.SchedulerForTests;
import org.ajws.runtime.speculation.TrackedChunks;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random speculative loops give, on any number of workers, what their serial elision gives.
 *
 * <p>{@code -Dajws.fuzz.programs=N} sets their number, {@code -Dajws.fuzz.seed=S} the seed of the
 * first one, as in {@link FuzzTest}.
 */
class SpeculativeFuzzTest {
  private static final int PROGRAMS = Integer.getInteger("ajws.fuzz.programs", 150);
  private static final long SEED = Long.getLong("ajws.fuzz.seed", 1);
  private static final int BATCH = 25;
  private static final int[] WORKERS = {1, 2, 3, 8, 16};

  /** With so many workers each program is also run with all chunks tracked. */
  private static final int TRACKED = 2;

  @TempDir Path folder;

  @AfterEach
  void stopWorkers() {
    AjwsRuntime.shutdown();
  }

  @Test
  void loopsGiveWhatTheElisionGives() throws Exception {
    check(SpeculativeProgram::of);
  }

  @Test
  void loopsByRangesGiveWhatTheElisionGives() throws Exception {
    check(RangesProgram::of);
  }

  private void check(LongFunction<Program> programs) throws Exception {
    System.out.println(PROGRAMS + " programs from seed " + SEED);
    for (int at : ProgramRunner.batches(PROGRAMS, BATCH, SpeculativeFuzzTest.class)) {
      List<Program> batch = new ArrayList<>();
      for (int i = at; i < Math.min(PROGRAMS, at + BATCH); i++) {
        batch.add(programs.apply(SEED + i));
      }
      check(batch, at / BATCH % 2 == 0 ? Target.TRYCATCH : Target.FORKJOIN);
    }
  }

  private void check(List<Program> batch, Target target) throws Exception {
    ProgramRunner runner = new ProgramRunner(folder);
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      Map<String, byte[]> elision = runner.compiled(compiler, batch, p -> p.text(), "untranslated");
      Map<Program, String> expected = new LinkedHashMap<>();
      SchedulerForTests.install(1);
      for (Program p : batch) {
        expected.put(p, runner.run(elision, p, true, "elision"));
      }
      Path output = runner.translated(batch, List.of(target)).get(target);
      Map<String, byte[]> classes =
          runner.compiled(
              compiler,
              batch,
              p -> Files.readString(output.resolve(p.name() + ".java")),
              target.id());
      for (int workers : WORKERS) {
        SchedulerForTests.install(workers);
        for (Program p : batch) {
          String how = target.id() + " with " + workers + " workers";
          String found = runner.run(classes, p, true, how);
          check(runner, p, how, found, expected.get(p));
          if (workers == TRACKED) {
            how += ", all tracked";
            found = TrackedChunks.in(() -> runner.run(classes, p, true, "tracked"));
            check(runner, p, how, found, expected.get(p));
          }
        }
      }
    }
  }

  private static void check(
      ProgramRunner runner, Program p, String how, String found, String expected) throws Exception {
    if (!found.equals(expected)) {
      runner.failed(p, how + " gives\n" + found + "\ninstead of\n" + expected);
    }
  }
}
