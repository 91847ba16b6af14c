package org.ajws.cli;

import static org.ajws.cli.CommandTester.ajws;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunCommandTest {
  private static final String PROGRAM =
      """
      package p;

      import java.util.Scanner;
      import org.ajws.ParallelFor;
      import org.ajws.runtime.AjwsRuntime;

      public class Main {
        public static void main(String[] args) {
          AjwsRuntime.assertTranslated(Main.class);
          int[] a = new int[100];
          for (@ParallelFor int i = 0; i < a.length; i++) {
            a[i] = Helper.square(i) + new Second().one();
          }
          long sum = 0;
          for (int x : a) {
            sum += x;
          }
          System.out.println(sum + " " + String.join("|", args));
          System.out.println(new Scanner(System.in).nextLine());
          System.out.println(System.getProperty("key") + " " + System.getProperty("ajws.workers"));
          System.err.println("to standard error");
          System.exit(args.length);
        }
      }

      class Second {
        int one() {
          return 1;
        }
      }
      """;

  @TempDir private Path folder;

  @Test
  void streamsArgumentsAndStatusAreTheProgramsOwn() throws Exception {
    Path file = write("p/Main.java", PROGRAM);
    write(
        "p/Helper.java",
        "package p;\n\nclass Helper { static int square(int i) { return i * i; } }\n");
    write("p/Other.java", "package p;\n\nclass Other { this is another program, half written }\n");
    ChildProcess ran =
        ChildProcess.ajws(
            folder,
            "a line\n",
            "run",
            "--workers",
            "3",
            "-Dkey=value",
            "-J-Xmx64m",
            file,
            "--x",
            "a b",
            "-D");
    assertEquals("to standard error\n", ran.err());
    assertEquals("328450 --x|a b|-D\na line\nvalue 3\n", ran.out());
    assertEquals(3, ran.status());
  }

  /**
   * What the untranslated program walks on the usual stack; and less by an option of the user's.
   */
  @Test
  void theMainThreadHasAStackForDeepRecursion() throws Exception {
    Path file =
        write(
            "Deep.java",
            """
            import org.ajws.ParallelFor;

            class Deep {
              static int walk(int levels) {
                int[] below = new int[1];
                if (levels > 1) {
                  for (@ParallelFor int i = 0; i < 1; i++) {
                    below[i] = walk(levels - 1);
                  }
                }
                return 1 + below[0];
              }

              public static void main(String[] args) {
                System.out.println(walk(4000));
              }
            }
            """);
    for (String target : List.of("serial", "trycatch", "forkjoin")) {
      ChildProcess deep = ChildProcess.ajws(folder, "", "run", "--target", target, file);
      assertEquals("4000\n", deep.out(), target + ": " + deep.err());
    }
    ChildProcess small = ChildProcess.ajws(folder, "", "run", "-J-Xss512k", file);
    assertTrue(small.err().contains("StackOverflowError"), small.err());
  }

  @Test
  void optionsOfTheJvmMayBeCalledLikeOurs() throws Exception {
    Path file =
        write(
            "Property.java",
            """
            class Property {
              public static void main(String[] args) {
                System.out.println(System.getProperty("a") + System.getProperty("b"));
              }
            }
            """);
    ChildProcess ran = ChildProcess.ajws(folder, "", "run", "-J-Da=1", "-J", "-Db=x=2", file);
    assertEquals("1x=2\n", ran.out(), ran.err());
    ran = ChildProcess.ajws(folder, "", "run", "-J");
    assertEquals(2, ran.status());
    assertTrue(ran.err().contains("-J"), ran.err());
  }

  /** Java 25: no class around the program, and a {@code main} of an object. */
  @Test
  void compactSourceFilesAreTranslated() throws Exception {
    assumeTrue(Runtime.version().feature() >= 25);
    Path file =
        write(
            "Compact.java",
            """
            import static java.lang.Math.max;

            @org.ajws.AtomicSet("a") class Box { int n; void add(int k) { n += k; } int n() { return n; } }

            int fib(int n) {
              if (n < 2) return n;
              @org.ajws.Async int a = fib(n - 1);
              int b = fib(n - 2);
              return a + b;
            }

            void main() {
              Box box = new Box();
              for (@org.ajws.ParallelFor int i = 0; i < 10; i++) box.add(fib(i));
              java.util.function.Supplier<Integer> sum = () -> { @org.ajws.Async var c = fib(3); return c + 1; };
              IO.println(List.of(max(1, box.n()), sum.get()));
            } // the end
            """);
    for (String target : new String[] {"trycatch", "tasks", "forkjoin", "serial"}) {
      ChildProcess ran = ChildProcess.ajws(folder, "", "run", "--target", target, file);
      assertEquals("[88, 3]\n", ran.out(), ran.err());
    }
  }

  @Test
  void exceptionOfTheProgramIsItsOwn() throws Exception {
    Path file =
        write(
            "Boom.java",
            """
            class Boom {
              public static void main(String[] args) {
                int[] a = new int[1];
                for (@org.ajws.ParallelFor int i = 1; i < 2; i++) {
                  a[i] = 1;
                }
              }
            }
            """);
    for (String target : new String[] {"trycatch", "tasks", "forkjoin", "serial"}) {
      ChildProcess ran = ChildProcess.ajws(folder, "", "run", "--target", target, file);
      assertEquals(1, ran.status(), ran.toString());
      assertTrue(ran.err().contains("ArrayIndexOutOfBoundsException"), ran.err());
      assertTrue(ran.err().contains("Boom.java:5)"), ran.err());
    }
  }

  @Test
  void badInputIsADiagnosticAndStatusOne() throws Exception {
    ajws("run", folder.resolve("Gone.java")).exits(1).complains("Gone.java: error: [AJWS-102]");
    ajws("run", folder).exits(1).complains("this is a folder");
    ajws("run", write("Broken.java", "class Broken {\n\tint x = ;\n}\n"))
        .exits(1)
        .complains("Broken.java:2:10: error: [AJWS-101]");
    ajws("run", write("Unknown.java", "class Unknown {\n  Missing m;\n}\n"))
        .exits(1)
        .complains("Unknown.java:2:3: error: [AJWS-101]");
    ajws("run", write("NoMain.java", "class NoMain {}\n"))
        .exits(1)
        .complains("has no class with a public static void main(String[])");
    ajws("run", "--cp", folder.resolve("gone.jar"), write("Main.java", "class Main {}"))
        .exits(1)
        .complains("[AJWS-105]");
    ajws("run", write("Empty.java", "")).exits(1).complains("has no class");
  }

  @Test
  void scratchFolderGoesAway() throws Exception {
    Path temporary = Files.createDirectories(folder.resolve("tmp"));
    Path file = write("Ok.java", "class Ok { public static void main(String... a) {} }\n");
    ChildProcess ran =
        ChildProcess.run(
            folder,
            "",
            Map.of(),
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Djava.io.tmpdir=" + temporary,
                "-cp",
                System.getProperty("java.class.path"),
                Ajws.class.getName(),
                "run",
                file.toString()));
    assertEquals(0, ran.status(), ran.toString());
    try (var left = Files.list(temporary)) {
      assertEquals(0, left.count());
    }
  }

  @Test
  void javaWithoutCompilerIsNamed() throws Exception {
    ChildProcess ran =
        ChildProcess.run(
            folder,
            "",
            Map.of(),
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--limit-modules",
                "java.se",
                "-cp",
                System.getProperty("java.class.path"),
                Ajws.class.getName(),
                "--version"));
    assertEquals(1, ran.status(), ran.toString());
    assertTrue(ran.err().contains("has no compiler — set JAVA_HOME to a JDK"), ran.err());
    assertEquals(1, ran.err().lines().count(), ran.err());
  }

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }
}
