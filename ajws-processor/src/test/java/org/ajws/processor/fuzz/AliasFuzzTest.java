package org.ajws.processor.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.ajws.processor.Sources;
import org.ajws.processor.Translator;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.LockSettings;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.run.MemoryCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random programs with aliases, right and wrong ones ({@link AliasProgram}): methods that get a
 * message are left out, and what is accepted without a word is run by several threads. No two touch
 * one object at a time, and none waits for ever; untranslated they do.
 *
 * <p>{@code -Dajws.fuzz.programs=N} sets their number, {@code -Dajws.fuzz.seed=S} the seed of the
 * first one; program {@code k} has seed {@code S + k}. A failure prints the program and its seed.
 */
class AliasFuzzTest {
  private static final int PROGRAMS = Integer.getInteger("ajws.fuzz.programs", 25);
  private static final long SEED = Long.getLong("ajws.fuzz.seed", 1);
  private static final int BATCH = 25;
  private static final int THREADS = 3;
  private static final int CALLS = 150;
  private static final int ATTEMPTS = 20;

  @TempDir Path folder;

  private int kept;
  private int caught;
  private int ended;
  private int unlockedCaught;

  @Test
  void whatIsAcceptedWithoutAWordIsAtomic() throws Exception {
    System.out.println(PROGRAMS + " programs from seed " + SEED);
    for (int at = 0; at < PROGRAMS; at += BATCH) {
      List<Long> seeds = new ArrayList<>();
      for (int i = at; i < Math.min(PROGRAMS, at + BATCH); i++) {
        seeds.add(SEED + i);
      }
      check(seeds);
    }
    System.out.println(
        "%d methods accepted, %d of them come to their end; of %d programs, %d are caught untranslated, %d with a lock taken away"
            .formatted(kept, ended, PROGRAMS, caught, unlockedCaught));
    assertTrue(kept >= PROGRAMS, "most methods are rejected: the programs show nothing");
    assertTrue(ended >= 0.9 * kept, "many methods only throw: the programs show nothing");
    assertEquals(PROGRAMS, caught, "programs without any lock that nothing is seen of");
    assertEquals(PROGRAMS, unlockedCaught, "locks that are taken away unnoticed");
  }

  private void check(List<Long> seeds) throws Exception {
    LockKind[] kinds = LockKind.values();
    LockKind locks = kinds[(int) Math.floorMod(seeds.get(0) / BATCH, kinds.length)];
    Map<Long, Set<Integer>> left = new HashMap<>();
    seeds.forEach(s -> left.put(s, new TreeSet<>()));
    Path output = null;
    int round = 0;
    while (output == null) {
      List<Long> open = seeds;
      while (!open.isEmpty()) { // those without messages are not looked at again and again
        open = rejected(open, left, translation(open, left, locks, round++));
      }
      TranslationResult whole = translation(seeds, left, locks, round++);
      output = rejected(seeds, left, whole).isEmpty() ? outputOf(seeds, round - 1) : null;
    }
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      ProgramRunner runner = new ProgramRunner(folder);
      List<Program> batch = seeds.stream().map(s -> AliasProgram.of(s, left.get(s))).toList();
      Map<Program, String> texts = new LinkedHashMap<>();
      for (Program p : batch) {
        texts.put(p, Files.readString(output.resolve(p.name() + ".java")));
      }
      Map<String, byte[]> classes = runner.compiled(compiler, batch, texts::get, "translated");
      Map<String, byte[]> models = runner.compiled(compiler, batch, Program::text, "as it is");
      Map<String, byte[]> unlocked =
          runner.compiled(compiler, batch, p -> withoutLock(texts.get(p)), "without a lock");
      for (Program p : batch) {
        kept += AliasProgram.methods() - left.get(p.seed()).size();
        Touches.endedCalls();
        String violation = run(runner, classes, p);
        if (!violation.isEmpty()) {
          runner.failed(p, violation + "\n" + texts.get(p));
        }
        ended += (int) Arrays.stream(Touches.endedCalls()).filter(n -> n > 0).count();
        caught += isCaught(runner, models, p) ? 1 : 0;
        unlockedCaught += isCaught(runner, unlocked, p) ? 1 : 0;
      }
    }
  }

  private Path outputOf(List<Long> seeds, int round) {
    return folder.resolve("out" + seeds.get(0) + "-" + round);
  }

  private TranslationResult translation(
      List<Long> seeds, Map<Long, Set<Integer>> left, LockKind locks, int round)
      throws IOException {
    Path sources = folder.resolve("in" + seeds.get(0) + "-" + round);
    Files.createDirectories(sources);
    for (long seed : seeds) {
      Program p = AliasProgram.of(seed, left.get(seed));
      Files.writeString(sources.resolve(p.name() + ".java"), p.text());
    }
    return Translator.translate(
        TranslationRequest.of(List.of(sources), Sources.CLASS_PATH, outputOf(seeds, round))
            .withLocks(LockSettings.of(locks)));
  }

  /** The programs with messages; the methods that get them are left out from then on. */
  private static List<Long> rejected(
      List<Long> seeds, Map<Long, Set<Integer>> left, TranslationResult result) {
    Map<String, Program> programs = new HashMap<>();
    for (long seed : seeds) {
      Program p = AliasProgram.of(seed, left.get(seed));
      programs.put(p.name() + ".java", p);
    }
    Set<Program> rejected = new LinkedHashSet<>();
    Set<Program> changed = new HashSet<>();
    for (Diagnostic d : result.diagnostics()) {
      Program p = programs.get(d.file().getFileName().toString());
      rejected.add(p);
      int method = AliasProgram.methodAt(p, d.line());
      if (method >= 0 && left.get(p.seed()).add(method)) {
        changed.add(p);
      }
    }
    rejected.stream()
        .filter(p -> !changed.contains(p))
        .forEach(p -> leaveOneOut(left.get(p.seed()), result));
    return rejected.stream().map(Program::seed).toList();
  }

  /** A message about the rest of a program: some method is the cause. */
  private static void leaveOneOut(Set<Integer> left, TranslationResult result) {
    int next = 0;
    while (left.contains(next)) {
      next++;
    }
    assertTrue(next < AliasProgram.methods(), () -> Sources.messages(result));
    left.add(next);
  }

  /** A translation in which the unit that touches all parts of an owner has no lock. */
  private static String withoutLock(String text) {
    String unlocked =
        text.replaceFirst(
                "(touch\\(\\) \\{ (?:try \\{ )?)synchronized \\(this\\.ajws\\$monitor_b\\(\\)\\)",
                "$1")
            .replaceFirst(
                "(touch\\(\\) \\{ (?:try \\{ )?)final \\S+ (\\S+) = this\\.ajws\\$lock_b\\(\\); \\2\\.lock\\(\\);(.*?)"
                    + "finally \\{ \\2\\.unlock\\(\\); \\}",
                "$1$3 finally { }");
    assertNotEquals(text, unlocked);
    return unlocked;
  }

  /** Whether something is seen of a program that does wrong, in a few runs. */
  private static boolean isCaught(ProgramRunner runner, Map<String, byte[]> classes, Program p)
      throws Exception {
    boolean seen = false;
    for (int i = 0; i < ATTEMPTS && !seen; i++) {
      seen = !run(runner, classes, p).isEmpty();
    }
    return seen;
  }

  private static String run(ProgramRunner runner, Map<String, byte[]> classes, Program p)
      throws Exception {
    var constructor = MemoryCompiler.loader(classes).loadClass(p.name()).getDeclaredConstructor();
    constructor.setAccessible(true);
    Touches.violations();
    AliasActions program = (AliasActions) constructor.newInstance();
    List<Throwable> thrown = new ArrayList<>();
    List<Thread> threads = new ArrayList<>();
    for (int t = 0; t < THREADS; t++) {
      Random random = new Random(p.seed() * 31 + t);
      Thread thread =
          new Thread(
              () -> {
                for (int i = 0; i < CALLS; i++) {
                  try {
                    program.act(random.nextInt(program.actions()));
                  } catch (RuntimeException e) {
                    Touches.thrown(e);
                  }
                }
              },
              "act");
      thread.setDaemon(true);
      thread.setUncaughtExceptionHandler(
          (x, e) -> {
            synchronized (thrown) {
              thrown.add(e);
            }
          });
      thread.start();
      threads.add(thread);
    }
    for (Thread t : threads) {
      t.join(60_000);
      if (t.isAlive()) {
        StringBuilder stacks = new StringBuilder("does not end");
        threads.forEach(u -> stacks.append("\n").append(Arrays.toString(u.getStackTrace())));
        runner.failed(p, stacks.toString());
      }
    }
    synchronized (thrown) {
      assertEquals(List.of(), thrown, p.text());
    }
    return Touches.violations();
  }
}
