package org.ajws.processor.injected;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePathScanner;

/** Walks over all that is assigned. */
abstract class Assignments extends TreePathScanner<Void, Void> {
  /** Something is assigned, by any of the forms, in the tree of the current path. */
  abstract void assigns(ExpressionTree target);

  @Override
  public Void visitAssignment(AssignmentTree tree, Void unused) {
    assigns(tree.getVariable());
    return super.visitAssignment(tree, null);
  }

  @Override
  public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void unused) {
    assigns(tree.getVariable());
    return super.visitCompoundAssignment(tree, null);
  }

  @Override
  public Void visitUnary(UnaryTree tree, Void unused) {
    if (Injection.counts(tree)) {
      assigns(tree.getExpression());
    }
    return super.visitUnary(tree, null);
  }
}
