package org.ajws.processor.analysis.alias;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.List;

/** The expressions that a method or lambda returns. */
public final class Returns {
  private Returns() {}

  /** In the order of the text, each with its path; those of code inside of it are not its own. */
  public static List<TreePath> of(TreePath body) {
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
      public Void visitLambdaExpression(LambdaExpressionTree inner, Void p) {
        return null;
      }

      @Override
      public Void visitClass(ClassTree inner, Void p) {
        return null;
      }
    }.scan(body, null);
    return found;
  }
}
