package org.ajws.cli;

import static org.ajws.cli.CommandTester.ajws;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TimelineCommandTest {
  /** Two iterations that wait for each other, on two workers; one waits for the other's lock. */
  private static final String MEETING =
      """
      import java.util.concurrent.*;
      import org.ajws.*;

      public class Meeting {
        static int fib(int n) {
          if (n < 2) return n;
          @Async int a = fib(n - 1);
          int b = fib(n - 2);
          return a + b;
        }

        static final ConcurrentHashMap<Integer, Thread> THREADS = new ConcurrentHashMap<>();
        static boolean met;

        static void come(int i) {
          THREADS.put(i, Thread.currentThread());
        }

        static synchronized void meet(Thread other) {
          if (met) return;
          met = true;
          while (other.getState() != Thread.State.BLOCKED) Thread.onSpinWait();
          long end = System.nanoTime() + 1_000_000;
          while (System.nanoTime() < end) Thread.onSpinWait();
        }

        public static void main(String[] args) throws Exception {
          CyclicBarrier both = new CyclicBarrier(2);
          for (@ParallelFor int i = 0; i < 2; i++) {
            come(i);
            both.await();
            meet(THREADS.get(1 - i));
          }
          System.out.println(fib(30));
        }
      }
      """;

  @TempDir private Path folder;

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  @Test
  void aRunIsRecordedAndShown() throws Exception {
    Path recording = folder.resolve("meeting.jfr");
    ajws("run", "--workers", "2", "--timeline", recording, write("Meeting.java", MEETING)).exits(0);
    Path page = folder.resolve("meeting.html");
    Path trace = folder.resolve("trace.json");
    ajws("timeline", "-o", page, "-o", trace, recording).exits(0);
    String html = Files.readString(page);
    assertTrue(html.contains("<h1>Timeline of meeting.jfr</h1>"), html.substring(0, 500));
    assertTrue(html.contains("Meeting.java:29"), "the loop");
    assertFalse(html.contains("Meeting.java:0"), "there is no such line");
    assertTrue(html.contains("monitor of Class in Meeting.meet:20"), "the wait for the lock");
    assertTrue(html.contains("<th scope=\"row\">ajws-"), "a worker");
    assertFalse(html.contains("src=") || html.contains("href="), "it needs nothing else");
    traceHas(trace, "loop Meeting.java:29", "work Meeting.java:29", "steal", "thread_name");
    Files.delete(page);
    ajws("timeline", recording).exits(0); // beside the recording
    assertTrue(Files.exists(page));
  }

  /** A finish of queued asyncs, and a thread that waits for a future in a lambda. */
  @Test
  void finishesAndWaitsForFutures() throws Exception {
    Path trace = folder.resolve("trace.json");
    Path file =
        write(
            "Waiting.java",
            """
            import java.util.concurrent.*;
            import java.util.function.IntSupplier;
            import org.ajws.*;
            import org.ajws.sync.Future;

            public class Waiting {
              static volatile Thread waiter;

              static int come(CyclicBarrier both) {
                await(both);
                while (waiter == null || !rests(waiter)) Thread.onSpinWait();
                return 7;
              }

              static boolean rests(Thread t) {
                Thread.State state = t.getState();
                return state == Thread.State.WAITING || state == Thread.State.TIMED_WAITING;
              }

              static void await(CyclicBarrier both) {
                try {
                  both.await();
                } catch (Exception e) {
                  throw new IllegalStateException(e);
                }
              }

              @SuppressWarnings("ajws-wait")
              public static void main(String[] args) {
                CyclicBarrier both = new CyclicBarrier(2);
                finish: {
                  @Async Future<Integer> f = Future.of(come(both));
                  IntSupplier got = () -> {
                    await(both);
                    waiter = Thread.currentThread();
                    return f.get();
                  };
                  System.out.println(got.getAsInt());
                }
              }
            }
            """);
    ajws("run", "--workers", "2", "--target", "tasks", "--timeline", trace, file).exits(0);
    traceHas(trace, "finish Waiting.java:31", "work Waiting.java:32", "waiting for a future");
  }

  private static void traceHas(Path trace, String... names) throws IOException {
    Set<String> all = new TreeSet<>();
    for (JsonElement e :
        JsonParser.parseString(Files.readString(trace))
            .getAsJsonObject()
            .getAsJsonArray("traceEvents")) {
      JsonObject event = e.getAsJsonObject();
      all.add(event.get("name").getAsString());
      assertTrue(event.get("ts").getAsDouble() >= 0);
    }
    assertTrue(all.containsAll(Arrays.asList(names)), all.toString());
  }

  @Test
  void whatIsNoRecordingIsSaid() throws Exception {
    Path recording = folder.resolve("a.jfr");
    ajws("run", "--workers", "2", "--timeline", recording, write("Meeting.java", MEETING)).exits(0);
    byte[] whole = Files.readAllBytes(recording);
    Path bad = folder.resolve("bad.jfr");
    for (int length : new int[] {whole.length - 1, whole.length / 2, 70, 30}) {
      Files.write(bad, Arrays.copyOf(whole, length));
      ajws("timeline", bad)
          .exits(1)
          .complains("bad.jfr: there is no timeline in it: it is truncated");
    }
    byte[] unfinished = whole.clone();
    unfinished[64] = 1;
    Files.write(bad, unfinished);
    ajws("timeline", bad).exits(1).complains("it is not finished");
    byte[] other = whole.clone();
    other[5] = 9;
    Files.write(bad, other);
    ajws("timeline", bad).exits(1).complains("it has format 9.");
    Files.writeString(bad, MEETING);
    ajws("timeline", bad).exits(1).complains("it is no Flight Recorder file");
    Files.write(bad, new byte[0]);
    ajws("timeline", bad).exits(1).complains("it is no Flight Recorder file");
    byte[] damaged = whole.clone();
    Arrays.fill(damaged, 200, whole.length - 100, (byte) 0x55);
    Files.write(bad, damaged);
    ajws("timeline", bad).exits(1).complains("bad.jfr: ");
    ajws("timeline", folder.resolve("missing.jfr")).exits(1).complains("cannot be read");
    ajws("timeline", folder).exits(1).complains(folder.toString());
  }

  @Test
  void aRunWithoutConstructsHasNoTimeline() throws Exception {
    Path file =
        write(
            "Serial.java",
            "public class Serial { public static void main(String[] a) { System.exit(a.length); } }");
    Path page = folder.resolve("serial.html");
    ajws("run", "--timeline", page, file).exits(1).complains("it has no events of AJWS");
    ajws("run", "--timeline", page, file, "x", "y").exits(2).complains("it has no events of AJWS");
    assertFalse(Files.exists(page));
  }

  @Test
  void aWrongCommandIsReported() throws Exception {
    Path file = write("Meeting.java", MEETING);
    ajws("run", "--timeline", "x.png", file).exits(2).complains("end it with .html");
    ajws("run", "--timeline", "x.html", "--target", "serial", file)
        .exits(2)
        .complains("target serial does not run on the workers");
    ajws("timeline", "-o", "x.jfr", "y.jfr").exits(2).complains("not made from one");
    ajws("timeline", "-o", folder.resolve("x.html"), file).exits(1).complains("no Flight Recorder");
  }
}
