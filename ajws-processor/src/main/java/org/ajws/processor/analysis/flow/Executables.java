package org.ajws.processor.analysis.flow;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;

/** The unit of control flow around a place. */
final class Executables {
  private Executables() {}

  /**
   * The body of the method, constructor or lambda around a place, or the initialiser or field of a
   * class it lies in.
   */
  static Tree enclosing(TreePath place) {
    TreePath at = place;
    while (true) {
      TreePath parent = at.getParentPath();
      Tree around = parent.getLeaf();
      if (around instanceof MethodTree method) {
        return method.getBody();
      }
      if (around instanceof LambdaExpressionTree lambda) {
        return lambda.getBody();
      }
      if (around instanceof ClassTree) {
        return at.getLeaf();
      }
      at = parent;
    }
  }
}
