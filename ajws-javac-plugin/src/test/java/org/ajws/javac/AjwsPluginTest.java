package org.ajws.javac;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AjwsPluginTest {
  static final String ROWS =
      """
      package a;

      import org.ajws.ParallelFor;

      public class Rows {
        static void square(int[] a) {
          for (@ParallelFor int i = 0; i < a.length; i++) { a[i] *= a[i]; new java.util.Date(1, 2, 3); }
          java.util.Date d = new java.util.Date(4, 5, 6);
        }
      }
      """;

  @TempDir Path folder;

  @Test
  void translatesAndWritesTheTranslationWhereItIsAskedFor() throws IOException {
    Path rows = source("a/Rows.java", ROWS);
    Path output = folder.resolve("translated");
    Compilation run = compile(List.of(rows), "output=" + output);
    assertTrue(run.ok(), () -> run.messages().toString());
    String text = Files.readString(output.resolve("a/Rows.java"));
    assertTrue(text.contains("@org.ajws.runtime.") && text.contains("Loops"), text);
    assertEquals(ROWS.lines().count(), text.lines().count());
  }

  @Test
  void messagesOfTheCompilerStandOnTheUsersLines() throws IOException {
    Compilation run = compile(List.of(source("a/Rows.java", ROWS)), "", "-Xlint:deprecation");
    assertTrue(run.ok(), () -> run.messages().toString());
    List<String> places =
        run.messages().stream().map(m -> m.substring(0, m.lastIndexOf(" warning:"))).toList();
    assertEquals(2, places.size(), () -> run.messages().toString());
    assertTrue(places.get(0).startsWith("Rows.java:7:"), places.get(0));
    assertEquals("Rows.java:8:24:", places.get(1));
  }

  @Test
  void errorsOfTheUsersAreTheCompilersOwnAndAllAtOnce() throws IOException {
    Path wrong = source("a/Wrong.java", "package a; class Wrong { int x = y; }");
    Path racy =
        source(
            "a/Racy.java",
            """
            package a;
            class Racy {
              int sum(int n) {
                int s = 0;
                for (@org.ajws.ParallelFor int i = 0; i < n; i++) s += i;
                return s;
              }
            }
            """);
    Compilation run = compile(List.of(wrong, racy), "");
    assertFalse(run.ok());
    assertEquals(2, run.messages().size(), () -> run.messages().toString());
    assertTrue(run.messages().get(0).startsWith("Racy.java:5:55: error: [AJWS-301] "));
    assertTrue(run.messages().get(1).startsWith("Wrong.java:1:34: error: cannot find symbol"));
    assertEquals(0, run.classes().size());
  }

  @Test
  void aTranslationThatDoesNotCompileNamesTheConstructAndHowToLeaveItOut() throws IOException {
    String program =
        """
        class Clash {
          static int fib(int n) {
            if (n < 2) return n;
            @org.ajws.Async int a = fib(n - 1);
            return fib(n - 2) + a;
          }
        }
        %s
        """;
    assertTrue(compile(List.of(source("Clash.java", program.formatted(""))), "").ok());
    Path clash = source("Clash.java", program.formatted("class Clash$fib$Frame1 {}"));
    Compilation run = compile(List.of(clash), "");
    assertFalse(run.ok());
    String last = run.messages().get(run.messages().size() - 1);
    assertTrue(
        last.startsWith(
            "Clash.java:4:1: error: [AJWS-116] the code that AJWS makes for the async value"),
        () -> run.messages().toString());
    assertTrue(last.lines().toList().get(1).startsWith("    take its annotation or label"), last);
    assertEquals("    (see docs/diagnostics/AJWS-116.md)", last.lines().toList().get(2));
    assertEquals(3, last.lines().count());

    Path wrong = source("Clash.java", program.formatted("class Own { int x = \"\"; }"));
    Compilation own = compile(List.of(wrong), "");
    assertEquals(1, own.messages().size(), () -> own.messages().toString());
  }

  @Test
  void aSourceThatNobodyNamedIsNotSilentlySerial() throws IOException {
    source("a/Rows.java", ROWS);
    Path user = source("a/User.java", "package a; class User { Rows rows; }");
    Compilation run = compile(List.of(user), "", "-sourcepath", folder.resolve("src").toString());
    assertFalse(run.ok());
    assertTrue(
        run.messages().get(0).startsWith("Rows.java:1:1: error: [AJWS-124] "),
        () -> run.messages().toString());
  }

  private static final String LOCKS =
      """
      package a;

      class Locks {
        synchronized void square(int[] a) { Rows.square(a); }
      }
      """;

  @Test
  void filesThatHoldLocksAroundLoopsAreTranslated() throws IOException {
    Path output = folder.resolve("translated");
    List<Path> files = List.of(source("a/Rows.java", ROWS), source("a/Locks.java", LOCKS));
    Compilation run = compile(files, "output=" + output);
    assertTrue(run.ok(), () -> run.messages().toString());
    String text = Files.readString(output.resolve("a/Locks.java"));
    assertTrue(text.contains("Critical.enter();"), text);
  }

  @Test
  void aSourceWithLocksThatNobodyNamedIsWarnedOf() throws IOException {
    Path rows = source("a/Rows.java", ROWS);
    source("a/Locks.java", LOCKS);
    Path user = source("a/User.java", "package a; class User { Locks locks; }");
    String[] path = {"-sourcepath", folder.resolve("src").toString()};
    Compilation run = compile(List.of(rows, user), "", path);
    assertTrue(run.ok(), () -> run.messages().toString());
    assertTrue(
        run.messages().get(0).startsWith("Locks.java:1:1: warning: [AJWS-124] "),
        () -> run.messages().toString());
    Path plain = source("b/Plain.java", "package b; class Plain { Locks locks; }");
    source("b/Locks.java", "package b; class Locks { synchronized void f() {} }");
    assertEquals(List.of(), compile(List.of(plain), "", path).messages());
  }

  @Test
  void constructsUseWhatProcessorsMake() throws IOException {
    Path user =
        source(
            "a/User.java",
            """
            package a;
            class User {
              static void fill(int[] slots) {
                for (@org.ajws.ParallelFor int i = 0; i < slots.length; i++) {
                  slots[i] = gen.Made.of(i);
                }
              }
            }
            """);
    Path old = source("a/Old.java", "package a; @Deprecated class Old {}");
    Path output = folder.resolve("translated");
    Compilation run =
        compile(
            List.of(user, old), "output=" + output, "-processor", TestProcessor.class.getName());
    assertTrue(run.ok(), () -> run.messages().toString());
    assertTrue(Files.readString(output.resolve("a/User.java")).contains("Loops"));
    assertTrue(run.classes().containsKey("gen/Made.class"), () -> run.classes().keySet() + "");
  }

  @Test
  void membersThatProcessorsAddToAtomicSetsAreRefused() throws IOException {
    String sums =
        """
        package a;
        @Deprecated
        %s
        class Sums {
          int sum;
          void add(int n) { sum += n; }
          static void fill(int[] slots) {
            for (@org.ajws.ParallelFor int i = 0; i < slots.length; i++) slots[i] = i;
          }
        }
        """;
    String processor = TestProcessor.class.getName();
    Path guarded = source("a/Sums.java", sums.formatted("@org.ajws.AtomicSet(\"a\")"));
    Compilation run = compile(List.of(guarded), "", "-processor", processor);
    assertFalse(run.ok());
    assertTrue(
        run.messages().get(0).startsWith("Sums.java:4:1: error: [AJWS-126] ")
            && run.messages().get(0).contains("made() to Sums"),
        () -> run.messages().toString());
    Path plain = source("a/Sums.java", sums.formatted(""));
    Compilation content = compile(List.of(plain), "", "-processor", processor);
    assertTrue(content.ok(), () -> content.messages().toString());
  }

  @Test
  void aWarningFailsOnlyWhereThatIsAskedFor() throws IOException {
    Path program =
        source(
            "a/Idle.java",
            """
            package a;
            class Idle {
              int f(int[] a) {
                finish: { async: ; }
                return a[0];
              }
            }
            """);
    Compilation plain = compile(List.of(program), "");
    assertTrue(plain.ok(), () -> plain.messages().toString());
    assertTrue(plain.messages().get(0).contains("warning: [AJWS-209]"), plain.messages().get(0));
    assertFalse(compile(List.of(program), "failOnWarning").ok());
  }

  @Test
  void classFilesForAnOldJavaAreWarnedOf() throws IOException {
    Path rows = source("a/Rows.java", ROWS);
    for (String[] options :
        new String[][] {{"--release", "11"}, {"-source", "8", "-target", "8"}}) {
      Compilation run = compile(List.of(rows), "", options);
      assertTrue(run.ok(), () -> run.messages().toString());
      assertEquals(
          1,
          run.messages().stream().filter(m -> m.startsWith("warning: [AJWS-145] ")).count(),
          () -> run.messages().toString());
    }
    for (String[] options :
        new String[][] {{"--release", "17"}, {"-source", "8", "-target", "17"}}) {
      Compilation run = compile(List.of(rows), "", options);
      assertTrue(run.messages().stream().noneMatch(m -> m.contains("AJWS-145")));
    }
  }

  /** Of what is made for constructs and sets the compiler has nothing to warn of. */
  @Test
  void buildsThatAllowNoWarningStayGreen() throws IOException {
    Path program =
        source(
            "a/Green.java",
            """
            package a;
            @org.ajws.AtomicSet("s")
            final class Green implements java.io.Serializable {
              private static final long serialVersionUID = 1;
              private int calls;
              int calls() { return calls; }
              private void called() { calls++; }
              long fib(java.util.List<String> names, int n) {
                called();
                if (n < 2) return n;
                @org.ajws.Async long a = fib(names, n - 1);
                long b = fib(names, n - 2);
                return a + b;
              }
              static <T extends Comparable<T>> T most(T[] all, int from, int to) {
                if (to - from == 1) return all[from];
                @org.ajws.Async T left = most(all, from, (from + to) / 2);
                T right = most(all, (from + to) / 2, to);
                return left.compareTo(right) > 0 ? left : right;
              }
              static int sum(int[] a) {
                @org.ajws.Reduce(org.ajws.ReduceOp.SUM) int s = 0;
                for (@org.ajws.ParallelFor int i = 0; i < a.length; i++) s += a[i];
                return s;
              }
              static void all(int n) { finish: for (int i = 0; i < n; i++) { async: Thread.yield(); } }
            }
            """);
    for (String target : List.of("trycatch", "forkjoin", "serial")) {
      Compilation run = compile(List.of(program), "target=" + target, "-Xlint:all", "-Werror");
      assertTrue(run.ok(), () -> target + run.messages());
    }
  }

  /** To find a unit's module the compiler asks for the place of its file: it crashed. */
  @Test
  void namedModules() throws IOException {
    Path file = source("a/Rows.java", ROWS);
    Path old = source("a/Old.java", "package a; @Deprecated class Old {}");
    String head = "module rows { requires static org.ajws.annotations; ";
    String path =
        module("ajws-annotations", folder) + File.pathSeparator + module("ajws-runtime", folder);
    for (String[] processing : new String[][] {{}, {"-processor", TestProcessor.class.getName()}}) {
      List<String> options = new ArrayList<>(List.of(processing));
      options.addAll(List.of("--module-path", path, "-Xlint:deprecation"));
      String[] all = options.toArray(new String[0]);
      Path module = source("module-info.java", head + "requires org.ajws.runtime; }");
      Compilation run = compile(List.of(module, file, old), "", all);
      assertTrue(run.ok(), () -> run.messages().toString());
      assertTrue(
          run.messages().stream().anyMatch(m -> m.startsWith("Rows.java:8:24: warning:")),
          () -> run.messages().toString());
      module = source("module-info.java", head + "}");
      Compilation blind = compile(List.of(module, file, old), "", all);
      assertEquals(1, blind.messages().stream().filter(m -> m.contains(" error: ")).count());
      assertTrue(
          blind.messages().get(0).startsWith("module-info.java:1:8: error: [AJWS-127] "),
          () -> blind.messages().toString());
    }
  }

  @Test
  void overlaysAreApplied() throws IOException {
    Path rows = source("a/Rows.java", ROWS.replace("@ParallelFor ", ""));
    Path overlay = folder.resolve("rows.ajws-overlay");
    Files.writeString(overlay, "class a.Rows method square loop 1: @ParallelFor\n");
    Path output = folder.resolve("translated");
    Compilation run = compile(List.of(rows), "overlay=" + overlay + " output=" + output);
    assertTrue(run.ok(), () -> run.messages().toString());
    assertTrue(Files.readString(output.resolve("a/Rows.java")).contains("Loops"));
    Compilation wrong = compile(List.of(rows), "overlay=" + folder.resolve("none"));
    assertFalse(wrong.ok());
    assertTrue(wrong.messages().get(0).contains("there is no such overlay"));
  }

  /** Of AJWS, not for the compiler, which is given more stack here. */
  @Test
  void aSourceThatIsTooDeepKeepsNoOtherFindingBack() throws Exception {
    int depth = 4000;
    Path deep =
        source(
            "a/Deep.java",
            """
            package a;
            class Deep {
              void f(int[] a) {
                for (@org.ajws.ParallelFor int i = 0; i < a.length; i++) a[i] = %s;
              }
            }
            """
                .formatted("(1 + ".repeat(depth) + "i" + ")".repeat(depth)));
    Path racy =
        source(
            "a/Racy.java",
            """
            package a;
            class Racy {
              int sum(int n) {
                int s = 0;
                for (@org.ajws.ParallelFor int i = 0; i < n; i++) s += i;
                return s;
              }
            }
            """);
    Path wrong = source("a/Wrong.java", "package a; class Wrong { int x = y; }");
    String stack = "ajws.translatorStack";
    assertNull(System.getProperty(stack));
    AtomicReference<Compilation> run = new AtomicReference<>();
    AtomicReference<Throwable> failure = new AtomicReference<>();
    Runnable compiler =
        () -> {
          try {
            run.set(compile(List.of(deep, racy, wrong), ""));
          } catch (IOException e) {
            failure.set(e);
          }
        };
    System.setProperty(stack, "1");
    try {
      Thread thread = new Thread(null, compiler, "compiler", 512L << 20);
      thread.start();
      thread.join();
    } finally {
      System.clearProperty(stack);
    }
    assertNull(failure.get());
    List<String> messages = run.get().messages();
    for (String expected :
        List.of(
            "Deep.java:4:\\d+: error: \\[AJWS-108\\] (?s:.*)",
            "Racy.java:5:55: error: \\[AJWS-301\\] (?s:.*)",
            "Wrong.java:1:34: error: cannot find symbol(?s:.*)")) {
      assertEquals(
          1, messages.stream().filter(m -> m.matches(expected)).count(), messages::toString);
    }
  }

  @Test
  void skipCompilesTheSourcesAsTheyAre() throws IOException {
    Path rows = source("a/Rows.java", ROWS);
    Compilation skipped = compile(List.of(rows), "skip");
    Compilation plain = Compilation.plain(folder.resolve("plain"), List.of(rows));
    assertEquals(plain.classes().keySet(), skipped.classes().keySet());
  }

  @Test
  void wordsThatAreNotUnderstoodAreErrors() throws IOException {
    Path rows = source("a/Rows.java", ROWS);
    for (String word :
        List.of(
            "targt=serial",
            "target=moon",
            "target=jikesrvm",
            "failOnWarning=maybe",
            "locks=x",
            "target=serial target=tasks",
            "skip skip=false",
            "output=",
            "cache=",
            "overlay=",
            "overlay=a" + File.pathSeparator)) {
      Compilation run = compile(List.of(rows), word);
      assertFalse(run.ok(), word);
      assertTrue(run.messages().get(0).contains("error: -Xplugin:Ajws: "), run.messages().get(0));
    }
  }

  /** One message, not one for each name of the runtime in the translation. */
  @Test
  void aMissingRuntimeIsNamed() throws Exception {
    Path annotations =
        Path.of(
            org.ajws.ParallelFor.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    Compilation run =
        compile(List.of(source("a/Rows.java", ROWS)), "", "-cp", annotations.toString());
    assertFalse(run.ok());
    assertEquals(1, run.messages().size(), () -> run.messages().toString());
    assertTrue(run.messages().get(0).contains("add org.ajws:ajws-runtime"), run.messages().get(0));
    Path plain = source("a/Plain.java", "package a; class Plain {}");
    assertTrue(compile(List.of(plain), "", "-cp", annotations.toString()).ok());
  }

  @Test
  void saysWhichPackagesTheJvmMustExport() throws Exception {
    Path rows = source("a/Rows.java", ROWS);
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "javac").toString());
    command.addAll(List.of("-processorpath", Compilation.PROCESSOR_PATH, "-Xplugin:Ajws"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of("-d", folder.resolve("out").toString(), rows.toString()));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(1, process.waitFor(), said);
    assertTrue(said.contains("--add-exports=jdk.compiler/com.sun.tools.javac.tree="), said);
    assertFalse(said.contains("\tat "), said);
  }

  /** The classes of one of our modules, in a jar that tells its name. */
  static Path module(String name, Path folder) throws IOException {
    Path classes =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(entry -> entry.contains(name))
            .map(Path::of)
            .findFirst()
            .orElseThrow();
    if (Files.isRegularFile(classes)) {
      return classes;
    }
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest
        .getMainAttributes()
        .putValue("Automatic-Module-Name", name.replace("ajws-", "org.ajws."));
    Path jar = folder.resolve(name + ".jar");
    try (var out = new JarOutputStream(Files.newOutputStream(jar), manifest);
        var files = Files.walk(classes)) {
      for (Path file :
          (Iterable<Path>) files.filter(f -> f.toString().endsWith(".class"))::iterator) {
        out.putNextEntry(new ZipEntry(classes.relativize(file).toString()));
        Files.copy(file, out);
      }
    }
    return jar;
  }

  private Compilation compile(List<Path> files, String arguments, String... options)
      throws IOException {
    Path output = Files.createTempDirectory(folder, "classes");
    return Compilation.withPlugin(output, files, arguments, options);
  }

  private Path source(String name, String text) throws IOException {
    Path file = folder.resolve("src").resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }
}
