package org.ajws.processor.atomic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.Target;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The monitors of the textbook by conditions, on threads, asyncs and loops, beside those by {@code
 * wait} and {@code notifyAll}; and what is found if a translation forgets to tell.
 */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ConditionsTest {
  private static final int ROUNDS = Integer.getInteger("ajws.conditions.rounds", 30);

  @TempDir Path folder;

  /** The file with the conditions. */
  private String name = "Monitors.java";

  private String text;

  /** Names and texts of the other files. */
  private String[] others;

  @BeforeEach
  void read() throws IOException {
    text = text(name);
    others = new String[] {"Classics.java", text("Classics.java")};
  }

  private static String text(String name) throws IOException {
    try (InputStream in = ConditionsTest.class.getResourceAsStream("/conditions/" + name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private TranslatedProgram program(Path folder, String... filesAndTexts) {
    return TranslatedProgram.of(
        folder, Stream.of(filesAndTexts, others).flatMap(Arrays::stream).toArray(String[]::new));
  }

  private static void run(
      TranslatedProgram program, String how, int workers, int tasks, boolean textbook)
      throws Exception {
    try {
      program
          .load("Classics")
          .getMethod("run", String.class, int.class, int.class, int.class, boolean.class)
          .invoke(null, how, workers, tasks, ROUNDS, textbook);
    } catch (InvocationTargetException e) {
      throw new AssertionError(e.getCause());
    }
  }

  @ParameterizedTest
  @EnumSource(LockKind.class)
  void onThreadsWithAllKindsOfLocks(LockKind locks) throws Exception {
    TranslatedProgram program = program(folder, name, text).translate(locks, Target.SERIAL);
    assertEquals(0, program.messages().size(), program.messages()::toString);
    for (int tasks : new int[] {1, 2, 5, 16}) {
      run(program, "threads", 1, tasks, false);
      run(program, "threads", 1, tasks, true);
    }
    run(program, "threads", 1, 64, false);
  }

  @ParameterizedTest
  @CsvSource({"TRYCATCH,async", "TRYCATCH,loop", "TASKS,async", "FORKJOIN,async", "FORKJOIN,loop"})
  void asTasks(Target target, String how) throws Exception {
    TranslatedProgram program = program(folder, name, text).translate(LockKind.AUTO, target);
    for (int workers : new int[] {1, 2, 8, 64}) {
      for (int tasks : new int[] {1, 5, 16}) {
        run(program, how, workers, tasks, false);
      }
    }
  }

  /** A translation that was changed: it never ends, or gives something wrong. */
  private void assertFound(UnaryOperator<String> change) throws Exception {
    TranslatedProgram right =
        program(folder.resolve("right"), name, text).translate(LockKind.AUTO, Target.SERIAL);
    String output = right.output(name);
    String changed = change.apply(output);
    assertNotEquals(output, changed);
    TranslatedProgram wrong = program(folder.resolve("wrong"), name, changed);
    wrong.load("Classics"); // it compiles
    long start = System.nanoTime();
    runAll(right);
    long patience = TimeUnit.SECONDS.toNanos(1) + 10 * (System.nanoTime() - start);
    FutureTask<Void> all =
        new FutureTask<>(
            () -> {
              runAll(wrong);
              return null;
            });
    Thread thread = new Thread(all);
    thread.setDaemon(true);
    thread.start();
    try {
      all.get(patience, TimeUnit.NANOSECONDS);
    } catch (ExecutionException | TimeoutException e) {
      return;
    }
    assertTrue(false, "not found:\n" + changed);
  }

  private static void runAll(TranslatedProgram program) throws Exception {
    for (int i = 0; i < 10; i++) {
      run(program, "threads", 1, 8, false);
    }
  }

  @Test
  void aUnitThatDoesNotTellIsFound() throws Exception {
    assertFound(s -> s.replace(".unlock();", ".unlockUnchanged();"));
  }

  @Test
  void aUnitThatTellsBeforeItsChangeIsFound() throws Exception {
    assertFound(
        s ->
            s.replaceAll(
                "(ajws\\$taken\\w+)\\.lock\\(\\); try (.*?)\\.unlock\\(\\);",
                "$1.lock(); $1.unlock(); $1.lock(); try $2.unlockUnchanged();"));
  }

  @Test
  void aConditionThatIsNotLookedAtAgainIsFound() throws Exception {
    assertFound(s -> s.replaceAll("(Await\\.pause\\([^;]*\\))\\);", "$1) break;"));
  }

  @Test
  void aWaitThatDoesNotTellWhatItChangedIsFound() throws Exception {
    String writer =
        """
        import java.util.concurrent.atomic.AtomicInteger;
        import org.ajws.AtomicSet;

        @AtomicSet("s")
        public class Classics {
          private int left, right;

          private void goLeft() {
            left++;
            await: while (right < left);
          }

          private void goRight() {
            await: while (left <= right);
            right++;
          }

          public static void run(String how, int workers, int tasks, int rounds, boolean textbook)
              throws Exception {
            Classics c = new Classics();
            Thread t = new Thread(() -> { for (int i = 0; i < rounds; i++) { c.goLeft(); } });
            t.setDaemon(true);
            t.start();
            for (int i = 0; i < rounds; i++) { c.goRight(); }
            t.join();
          }
        }
        """;
    name = "Classics.java";
    text = writer;
    others = new String[0];
    run(
        program(folder.resolve("as it is"), name, text).translate(LockKind.AUTO, Target.SERIAL),
        "threads",
        1,
        1,
        false);
    assertFound(s -> s.replace("pause(ajws$await1, true", "pause(ajws$await1, false"));
  }
}
