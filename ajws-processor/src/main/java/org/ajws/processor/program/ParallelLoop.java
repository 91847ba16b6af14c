package org.ajws.processor.program;

import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.util.TreePath;
import java.util.List;
import javax.lang.model.type.TypeMirror;
import org.ajws.SpeculationBackend;
import org.ajws.processor.source.BoundFile;

/**
 * One {@code @ParallelFor} loop.
 *
 * @param file where it stands
 * @param path to the {@code for} or enhanced {@code for}
 * @param line of the {@code for} in the user's file
 * @param header what is iterated
 * @param body the statement that is repeated
 * @param labels on the loop, outermost first
 * @param captures locals from outside that the body uses
 * @param thrown the checked exceptions that leave the body, none a subtype of another
 * @param mayCancel whether the body may reach {@code AjwsRuntime.cancel()}
 * @param speculation how it is run ahead of its turn; null for a loop whose iterations do not
 *     depend on each other
 */
public record ParallelLoop(
    BoundFile file,
    TreePath path,
    int line,
    LoopHeader header,
    StatementTree body,
    List<LabeledStatementTree> labels,
    List<Capture> captures,
    List<TypeMirror> thrown,
    boolean mayCancel,
    Speculation speculation)
    implements ParallelRegion {

  /**
   * {@code @ParallelFor(speculative = true)}.
   *
   * @param window how many chunks may be under way; 0: the runtime chooses
   * @param chunk how many iterations a chunk has; 0: the runtime chooses
   * @param backend how chunks are kept apart
   * @param granularity how many slots of an array are told apart only together; 0: the runtime
   *     chooses
   */
  public record Speculation(int window, int chunk, SpeculationBackend backend, int granularity) {}

  /** Whether iterations run ahead and commit in order. */
  public boolean isSpeculative() {
    return speculation != null;
  }

  /** Copies the lists. */
  public ParallelLoop {
    labels = List.copyOf(labels);
    captures = List.copyOf(captures);
    thrown = List.copyOf(thrown);
  }

  /** The loop's name at run time: {@code File.java:LINE}. */
  public String site() {
    return file.source().path().getFileName() + ":" + line;
  }

  /** The same loop with what the analyses of its body found. */
  public ParallelLoop with(
      List<Capture> newCaptures, List<TypeMirror> newThrown, boolean newMayCancel) {
    return new ParallelLoop(
        file, path, line, header, body, labels, newCaptures, newThrown, newMayCancel, speculation);
  }
}
