package org.ajws.javac;

import com.sun.source.util.JavacTask;
import com.sun.source.util.Trees;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.TreeMaker;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import java.io.IOException;
import javax.tools.JavaFileObject;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Severity;

/** Says diagnostics of AJWS as messages of the compiler, at the user's line and column. */
final class CompilerMessages {
  private final Trees trees;
  private final Context context;
  private final CompilationInput input;

  CompilerMessages(JavacTask task, Context context, CompilationInput input) {
    this.trees = Trees.instance(task);
    this.context = context;
    this.input = input;
  }

  /** Reports at the file that the diagnostic names. */
  void report(Diagnostic diagnostic) {
    report(diagnostic.file() == null ? null : input.anyFile(diagnostic.file()), diagnostic);
  }

  /** Reports at a file; null where the message is about none of the compilation. */
  void report(JavaFileObject file, Diagnostic diagnostic) {
    javax.tools.Diagnostic.Kind kind =
        diagnostic.severity() == Severity.ERROR
            ? javax.tools.Diagnostic.Kind.ERROR
            : javax.tools.Diagnostic.Kind.MANDATORY_WARNING;
    String text =
        "[" + diagnostic.code().id() + "] " + diagnostic.message() + diagnostic.pageLine();
    TreeMaker maker = TreeMaker.instance(context).at(file == null ? 0 : offset(file, diagnostic));
    JCCompilationUnit unit = maker.TopLevel(List.nil());
    unit.sourcefile = file;
    String message =
        file == null && diagnostic.file() != null ? diagnostic.file() + ": " + text : text;
    trees.printMessage(kind, message, maker.Erroneous(), unit);
  }

  /** An error at a tree of the compilation. */
  void error(DiagnosticCode code, String cause, String fix, JCTree at, JCCompilationUnit unit) {
    String text = "[" + code.id() + "] " + cause + " — " + fix + Diagnostic.pageLine(code);
    trees.printMessage(javax.tools.Diagnostic.Kind.ERROR, text, at, unit);
  }

  /** An error that no place is to blame for. */
  void fail(String message) {
    sayNowhere(javax.tools.Diagnostic.Kind.ERROR, message);
  }

  /** What is worth to know, and wrong nowhere. */
  void note(String message) {
    sayNowhere(javax.tools.Diagnostic.Kind.NOTE, message);
  }

  private void sayNowhere(javax.tools.Diagnostic.Kind kind, String message) {
    TreeMaker maker = TreeMaker.instance(context).at(0);
    trees.printMessage(kind, message, maker.Erroneous(), maker.TopLevel(List.nil()));
  }

  private static int offset(JavaFileObject file, Diagnostic diagnostic) {
    String text;
    try {
      text = file.getCharContent(true).toString();
    } catch (IOException e) {
      return 0; // the message names its line all the same, in the compiler's way: the first
    }
    int start = 0;
    for (int line = 1; line < diagnostic.line(); line++) {
      start = afterLine(text, start);
    }
    return Math.min(text.length(), start + Math.max(0, diagnostic.column() - 1));
  }

  private static int afterLine(String text, int from) {
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\n' || c == '\r') {
        return c == '\r' && text.startsWith("\n", i + 1) ? i + 2 : i + 1;
      }
    }
    return text.length();
  }
}
