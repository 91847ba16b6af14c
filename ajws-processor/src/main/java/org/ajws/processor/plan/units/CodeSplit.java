package org.ajws.processor.plan.units;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.source.SourceFile;

/** Marks statements of one file as units of work of their own. */
public final class CodeSplit {
  private final StatementMarks marks;
  private final StatementSplitter splitter;

  /**
   * Looks for statements.
   *
   * @param touching the trees, up to the code that they stand in, that touch members
   * @param holding the trees that hold a parallel construct
   * @param loops the parallel loops by their trees
   */
  public CodeSplit(
      BoundModule module,
      BoundFile file,
      Set<Tree> touching,
      Set<Tree> holding,
      Map<Tree, ParallelLoop> loops) {
    this.marks = new StatementMarks(module, file);
    this.splitter = new StatementSplitter(marks, touching, holding, loops);
  }

  /** Marks the statements of a method, lambda or initialiser, if its body is a block. */
  public void code(TreePath code, Tree body) {
    if (body instanceof BlockTree) {
      splitter.block(body == code.getLeaf() ? code : new TreePath(code, body));
    }
  }

  /** Whether nothing was marked. */
  public boolean isEmpty() {
    return marks.text().isEmpty();
  }

  /** Trees each of which lies in one of the new units. */
  public List<Tree> units() {
    return List.copyOf(marks.units());
  }

  /** The file with its marks. */
  public SourceFile applyTo(SourceFile file) {
    return marks.text().applyTo(file);
  }
}
