package org.ajws.javac;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.tools.javac.api.BasicJavacTask;
import com.sun.tools.javac.api.MultiTaskListener;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicReference;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.ForwardingJavaFileObject;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** While somebody listens to it, the compiler keeps more of what it parses than it needs. */
class UnheardParsingTest {
  @TempDir Path folder;

  private final AtomicReference<JavacTask> task = new AtomicReference<>();
  private final List<String> heard = new ArrayList<>();

  /** Notes whether anybody listens when the compiler reads it. */
  private final class Source extends ForwardingJavaFileObject<JavaFileObject> {
    Source(JavaFileObject file) {
      super(file);
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) throws IOException {
      if (!ignoreEncodingErrors) {
        MultiTaskListener all =
            MultiTaskListener.instance(((BasicJavacTask) task.get()).getContext());
        String name = Path.of(getName()).getFileName().toString();
        heard.add(name + (all.isEmpty() ? " unheard" : " heard"));
      }
      return super.getCharContent(ignoreEncodingErrors);
    }
  }

  private DiagnosticCollector<JavaFileObject> compile(TaskListener listener, String... words)
      throws IOException {
    heard.clear();
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<String> options =
        new ArrayList<>(
            List.of("-d", folder.toString(), "-cp", Compilation.text(Compilation.CLASS_PATH)));
    options.addAll(List.of("-processorpath", Compilation.PROCESSOR_PATH, "-Xplugin:Ajws"));
    options.addAll(List.of(words));
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(messages, Locale.ROOT, StandardCharsets.UTF_8)) {
      List<Source> sources = new ArrayList<>();
      for (String name : List.of("First", "Rows", "Last")) {
        Path file = folder.resolve(name + ".java");
        Files.writeString(
            file,
            name.equals("Rows")
                ? AjwsPluginTest.ROWS
                : "package a; /** @deprecated */ class " + name + " { int[] a = Rows.A; }");
        files.getJavaFileObjects(file).forEach(f -> sources.add(new Source(f)));
      }
      task.set((JavacTask) compiler.getTask(null, files, messages, options, null, sources));
      if (listener != null) {
        task.get().addTaskListener(listener);
      }
      task.get().call();
    }
    return messages;
  }

  /** The translated one is not even read: its translation is parsed. */
  @Test
  void nobodyListensBeforeTheLastFile() throws IOException {
    var messages = compile(null, "-proc:none");
    assertEquals(List.of("First.java unheard", "Last.java heard"), heard);
    assertEquals(
        List.of("First.java:1", "Last.java:1"),
        messages.getDiagnostics().stream()
            .filter(m -> m.getKind() == Diagnostic.Kind.ERROR)
            .map(m -> Path.of(m.getSource().getName()).getFileName() + ":" + m.getLineNumber())
            .toList());
  }

  /** It is to hear of each file. */
  @Test
  void anotherListenerStays() throws IOException {
    List<String> parsed = new ArrayList<>();
    compile(
        new TaskListener() {
          @Override
          public void finished(TaskEvent event) {
            if (event.getKind() == TaskEvent.Kind.PARSE) {
              parsed.add(event.getSourceFile().getName());
            }
          }
        },
        "-proc:none");
    assertEquals(3, parsed.size());
    assertTrue(heard.get(0).endsWith(" heard"), heard::toString);
  }
}
