package org.ajws.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.ajws.cli.CommandTester.ajws;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommandsTest {
  private static final String LOOP =
      """
      package p;

      import org.ajws.ParallelFor;

      class Fill {
        static void fill(int[] a) {
          for (@ParallelFor int i = 0; i < a.length; i++) {
            a[i] = i;
          }
        }
      }
      """;

  @TempDir private Path folder;
  private Path sources;
  private Path fill;

  @BeforeEach
  void aSourceRoot() throws IOException {
    sources = Files.createDirectories(folder.resolve("src"));
    Files.createDirectories(sources.resolve("p"));
    fill = Files.writeString(sources.resolve("p/Fill.java"), LOOP);
    Files.writeString(sources.resolve("p/Plain.java"), "package p;\n\nclass Plain {}\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"run", "translate", "check", "report", "classpath", "demo"})
  void everyCommandHasHelp(String command) {
    ajws(command, "--help").exits(0).prints("Usage: ajws " + command);
  }

  @Test
  void versionAndHelp() {
    ajws("--version").exits(0).prints("ajws 0.").prints("Java ");
    ajws("--help").exits(0).prints("Exit status").prints("translate");
    ajws("help").exits(0).prints("Exit status").prints("translate");
    ajws("help", "report").exits(0).prints("Usage: ajws report").prints("--threaded");
    ajws("help", "nothing").exits(2).complains("nothing");
  }

  /** Names that generated members have: what is made for the construct cannot be compiled. */
  @Test
  void aTranslationThatDoesNotCompileNamesTheConstructAndHowToLeaveItOut() throws IOException {
    String program =
        """
        import org.ajws.*;

        class Clash {
          static int one(int n) {
            finish:
            {
              async:
              System.out.println(n);
            }
            return n;
          }

          static int fib(int n) {
            if (n < 2) return n;
            @Async int a = fib(n - 1);
            return fib(n - 2) + a;
          }

          public static void main(String[] args) {
            System.out.println(fib(10));
          }
        }
        %s
        """;
    Path clash = Files.writeString(folder.resolve("Clash.java"), program.formatted(""));
    ajws("run", clash).exits(0);
    Files.writeString(clash, program.formatted("class Clash$fib$Frame2 {}"));
    for (String command : List.of("run", "measure")) {
      ajws(command, clash)
          .exits(1)
          .complains(
              "Clash.java:15:1: error: [AJWS-116] the code that AJWS makes for the async value")
          .complains("\n  take its annotation or label away");
    }
  }

  @Test
  void wrongCommandLinesAreUsageErrors() {
    ajws().exits(2).complains("Usage: ajws");
    ajws("chekc").exits(2).complains("check");
    ajws("check").exits(2).complains("PATH");
    ajws("check", "--target", "gpu", sources)
        .exits(2)
        .complains(
            "'--target': 'gpu' is none of trycatch, tasks, forkjoin, serial, traced, jikesrvm\n");
    ajws("check", "--encoding", "no such", sources).exits(2).complains("'no such'");
    ajws("check", "--release", "99", sources).exits(2).complains("this JDK knows 8 to");
    ajws("check", "--release", "new", sources).exits(2).complains("'new' is no whole number");
    ajws("translate", sources).exits(2).complains("--output=DIR");
    for (String command : List.of("run", "measure")) {
      for (String workers : List.of("0", "4097")) {
        ajws(command, "--workers", workers, fill).exits(2).complains("1");
      }
      ajws(command, "--workers", fill, fill).exits(2).complains("is no whole number");
    }
    ajws("run", "--workers", "4097", fill).complains("--workers 4097: from 1 to 4096");
    ajws("measure", "--warm-up", "x", fill).exits(2).complains("'--warm-up': 'x' is no number");
  }

  @Test
  void whatIsNoSourceIsNotTakenForOne() throws IOException {
    Path overlay = Files.writeString(folder.resolve("x.ajws-overlay"), "class A { }");
    Path notes = Files.writeString(folder.resolve("notes.txt"), "hello");
    for (String command :
        List.of("check", "run", "convert", "report", "measure", "race", "profile")) {
      ajws(command, overlay).exits(1).complains("[AJWS-102] this is not a .java file");
      ajws(command, overlay).complains("name it as an overlay (--overlay)");
      ajws(command, notes).exits(1).complains("[AJWS-102] this is not a .java file");
    }
  }

  @Test
  void aFileThatIsNotThereAndAFolderAreSaidInTheSameWords() throws IOException {
    Path none = folder.resolve("None.java");
    Path empty = Files.createDirectories(folder.resolve("empty"));
    for (String command : List.of("run", "measure", "race", "profile")) {
      ajws(command, none)
          .exits(1)
          .complains(none + ": error: [AJWS-102] there is no such file or folder");
      ajws(command, empty).exits(1).complains(empty + ": error: [AJWS-102] this is a folder");
    }
    for (String command : List.of("check", "convert", "report")) {
      ajws(command, none)
          .exits(1)
          .complains(none + ": error: [AJWS-102] there is no such file or folder")
          .complains("1 error");
      ajws(command, empty)
          .exits(1)
          .complains(empty + ": error: [AJWS-102] there is no .java file in this folder")
          .complains("1 error");
    }
  }

  /** What is before the first bytes that are no text can be read, and says where they are. */
  @Test
  void bytesThatAreNoTextAreNamedByTheirPlace() throws IOException {
    Path file = folder.resolve("Latin.java");
    Files.write(file, "class Latin {\r\n  String s = \"\u00fc\";\r\n}\r\n".getBytes(ISO_8859_1));
    for (String command : List.of("check", "run", "convert", "measure")) {
      ajws(command, file)
          .exits(1)
          .complains(file + ":2:15: error: [AJWS-102] the bytes of this file are not UTF-8");
    }
    Files.write(file, new byte[] {(byte) 0xff});
    ajws("check", file).exits(1).complains(file + ":1:1: error: [AJWS-102]");
  }

  @Test
  void aFolderIsNoOverlay() {
    ajws("check", "--overlay", folder, sources).exits(1).complains("this is a folder");
  }

  /** Before the program runs, which may take long; a folder that is missing is made. */
  @Test
  void whereNothingCanBeWrittenNothingIsRun() throws IOException {
    Path taken = Files.createDirectories(folder.resolve("taken.html"));
    Path file = Files.writeString(folder.resolve("file"), "");
    for (Path place : List.of(taken, file.resolve("x.html"))) {
      for (List<Object> line :
          List.<List<Object>>of(
              List.of("run", "--timeline", place, fill),
              List.of("race", "--html", place, fill),
              List.of("race", "--json", place, fill),
              List.of("profile", "--svg", place, fill),
              List.of("timeline", "-o", place, fill))) {
        ajws(line.toArray()).exits(1).complains(place + " cannot be written: ");
      }
    }
    Path deep = folder.resolve("new/folder/x.html");
    ajws("timeline", "-o", deep, fill).exits(1).complains("there is no timeline in it");
    assertTrue(Files.isDirectory(deep.getParent()));
  }

  @Test
  void aWrongCommandLineIsAnsweredInItsOwnWords() {
    ajws("chekc").exits(2).complains("there is no command 'chekc'").complains("check");
    ajws("help", "chekc").exits(2).complains("there is no command 'chekc'\n");
    ajws("Main.java").exits(2).complains("'Main.java' — 'ajws run Main.java' runs a file\n");
    ajws("check", "--targt", sources).exits(2).complains("there is no option '--targt'");
    ajws("classpath", "here").exits(2).complains("nothing is done with the argument 'here'");
  }

  @Test
  void asyncsAreCounted() throws IOException {
    Path fib =
        Files.writeString(
            folder.resolve("Fib.java"),
            """
            class Fib {
              int fib(int n) {
                if (n < 2) return n;
                @org.ajws.Async int a = fib(n - 1);
                return fib(n - 2) + a;
              }
            }
            """);
    ajws("check", fib).prints("checked 1 file: 0 parallel loops, 1 async, 0 atomic sets");
  }

  @Test
  void checkCountsAndWritesNothing() throws IOException {
    ajws("check", sources).exits(0).prints("checked 2 files: 1 parallel loop, 0 atomic sets");
    try (var tree = Files.walk(folder)) {
      assertEquals(2, tree.filter(Files::isRegularFile).count());
    }
  }

  @Test
  void translateWritesEveryFileAndCopiesWhatHasNoConstruct() throws IOException {
    Path output = folder.resolve("out");
    ajws("translate", "-d", output, "--target", "forkjoin", sources)
        .exits(0)
        .prints("translated 1 of 2 files");
    assertTrue(Files.readString(output.resolve("p/Fill.java")).contains("ForkJoinLoops"));
    assertArrayEquals(
        Files.readAllBytes(sources.resolve("p/Plain.java")),
        Files.readAllBytes(output.resolve("p/Plain.java")));
  }

  @Test
  void reportIsPrintedAndWritten() throws IOException {
    Path output = folder.resolve("report");
    ajws("report", "-o", output, "--title", "Filling", sources)
        .exits(0)
        .prints("AJWS: Filling")
        .prints("report.html");
    assertTrue(Files.readString(output.resolve("report.html")).contains("Fill.java:7"));
    assertTrue(Files.readString(output.resolve("report.json")).contains("\"Fill.java:7\""));

    Path file = Files.writeString(folder.resolve("file"), "not a folder");
    ajws("report", "-o", file.resolve("r"), sources).exits(1).complains("cannot be written");
  }

  @Test
  void reportsAreComparedAndLimitsFailTheBuild() throws IOException {
    Path old = folder.resolve("old");
    ajws("report", "-o", old, "--fail-if", "overhead > 50%", sources).exits(0);
    Files.writeString(fill, LOOP.replace("a[i] = i;", "a[i] = i;\n      a[i]++;"));
    Path threaded = Files.createDirectories(folder.resolve("threaded/p"));
    Files.writeString(
        threaded.resolve("Fill.java"),
        """
        package p;

        class Fill {
          static synchronized void fill(int[] a) {
            for (int i = 0; i < a.length; i++) {
              int k = i;
              new Thread(() -> { a[k] = k; }).start();
            }
          }
        }
        """);
    Path output = folder.resolve("new");
    ajws(
            "report",
            "-o",
            output,
            "--baseline",
            old.resolve("report.json"),
            "--threaded",
            folder.resolve("threaded"),
            "--fail-if",
            "lines.code > 5",
            "--fail-if",
            "change lines.code > 5%",
            "--fail-if",
            "loops > 1",
            "--fail-if",
            "slowdown > 5%",
            "--fail-if",
            "lop > 1",
            sources)
        .exits(1)
        .prints("code lines: 11 \u2192 12")
        .prints("AJWS: annotations: 2 extra lines for 1 region in 1 file")
        .prints("threaded original: 3 extra lines for 1 region in 1 file")
        .complains("report.json: error: [AJWS-120] code lines: 12, and the build is to fail if")
        .complains("[AJWS-120] code lines: 11 before, 12 now")
        .complains("[AJWS-121] the limit 'slowdown > 5%' cannot be decided: no case")
        .complains("[AJWS-121] the limit 'lop > 1' cannot be decided: the report has no such");
    assertTrue(Files.readString(output.resolve("report.html")).contains("threaded original"));

    // A file against a root, a root against a file, and a file against a file are the same.
    Path original = threaded.resolve("Fill.java");
    for (List<Path> pair :
        List.of(
            List.of(fill, folder.resolve("threaded")),
            List.of(sources, original),
            List.of(fill, original))) {
      ajws("report", "-o", output, "--threaded", pair.get(1), pair.get(0))
          .exits(0)
          .prints("threaded original: 3 extra lines for 1 region in 1 file");
    }
    ajws(
            "report",
            "-o",
            output,
            "--threaded",
            folder.resolve("threaded"),
            sources.resolve("p/Plain.java"))
        .exits(0)
        .prints("note: No file below");

    ajws("report", "--fail-if", "loops", sources).exits(2).complains("'loops' is no threshold");
    ajws("report", "--baseline", fill, sources).exits(1).complains("cannot be read");
    ajws("report", "--threaded", folder.resolve("x"), sources).exits(1).complains("does not exist");
  }

  @Test
  void errorHasPlaceAndCodeAndNothingIsWritten() throws IOException {
    Files.writeString(
        sources.resolve("p/Broken.java"),
        "package p;\n\nclass Broken {\n  @org.ajws.ParallelFor int x = ;\n}\n");
    Path output = folder.resolve("out");
    ajws("translate", "-d", output, sources)
        .exits(1)
        .complains("Broken.java:4:33: error: [AJWS-101]")
        .complains("1 error");
    assertFalse(Files.exists(output.resolve("p/Fill.java")));
  }

  @Test
  void inputThatIsNotThere() throws IOException {
    ajws("check", folder.resolve("Gone.java")).exits(1).complains("Gone.java: error: [AJWS-102]");
    Path empty = Files.createDirectories(folder.resolve("empty"));
    ajws("check", empty).exits(1).complains("empty: error: [AJWS-102] there is no .java file");
    ajws("check", "--cp", folder.resolve("gone.jar"), sources)
        .exits(1)
        .complains("gone.jar: error: [AJWS-105]");
    ajws("check", "--cp", folder.resolve("gone/*"), sources)
        .exits(1)
        .complains("ajws: error: the class path folder");
    ajws("check", "--overlay", folder.resolve("gone.ajws-overlay"), sources)
        .exits(1)
        .complains("gone.ajws-overlay: error: [AJWS-102]");
  }

  @Test
  void bytesThatAreNotInTheEncoding() throws IOException {
    Files.write(
        fill,
        LOOP.replace("class Fill", "/* Größe */ class Fill").getBytes(StandardCharsets.ISO_8859_1));
    ajws("check", sources).exits(1).complains("Fill.java:5:6: error: [AJWS-102]");
    ajws("check", "--encoding", "ISO-8859-1", sources).exits(0);
  }

  @Test
  void outputThatCannotBeWritten() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "not a folder");
    ajws("translate", "-d", file.resolve("out"), sources).exits(1).complains("error: [AJWS-104]");
    Path readOnly = Files.createDirectories(folder.resolve("read-only"));
    assumeFalse(!readOnly.toFile().setWritable(false) || Files.isWritable(readOnly), "root");
    ajws("translate", "-d", readOnly, sources).exits(1).complains("error: [AJWS-104]");
  }

  @Test
  void unreadableFile() {
    assumeFalse(!fill.toFile().setReadable(false) || Files.isReadable(fill), "root");
    ajws("check", sources).exits(1).complains("Fill.java:5:6: error: [AJWS-102]");
  }

  @Test
  void classPathWildcardMeansEveryJar() throws IOException {
    Path libraries = Files.createDirectories(folder.resolve("lib"));
    Files.write(libraries.resolve("empty.jar"), emptyJar());
    ajws("check", "--cp", libraries + "/*" + File.pathSeparator + sources, sources).exits(0);
  }

  @Test
  void classpathNamesAnnotationsAndRuntime() {
    String printed = ajws("classpath").exits(0).out().strip();
    String[] entries = printed.split(File.pathSeparator, -1);
    assertEquals(2, entries.length);
    for (String entry : entries) {
      assertTrue(Files.exists(Path.of(entry)), entry);
    }
  }

  @Test
  void classpathNamesTheClassesOfTheResearchVm() {
    String printed = ajws("classpath", "--compat").exits(0).out().strip();
    String[] entries = printed.split(File.pathSeparator, -1);
    assertEquals(3, entries.length);
    assertEquals(RuntimePath.compatibility(), Path.of(entries[2]));
  }

  @Test
  void demoNeedsItsSample() {
    ajws("demo", "--quick").exits(1).complains("the demonstration is part of the source checkout");
  }

  @Test
  void colourIsForTerminals() {
    String text = ajws("check", folder.resolve("Gone.java")).err();
    assertFalse(text.contains("\u001b"), text);
  }

  private static byte[] emptyJar() throws IOException {
    var bytes = new java.io.ByteArrayOutputStream();
    try (var jar = new java.util.zip.ZipOutputStream(bytes, StandardCharsets.UTF_8)) {
      jar.putNextEntry(new java.util.zip.ZipEntry("empty"));
    }
    return bytes.toByteArray();
  }
}
