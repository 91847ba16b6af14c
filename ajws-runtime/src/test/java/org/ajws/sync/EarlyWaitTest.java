package org.ajws.sync;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.ajws.runtime.Translated;
import org.ajws.runtime.frame.FrameTasks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A thread of the program waits before any construct has run, in a JVM of its own. */
@Timeout(120)
class EarlyWaitTest {
  private static String run(Class<?> program) throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                program.getName())
            .redirectErrorStream(true)
            .start();
    try {
      return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } finally {
      process.destroyForcibly();
    }
  }

  @Test
  void inTranslatedCode() throws Exception {
    assertEquals("took 7", run(EarlyWait.class));
  }

  @Test
  void inCodeThatRunsInOrder() throws Exception {
    assertTrue(run(EarlyWaitInOrder.class).contains("take() from a channel would have to wait"));
  }

  @Test
  void inOtherCode() throws Exception {
    assertTrue(run(EarlyWaitElsewhere.class).contains("no construct has run"));
  }
}

/** As the translation leaves it. */
@Translated(digest = "", target = "trycatch")
final class EarlyWait {
  private EarlyWait() {}

  /** The thread runs a lambda of this class. */
  public static void main(String[] args) throws InterruptedException {
    EarlyWaits.inThread(channel -> channel.take());
  }
}

/** As the translation leaves it, for target {@code serial}. */
@Translated(digest = "", target = "serial")
final class EarlyWaitInOrder {
  private EarlyWaitInOrder() {}

  public static void main(String[] args) throws InterruptedException {
    EarlyWaits.inThread(channel -> channel.take());
  }
}

/** Not translated. */
final class EarlyWaitElsewhere {
  private EarlyWaitElsewhere() {}

  public static void main(String[] args) throws InterruptedException {
    EarlyWaits.inThread(channel -> channel.take());
  }
}

/** What the programs share. */
final class EarlyWaits {
  private EarlyWaits() {}

  /** Lets a thread take from a channel, and then a task put something into it. */
  static void inThread(Function<Channel<Integer>, Integer> take) throws InterruptedException {
    Channel<Integer> channel = new Channel<>();
    Thread waits =
        new Thread(
            () -> {
              try {
                System.out.print("took " + take.apply(channel));
              } catch (IllegalStateException e) {
                System.out.print(e.getMessage());
              }
            });
    waits.start();
    while (waits.getState() == Thread.State.RUNNABLE) {
      Thread.onSpinWait();
    }
    FrameTasks.Step put =
        () -> {
          channel.put(7);
          return null;
        };
    FrameTasks.run(List.of(new FrameTasks.Task(put)));
    waits.join();
  }
}
