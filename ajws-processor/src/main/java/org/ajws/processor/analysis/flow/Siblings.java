package org.ajws.processor.analysis.flow;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.List;

/** The statements that a statement stands among. */
public final class Siblings {
  private Siblings() {}

  /** Those of a block or case, itself included; null where it does not stand in one. */
  public static List<? extends StatementTree> of(TreePath statement) {
    Tree parent = statement.getParentPath().getLeaf();
    if (parent instanceof BlockTree block) {
      return block.getStatements();
    }
    return parent instanceof CaseTree c ? c.getStatements() : null;
  }
}
