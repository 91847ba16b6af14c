package org.ajws.processor.plan.frames;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;

/**
 * Looks for something in the code that a method runs itself: not in lambdas, classes and other
 * opaque parts. Answers whether it was found.
 */
class PointScanner extends TreeScanner<Boolean, Void> {
  private final Method method;

  PointScanner(Method method) {
    this.method = method;
  }

  @Override
  public Boolean scan(Tree tree, Void p) {
    if (tree == null || method.isOpaque().test(tree)) {
      return false;
    }
    return Boolean.TRUE.equals(super.scan(tree, p));
  }

  @Override
  public Boolean visitLambdaExpression(LambdaExpressionTree tree, Void p) {
    return false;
  }

  @Override
  public Boolean visitClass(ClassTree tree, Void p) {
    return false;
  }

  @Override
  public Boolean reduce(Boolean a, Boolean b) {
    return Boolean.TRUE.equals(a) || Boolean.TRUE.equals(b);
  }
}
