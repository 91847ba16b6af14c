package org.ajws.processor.atomic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.lang.reflect.Constructor;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntBinaryOperator;
import java.util.function.UnaryOperator;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.Target;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.scheduler.SchedulerForTests;
import org.ajws.runtime.task.Finish;
import org.ajws.runtime.task.Tasks;
import org.ajws.sync.DeadlockException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What several tasks see of random units that wait for conditions could have happened one after the
 * other: there is an order in which each unit, or each half of one that waits in its middle, comes
 * between its call and its return and gives what it gives in one thread. Those that a deadlock has
 * ended could not go on: nobody was forgotten.
 */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ConditionHistoryTest {
  private static final int PROGRAMS = Integer.getInteger("ajws.conditions.programs", 8);
  private static final int HISTORIES = Integer.getInteger("ajws.histories", 30);
  private static final int TASKS = 3;
  private static final int STEPS = 4;

  @TempDir Path folder;

  /** One call of a unit and what it gave; null: a deadlock. */
  private static final class Op {
    final int unit;
    final int argument;
    int called;
    int returned;
    Integer result;

    Op(int unit, int argument) {
      this.unit = unit;
      this.argument = argument;
    }

    @Override
    public String toString() {
      return "u" + unit + "(" + argument + ")@" + called + "-" + returned + "=" + result;
    }
  }

  /** How far a task of the model is. */
  private record At(int op, int part) {}

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  private static List<List<Op>> random(Random random) {
    List<List<Op>> all = new ArrayList<>();
    for (int t = 0; t < TASKS; t++) {
      List<Op> ops = new ArrayList<>();
      for (int i = 0; i < STEPS; i++) {
        ops.add(new Op(random.nextInt(ConditionUnits.UNITS), random.nextInt(3)));
      }
      all.add(ops);
    }
    return all;
  }

  private static void run(List<Op> ops, IntBinaryOperator units, AtomicInteger clock) {
    for (Op op : ops) {
      op.called = clock.incrementAndGet();
      try {
        op.result = units.applyAsInt(op.unit, op.argument);
      } catch (DeadlockException e) {
        return;
      } finally {
        op.returned = clock.incrementAndGet();
      }
    }
  }

  /** Whether what is left can have happened, from a state of the model on. */
  private static boolean explains(ConditionUnits model, List<List<Op>> all, At[] at, int[] state) {
    int first = Integer.MAX_VALUE; // no unit begins behind the first that has returned
    for (int t = 0; t < TASKS; t++) {
      Op op = next(all, at, t);
      first = op == null || op.result == null ? first : Math.min(first, op.returned);
    }
    if (first == Integer.MAX_VALUE && onlyThoseThatWait(model, all, at, state)) {
      return true;
    }
    for (int t = 0; t < TASKS; t++) {
      Op op = next(all, at, t);
      if (op == null || op.called > first || op.returned == 0) {
        continue;
      }
      At here = at[t];
      if (model.waits(op.unit, here.part, op.argument, state)) {
        continue;
      }
      int[] after = model.after(op.unit, here.part, op.argument, state);
      boolean ends = here.part == model.parts(op.unit) - 1;
      if (ends && (op.result == null || model.result(op.unit, op.argument, after) != op.result)) {
        continue;
      }
      at[t] = ends ? new At(here.op + 1, 0) : new At(here.op, here.part + 1);
      boolean found = explains(model, all, at, after);
      at[t] = here;
      if (found) {
        return true;
      }
    }
    return false;
  }

  private static boolean onlyThoseThatWait(
      ConditionUnits model, List<List<Op>> all, At[] at, int[] state) {
    for (int t = 0; t < TASKS; t++) {
      Op op = next(all, at, t);
      if (op != null && !model.waits(op.unit, at[t].part, op.argument, state)) {
        return false;
      }
    }
    return true;
  }

  /** What a task does next; behind a deadlock nothing. */
  private static Op next(List<List<Op>> all, At[] at, int task) {
    int i = at[task].op;
    return i < STEPS ? all.get(task).get(i) : null;
  }

  /** The first history that the model does not explain; null if there is none. */
  private static String unexplained(
      ConditionUnits model, Class<?> units, int histories, int workers)
      throws ReflectiveOperationException {
    SchedulerForTests.installWithoutOutsiders(workers, 300, 0, workers);
    Constructor<?> made = units.getConstructor();
    for (long seed = 0; seed < histories; seed++) {
      List<List<Op>> all = random(new Random(seed));
      IntBinaryOperator object = (IntBinaryOperator) made.newInstance();
      assertEquals(0, object.applyAsInt(-1, 0)); // resets the static set
      AtomicInteger clock = new AtomicInteger();
      Finish finish = Tasks.finishApart("H.java:1");
      try {
        for (List<Op> ops : all) {
          Tasks.asyncApart("H.java:2", () -> run(ops, object, clock));
        }
      } finally {
        finish.join();
      }
      At[] at = {new At(0, 0), new At(0, 0), new At(0, 0)};
      if (!explains(model, all, at, ConditionUnits.first())) {
        return "history " + seed + ", " + workers + " workers: " + all;
      }
    }
    return null;
  }

  @ParameterizedTest
  @EnumSource(LockKind.class)
  void eachUnitIsOneStep(LockKind locks) throws Exception {
    long first = Long.getLong("ajws.conditions.seed", 1);
    for (long seed = first; seed < first + PROGRAMS; seed++) {
      ConditionUnits model = new ConditionUnits(new Random(seed));
      TranslatedProgram program =
          TranslatedProgram.of(folder.resolve("" + seed), "Units.java", model.text())
              .translate(locks, Target.TASKS);
      assertEquals(List.of(), program.messages(), model.text());
      Class<?> units = program.load("Units");
      for (int workers : new int[] {2, 4}) {
        assertNull(
            unexplained(model, units, HISTORIES, workers), "program " + seed + "\n" + model.text());
      }
    }
  }

  /** A translation that was changed: some history does not fit. */
  private void assertFound(UnaryOperator<String> change) throws Exception {
    for (long seed = 1; seed <= PROGRAMS; seed++) {
      ConditionUnits model = new ConditionUnits(new Random(seed));
      TranslatedProgram right =
          TranslatedProgram.of(folder.resolve("right" + seed), "Units.java", model.text())
              .translate(LockKind.AUTO, Target.TASKS);
      String output = right.output("Units.java");
      String changed = change.apply(output);
      assertNotEquals(output, changed);
      TranslatedProgram wrong =
          TranslatedProgram.of(folder.resolve("wrong" + seed), "Units.java", changed);
      if (unexplained(model, wrong.load("Units"), HISTORIES, 2) != null) {
        return;
      }
    }
    assertNotNull(null, "no history shows it");
  }

  @Test
  void aUnitThatDoesNotTellIsFound() throws Exception {
    assertFound(s -> s.replace(".unlock();", ".unlockUnchanged();"));
  }

  @Test
  void aConditionThatIsNotLookedAtAgainIsFound() throws Exception {
    assertFound(s -> s.replaceAll("(Await\\.pause\\([^;]*\\))\\);", "$1) break;"));
  }
}
