package org.ajws.javac;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sources that somebody writes while they are compiled. */
class ChangedSourcesTest {
  private static final String PLAIN = "package a;\nclass Plain { int n; }\n";

  @TempDir Path folder;

  /** Compiles a file that gets another text when the compiler has read it. */
  private Compilation compile(String text, String later, String other) throws IOException {
    Path file = write("a/Rows.java", text);
    Path second = write("a/Other.java", other);
    TaskListener writer =
        new TaskListener() {
          @Override
          public void finished(TaskEvent event) {
            if (event.getKind() == TaskEvent.Kind.PARSE
                && Path.of(event.getSourceFile().toUri()).equals(file)) {
              try {
                FileTime before = Files.getLastModifiedTime(file);
                Files.writeString(file, later);
                Files.setLastModifiedTime(file, FileTime.fromMillis(before.toMillis() + 10));
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            }
          }
        };
    return Compilation.withPlugin(folder.resolve("classes"), List.of(file, second), writer);
  }

  private static void isRefused(Compilation run) {
    assertFalse(run.ok());
    assertEquals(1, run.messages().size(), () -> run.messages().toString());
    String message = run.messages().get(0);
    assertTrue(message.contains("was written while it was compiled"), message);
    assertTrue(message.startsWith("Rows.java:1:1: error: "), message);
    assertEquals(Map.of(), run.classes());
  }

  /** It has more lines, or as many: the translation is not one of what the compiler has read. */
  @Test
  void aSourceWithAConstruct() throws IOException {
    String rows = AjwsPluginTest.ROWS;
    isRefused(compile(rows, "// new\n" + rows, "class Other {}"));
    isRefused(compile(rows, rows.replace("a[i] *= a[i]", "a[i] += a[i]"), "class Other {}"));
    isRefused(compile(rows, PLAIN, "class Other {}"));
  }

  @Test
  void aSourceBesideOneWithAConstruct() throws IOException {
    String other = AjwsPluginTest.ROWS.replace("Rows", "Other");
    isRefused(compile(PLAIN, PLAIN.replace("int n", "long n"), other));
  }

  @Test
  void whereThereIsNoConstructTheCompilerIsRight() throws IOException {
    Compilation run = compile(PLAIN, PLAIN.replace("int n", "long n"), "package a; class Other {}");
    assertTrue(run.ok(), () -> run.messages().toString());
    assertEquals(List.of(), run.messages());
  }

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve("src").resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }
}
