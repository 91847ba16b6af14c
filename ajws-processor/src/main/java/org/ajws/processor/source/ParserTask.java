package org.ajws.processor.source;

import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import javax.tools.DiagnosticListener;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/**
 * A task of the compiler that only parses sources in memory. It sees no class path: for a parser,
 * too, the compiler looks for plugins in it, and would open every jar of this program's own.
 */
public final class ParserTask {
  private static final List<String> OPTIONS = List.of("-proc:none", "-nowarn");

  private ParserTask() {}

  /** A task that prints its failures to {@code failure}; what it needs is in memory. */
  public static JavacTask of(
      JavaCompiler compiler,
      Writer failure,
      DiagnosticListener<JavaFileObject> messages,
      List<? extends JavaFileObject> sources) {
    StandardJavaFileManager files =
        compiler.getStandardFileManager(messages, Locale.ROOT, StandardCharsets.UTF_8);
    try {
      files.setLocationFromPaths(StandardLocation.CLASS_PATH, List.of());
    } catch (IOException e) {
      throw new UncheckedIOException("an empty class path cannot fail to be read", e);
    }
    return (JavacTask) compiler.getTask(failure, files, messages, OPTIONS, null, sources);
  }
}
