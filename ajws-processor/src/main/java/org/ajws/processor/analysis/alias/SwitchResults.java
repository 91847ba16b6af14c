package org.ajws.processor.analysis.alias;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.List;

/** The expressions whose values a switch expression gives. */
public final class SwitchResults {
  private SwitchResults() {}

  /** In the order of the text, each with its path. */
  public static List<TreePath> of(TreePath path) {
    SwitchExpressionTree tree = (SwitchExpressionTree) path.getLeaf();
    List<TreePath> found = new ArrayList<>();
    for (CaseTree branch : tree.getCases()) {
      TreePath at = new TreePath(path, branch);
      if (branch.getBody() instanceof ExpressionTree value) {
        found.add(new TreePath(at, value));
        continue;
      }
      new TreePathScanner<Void, Void>() {
        @Override
        public Void visitYield(YieldTree yield, Void p) {
          found.add(new TreePath(getCurrentPath(), yield.getValue()));
          return null;
        }

        @Override
        public Void visitSwitchExpression(SwitchExpressionTree inner, Void p) {
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
      }.scan(at, null);
    }
    return found;
  }
}
