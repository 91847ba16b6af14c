package org.ajws.processor.analysis.sets;

import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ExecutableElement;

/** What may make the object that an expression gives. */
final class Makers {
  private Makers() {}

  /** What an expression has its value from: itself, without casts, or each side of a choice. */
  static List<TreePath> of(TreePath path) {
    if (path.getLeaf() instanceof TypeCastTree cast) {
      return of(new TreePath(path, cast.getExpression()));
    }
    if (path.getLeaf() instanceof ParenthesizedTree p) {
      return of(new TreePath(path, p.getExpression()));
    }
    if (path.getLeaf() instanceof ConditionalExpressionTree choice) {
      List<TreePath> both = new ArrayList<>(of(new TreePath(path, choice.getTrueExpression())));
      both.addAll(of(new TreePath(path, choice.getFalseExpression())));
      return both;
    }
    return List.of(path);
  }

  /** Whether a method of the JDK makes an object of a class that it is called on. */
  static boolean isReflective(ExecutableElement callee) {
    String owner = callee.getEnclosingElement().toString();
    return callee.getSimpleName().contentEquals("newInstance")
        && (owner.equals("java.lang.Class") || owner.equals("java.lang.reflect.Constructor"));
  }
}
