package org.ajws.cli;

import static org.ajws.cli.CommandTester.ajws;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.ajws.report.Measurement;
import org.ajws.report.Report;
import org.ajws.report.ReportJson;
import org.ajws.report.VariantKind;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MeasureCommandTest {
  private static final String SUM =
      """
      import static org.ajws.ReduceOp.SUM;

      import org.ajws.ParallelFor;
      import org.ajws.Reduce;

      class Sum {
        public static void main(String[] args) {
          int n = Integer.parseInt(args[0]);
          @Reduce(SUM) long sum = 0;
          for (@ParallelFor int i = 0; i < n; i++) {
            sum += i;
          }
          System.out.println("sum " + sum);
        }
      }
      """;

  private static final String THREADED =
      """
      class Sum {
        public static void main(String[] args) throws Exception {
          long[] sums = new long[2];
          int n = Integer.parseInt(args[0]);
          Thread[] threads = new Thread[2];
          for (int t = 0; t < 2; t++) {
            int k = t;
            threads[t] = new Thread(() -> {
              for (int i = k; i < n; i += 2) {
                sums[k] += i;
              }
            });
            threads[t].start();
          }
          for (Thread thread : threads) {
            thread.join();
          }
          System.out.println("sum " + (sums[0] + sums[1]));
        }
      }
      """;

  @TempDir private Path folder;
  private Path output;
  private Path sum;

  @BeforeEach
  void aProgram() throws IOException {
    output = folder.resolve("report");
    sum = Files.writeString(folder.resolve("Sum.java"), SUM);
  }

  private CommandTester measure(Object... arguments) {
    Object[] all = new Object[arguments.length + 11];
    List<Object> fixed =
        List.of(
            "measure", "-o", output, "--forks", 1, "--rounds", 2, "--warm-up", 0, "--workers", 2);
    System.arraycopy(fixed.toArray(), 0, all, 0, 11);
    System.arraycopy(arguments, 0, all, 11, arguments.length);
    return ajws(all);
  }

  @Test
  void serialOwnThreadsAndAjwsAreComparedByOneCommand() throws IOException {
    Path threaded = Files.createDirectories(folder.resolve("threaded")).resolve("Sum.java");
    Files.writeString(threaded, THREADED);
    CommandTester run = measure("--threaded", threaded, sum, "100000");
    run.exits(0)
        .prints("AJWS, 2 workers: ")
        .prints("All results equal the serial")
        .prints("threaded original: ");
    // But for the last, which may be the name of a long folder.
    run.out()
        .lines()
        .filter(line -> !line.contains(output.toString()))
        .forEach(line -> assertTrue(line.length() <= 120, line));
    Report report = ReportJson.read(output.resolve("report.json"));
    List<Measurement> variants = report.cases().get(0).variants();
    assertEquals(
        List.of(VariantKind.SERIAL, VariantKind.OWN_THREADS, VariantKind.AJWS, VariantKind.AJWS),
        variants.stream().map(Measurement::kind).toList());
    assertEquals("100000", report.cases().get(0).detail());
    assertTrue(variants.get(3).statistics().regions() > 0, "the loop ran on the runtime");
    assertEquals("Sum.java:10", report.decisions().loops().get(0).site());
  }

  @Test
  void anotherOutputIsSaidAndIsStatusOne() throws IOException {
    Path wrong = Files.createDirectories(folder.resolve("w")).resolve("Sum.java");
    Files.writeString(wrong, THREADED.replace("\"sum \"", "\"total \""));
    measure("--threaded", wrong, sum, "1000").exits(1).prints("Results DIFFER");
    measure("--threaded", wrong, "--ignore", "sum|total", sum, "1000")
        .exits(0)
        .prints("All results equal");
  }

  @Test
  void whatCannotBeMeasuredIsSaid() throws IOException {
    measure(folder.resolve("None.java")).exits(1).complains("check the path");
    measure(folder).exits(1).complains("this is a folder");
    measure("--target", "serial", sum).exits(2).complains("--target serial");
    ajws("measure", "--rounds", 0, sum).exits(2).complains("take a number from 1");
    Path broken = Files.writeString(folder.resolve("Broken.java"), "class Broken { int x = ; }");
    measure(broken).exits(1).complains("Broken.java:1");
    Path empty = Files.writeString(folder.resolve("Empty.java"), "class Empty { }");
    measure(empty).exits(1).complains("public static void main");
    Path exits =
        Files.writeString(
            folder.resolve("Exits.java"),
            "class Exits { public static void main(String[] a) { System.exit(0); } }");
    measure(exits).exits(1).complains("without samples");
  }
}
