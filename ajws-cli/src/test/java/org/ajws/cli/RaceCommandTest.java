package org.ajws.cli;

import static org.ajws.cli.CommandTester.ajws;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RaceCommandTest {
  private static final String RACY =
      """
      import org.ajws.ParallelFor;

      public class Racy {
        static int total;

        public static void main(String[] args) {
          for (@ParallelFor int i = 3; i < 9; i++) {
            total += i;
          }
        }
      }
      """;

  /** A language construct of each kind, used as the language wants it. */
  private static final String CLEAN =
      """
      import java.util.ArrayList;
      import java.util.List;
      import org.ajws.*;

      public class Clean {
        @AtomicSet("all")
        static class Counter {
          private int value;
          void add(int n) { value += n; }
          int value() { return value; }
        }

        public static class Joined implements Reducer<List<Integer>> {
          @Override public List<Integer> identity() { return new ArrayList<>(); }
          @Override public List<Integer> combine(List<Integer> a, List<Integer> b) {
            a.addAll(b);
            return a;
          }
        }

        static int fib(int n) {
          if (n < 2) return n;
          @Async int a = fib(n - 1), b = fib(n - 2);
          return a + b;
        }

        @Finish
        static int both(int[] out) {
          async: out[0] = 1;
          out[1] = 2;
          return out[0] + out[1];
        }

        public static void main(String[] args) {
          Counter counter = new Counter();
          Joined joined = new Joined();
          double[] a = new double[20];
          @Private double[] temp = new double[2];
          @Reduce(ReduceOp.SUM) double sum = 0;
          @Reduce(by = Joined.class) List<Integer> all = new ArrayList<>();
          for (@ParallelFor int i = 0; i < a.length; i++) {
            temp[0] = i;
            a[i] = temp[0];
            sum += a[i];
            counter.add(i);
            all = joined.combine(all, List.of(i));
          }
          for (@ParallelFor double x : a) {
            counter.add((int) x);
          }
          System.out.println(
              sum + " " + counter.value() + " " + all.size() + " " + fib(9) + " " + both(new int[2]));
        }
      }
      """;

  @TempDir private Path folder;

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  @Test
  void aRaceIsReportedWithBothPlacesAndTasks() throws Exception {
    Path json = folder.resolve("races.json");
    Path sarif = folder.resolve("races.sarif");
    Path html = folder.resolve("races.html");
    ajws("race", "--json", json, "--sarif", sarif, "--html", html, write("Racy.java", RACY))
        .exits(1)
        .complains(
            "Racy.java:8: race: a task writes and another task reads static field Racy.total")
        .complains("written by iteration 3 of the loop at Racy.java:7")
        .complains("read by iteration 4 of the loop at Racy.java:7")
        .complains("Racy.java:8: total += i;")
        .complains("1 race");
    JsonObject found = JsonParser.parseString(Files.readString(json)).getAsJsonObject();
    assertEquals("races", found.get("verdict").getAsString());
    assertEquals(1, found.getAsJsonArray("races").size());
    JsonObject run =
        JsonParser.parseString(Files.readString(sarif))
            .getAsJsonObject()
            .getAsJsonArray("runs")
            .get(0)
            .getAsJsonObject();
    JsonObject result = run.getAsJsonArray("results").get(0).getAsJsonObject();
    assertEquals("determinacy-race", result.get("ruleId").getAsString());
    JsonObject place =
        result
            .getAsJsonArray("locations")
            .get(0)
            .getAsJsonObject()
            .getAsJsonObject("physicalLocation");
    assertEquals(8, place.getAsJsonObject("region").get("startLine").getAsInt());
    assertTrue(place.toString().contains("Racy.java"), place.toString());
    String page = Files.readString(html);
    assertTrue(page.contains("<p class=\"verdict\">1 race</p>"), page);
    assertTrue(page.contains("<mark><i>8</i>      total += i;</mark>"), page);
    assertFalse(page.contains("<script"), page);
  }

  @Test
  void whatTheLanguageMakesSafeIsSilent() throws Exception {
    ajws("race", write("Clean.java", CLEAN))
        .exits(0)
        .complains("no race on this input, for any schedule");
  }

  @Test
  void aPageHasTheSourceOfBothAccesses() throws Exception {
    Path html = folder.resolve("races.html");
    String source = RACY.replace("total += i;", "total += i; // a < b & c");
    ajws("race", "--html", html, write("Racy.java", source)).exits(1);
    String page = Files.readString(html);
    assertTrue(page.contains("<h1>Races of Racy</h1>"), page);
    assertTrue(page.contains("<p class=\"verdict\">1 race</p>"), page);
    assertTrue(page.contains("Race 1: static field Racy.total"), page);
    assertTrue(page.contains("<li>iteration 3 of the loop at Racy.java:7</li>"), page);
    assertTrue(page.contains("<li>iteration 4 of the loop at Racy.java:7</li>"), page);
    String line = "<mark><i>8</i>      total += i; // a &lt; b &amp; c</mark>";
    assertEquals(2, page.split(java.util.regex.Pattern.quote(line), -1).length - 1, page);
    assertTrue(page.contains("<span><i>7</i>"), page);
    assertTrue(page.contains("Instead: "), page);
    ajws("race", "--html", html, write("Clean.java", CLEAN)).exits(0);
    assertTrue(Files.readString(html).contains("no race on this input"), Files.readString(html));
  }

  @Test
  void conflictsAreListedOnRequest() throws Exception {
    Path file =
        write(
            "Locked.java",
            """
            import org.ajws.*;

            public class Locked {
              static int total;

              static synchronized void add(int i) {
                total += i;
              }

              public static void main(String[] args) {
                for (@ParallelFor int i = 0; i < 9; i++) {
                  add(i);
                }
              }
            }
            """);
    CommandTester without = ajws("race", file).exits(0);
    assertFalse(without.err().contains("conflict"), without.err());
    Path json = folder.resolve("races.json");
    Path html = folder.resolve("races.html");
    ajws("race", "--conflicts", "--json", json, "--html", html, file)
        .exits(0)
        .complains(
            "Locked.java:7: conflict, under a common lock: a task writes and another task reads"
                + " static field Locked.total")
        .complains("written by iteration 0 of the loop at Locked.java:11")
        .complains("1 conflict under a common lock\nno race on this input, for any schedule");
    JsonObject found = JsonParser.parseString(Files.readString(json)).getAsJsonObject();
    assertEquals(0, found.getAsJsonArray("races").size());
    assertEquals(1, found.getAsJsonArray("conflicts").size());
    String page = Files.readString(html);
    assertTrue(page.contains("<p class=\"verdict\">no race on this input"), page);
    assertTrue(page.contains("Conflict 1, under a common lock: static field Locked.total"), page);
  }

  @Test
  void whatWasNotSeenIsSaid() throws Exception {
    Path thrown =
        write(
            "Thrown.java",
            """
            public class Thrown {
              public static void main(String[] args) {
                throw new IllegalStateException("why");
              }
            }
            """);
    ajws("race", thrown)
        .exits(3)
        .complains("no race was found, but not everything was seen:")
        .complains("the program ended with an exception: java.lang.IllegalStateException: why")
        .complains("the program's exit status was 1");
    Path threads =
        write(
            "Threads.java",
            """
            public class Threads {
              static int x;
              public static void main(String[] args) throws Exception {
                Thread t = new Thread(() -> x = 1, "mine");
                t.start();
                t.join();
              }
            }
            """);
    ajws("race", threads).exits(3).complains("thread mine");
  }

  @Test
  void aWrongProgramAndAWrongCommandAreReported() throws Exception {
    Path file = write("Racy.java", RACY.replace("total += i", "break"));
    CommandTester wrong = ajws("race", file).exits(1).complains("Racy.java:8");
    assertFalse(wrong.err().contains("no race"), wrong.err());
    ajws("race", "--target", "serial", write("Clean.java", CLEAN))
        .exits(2)
        .complains("watched in a form of its own");
    ajws("race", write("Racy.java", RACY), "-J", "x").exits(1); // behind the file: its arguments
    ajws("race", "-J", "-Xnonsense", write("Racy.java", RACY))
        .exits(1)
        .complains("nothing is known about races");
  }
}
