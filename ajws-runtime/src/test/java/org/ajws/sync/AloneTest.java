package org.ajws.sync;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.ajws.runtime.frame.FrameTasks;
import org.ajws.runtime.task.Finish;
import org.ajws.runtime.task.Tasks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whether a promise that tasks wait for may come from another thread, in a JVM of its own. */
@Timeout(120)
class AloneTest {
  /** A program: how its tasks wait, and whether another thread lives meanwhile. */
  static final class Program {
    public static void main(String[] args) throws Exception {
      boolean blocks = args[0].equals("blocks");
      boolean condition = args[0].equals("condition");
      StuckConditionsTest.Cell cell = new StuckConditionsTest.Cell();
      Promise<Integer> p = new Promise<>();
      Thread other =
          new Thread(
              () -> {
                long until = System.nanoTime() + 500_000_000;
                while (System.nanoTime() < until) {
                  Thread.onSpinWait();
                }
                if (args[1].equals("completes")) {
                  p.complete(7);
                  cell.set(7);
                }
              });
      if (!args[1].equals("alone")) {
        other.start();
      }
      try {
        if (condition) {
          cell.awaitSet();
        } else if (blocks) {
          Finish finish = Tasks.finish("A.java:1");
          Tasks.async("A.java:2", () -> p.future().get());
          finish.join();
        } else {
          FrameTasks.run(List.of(new FrameTasks.Task(p.future()::get$fast)));
        }
        System.out.print("got " + (condition ? cell.awaitSet() : p.future().get()));
      } catch (DeadlockException e) {
        System.out.print("deadlock, " + (other.isAlive() ? "another lives" : "alone"));
      }
    }
  }

  private static String run(String... args) throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dajws.workers=3",
                "-cp",
                System.getProperty("java.class.path"),
                Program.class.getName(),
                args[0],
                args[1])
            .redirectErrorStream(true)
            .start();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    process.getInputStream().transferTo(out);
    if (!process.waitFor(60, TimeUnit.SECONDS)) {
      process.destroyForcibly();
    }
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void nobodyElseIsThere() throws Exception {
    assertEquals("deadlock, alone", run("saves", "alone"));
    assertEquals("deadlock, alone", run("blocks", "alone"));
    assertEquals("deadlock, alone", run("condition", "alone"));
  }

  @Test
  void anotherThreadBringsIt() throws Exception {
    assertEquals("got 7", run("saves", "completes"));
    assertEquals("got 7", run("blocks", "completes"));
    assertEquals("got 7", run("condition", "completes"));
  }

  /** Found when the other thread has ended. */
  @Test
  void anotherThreadDoesNot() throws Exception {
    assertEquals("deadlock, alone", run("saves", "ends"));
    assertEquals("deadlock, alone", run("blocks", "ends"));
    assertEquals("deadlock, alone", run("condition", "ends"));
  }
}
