package org.ajws.cli;

import static org.ajws.cli.CommandTester.ajws;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code check --explain} says of methods, loops and locks. */
class ExplainTest {
  @TempDir private Path folder;

  @Test
  void checkExplainsWhyAMethodIsAUnitOfWork() {
    Path accounts =
        Path.of("../ajws-processor/src/test/resources/golden/atomic/input/Accounts.java");
    ajws("check", "--explain", "Account.moveTo", accounts)
        .exits(0)
        .prints("is a unit of work")
        .prints("takes this.a: touches balance (line 15)")
        .prints("takes to.a: named by @Atomic");
    ajws("check", "--explain", "Accounts.main", accounts)
        .exits(0)
        .prints("is no unit of work: it touches no static member")
        .prints("calls unit Account.sum (line 96): takes Account.a");
    ajws("check", "--explain", "Account.nothing", accounts)
        .exits(1)
        .complains("no method Account.nothing");
  }

  @Test
  void checkExplainsHowASpeculativeLoopRunsAhead() throws IOException {
    Path source =
        Files.writeString(
            folder.resolve("Graph.java"),
            """
            import org.ajws.ParallelFor;
            class Graph {
              int size;
              static java.util.Random random = new java.util.Random(1);
              void join(int[] parent, int[] from) {
                for (@ParallelFor(speculative = true) int i = 0; i < from.length; i++) {
                  if (parent[from[i]] == i) {
                    size++;
                    System.out.println(i);
                    size--;
                    count(i);
                  }
                }
              }
              static void count(int i) {
                if (i % 5 == 0) random.nextInt();
              }
              static void scatter(int[] a, int[] index) {
                for (@ParallelFor(speculative = true) int i = 0; i < index.length; i++) {
                  a[index[i]] += i;
                }
              }
            }
            """);
    ajws("check", "--explain", "Graph.join", source)
        .exits(0)
        .prints("Graph.java:6 runs with watched accesses (norec)")
        .prints("  not by ranges: line 8 writes the field size; likewise line 10")
        .prints("  not by ranges: line 9 has an effect that waits for its turn")
        .prints("  irrevocable: line 16 ");
    ajws("check", "--explain", "Graph.java:19", source)
        .exits(0)
        .prints("Graph.java:19 runs by ranges")
        .prints("  no slot is copied");
    ajws("check", "--explain", "Graph.java:7", source)
        .exits(1)
        .complains("File.java:LINE for a speculative loop");
    Path output = folder.resolve("report");
    ajws("report", "-o", output, source).exits(0);
    String html = Files.readString(output.resolve("report.html"));
    assertTrue(html.contains("not by ranges: line 8 writes the field size"), html);
  }

  @Test
  void checkExplainsUnderWhichLocksConstructsRunInOrder() throws IOException {
    Path source =
        Files.writeString(
            folder.resolve("Held.java"),
            """
            import org.ajws.ParallelFor;
            class Held {
              static void fill(int[] data) {
                for (@ParallelFor int i = 0; i < data.length; i++) {
                  data[i] = i;
                }
              }
              synchronized void far(int[] data) {
                fill(data);
              }
            }
            """);
    String loop = "parallel loop Held.java:4";
    String lock = "synchronized method far Held.java:8";
    ajws("check", "--explain", "Held.fill", source)
        .exits(0)
        .prints("  " + loop + " runs in order under " + lock);
    ajws("check", "--explain", "Held.java:8", source)
        .exits(0)
        .prints("  under " + lock + " run in order: " + loop);
  }

  @Test
  void unknownCodeThatIsCalledUnderLocksIsNamed() throws IOException {
    Path source =
        Files.writeString(
            folder.resolve("Shelf.java"),
            """
            import java.util.List;
            import java.util.function.Consumer;
            import org.ajws.AtomicSet;
            @AtomicSet("a")
            class Shelf {
              private int count;
              void each(Consumer<String> sink, List<String> all) {
                count++;
                sink.accept("x");
                all.forEach(sink);
                all.forEach(s -> help(sink));
              }
              private static void help(Consumer<String> sink) {
                sink.accept("y");
              }
              static void outside(Consumer<String> sink) {
                sink.accept("z");
              }
            }
            """);
    ajws("check", "--explain", "Shelf.each", source)
        .exits(0)
        .prints("calls Consumer.accept (line 9), which this module does not show")
        .prints("calls a function, by Iterable.forEach (line 10), which");
    Path output = folder.resolve("report");
    ajws("report", "-o", output, source).exits(0).prints("3 calls of unknown code");
    String html = Files.readString(output.resolve("report.html"));
    assertTrue(html.contains("Shelf.java:14"), html);
    assertFalse(html.contains("Shelf.java:17"), html);
    assertTrue(Files.readString(output.resolve("report.json")).contains("\"callbacks\""));
  }
}
