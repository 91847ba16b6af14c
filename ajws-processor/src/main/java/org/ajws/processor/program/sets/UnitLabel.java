package org.ajws.processor.program.sets;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.EmptyStatementTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import org.ajws.processor.source.LabelNames;

/**
 * A statement with the label {@code await} or {@code become}: a unit of work gives its locks back
 * there.
 *
 * @param code the innermost code around it
 * @param path to the labelled statement
 */
public record UnitLabel(Code code, TreePath path) {
  /** The label with its statement. */
  public LabeledStatementTree tree() {
    return (LabeledStatementTree) path.getLeaf();
  }

  /** Whether it waits for a condition; else it ends the unit. */
  public boolean isAwait() {
    return LabelNames.isAwait(tree().getLabel().toString());
  }

  /** The statement behind the label. */
  public StatementTree statement() {
    return tree().getStatement();
  }

  /** {@code while (condition);}, or null if the statement has another form. */
  public WhileLoopTree loop() {
    boolean empty =
        statement() instanceof WhileLoopTree w
            && (w.getStatement() instanceof EmptyStatementTree
                || (w.getStatement() instanceof BlockTree b && b.getStatements().isEmpty()));
    return empty ? (WhileLoopTree) statement() : null;
  }

  /** The path to the condition, in its parentheses. */
  public TreePath condition() {
    return new TreePath(new TreePath(path, loop()), loop().getCondition());
  }
}
