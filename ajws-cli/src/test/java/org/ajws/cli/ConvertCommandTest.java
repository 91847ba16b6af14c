package org.ajws.cli;

import static org.ajws.cli.CommandTester.ajws;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConvertCommandTest {
  private static final String DIALECT =
      """
      package p;

      class Fill {
        static int[] fill(int n) {
          int[] a = new int[n];
          finish { async { for (int i = 0; i < n; i++) { a[i] = i; } } }
          return a;
        }
      }
      """;

  private static final String STANDARD =
      DIALECT
          .replace("package p;", "package p; import org.ajws.ParallelFor;")
          .replace("finish { async { for (", "finish: { { for (@ParallelFor ");

  private static final String MAIN =
      """
      package p;

      public class Main {
        public static void main(String[] args) {
          org.mmtk.plan.Plan.harnessBegin();
          org.jikesrvm.scheduler.RVMThread.perfEventStart();
          @SyncSteal { @Steal { System.out.println("filled " + Fill.fill(10)[9]); } }
          org.jikesrvm.scheduler.RVMThread.perfEventStop();
          org.mmtk.plan.Plan.harnessEnd();
          org.jikesrvm.scheduler.WS.dumpWSStatistics();
        }
      }
      """;

  @TempDir private Path folder;
  private Path root;
  private Path fill;

  @BeforeEach
  void aTree() throws IOException {
    root = folder.resolve("src");
    Files.createDirectories(root.resolve("p"));
    fill = Files.writeString(root.resolve("p/Fill.java"), DIALECT);
    Files.writeString(root.resolve("p/Plain.java"), "package p;\n\nclass Plain { int async; }\n");
  }

  /** What the research VM counted: an async per spawned statement, and per iteration. */
  @Test
  void asyncsAreCountedExactly() throws Exception {
    Path program =
        Files.writeString(
            folder.resolve("Counted.java"),
            """
            import org.jikesrvm.scheduler.WS;

            public class Counted {
              static long calls;

              static void walk(int depth) {
                if (depth == 0) return;
                finish {
                  if (depth > 1) async { walk(depth - 1); }
                  else async { walk(0); }
                  async { walk(depth - 1); }
                  async { walk(0); walk(0); walk(0); }
                }
              }

              public static void main(String[] args) {
                org.mmtk.plan.Plan.harnessBegin();
                walk(6);
                int[] a = new int[100];
                finish { async { for (int i = 0; i < a.length; i++) a[i] = i; } }
                System.out.println("pushed " + WS.wsTotalPush() + " with " + WS.wsProcs);
                WS.dumpWSStatistics();
                System.out.println("then " + WS.wsTotalPush());
              }
            }
            """);
    // 63 inner nodes, each with four asyncs; the third statement of the last block is none.
    for (String target : List.of("trycatch", "forkjoin")) {
      ChildProcess ran =
          ChildProcess.ajws(
              folder, "", "run", "--target", target, "--workers", "2", program.toString());
      assertEquals("pushed 352 with 2\nthen 0\n", ran.out());
    }
  }

  @Test
  void anAnnotationOfThePackageIsLeftAlone() throws Exception {
    Files.writeString(
        root.resolve("p/Atomic.java"),
        "package p;\n\npublic @interface Atomic { String value(); }\n");
    String own =
        "package p;\n\npublic class Own {\n  static final String a = \"x\";\n  @Atomic(a) int n;\n"
            + "  public static void main(String[] args) { System.out.println(\"own\"); }\n}\n";
    Path program = Files.writeString(root.resolve("p/Own.java"), own);
    ajws("convert", root).exits(ExitStatus.OK).prints("converted 1 of 4 files");
    assertEquals(own, Files.readString(program));
    assertEquals("own\n", ChildProcess.ajws(folder, "", "run", program.toString()).out());
  }

  @Test
  void filesAreConvertedInPlace() throws IOException {
    ajws("convert", root).exits(ExitStatus.OK).prints("converted 1 of 2 files");
    assertEquals(STANDARD, Files.readString(fill));
    ajws("convert", root).exits(ExitStatus.OK).prints("converted 0 of 2 files");
    try (Stream<Path> files = Files.list(root.resolve("p"))) {
      assertEquals(
          List.of("Fill.java", "Plain.java"),
          files.map(f -> f.getFileName().toString()).sorted().toList());
    }
  }

  @Test
  void aFolderReceivesEveryFileOnce() throws IOException {
    Path out = folder.resolve("out");
    ajws("convert", "-d", out, root).exits(ExitStatus.OK);
    assertEquals(DIALECT, Files.readString(fill));
    assertEquals(STANDARD, Files.readString(out.resolve("p/Fill.java")));
    assertTrue(Files.exists(out.resolve("p/Plain.java")));
    Files.writeString(out.resolve("p/Fill.java"), "mine");
    ajws("convert", "-d", out, root).exits(ExitStatus.ERROR).complains("AJWS-104");
    assertEquals("mine", Files.readString(out.resolve("p/Fill.java")));
  }

  @Test
  void aDryRunShowsTheDiff() throws IOException {
    String out = ajws("convert", "--dry-run", root).exits(ExitStatus.OK).out();
    assertEquals(
        """
        --- FILE
        +++ FILE
        @@ -1,9 +1,9 @@
        -package p;
        +package p; import org.ajws.ParallelFor;
        \s
         class Fill {
           static int[] fill(int n) {
             int[] a = new int[n];
        -    finish { async { for (int i = 0; i < n; i++) { a[i] = i; } } }
        +    finish: { { for (@ParallelFor int i = 0; i < n; i++) { a[i] = i; } } }
             return a;
           }
         }
        """
            .replace("FILE", fill.toString()),
        out);
    assertEquals(DIALECT, Files.readString(fill));
  }

  @Test
  void nothingIsWrittenAfterAnError() throws IOException {
    Files.writeString(root.resolve("p/Bad.java"), "class Bad { void f() { @Stael { } } }\n");
    ajws("convert", "--dialect", "ajws", root).exits(ExitStatus.ERROR).complains("[AJWS-604]");
    assertEquals(DIALECT, Files.readString(fill));
  }

  @Test
  void theStandardSurfaceIsNotReadAsADialect() {
    ajws("check", "--dialect", "standard", root).exits(ExitStatus.OK).prints("0 parallel loops");
    ajws("check", root).exits(ExitStatus.OK).prints("1 parallel loop");
  }

  @Test
  void oldProgramsRunWithTheResearchVmsClasses() throws Exception {
    Path main = Files.writeString(root.resolve("p/Main.java"), MAIN);
    ChildProcess ran = ChildProcess.ajws(folder, "", "run", "--workers", "2", main.toString());
    assertEquals(0, ran.status(), ran.toString());
    assertTrue(ran.out().contains("filled 9"), ran.toString());
    assertTrue(ran.err().contains("AJWS harness: "), ran.toString());
    assertTrue(ran.err().contains("AJWS statistics: "), ran.toString());
    assertFalse(ran.err().contains("error"), ran.toString());
  }

  /** As translate --shared-scratch: what is converted so has no error any more. */
  @Test
  void sharedScratchIsDeclaredPrivate() throws IOException {
    String rows =
        """
        class Rows {
          static double[] rows(int n) {
            double[] temp = new double[4], out = new double[n]; final int[] last = new int[1];
            finish { async { for (int i = 0; i < n; i++) {
              for (int j = 0; j < 4; j++) temp[j] = i * j;
              last[0] = i;
              out[i] = temp[3] + last[0];
            } } }
            return out;
          }
        }
        """;
    Path file =
        Files.writeString(
            folder.resolve("Rows.java"), rows.replace(", out = ", "; double[] out = "));
    ajws("check", file).exits(1).complains("[AJWS-401] every iteration writes the same");
    ajws("convert", "--shared-scratch", "error", "-d", folder.resolve("as-it-is"), file).exits(0);
    ajws("check", folder.resolve("as-it-is")).exits(1).complains("AJWS-401");
    Path converted = folder.resolve("converted");
    ajws("convert", "--shared-scratch", "private", "-d", converted, file).exits(0);
    String text = Files.readString(converted.resolve("Rows.java"));
    assertTrue(text.contains("import org.ajws.Private; "), text);
    assertTrue(text.contains("    @Private double[] temp = "), text);
    assertTrue(text.contains("; @Private final int[] last = "), text);
    assertEquals(2, text.split("@Private ", -1).length - 1, text);
    assertEquals(rows.lines().count(), text.lines().count());
    ajws("check", converted).exits(0);
  }

  /** CilkSort and others ask the research VM for the number of asyncs. */
  @Test
  void whatNamesTheResearchVmIsCheckedAgainstItsClasses() throws IOException {
    Path pushes =
        Files.writeString(
            folder.resolve("Pushes.java"),
            "class Pushes { void f() { finish { async { f(); }"
                + " System.out.println(org.jikesrvm.scheduler.WS.wsTotalPush()); } } }");
    ajws("check", pushes).exits(0);
    ajws("translate", "-d", folder.resolve("out"), pushes).exits(0);
    ajws("check", "--target", "jikesrvm", pushes).exits(0);
  }
}
