package org.ajws.processor.analysis.alias;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;

/**
 * The constructor of an anonymous class, which nobody writes: it hands what stands in the {@code
 * new} expression to that of the class above.
 */
final class AnonymousClasses {
  private AnonymousClasses() {}

  /** The {@code new} expression of the anonymous class that code stands in directly, or null. */
  static TreePath made(TreePath code) {
    TreePath at = code;
    while (at != null && !(at.getLeaf() instanceof ClassTree)) {
      at = at.getParentPath();
    }
    return at != null && at.getParentPath().getLeaf() instanceof NewClassTree
        ? at.getParentPath()
        : null;
  }

  /** What a parameter of such a constructor is given; null for another variable. */
  static TreePath argument(TreePath declaration) {
    TreePath made = made(declaration);
    if (made == null
        || !(declaration.getParentPath().getLeaf() instanceof MethodTree method)
        || !method.getName().contentEquals("<init>")) {
      return null;
    }
    var arguments = ((NewClassTree) made.getLeaf()).getArguments();
    // in outer.new Inner(x) {} it is given outer first
    int outer = method.getParameters().size() - arguments.size();
    int index = method.getParameters().indexOf((VariableTree) declaration.getLeaf()) - outer;
    return index < 0 ? null : new TreePath(made, arguments.get(index));
  }
}
