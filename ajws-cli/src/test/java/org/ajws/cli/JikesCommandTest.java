package org.ajws.cli;

import static org.ajws.cli.CommandTester.ajws;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands for target jikesrvm, without the VM and with a script in its place. */
class JikesCommandTest {
  private static final String PROGRAM =
      """
      package p;

      import org.ajws.Async;

      public class Fib {
        static int fib(int n) {
          if (n < 2) {
            return n;
          }
          @Async int a = fib(n - 1);
          int b = fib(n - 2);
          return a + b;
        }

        public static void main(String[] args) {
          System.out.println(fib(Integer.parseInt(args[0])));
          System.out.println(System.getProperty("key"));
          System.exit(args.length);
        }
      }
      """;

  @TempDir private Path folder;
  private Path program;

  @BeforeEach
  void program() throws IOException {
    program = write("p/Fib.java", PROGRAM);
  }

  @Test
  void runsOnThisJavaAgainstTheStub() throws Exception {
    for (String compiler : new String[] {"javac", "ecj"}) {
      ChildProcess ran =
          run(
              Map.of("JIKESRVM_HOME", ""),
              "run",
              "--target",
              "jikesrvm",
              "--class-compiler",
              compiler,
              "--workers",
              "2",
              "-Dkey=value",
              program,
              "15",
              "b");
      assertEquals("", ran.err());
      assertEquals("610\nvalue\n", ran.out());
      assertEquals(2, ran.status());
    }
  }

  /** The forms and the classes that the published tests use. */
  private static final String PUBLISHED =
      """
      public class Sum {
        static int[] sums = new int[4];

        static void add(int k) {
          sums[k]++;
        }

        public static void main(String[] args) throws Exception {
          org.mmtk.plan.Plan.harnessBegin();
          org.jikesrvm.scheduler.RVMThread.perfEventStart();
          finish {
            async {
              for (int i = 0; i < 4; i++) {
                add(i);
              }
            }
          }
          long pushes = org.jikesrvm.scheduler.WS.wsTotalPush();
          org.jikesrvm.scheduler.WS.dumpWSStatistics();
          org.jikesrvm.scheduler.RVMThread.perfEventStop();
          org.mmtk.plan.Plan.harnessEnd();
          System.out.println(java.util.Arrays.toString(sums));
        }
      }
      """;

  @Test
  void publishedProgramsRunAgainstTheStub() throws Exception {
    Path sum = write("Sum.java", PUBLISHED);
    ChildProcess ran = run(Map.of("JIKESRVM_HOME", ""), "run", "--target", "jikesrvm", sum);
    assertEquals("", ran.err());
    assertEquals("[1, 1, 1, 1]\n", ran.out());
    ChildProcess translated =
        run(
            Map.of("JIKESRVM_HOME", ""),
            "translate",
            "--target",
            "jikesrvm",
            "-d",
            folder.resolve("t"),
            "--classes",
            folder.resolve("c"),
            sum);
    assertEquals("", translated.err());
    assertTrue(Files.exists(folder.resolve("c/Sum.class")));
    assertFalse(Files.exists(folder.resolve("c/org/mmtk")), "the VM has its own");
  }

  @Test
  void classesOfTheVmsOwnJarsAreKnownWhereTheyAreNamed() throws Exception {
    Path library = folder.resolve("vm");
    Path own = write("org/jikesrvm/Own.java", "package org.jikesrvm; public class Own {}");
    assertEquals(
        0,
        javax.tools.ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-d", library.toString(), own.toString()));
    Path use =
        write(
            "Use.java",
            """
            class Use {
              static void use(Object o) {}

              @org.ajws.Finish
              static void f() {
                async: use(new org.jikesrvm.Own());
              }
            }
            """);
    List<Object> command =
        List.of("translate", "--target", "jikesrvm", "-d", folder.resolve("t"), use);
    ChildProcess without = run(Map.of("JIKESRVM_HOME", ""), command.toArray());
    assertEquals(1, without.status());
    List<Object> with = new ArrayList<>(command);
    with.addAll(1, List.of("--vm-class-path", library));
    ChildProcess found = run(Map.of("JIKESRVM_HOME", ""), with.toArray());
    assertEquals("", found.err());
    assertEquals(0, found.status());
  }

  @Test
  void runsOnTheVmThatTheEnvironmentNames() throws Exception {
    Path home = home();
    ChildProcess ran =
        run(
            Map.of("JIKESRVM_HOME", home.toString()),
            "run",
            "--target",
            "jikesrvm",
            "--workers",
            "4",
            "-Dkey=value",
            "-J-X:aos:x",
            program,
            "15");
    assertEquals("", ran.err());
    assertEquals("610\nnull\n", ran.out());
    assertEquals(1, ran.status());
    List<String> arguments = new ArrayList<>(Files.readAllLines(home.resolve("arguments")));
    assertTrue(arguments.remove(8).contains("ajws-"), "the class path is a temporary folder");
    assertEquals(
        List.of(
            "-Xms300M",
            "-X:gc:threads=1",
            "-Xws:retBarrier=true",
            "-Xws:procs=4",
            "-Dajws.workers=4",
            "-Dkey=value",
            "-J-X:aos:x".substring(2),
            "-cp",
            "p.Fib",
            "15"),
        arguments);
  }

  @Test
  void libraryOfTheVmIsTheMeasure() throws Exception {
    Path home = home();
    Files.createDirectories(home);
    // A library without any class.
    Files.write(
        home.resolve("rvmrt.jar"),
        new byte[] {'P', 'K', 5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    ChildProcess ran =
        run(Map.of("JIKESRVM_HOME", home.toString()), "run", "--target", "jikesrvm", program, "15");
    assertEquals(1, ran.status());
    assertTrue(ran.err().contains("[AJWS-754] the class java.lang.Object"), ran.err());
    assertFalse(Files.exists(home.resolve("arguments")), "the VM is not started");
  }

  @Test
  void folderWithoutVmIsNamed() throws Exception {
    ChildProcess ran =
        run(
            Map.of("JIKESRVM_HOME", folder.resolve("gone").toString()),
            "run",
            "--target",
            "jikesrvm",
            program,
            "15");
    assertEquals(1, ran.status());
    assertTrue(ran.err().contains("gone: error: [AJWS-756]"), ran.err());
    assertFalse(ran.err().contains("\tat "), ran.err());
  }

  @Test
  void translateWritesClassFiles() throws Exception {
    Path out = folder.resolve("out");
    Path classes = folder.resolve("classes");
    ajws("translate", "--target", "jikesrvm", "-d", out, "--classes", classes, program)
        .exits(0)
        .prints("class files of version 50, verified, in " + classes);
    assertTrue(Files.exists(out.resolve("p/Fib.java")));
    assertEquals(50, Files.readAllBytes(classes.resolve("p/Fib.class"))[7]);
    ajws("translate", "--target", "trycatch", "-d", out, "--classes", classes, program)
        .exits(2)
        .complains("--classes goes with --target jikesrvm");
    ajws("translate", "--target", "jikesrvm", "--class-compiler", "jikes", "-d", out, program)
        .exits(2)
        .complains("'jikes' is none of javac, ecj");
  }

  @Test
  void whatTheVmDoesNotHaveIsADiagnosticAndStatusOne() throws Exception {
    Path bad =
        write(
            "Bad.java",
            """
            class Bad {
              public static void main(String[] args) {
                Runnable r = () -> System.out.println();
                r.run();
              }
            }
            """);
    ajws("run", "--target", "jikesrvm", bad)
        .exits(1)
        .complains("Bad.java:3:5: error: [AJWS-752]")
        .complains("1 error");
    ajws("run", "--target", "jikesrvm", "--class-compiler", "ecj", bad)
        .exits(1)
        .complains("Bad.java:3:5: error: [AJWS-750]");
    ajws("run", "--target", "jikesrvm", "--vm-class-path", folder.resolve("rvmrt.jar"), program)
        .exits(1)
        .complains("rvmrt.jar: error: [AJWS-105]");
    Path out = folder.resolve("out");
    Path classes = folder.resolve("classes");
    ajws("translate", "--target", "jikesrvm", "-d", out, "--classes", classes, bad).exits(1);
    assertFalse(Files.exists(classes));
  }

  /** A folder as the VM's build makes it; its script notes its arguments and runs Java. */
  private Path home() throws IOException {
    Path home = Files.createDirectories(folder.resolve("home"));
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    String stub = RuntimePath.join(RuntimePath.jikesEntries());
    Path script = home.resolve("rvm");
    Files.writeString(
        script,
        """
        #!/bin/sh
        printf '%%s\\n' "$@" >'%s/arguments'
        while [ "$1" != -cp ]; do shift; done
        path=$2
        shift 2
        exec '%s' -cp "$path:%s" "$@"
        """
            .formatted(home, java, stub));
    Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
    return home;
  }

  private ChildProcess run(Map<String, String> environment, Object... args) throws Exception {
    return ChildProcess.ajws(folder, "", environment, args);
  }

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }
}
