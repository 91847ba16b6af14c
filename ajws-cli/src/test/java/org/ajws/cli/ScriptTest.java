package org.ajws.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * The script {@code ajws} in a checkout of its own, with a Maven that takes the classes of this
 * build: a real one would build the project inside its own build.
 */
@DisabledOnOs(OS.WINDOWS)
class ScriptTest {
  @TempDir private Path temporary;
  private Path root;
  private Path tools;
  private Path calls;

  @BeforeEach
  void aCheckout() throws IOException {
    root = temporary.resolve("a check out");
    for (String module :
        List.of(
            "ajws-annotations",
            "ajws-runtime",
            "ajws-compat",
            "ajws-jikesrvm",
            "ajws-agent",
            "ajws-processor",
            "ajws-report",
            "ajws-evaluation",
            "ajws-cli")) {
      Files.createDirectories(root.resolve(module).resolve("src/main/java"));
      Files.createFile(root.resolve(module).resolve("pom.xml"));
    }
    Files.createFile(root.resolve("pom.xml"));
    Files.copy(Path.of("..", "ajws"), root.resolve("ajws"), StandardCopyOption.COPY_ATTRIBUTES);
    aBuild();
    calls = temporary.resolve("calls");
    tools = Files.createDirectories(temporary.resolve("tools"));
    mvn(
        """
        echo "$@" >>'%s'
        for m in annotations runtime compat jikesrvm agent processor report evaluation cli; do mkdir -p ajws-$m/target/classes; done
        cp -R '%s'/. ajws-cli/target
        """
            .formatted(calls, temporary.resolve("built")));
  }

  /** What a build leaves in the target folder of the command line. */
  private void aBuild() throws IOException {
    Path libraries = Files.createDirectories(temporary.resolve("built/lib"));
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      Path path = Path.of(entry).toAbsolutePath();
      String module = path.getNameCount() < 3 ? "" : path.getName(path.getNameCount() - 3) + "";
      if (path.endsWith(Path.of("target", "classes")) && module.equals("ajws-cli")) {
        copyTree(path, temporary.resolve("built/classes"));
      } else if (path.endsWith(Path.of("target", "classes")) && !module.equals("ajws-jikesrvm")) {
        jar(libraries.resolve(module + ".jar"), path);
      } else if (entry.endsWith(".jar")) {
        Files.copy(path, libraries.resolve(path.getFileName().toString()));
      }
    }
  }

  @Test
  void buildsWhatIsMissingOrOlderAndOnlyThat() throws Exception {
    ChildProcess first = ajws(root, "--version");
    assertEquals(0, first.status(), first.toString());
    assertTrue(first.out().startsWith("ajws "), first.out());
    assertEquals("ajws: building with Maven, once after each change of the sources\n", first.err());

    ChildProcess second = ajws(root, "--version");
    assertEquals("", second.err());
    assertEquals(1, Files.readAllLines(calls).size());

    Path edited = Files.createFile(root.resolve("ajws-runtime/src/main/java/New.java"));
    FileTime later = FileTime.fromMillis(System.currentTimeMillis() + 5_000);
    Files.setLastModifiedTime(edited, later);
    ajws(root, "--version");
    assertEquals(2, Files.readAllLines(calls).size());
  }

  @Test
  void worksFromAnyFolderThroughALink() throws Exception {
    Path elsewhere = Files.createDirectories(temporary.resolve("else where"));
    Path link = Files.createSymbolicLink(elsewhere.resolve("link"), root.resolve("ajws"));
    Path second = Files.createSymbolicLink(elsewhere.resolve("second"), Path.of("link"));
    Files.writeString(
        elsewhere.resolve("Main.java"),
        """
        class Main {
          public static void main(String[] args) {
            int[] a = new int[10];
            for (@org.ajws.ParallelFor int i = 0; i < 10; i++) {
              a[i] = i;
            }
            System.out.println(a[9] + args[0]);
            System.exit(5);
          }
        }
        """);
    for (Path script : List.of(link, second)) {
      ChildProcess ran = run(elsewhere, script.toString(), "run", "Main.java", "two words");
      assertEquals("9two words\n", ran.out(), ran.toString());
      assertEquals(5, ran.status());
    }
    assertFalse(Files.exists(elsewhere.resolve("target")));
  }

  @Test
  void failedBuildShowsWhy() throws Exception {
    mvn("echo 'there is no network'\nexit 1\n");
    ChildProcess ran = ajws(root, "--version");
    assertEquals(1, ran.status());
    assertTrue(ran.err().contains("there is no network"), ran.err());
    assertTrue(ran.err().contains("ajws: error: the build failed"), ran.err());
    assertEquals("", ran.out());
  }

  /** The compiler may have been writing a class file, which is newer than its source. */
  @Test
  void ofABuildThatWasInterruptedNoClassIsTakenForUpToDate() throws Exception {
    Path whole = root.resolve("ajws-runtime/target/classes/Whole.class");
    Files.createDirectories(whole.getParent());
    Files.setLastModifiedTime(Files.createFile(whole), FileTime.fromMillis(0));
    Path half = whole.resolveSibling("Half.class");
    String build = Files.readString(tools.resolve("mvn"));
    mvn("touch '%s'\nexit 143\n".formatted(half));
    assertEquals(1, ajws(root, "--version").status());
    assertTrue(Files.exists(half));

    mvn("if [ -f '%s' ]; then exit 1; fi\n%s".formatted(half, build));
    ChildProcess again = ajws(root, "--version");
    assertEquals(0, again.status(), again.toString());
    assertTrue(Files.exists(whole));
  }

  /** Where no lock can be made it waited for ever, without a word. */
  @Test
  void whereNothingCanBeWrittenItSaysSo() throws Exception {
    Files.createDirectories(root.resolve("target"));
    Files.createFile(root.resolve("target/ajws-build.owner"));
    ChildProcess ran = ajws(root, "--version");
    assertEquals(1, ran.status(), ran.toString());
    assertTrue(ran.err().startsWith("ajws: error: "), ran.err());
    assertTrue(ran.err().contains("ajws-build.owner"), ran.err());
  }

  /** And so it did for a build that somebody else had begun. */
  @Test
  void waitsForTheBuildOfAnotherProcessAndSaysSo() throws Exception {
    Files.createDirectories(root.resolve("target"));
    Path errors = temporary.resolve("errors");
    Process other =
        new ProcessBuilder("sh", "-c", "until [ -s '" + errors + "' ]; do sleep 0.1; done").start();
    Files.createSymbolicLink(
        root.resolve("target/ajws-build.owner"), Path.of(Long.toString(other.pid())));
    ChildProcess ran = run(root, "sh", "-c", "./ajws --version 2>'" + errors + "'");
    assertEquals(0, ran.status(), ran.toString());
    assertEquals(
        List.of(
            "ajws: waiting for another build of this checkout, process " + other.pid(),
            "ajws: building with Maven, once after each change of the sources"),
        Files.readAllLines(errors));
    assertFalse(Files.exists(root.resolve("target/ajws-build.owner"), LinkOption.NOFOLLOW_LINKS));
  }

  /** Two that find what a dead process has left built at the same time, into the same folders. */
  @Test
  void whoeverTakesOverFromADeadBuildIsWaitedFor() throws Exception {
    Files.createDirectories(root.resolve("target"));
    Path errors = temporary.resolve("errors");
    Path lock = root.resolve("target/ajws-build.owner");
    Process dead = new ProcessBuilder("true").start();
    dead.waitFor();
    Files.createSymbolicLink(lock, Path.of(Long.toString(dead.pid())));
    Process other =
        new ProcessBuilder("sh", "-c", "until grep -q waiting '" + errors + "'; do sleep 0.1; done")
            .redirectErrorStream(true)
            .start();
    // The other one takes over as soon as this one has seen who is dead.
    tool(
        "readlink",
        """
        '%1$s' "$@"
        if mkdir '%2$s' 2>/dev/null; then rm '%3$s'; ln -s %4$d '%3$s'; fi
        """
            .formatted(onPath("readlink"), temporary.resolve("once"), lock, other.pid()));
    try {
      ChildProcess ran = run(root, "sh", "-c", "./ajws --version 2>'" + errors + "'");
      assertEquals(0, ran.status(), ran.toString());
    } finally {
      other.destroy();
    }
    assertEquals(
        List.of(
            "ajws: waiting for another build of this checkout, process " + other.pid(),
            "ajws: building with Maven, once after each change of the sources"),
        Files.readAllLines(errors));
    try (Stream<Path> left = Files.list(root.resolve("target"))) {
      assertEquals(List.of(), left.filter(p -> p.toString().contains("ajws-build.owner")).toList());
    }
  }

  @Test
  void whereThereIsNoMavenTheWrapperFetchesIt() throws Exception {
    Path wrapper = Files.move(tools.resolve("mvn"), root.resolve("mvnw"));
    Path few = Files.createDirectories(temporary.resolve("few"));
    for (String tool :
        List.of(
            "sh", "cat", "cp", "dirname", "find", "head", "ln", "mkdir", "mv", "rm", "touch",
            "tr")) {
      Files.createSymbolicLink(few.resolve(tool), onPath(tool));
    }
    String java = System.getProperty("java.home");
    Map<String, String> environment = Map.of("PATH", few.toString(), "JAVA_HOME", java);
    List<String> command = List.of(root.resolve("ajws").toString(), "--version");
    ChildProcess ran = ChildProcess.run(root, "", environment, command);
    assertEquals(0, ran.status(), ran.toString());
    assertEquals(1, Files.readAllLines(calls).size());

    Files.delete(wrapper);
    Files.delete(root.resolve("target/ajws-cli.stamp"));
    ChildProcess without = ChildProcess.run(root, "", environment, command);
    assertEquals(1, without.status());
    assertTrue(without.err().contains("there is no mvn"), without.err());
  }

  private static Path onPath(String tool) {
    for (String folder : System.getenv("PATH").split(File.pathSeparator, -1)) {
      Path file = Path.of(folder, tool);
      if (Files.isExecutable(file)) {
        return file;
      }
    }
    throw new IllegalStateException("there is no " + tool);
  }

  private ChildProcess ajws(Path folder, String... args) throws Exception {
    List<String> command = new ArrayList<>(List.of(root.resolve("ajws").toString()));
    command.addAll(List.of(args));
    return run(folder, command.toArray(String[]::new));
  }

  private ChildProcess run(Path folder, String... command) throws Exception {
    return ChildProcess.run(
        folder,
        "",
        Map.of(
            "PATH",
            tools + File.pathSeparator + System.getenv("PATH"),
            "JAVA_HOME",
            System.getProperty("java.home")),
        List.of(command));
  }

  private void mvn(String body) throws IOException {
    tool("mvn", body);
  }

  private void tool(String name, String body) throws IOException {
    Path tool = Files.writeString(tools.resolve(name), "#!/bin/sh\n" + body);
    Files.setPosixFilePermissions(tool, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private static void jar(Path file, Path classes) {
    int status =
        ToolProvider.findFirst("jar")
            .orElseThrow()
            .run(System.out, System.err, "cf", file.toString(), "-C", classes.toString(), ".");
    assertEquals(0, status);
  }

  private static void copyTree(Path from, Path to) throws IOException {
    try (Stream<Path> tree = Files.walk(from)) {
      for (Path path : (Iterable<Path>) tree::iterator) {
        Path target = to.resolve(from.relativize(path).toString());
        if (Files.isDirectory(path)) {
          Files.createDirectories(target);
        } else {
          Files.copy(path, target);
        }
      }
    }
  }
}
