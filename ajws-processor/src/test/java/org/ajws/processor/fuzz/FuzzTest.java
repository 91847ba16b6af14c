package org.ajws.processor.fuzz;

import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
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
 * Random loop programs give, translated for each target and on any number of workers, what their
 * serial elision gives.
 *
 * <p>{@code -Dajws.fuzz.programs=N} sets their number, {@code -Dajws.fuzz.seed=S} the seed of the
 * first one; program {@code k} has seed {@code S + k}. A failure prints the program and its seed.
 * Up to 200 programs, each batch runs with two targets of the three; more programs run with all.
 */
class FuzzTest {
  private static final int PROGRAMS = Integer.getInteger("ajws.fuzz.programs", 200);
  private static final long SEED = Long.getLong("ajws.fuzz.seed", 1);
  private static final int BATCH = 25;
  private static final int[] WORKERS = {1, 2, 3, 4, 8, 16};

  @TempDir Path folder;

  @AfterEach
  void stopWorkers() {
    AjwsRuntime.shutdown();
  }

  @Test
  void translationsGiveWhatTheElisionGives() throws Exception {
    System.out.println(PROGRAMS + " programs from seed " + SEED);
    for (int at : ProgramRunner.batches(PROGRAMS, BATCH, FuzzTest.class)) {
      List<Program> batch = new ArrayList<>();
      for (int i = at; i < Math.min(PROGRAMS, at + BATCH); i++) {
        batch.add(LoopProgram.of(SEED + i));
      }
      check(batch);
    }
  }

  private void check(List<Program> batch) throws Exception {
    ProgramRunner runner = new ProgramRunner(folder);
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      Map<String, byte[]> elision = runner.compiled(compiler, batch, p -> p.text(), "untranslated");
      Map<Program, Map<Boolean, String>> expected = new LinkedHashMap<>();
      SchedulerForTests.install(1);
      for (Program p : batch) {
        expected.put(
            p,
            Map.of(
                true,
                runner.run(elision, p, true, "elision"),
                false,
                runner.run(elision, p, false, "elision")));
      }
      Map<Target, Path> outputs = runner.translated(batch, targets(batch));
      for (Target target : outputs.keySet()) {
        Path output = outputs.get(target);
        Map<String, byte[]> classes =
            runner.compiled(
                compiler,
                batch,
                p -> Files.readString(output.resolve(p.name() + ".java")),
                target.id());
        Map<Program, String> bits = new HashMap<>();
        for (int workers : target == Target.SERIAL ? new int[] {1} : WORKERS) {
          SchedulerForTests.install(workers);
          boolean exact = workers == 1;
          for (Program p : batch) {
            String how = target.id() + " with " + workers + " workers";
            String found = runner.run(classes, p, exact, how);
            if (!found.equals(expected.get(p).get(exact))) {
              runner.failed(
                  p, how + " gives\n" + found + "\ninstead of\n" + expected.get(p).get(exact));
            }
            String deterministic = deterministic(classes, p);
            if (!deterministic.equals(bits.getOrDefault(p, deterministic))) {
              runner.failed(
                  p, how + " gives other bits: " + deterministic + ", not " + bits.get(p));
            }
            bits.put(p, deterministic);
          }
        }
      }
    }
  }

  private static List<Target> targets(List<Program> batch) {
    if (PROGRAMS > 200 || PROGRAMS == 1) {
      return Target.forOpenJdk();
    }
    boolean even = (batch.get(0).seed() - SEED) / BATCH % 2 == 0;
    return List.of(Target.TRYCATCH, even ? Target.FORKJOIN : Target.SERIAL);
  }

  /**
   * A floating-point sum that has the same bits on any number of workers, but not the elision's.
   */
  private static String deterministic(Map<String, byte[]> classes, Program p)
      throws ReflectiveOperationException {
    Class<?> type = MemoryCompiler.loader(classes).loadClass(p.name());
    Method bits = type.getDeclaredMethod("bits", int.class);
    bits.setAccessible(true);
    int n = (int) Math.floorMod(p.seed() * 31, 5000);
    return n + ": " + bits.invoke(null, n);
  }
}
