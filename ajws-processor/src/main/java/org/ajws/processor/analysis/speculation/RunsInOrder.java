package org.ajws.processor.analysis.speculation;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;

/** Whether each iteration of a speculative loop does something that cannot be taken back. */
public final class RunsInOrder {
  private RunsInOrder() {}

  /** Whether no chunk can run ahead. */
  public static boolean always(TrackedCode code) {
    return why(code) != null;
  }

  /** What every iteration does that cannot be taken back; null where some may run ahead. */
  public static TrackedCode.Irrevocable why(TrackedCode code) {
    if (code.whole() != null) {
      return code.whole();
    }
    Tree body = code.path().getLeaf();
    return code.irrevocable().stream()
        .filter(i -> i.statement().getLeaf() == body || isReached(body, i.statement().getLeaf()))
        .findFirst()
        .orElse(null);
  }

  /** Whether a statement stands in a block itself, and no jump may lead past it. */
  private static boolean isReached(Tree body, Tree statement) {
    if (body instanceof BlockTree block) {
      for (StatementTree s : block.getStatements()) {
        if (s == statement) {
          return true;
        }
        if (Jumps.isIn(s)) {
          return false;
        }
      }
    }
    return false;
  }
}
