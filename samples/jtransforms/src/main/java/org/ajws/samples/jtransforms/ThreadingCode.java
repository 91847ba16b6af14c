package org.ajws.samples.jtransforms;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.ajws.report.LineCounter;

/**
 * Counts the lines of a library that are there only to run it on threads:
 *
 * <ol>
 *   <li>a method that submits tasks outside every {@code if} that has an {@code else}, whole;
 *   <li>of an {@code if} with an {@code else}, the branch that submits tasks or calls a method of
 *       the first kind, with the line of the condition and that of the {@code else};
 *   <li>imports from {@code java.util.concurrent}.
 * </ol>
 *
 * A submission is a call of a method {@code submit}. Only code lines count. Declarations that serve
 * both branches do not, so the number is a lower bound.
 */
final class ThreadingCode {
  /**
   * What was counted.
   *
   * @param lines code lines
   * @param regions submissions of tasks
   * @param files with at least one of these
   */
  record Count(long lines, long regions, long files) {}

  private final CompilationUnitTree unit;
  private final SourcePositions positions;
  private final BitSet lines = new BitSet();
  private final Set<String> threaded = new HashSet<>();
  private int regions;

  private ThreadingCode(CompilationUnitTree unit, SourcePositions positions) {
    this.unit = unit;
    this.positions = positions;
  }

  static Count count(List<Path> sources, Charset encoding) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    long lines = 0;
    long regions = 0;
    long files = 0;
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, encoding)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null,
                  manager,
                  null,
                  List.of("-proc:none"),
                  null,
                  manager.getJavaFileObjectsFromPaths(sources));
      SourcePositions positions = Trees.instance(task).getSourcePositions();
      for (CompilationUnitTree unit : task.parse()) {
        ThreadingCode code = new ThreadingCode(unit, positions);
        code.scan();
        String text = Files.readString(Path.of(unit.getSourceFile().toUri()), encoding);
        lines += LineCounter.codeLines(code.only(text));
        regions += code.regions;
        files += code.regions > 0 ? 1 : 0;
      }
    }
    return new Count(lines, regions, files);
  }

  private void scan() {
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitMethod(MethodTree tree, Void p) {
        if (tree.getBody() != null && submitsOutsideOfBranches(tree.getBody())) {
          threaded.add(tree.getName().toString());
          mark(tree);
        }
        return super.visitMethod(tree, p);
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        regions += isSubmission(tree) ? 1 : 0;
        return super.visitMethodInvocation(tree, p);
      }

      @Override
      public Void visitImport(ImportTree tree, Void p) {
        if (tree.getQualifiedIdentifier().toString().startsWith("java.util.concurrent.")) {
          mark(tree);
        }
        return null;
      }
    }.scan(unit, null);
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitIf(IfTree tree, Void p) {
        StatementTree other = tree.getElseStatement();
        if (other != null && isThreaded(tree.getThenStatement())) {
          mark(tree.getCondition());
          mark(tree.getThenStatement());
        } else if (other != null && isThreaded(other)) {
          mark(other);
        }
        return super.visitIf(tree, p);
      }
    }.scan(unit, null);
  }

  private static boolean isSubmission(MethodInvocationTree call) {
    return call.getMethodSelect() instanceof MemberSelectTree select
        && select.getIdentifier().contentEquals("submit")
        && call.getArguments().stream().anyMatch(a -> a instanceof NewClassTree);
  }

  private static boolean submitsOutsideOfBranches(Tree body) {
    boolean[] submits = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitIf(IfTree tree, Void p) {
        return tree.getElseStatement() == null ? super.visitIf(tree, p) : null;
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        submits[0] |= isSubmission(tree);
        return super.visitMethodInvocation(tree, p);
      }
    }.scan(body, null);
    return submits[0] || loopsOfSubmissions(body);
  }

  /** A branch inside a loop chooses a task; it does not choose between threads and none. */
  private static boolean loopsOfSubmissions(Tree body) {
    boolean[] submits = {false};
    new TreeScanner<Boolean, Boolean>() {
      @Override
      public Boolean visitIf(IfTree tree, Boolean inLoop) {
        boolean chooses = tree.getElseStatement() != null && !Boolean.TRUE.equals(inLoop);
        return chooses ? null : super.visitIf(tree, inLoop);
      }

      @Override
      public Boolean visitForLoop(com.sun.source.tree.ForLoopTree tree, Boolean inLoop) {
        return super.visitForLoop(tree, true);
      }

      @Override
      public Boolean visitMethodInvocation(MethodInvocationTree tree, Boolean inLoop) {
        submits[0] |= isSubmission(tree);
        return super.visitMethodInvocation(tree, inLoop);
      }
    }.scan(body, false);
    return submits[0];
  }

  /** Whether a branch submits tasks, or calls a method that does nothing else. */
  private boolean isThreaded(Tree branch) {
    boolean[] is = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitIf(IfTree tree, Void p) {
        return tree.getElseStatement() == null ? super.visitIf(tree, p) : null;
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        boolean calls =
            tree.getMethodSelect() instanceof IdentifierTree name
                && threaded.contains(name.getName().toString());
        is[0] |= calls || isSubmission(tree);
        return super.visitMethodInvocation(tree, p);
      }
    }.scan(branch, null);
    return is[0];
  }

  private void mark(Tree tree) {
    long first = unit.getLineMap().getLineNumber(positions.getStartPosition(unit, tree));
    long last = unit.getLineMap().getLineNumber(positions.getEndPosition(unit, tree));
    lines.set(Math.toIntExact(first), Math.toIntExact(last) + 1);
  }

  private String only(String text) {
    StringBuilder kept = new StringBuilder();
    int number = 1;
    for (String line : (Iterable<String>) text.lines()::iterator) {
      if (lines.get(number++)) {
        kept.append(line).append('\n');
      }
    }
    return kept.toString();
  }
}
