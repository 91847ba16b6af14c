package org.ajws.processor.source.overlay;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Diagnostics;
import org.ajws.processor.source.CompilerText;
import org.ajws.processor.source.ParserTask;

/** A source file parsed on its own, without binding: enough to find places in it. */
record ParsedSource(CompilationUnitTree unit, SourcePositions positions) {

  /** Parses a text; null after a syntax error or without a compiler, which are reported. */
  static ParsedSource parse(Path file, String text, Diagnostics diagnostics) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      diagnostics.add(
          DiagnosticCode.NO_COMPILER,
          null,
          "the running Java (" + System.getProperty("java.home") + ") has no compiler",
          "run the build with a JDK, version 17 or newer");
      return null;
    }
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    JavaFileObject source =
        new SimpleJavaFileObject(file.toAbsolutePath().toUri(), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
          }
        };
    CompilerText failure = new CompilerText();
    JavacTask task = ParserTask.of(compiler, failure, messages, List.of(source));
    CompilationUnitTree unit;
    try {
      unit = failure.of(task::parse).iterator().next();
    } catch (IOException e) {
      throw new IllegalStateException("a text in memory cannot fail to be read", e);
    }
    boolean errors = false;
    for (javax.tools.Diagnostic<? extends JavaFileObject> message : messages.getDiagnostics()) {
      if (message.getKind() == javax.tools.Diagnostic.Kind.ERROR) {
        errors = true;
        diagnostics.add(
            new Diagnostic(
                DiagnosticCode.SYNTAX,
                DiagnosticCode.SYNTAX.severity(),
                file,
                Math.toIntExact(message.getLineNumber()),
                column(text, Math.toIntExact(message.getPosition())),
                "this is not legal Java: " + CompilerText.oneLine(message),
                "correct it; the compiler says the same"));
      }
    }
    return errors ? null : new ParsedSource(unit, Trees.instance(task).getSourcePositions());
  }

  /** In characters; the compiler's own expands tabs. */
  private static int column(String text, int position) {
    int start = Math.min(Math.max(0, position), text.length());
    int column = 1;
    while (start > 0 && text.charAt(start - 1) != '\n' && text.charAt(start - 1) != '\r') {
      start--;
      column++;
    }
    return column;
  }
}
