package org.ajws.processor.rule.sets;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;

/** Chains of fields and slots, each selected from the one before. */
final class Selections {
  private Selections() {}

  /** What an expression selects from, or takes a slot of; null for none. */
  static TreePath object(TreePath path) {
    Tree tree = path.getLeaf();
    ExpressionTree of =
        tree instanceof MemberSelectTree select
            ? select.getExpression()
            : tree instanceof ArrayAccessTree slot
                ? slot.getExpression()
                : tree instanceof ParenthesizedTree inner
                    ? inner.getExpression()
                    : tree instanceof TypeCastTree cast ? cast.getExpression() : null;
    return of == null ? null : new TreePath(path, of);
  }

  /** Where a chain of selections begins; null if it is no chain. */
  static TreePath root(TreePath path) {
    TreePath root = null;
    for (TreePath p = object(path); p != null; p = object(p)) {
      root = p;
    }
    return root;
  }

  /** Whether it is {@code this}. */
  static boolean isThis(TreePath path) {
    return path.getLeaf() instanceof IdentifierTree i && i.getName().contentEquals("this");
  }
}
