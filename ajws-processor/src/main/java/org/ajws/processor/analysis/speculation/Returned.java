package org.ajws.processor.analysis.speculation;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.List;

/** The expressions that a method returns. */
final class Returned {
  private Returned() {}

  static List<TreePath> in(TreePath code) {
    List<TreePath> found = new ArrayList<>();
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitReturn(ReturnTree tree, Void p) {
        if (tree.getExpression() != null) {
          found.add(new TreePath(getCurrentPath(), tree.getExpression()));
        }
        return null;
      }

      @Override
      public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
        return null;
      }

      @Override
      public Void visitClass(ClassTree tree, Void p) {
        return null;
      }
    }.scan(code, null);
    return found;
  }
}
