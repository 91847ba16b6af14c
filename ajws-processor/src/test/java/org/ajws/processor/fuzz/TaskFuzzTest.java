package org.ajws.processor.fuzz;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ajws.processor.api.Target;
import org.ajws.processor.run.MemoryCompiler;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.scheduler.SchedulerForTests;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random programs of finishes, asyncs, async values and futures give, translated for each target
 * and on any number of workers that steal as often as they can, and save their stacks at random,
 * what their serial elision gives.
 *
 * <p>{@code -Dajws.fuzz.programs=N} sets their number, {@code -Dajws.fuzz.seed=S} the seed of the
 * first one; program {@code k} has seed {@code S + k}. A failure prints the program and its seed.
 */
class TaskFuzzTest {
  private static final int PROGRAMS = Integer.getInteger("ajws.fuzz.programs", 50);
  private static final long SEED = Long.getLong("ajws.fuzz.seed", 1);
  private static final int BATCH = PROGRAMS > 300 ? 50 : 17;
  private static final int[] WORKERS = {1, 2, 3, 4, 8, 16};
  private static final long[] STEAL_GAPS = {0, 300, 20_000};

  /** One poll in so many saves the stack at random; 0: none. */
  private static final double[] STEAL_EVERY = {1, 4, 0, 20};

  @TempDir Path folder;

  @AfterEach
  void stopWorkers() {
    AjwsRuntime.shutdown();
  }

  @Test
  void translationsGiveWhatTheElisionGives() throws Exception {
    System.out.println(PROGRAMS + " programs from seed " + SEED);
    for (int at : ProgramRunner.batches(PROGRAMS, BATCH, TaskFuzzTest.class)) {
      List<Program> batch = new ArrayList<>();
      for (int i = at; i < Math.min(PROGRAMS, at + BATCH); i++) {
        batch.add(TaskProgram.of(SEED + i));
      }
      check(batch, at / BATCH);
    }
  }

  private void check(List<Program> batch, int round) throws Exception {
    ProgramRunner runner = new ProgramRunner(folder);
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      Map<String, byte[]> elision = runner.compiled(compiler, batch, Program::text, "untranslated");
      Map<Program, String> expected = new LinkedHashMap<>();
      for (Program p : batch) {
        expected.put(p, runner.run(elision, p, true, "elision"));
      }
      Map<Target, Path> outputs = runner.translated(batch, targets(round));
      for (Target target : outputs.keySet()) {
        Path output = outputs.get(target);
        Map<String, byte[]> classes =
            runner.compiled(
                compiler,
                batch,
                p -> Files.readString(output.resolve(p.name() + ".java")),
                target.id());
        for (int w = 0; w < WORKERS.length; w++) {
          long gap = STEAL_GAPS[(w + round) % STEAL_GAPS.length];
          double every = STEAL_EVERY[(w + round) % STEAL_EVERY.length];
          SchedulerForTests.install(WORKERS[w], gap, every, SEED + round);
          for (Program p : batch) {
            String how =
                "%s with %d workers, steal gap %d, steal every %s"
                    .formatted(target.id(), WORKERS[w], gap, every);
            String found = runner.run(classes, p, true, how);
            if (!found.equals(expected.get(p))) {
              runner.failed(p, how + " gives\n" + found + "\ninstead of\n" + expected.get(p));
            }
          }
        }
      }
    }
  }

  /**
   * The frames always; every third batch also queued tasks (each batch of more than 300 programs),
   * and another third the serial code.
   */
  private static List<Target> targets(int round) {
    if (PROGRAMS == 1) {
      return Target.forOpenJdk();
    }
    boolean many = PROGRAMS > 300;
    List<Target> targets = new ArrayList<>(List.of(Target.TRYCATCH));
    if (many || round % 3 == 0) {
      targets.add(Target.FORKJOIN);
    }
    if (round % 3 == 1) {
      targets.add(Target.SERIAL);
    }
    return targets;
  }
}
