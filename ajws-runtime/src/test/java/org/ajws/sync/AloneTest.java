package org.ajws.sync;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.SynchronousQueue;
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
      boolean completes = args[1].equals("completes") || args[1].equals("is woken");
      CountDownLatch latch = new CountDownLatch(1);
      Object monitor = new Object();
      Thread waker =
          new Thread(
              () -> {
                synchronized (monitor) {
                  work();
                  latch.countDown();
                }
              });
      Thread blocked = new Thread(() -> enter(monitor), "blocked");
      Thread other =
          new Thread(
              () -> {
                if (args[1].equals("stands") || args[1].equals("is woken")) {
                  waitFor(latch);
                } else {
                  work();
                }
                if (completes) {
                  p.complete(7);
                  cell.set(7);
                }
              });
      if (args[1].equals("feeds")) {
        feed(blocks);
        return;
      }
      if (!args[1].equals("alone")) {
        other.setDaemon(true);
        other.start();
      }
      if (args[1].equals("is woken")) {
        waker.start();
        blocked.start();
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

  /** Gets value after value from a thread that waits as long as the tasks do. */
  private static void feed(boolean blocks) {
    SynchronousQueue<Integer> queue = new SynchronousQueue<>();
    Channel<Integer> channel = new Channel<>();
    Thread feeder =
        new Thread(
            () -> {
              while (true) {
                channel.put(take(queue));
              }
            });
    feeder.setDaemon(true);
    feeder.start();
    int last = 0;
    for (int i = 0; i < 3000; i++) {
      put(queue, i);
      if (blocks) {
        Finish finish = Tasks.finish("A.java:1");
        Tasks.async("A.java:2", channel::take);
        finish.join();
      } else {
        FrameTasks.run(List.of(new FrameTasks.Task(channel::take$fast)));
      }
      last = i;
    }
    System.out.print("got " + last);
  }

  private static int take(SynchronousQueue<Integer> queue) {
    try {
      return queue.take();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void put(SynchronousQueue<Integer> queue, int value) {
    try {
      queue.put(value);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Half a second of it. */
  private static void work() {
    long until = System.nanoTime() + 500_000_000;
    while (System.nanoTime() < until) {
      Thread.onSpinWait();
    }
  }

  private static void waitFor(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void enter(Object monitor) {
    synchronized (monitor) {
      work();
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

  /** It waits until another thread does something, and there is none. */
  @Test
  void anotherThreadStandsStill() throws Exception {
    List<FutureTask<String>> runs = new ArrayList<>();
    for (String how : List.of("saves", "blocks", "condition")) { // each takes some seconds
      FutureTask<String> run = new FutureTask<>(() -> run(how, "stands"));
      runs.add(run);
      new Thread(run).start();
    }
    for (FutureTask<String> run : runs) {
      assertEquals("deadlock, another lives", run.get());
    }
  }

  /** It waits, too, but somebody works who will end that. */
  @Test
  void anotherThreadStandsStillForAWhile() throws Exception {
    assertEquals("got 7", run("saves", "is woken"));
    assertEquals("got 7", run("blocks", "is woken"));
    assertEquals("got 7", run("condition", "is woken"));
  }

  /** It stands still nearly always, and brings something in between. */
  @Test
  void anotherThreadFeedsTasks() throws Exception {
    assertEquals("got 2999", run("saves", "feeds"));
    assertEquals("got 2999", run("blocks", "feeds"));
  }

  /** Found when the other thread has ended. */
  @Test
  void anotherThreadDoesNot() throws Exception {
    assertEquals("deadlock, alone", run("saves", "ends"));
    assertEquals("deadlock, alone", run("blocks", "ends"));
    assertEquals("deadlock, alone", run("condition", "ends"));
  }
}
