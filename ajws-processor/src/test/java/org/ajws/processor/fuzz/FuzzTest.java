package org.ajws.processor.fuzz;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.ajws.processor.Sources;
import org.ajws.processor.Target;
import org.ajws.processor.TranslationRequest;
import org.ajws.processor.TranslationResult;
import org.ajws.processor.Translator;
import org.ajws.processor.run.MainProgram;
import org.ajws.processor.run.MemoryCompiler;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.SchedulerForTests;
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
    for (int at = 0; at < PROGRAMS; at += BATCH) {
      List<LoopProgram> batch = new ArrayList<>();
      for (int i = at; i < Math.min(PROGRAMS, at + BATCH); i++) {
        batch.add(LoopProgram.of(SEED + i));
      }
      check(batch);
    }
  }

  private void check(List<LoopProgram> batch) throws Exception {
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      Map<String, byte[]> elision = compiled(compiler, batch, p -> p.text(), "untranslated");
      Map<LoopProgram, Map<Boolean, String>> expected = new LinkedHashMap<>();
      SchedulerForTests.install(1);
      for (LoopProgram p : batch) {
        expected.put(
            p,
            Map.of(
                true, run(elision, p, true, "elision"), false, run(elision, p, false, "elision")));
      }
      for (Target target : targets(batch)) {
        Path output = translated(batch, target);
        Map<String, byte[]> classes =
            compiled(
                compiler,
                batch,
                p -> Files.readString(output.resolve(p.name() + ".java")),
                target.id());
        Map<LoopProgram, String> bits = new HashMap<>();
        for (int workers : target == Target.SERIAL ? new int[] {1} : WORKERS) {
          SchedulerForTests.install(workers);
          boolean exact = workers == 1;
          for (LoopProgram p : batch) {
            String how = target.id() + " with " + workers + " workers";
            String found = run(classes, p, exact, how);
            if (!found.equals(expected.get(p).get(exact))) {
              failed(p, how + " gives\n" + found + "\ninstead of\n" + expected.get(p).get(exact));
            }
            String deterministic = deterministic(classes, p);
            if (!deterministic.equals(bits.getOrDefault(p, deterministic))) {
              failed(p, how + " gives other bits: " + deterministic + ", not " + bits.get(p));
            }
            bits.put(p, deterministic);
          }
        }
      }
    }
  }

  private static List<Target> targets(List<LoopProgram> batch) {
    if (PROGRAMS > 200 || PROGRAMS == 1) {
      return List.of(Target.values());
    }
    boolean even = (batch.get(0).seed() - SEED) / BATCH % 2 == 0;
    return List.of(Target.TRYCATCH, even ? Target.FORKJOIN : Target.SERIAL);
  }

  private interface Text {
    String of(LoopProgram program) throws IOException;
  }

  private Map<String, byte[]> compiled(
      MemoryCompiler compiler, List<LoopProgram> batch, Text text, String how) throws IOException {
    Map<String, String> sources = new LinkedHashMap<>();
    for (LoopProgram p : batch) {
      sources.put(p.name() + ".java", text.of(p));
    }
    try {
      return compiler.compile(sources);
    } catch (MemoryCompiler.Rejected e) {
      LoopProgram first =
          batch.stream().filter(p -> e.getMessage().contains(p.name() + ".java")).findFirst().get();
      return failed(
          first, "does not compile " + how + ":\n" + e.getMessage() + "\n" + text.of(first));
    }
  }

  private Path translated(List<LoopProgram> batch, Target target) throws IOException {
    Path sources = folder.resolve(target.id() + batch.get(0).name());
    Files.createDirectories(sources);
    for (LoopProgram p : batch) {
      Files.writeString(sources.resolve(p.name() + ".java"), p.text());
    }
    Path output = sources.resolveSibling(sources.getFileName() + "-out");
    TranslationResult result =
        Translator.translate(
            TranslationRequest.of(List.of(sources), Sources.CLASS_PATH, output).withTarget(target));
    if (result.hasErrors()) {
      String messages = Sources.messages(result);
      LoopProgram first =
          batch.stream().filter(p -> messages.contains(p.name() + ".java")).findFirst().get();
      failed(first, "is rejected:\n" + messages);
    }
    return output;
  }

  /** Runs a program in a thread of its own; one that hangs fails with the stacks of all threads. */
  private String run(Map<String, byte[]> classes, LoopProgram p, boolean exact, String how)
      throws Exception {
    Class<?> type = MemoryCompiler.loader(classes).loadClass(p.name());
    Method run = type.getDeclaredMethod("run", boolean.class);
    run.setAccessible(true);
    FutureTask<String> task = new FutureTask<>(() -> (String) run.invoke(null, exact));
    Thread thread = new Thread(task, p.name());
    thread.setDaemon(true);
    thread.start();
    try {
      return task.get(60, TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      Throwable cause = e.getCause().getCause() == null ? e.getCause() : e.getCause().getCause();
      return "ends with " + MainProgram.place(cause);
    } catch (TimeoutException e) {
      StringBuilder stacks = new StringBuilder("does not end, " + how);
      Thread.getAllStackTraces()
          .forEach((t, s) -> stacks.append("\n").append(t).append(Arrays.toString(s)));
      return failed(p, stacks.toString());
    }
  }

  /**
   * A floating-point sum that has the same bits on any number of workers, but not the elision's.
   */
  private static String deterministic(Map<String, byte[]> classes, LoopProgram p)
      throws ReflectiveOperationException {
    Class<?> type = MemoryCompiler.loader(classes).loadClass(p.name());
    Method bits = type.getDeclaredMethod("bits", int.class);
    bits.setAccessible(true);
    int n = (int) Math.floorMod(p.seed() * 31, 5000);
    return n + ": " + bits.invoke(null, n);
  }

  private <T> T failed(LoopProgram p, String how) throws IOException {
    Path kept = Files.createDirectories(Path.of("target/fuzz")).resolve(p.name() + ".java");
    Files.writeString(kept, p.text());
    assertFalse(how.isEmpty());
    return fail(
        "seed %d: %s\n\nRepeat it with -Dajws.fuzz.seed=%d -Dajws.fuzz.programs=1\n\n%s"
            .formatted(p.seed(), how, p.seed(), p.text()));
  }
}
