package org.ajws.javac;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folders with unusual names, links, encodings; several compilers in one JVM. */
class UnusualPlacesTest {
  private static final String WRONG =
      """
      package a;

      class Wrong {
        String name = "ä";
        int sum(int n) {
          int s = 0;
          /* ü */ for (@org.ajws.ParallelFor int i = 0; i < n; i++) s += i;
          return s;
        }
      }
      """;

  @TempDir Path folder;

  @Test
  void blanksPercentSignsAndLettersOfOtherLanguages() throws IOException {
    for (String name : List.of("a b", "50%20", "ärger", "日本", "a'b$c", "#?&;,=")) {
      Path base = Files.createDirectories(folder.resolve(name));
      Path rows =
          write(base.resolve("src/a/Rows.java"), AjwsPluginTest.ROWS.replace("@ParallelFor ", ""));
      Path overlay =
          write(
              base.resolve("rows.ajws-overlay"),
              "class a.Rows method square loop 1: @ParallelFor\n");
      String words =
          "overlay="
              + word(overlay)
              + " output="
              + word(base.resolve("out"))
              + " cache="
              + word(base.resolve("cache"));
      for (int i = 0; i < 2; i++) {
        Compilation run = Compilation.withPlugin(base.resolve("classes"), List.of(rows), words);
        assertTrue(run.ok(), () -> name + run.messages());
        assertTrue(Files.readString(base.resolve("out/a/Rows.java")).contains("Loops"), name);
      }
    }
  }

  private static String word(Path path) {
    return path.toString().replace("%", "%25").replace(" ", "%20");
  }

  @Test
  void encodingsAndEndsOfLines() throws IOException {
    for (String ends : List.of("\n", "\r\n", "\r")) {
      for (Charset encoding :
          List.of(
              StandardCharsets.UTF_8,
              StandardCharsets.ISO_8859_1,
              StandardCharsets.UTF_16,
              StandardCharsets.UTF_16LE)) {
        String what = encoding + " " + ends.length() + (int) ends.charAt(0);
        String name = encoding.name();
        Path wrong = writeBytes("a/Wrong.java", WRONG.replace("\n", ends).getBytes(encoding));
        Compilation run = compile(List.of(wrong), "", "-encoding", name);
        assertFalse(run.ok(), what);
        assertEquals(1, run.messages().size(), () -> what + run.messages());
        assertTrue(
            run.messages().get(0).startsWith("Wrong.java:7:63: error: [AJWS-301] "),
            () -> what + run.messages());
        String right =
            AjwsPluginTest.ROWS
                .replace("a[i] *= a[i]", "a[i] += \"äöü\".length()")
                .replace("\n", ends);
        Path rows = writeBytes("a/Rows.java", right.getBytes(encoding));
        Path output = folder.resolve("out " + what);
        Compilation ok = compile(List.of(rows), "output=" + word(output), "-encoding", name);
        assertTrue(ok.ok(), () -> what + ok.messages());
        String text = Files.readString(output.resolve("a/Rows.java"), encoding);
        assertTrue(text.contains("äöü"), text);
        Compilation again =
            compile(List.of(output.resolve("a/Rows.java")), "skip", "-encoding", name);
        assertTrue(again.ok(), () -> what + again.messages());
      }
    }
  }

  /** The compiler alone refuses it, too. */
  @Test
  void aByteOrderMark() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.write(new byte[] {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF});
    bytes.write(AjwsPluginTest.ROWS.getBytes(StandardCharsets.UTF_8));
    Path rows = writeBytes("a/Rows.java", bytes.toByteArray());
    Compilation plain = Compilation.plain(folder.resolve("p"), List.of(rows));
    Compilation run = compile(List.of(rows), "");
    assertEquals(plain.ok(), run.ok(), () -> plain.messages() + "\n" + run.messages());
  }

  @Test
  void links() throws IOException {
    Path rows = write(folder.resolve("real/deep/src/a/Rows.java"), AjwsPluginTest.ROWS);
    write(folder.resolve("real/other/a/Rows.java"), AjwsPluginTest.ROWS);
    Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("real/deep"));
    for (Path file :
        List.of(
            link.resolve("src/a/Rows.java"),
            link.resolve("src/../src/a/Rows.java"),
            link.resolve("../other/a/Rows.java"))) {
      Path output = Files.createTempDirectory(folder, "out");
      Compilation run = compile(List.of(file), "output=" + output);
      assertTrue(run.ok(), () -> file + " " + run.messages());
      assertTrue(Files.readString(output.resolve("a/Rows.java")).contains("Loops"));
      assertTrue(run.classes().containsKey("a/Rows.class"));
    }
    Path one = Files.createSymbolicLink(folder.resolve("Rows.java"), rows);
    Compilation run = compile(List.of(one), "");
    assertTrue(run.ok(), () -> run.messages().toString());
  }

  /**
   * Translations that were asked for are not there: an error. Without a cache it only takes longer.
   */
  @Test
  void foldersThatCannotBeWritten() throws IOException {
    Path rows = write(folder.resolve("src/a/Rows.java"), AjwsPluginTest.ROWS);
    Path file = write(folder.resolve("file"), "");
    for (Path place : List.of(file, file.resolve("in"))) {
      for (String word : List.of("output", "cache")) {
        Compilation run = compile(List.of(rows), word + "=" + place);
        List<String> ours = run.messages().stream().filter(m -> m.contains("AJWS")).toList();
        assertEquals(1, ours.size(), ours::toString);
        boolean error = word.equals("output");
        String start = (error ? "error: " : "warning: ") + place + ": [AJWS-104] the ";
        assertTrue(ours.get(0).startsWith(start), ours::toString);
        assertEquals(!error, run.ok());
      }
    }
  }

  /** As where a build gives it, and the user has written it as well. */
  @Test
  void theOptionTwice() throws IOException {
    Path rows = write(folder.resolve("src/a/Rows.java"), AjwsPluginTest.ROWS);
    Compilation once = compile(List.of(rows), "");
    Compilation run = compile(List.of(rows), "", "-Xplugin:Ajws");
    assertTrue(run.ok(), () -> run.messages().toString());
    assertEquals(once.messages(), run.messages());
    assertEquals(once.classes().keySet(), run.classes().keySet());
    once.classes().forEach((n, bytes) -> assertArrayEquals(bytes, run.classes().get(n), n));
  }

  @Test
  void manyCompilersInOneJvm() throws Exception {
    List<Future<Compilation>> runs = new ArrayList<>();
    ExecutorService pool = Executors.newFixedThreadPool(4);
    for (int i = 0; i < 12; i++) {
      Path base = folder.resolve("m" + i);
      String name = "Rows" + i;
      boolean right = i % 3 != 0;
      String text = AjwsPluginTest.ROWS.replace("Rows", name);
      Path rows =
          write(
              base.resolve("a/" + name + ".java"),
              right ? text : text.replace("a[i] *= a[i]", "a[0] += i"));
      runs.add(
          pool.submit(() -> Compilation.withPlugin(base.resolve("classes"), List.of(rows), "")));
    }
    pool.shutdown();
    for (int i = 0; i < runs.size(); i++) {
      Compilation run = runs.get(i).get();
      assertEquals(i % 3 != 0, run.ok(), () -> run.messages().toString());
      for (String message : run.messages()) {
        assertTrue(message.startsWith("Rows" + i + ".java:"), message);
      }
    }
  }

  private Compilation compile(List<Path> files, String arguments, String... options)
      throws IOException {
    Path output = Files.createTempDirectory(folder, "classes");
    return Compilation.withPlugin(output, files, arguments, options);
  }

  private Path writeBytes(String name, byte[] content) throws IOException {
    Path file = folder.resolve("src").resolve(name);
    Files.createDirectories(file.getParent());
    return Files.write(file, content);
  }

  private static Path write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }
}
