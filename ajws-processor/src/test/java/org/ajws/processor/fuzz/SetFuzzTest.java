package org.ajws.processor.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CyclicBarrier;
import java.util.regex.Pattern;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.Target;
import org.ajws.processor.run.MemoryCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random programs with atomic sets, called by several threads: translated, the units of every set
 * can be put into an order, and so can the calls of cells, whose sets get all ways. Untranslated,
 * or with the locks of one unit taken out of the translation, they cannot, and that is noticed.
 *
 * <p>{@code -Dajws.fuzz.programs=N} sets their number, {@code -Dajws.fuzz.seed=S} the seed of the
 * first one; program {@code k} has seed {@code S + k}. A failure prints the program and its seed.
 */
class SetFuzzTest {
  private static final int PROGRAMS = Integer.getInteger("ajws.fuzz.programs", 100);
  private static final long SEED = Long.getLong("ajws.fuzz.seed", 1);
  private static final int BATCH = 25;
  private static final int THREADS = 3;
  private static final int CALLS = 30;

  /** How often a program without locks may run until it is caught; mostly the first run does it. */
  private static final int RUNS = 500;

  /** How many calls of units of a cell each thread makes. */
  private static final int CELL_CALLS = 60;

  /**
   * What the translation of a cell holds if its set got some way with {@code locks=auto}; the later
   * ones need what the earlier ones have, too.
   */
  private static final List<Map.Entry<String, String>> WAYS =
      List.of(
          Map.entry("monitor", "OrderedLock"),
          Map.entry("optimistic", "VersionedLock"),
          Map.entry("varhandle", "ajws$handle_"),
          Map.entry("striped", "ajws$stripes_"),
          Map.entry("snapshot", "SnapshotLock"));

  /** The forms in which a unit takes and releases its locks, and what is left of them. */
  private static final Map<Pattern, String> LOCKS =
      Map.of(
          Pattern.compile("synchronized \\([^{]*ajws\\$[^{]*\\{"), "{",
          Pattern.compile("ajws\\$taken\\w+\\.(un)?lock\\(\\);"), "",
          Pattern.compile("[\\w.$]*TwoLocks\\.(un)?lock\\w*\\([^;]*\\);"), "",
          Pattern.compile("ockAll\\([\\w.$]*ajws\\$lock_[^;]*;"), "ockAll();");

  private final Map<String, Integer> ways = new TreeMap<>();

  @TempDir Path folder;

  @Test
  void unitsOfASetCanBePutIntoAnOrder() throws Exception {
    System.out.println(PROGRAMS + " programs from seed " + SEED);
    for (int at : ProgramRunner.batches(PROGRAMS, BATCH, SetFuzzTest.class)) {
      List<Program> batch = new ArrayList<>();
      for (int i = at; i < Math.min(PROGRAMS, at + BATCH); i++) {
        batch.add(SetProgram.of(SEED + i));
      }
      check(batch);
    }
    System.out.println("cells with locks=auto: " + ways);
    int enough = SEED == 1 ? 4 * BATCH : 40 * BATCH; // some ways are rare
    assertTrue(
        ProgramRunner.isShared() || PROGRAMS < enough || ways.size() == WAYS.size() + 1,
        ways.toString());
  }

  private void check(List<Program> batch) throws Exception {
    ProgramRunner runner = new ProgramRunner(folder);
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      LockKind[] kinds = LockKind.values();
      LockKind locks = kinds[(int) Math.floorMod(batch.get(0).seed() / BATCH, kinds.length)];
      Path output = runner.translated(batch, List.of(Target.SERIAL), locks).get(Target.SERIAL);
      Map<Program, String> texts = new LinkedHashMap<>();
      for (Program p : batch) {
        texts.put(p, Files.readString(output.resolve(p.name() + ".java")));
      }
      Map<String, byte[]> classes = runner.compiled(compiler, batch, texts::get, "translated");
      Map<String, byte[]> models = runner.compiled(compiler, batch, Program::text, "as it is");
      for (Program p : batch) {
        String violation = run(runner, classes, p, false);
        if (violation.isEmpty()) {
          violation = runCells(classes, models, p, false);
        }
        if (!violation.isEmpty()) {
          runner.failed(p, violation + "\n" + texts.get(p));
        }
      }
      assertCaught(runner, models, models, batch, true);
      Map<String, byte[]> racy =
          runner.compiled(compiler, batch, p -> SetCell.racy(p.text(), false), "untranslated");
      assertCaught(runner, racy, models, batch, false);
      Map<String, byte[]> seeded =
          runner.compiled(
              compiler,
              batch,
              p -> SetCell.racy(withoutOneLock(texts.get(p)), true),
              "without a lock");
      assertCaught(runner, seeded, models, batch, true);
      assertCaught(runner, seeded, models, batch, false);
      if (locks == LockKind.AUTO) {
        texts.forEach(this::countWays);
      }
    }
  }

  private void countWays(Program p, String text) {
    for (int i = 0; i < 2; i++) {
      String cell = SetCell.textOf(text, p.name() + "_Cell" + i);
      String way = "none";
      for (Map.Entry<String, String> e : WAYS) {
        way = cell.contains(e.getValue()) ? e.getKey() : way;
      }
      ways.merge(way, 1, Integer::sum);
    }
  }

  /** Takes the locks of the first unit of the first class away, which reads and writes a member. */
  private static String withoutOneLock(String text) {
    int unit = text.indexOf(" int m0(");
    int end = text.indexOf("\n", unit);
    String line = text.substring(unit, end);
    String without = line;
    for (Map.Entry<Pattern, String> lock : LOCKS.entrySet()) {
      without = lock.getKey().matcher(without).replaceAll(lock.getValue());
    }
    assertFalse(without.equals(line), line);
    return text.substring(0, unit) + without + text.substring(end);
  }

  private static void assertCaught(
      ProgramRunner runner,
      Map<String, byte[]> classes,
      Map<String, byte[]> models,
      List<Program> batch,
      boolean hierarchies)
      throws Exception {
    for (Program p : batch) {
      int runs = 0;
      while (hierarchies
          ? run(runner, classes, p, true).isEmpty()
          : p.text().contains("// racy") && runCells(classes, models, p, true).isEmpty()) {
        if (++runs == RUNS) {
          runner.failed(p, "is not caught");
        }
      }
    }
  }

  private static SetUnits made(Map<String, byte[]> classes, Program p) throws Exception {
    var constructor = MemoryCompiler.loader(classes).loadClass(p.name()).getDeclaredConstructor();
    constructor.setAccessible(true);
    return (SetUnits) constructor.newInstance();
  }

  /**
   * Runs the units of each cell of a program in some threads.
   *
   * @param models the untranslated classes
   * @param narrow whether all threads call the first unit
   * @return what was wrong
   */
  private static String runCells(
      Map<String, byte[]> classes, Map<String, byte[]> models, Program p, boolean narrow)
      throws Exception {
    SetUnits units = made(classes, p);
    for (int cell = 0; cell < units.cells(); cell++) {
      CyclicBarrier ready = new CyclicBarrier(THREADS);
      List<CellThread> threads = new ArrayList<>();
      for (int t = 0; t < THREADS; t++) {
        int methods = narrow ? 1 : units.cellUnits(cell);
        int calls = narrow ? CALLS : CELL_CALLS;
        threads.add(new CellThread(units, cell, methods, calls, p.seed() * 41 + t, ready));
      }
      threads.forEach(Thread::start);
      for (CellThread t : threads) {
        t.join();
      }
      threads.get(0).call(units.cellUnits(cell) - 1); // reads what they left behind
      assertTrue(threads.stream().allMatch(CellThread::isComplete), p.text());
      List<List<CellThread.Call>> calls = threads.stream().map(CellThread::calls).toList();
      if (!new CellHistory(made(models, p), cell, calls).hasOrder()) {
        return "calls of cell %d fit into no order: %s".formatted(cell, calls);
      }
    }
    return "";
  }

  /**
   * Runs a program in some threads.
   *
   * @param narrow whether all threads call the same unit of the same object
   * @return what was wrong
   */
  private static String run(
      ProgramRunner runner, Map<String, byte[]> classes, Program p, boolean narrow)
      throws Exception {
    SetUnits units = made(classes, p);
    int narrowed = units.first();
    UnitThread.Run run = new UnitThread.Run();
    List<Throwable> thrown = new ArrayList<>();
    List<UnitThread> threads = new ArrayList<>();
    for (int t = 0; t < THREADS; t++) {
      Random random = new Random(p.seed() * 31 + t);
      threads.add(
          new UnitThread(
              run,
              p.seed() * 37 + t,
              () -> {
                for (int i = 0; i < CALLS; i++) {
                  int object = narrow ? narrowed : random.nextInt(units.objects());
                  int method = narrow ? 0 : random.nextInt(units.methods(object));
                  try {
                    units.call(object, method, random.nextInt(1000));
                  } catch (UnitThread.Stop e) {
                    continue; // a unit that ended so is over all the same
                  }
                }
              }));
    }
    for (UnitThread t : threads) {
      t.setUncaughtExceptionHandler(
          (thread, e) -> {
            synchronized (thrown) {
              thrown.add(e);
            }
          });
      t.start();
    }
    for (UnitThread t : threads) {
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
    return run.violation();
  }
}
