package org.ajws.processor.source;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/**
 * A source file parsed and not bound, for what has to be known before.
 *
 * @param positions where trees stand in the file's text
 */
public record SyntaxTree(SourceFile file, CompilationUnitTree unit, SourcePositions positions) {

  /**
   * Parses files, without a word on what is wrong with them: that is said when they are bound. None
   * without a compiler.
   */
  public static List<SyntaxTree> parse(List<SourceFile> files) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (files.isEmpty() || compiler == null) {
      return List.of();
    }
    DiagnosticCollector<JavaFileObject> ignored = new DiagnosticCollector<>();
    List<MemoryFileManager.Source> sources =
        files.stream().map(MemoryFileManager.Source::new).toList();
    CompilerText failure = new CompilerText();
    JavacTask task = ParserTask.of(compiler, failure, ignored, sources);
    List<SyntaxTree> parsed = new ArrayList<>();
    try {
      SourcePositions positions = Trees.instance(task).getSourcePositions();
      for (CompilationUnitTree unit : failure.of(task::parse)) {
        parsed.add(new SyntaxTree(files.get(parsed.size()), unit, positions));
      }
    } catch (IOException e) {
      throw new IllegalStateException("sources in memory cannot fail", e);
    }
    return parsed;
  }

  /** The offset of a tree's first character. */
  public int start(Tree tree) {
    return Math.toIntExact(positions.getStartPosition(unit, tree));
  }

  /** The offset after a tree's last character. */
  public int end(Tree tree) {
    return Math.toIntExact(positions.getEndPosition(unit, tree));
  }

  /** The last identifier of a type's name, without type arguments and annotations. */
  public static String simpleName(Tree type) {
    String text = type.toString();
    int arguments = text.indexOf('<');
    String name = arguments < 0 ? text : text.substring(0, arguments);
    return name.strip().replaceFirst("(?s)^.*[.\\s]", "");
  }
}
