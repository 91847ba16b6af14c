package org.ajws.processor.analysis.sets;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import javax.lang.model.element.Element;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.source.BoundModule;

/**
 * Recognises objects that were just made and not yet handed out, so that their members may be
 * touched freely: {@code new C(...)}, {@code (C) super.clone()}, or a local variable that holds
 * such an object alone, up to its first use other than for its members, its methods or a {@code
 * return}. In the method {@code clone} that is the whole method.
 */
public final class FreshObjects {
  private final BoundModule module;

  /** Judges expressions of a module. */
  public FreshObjects(BoundModule module) {
    this.module = module;
  }

  /**
   * Whether the object that an expression gives is known to this thread alone, or is the copy that
   * the method {@code clone} is still making: like a constructor, that method touches members of
   * its object to the end.
   */
  public boolean isFresh(TreePath expression) {
    ExpressionTree tree = BoundModule.withoutParentheses((ExpressionTree) expression.getLeaf());
    if (isMade(tree)) {
      return true;
    }
    Local local = local(expression);
    return local != null && (isUnderWay(local) || isCopyOfMethod(local));
  }

  /**
   * Whether the object is a copy that the method {@code clone} has handed out before it is done.
   */
  public boolean isHandedOutCopy(TreePath expression) {
    Local local = local(expression);
    return local != null && !isUnderWay(local) && isCopyOfMethod(local);
  }

  /** A use of a local variable that is declared with an object just made. */
  private record Local(TreePath use, TreePath declaration, Element variable, Tree made) {}

  private Local local(TreePath expression) {
    ExpressionTree tree = BoundModule.withoutParentheses((ExpressionTree) expression.getLeaf());
    if (!(tree instanceof IdentifierTree)) {
      return null;
    }
    TreePath use = TreePath.getPath(expression, tree);
    Element variable = module.element(use);
    TreePath declaration = module.declaration(variable);
    boolean made =
        declaration != null
            && declaration.getLeaf() instanceof VariableTree v
            && isLocal(declaration)
            && v.getInitializer() != null
            && isMade(BoundModule.withoutParentheses(v.getInitializer()));
    return made
        ? new Local(
            use, declaration, variable, ((VariableTree) declaration.getLeaf()).getInitializer())
        : null;
  }

  private boolean isCopyOfMethod(Local local) {
    Tree code = code(local.use);
    return code == code(local.declaration)
        && code instanceof MethodTree method
        && method.getName().contentEquals("clone")
        && method.getParameters().isEmpty()
        && !(withoutCasts(local.made) instanceof NewClassTree)
        && !isAssigned(local);
  }

  private boolean isAssigned(Local local) {
    boolean[] assigned = {false};
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitAssignment(AssignmentTree tree, Void p) {
        TreePath target = new TreePath(getCurrentPath(), tree.getVariable());
        assigned[0] |= local.variable.equals(module.element(target));
        return super.visitAssignment(tree, p);
      }
    }.scan(local.declaration.getParentPath(), null);
    return assigned[0];
  }

  private static boolean isMade(ExpressionTree tree) {
    Tree inner = withoutCasts(tree);
    return inner instanceof NewClassTree
        || inner instanceof MethodInvocationTree call
            && call.getArguments().isEmpty()
            && call.getMethodSelect() instanceof MemberSelectTree select
            && select.getIdentifier().contentEquals("clone")
            && SelfReference.isSuper(select.getExpression());
  }

  private static Tree withoutCasts(Tree tree) {
    Tree inner = tree;
    while (inner instanceof TypeCastTree || inner instanceof ParenthesizedTree) {
      inner =
          inner instanceof TypeCastTree cast
              ? cast.getExpression()
              : ((ParenthesizedTree) inner).getExpression();
    }
    return inner;
  }

  private static boolean isLocal(TreePath declaration) {
    return !(declaration.getParentPath().getLeaf() instanceof ClassTree);
  }

  /** Whether every use that may run before this one leaves the object with this thread. */
  private boolean isUnderWay(Local local) {
    TreePath use = local.use;
    TreePath declaration = local.declaration;
    Element variable = local.variable;
    if (code(use) != code(declaration)) {
      return false; // in a lambda or an inner class
    }
    long[] handedOutAt = {Long.MAX_VALUE};
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        if (variable.equals(module.element(getCurrentPath()))
            && !keeps(getCurrentPath(), declaration)) {
          handedOutAt[0] = Math.min(handedOutAt[0], from(getCurrentPath(), declaration));
        }
        return null;
      }
    }.scan(declaration.getParentPath(), null);
    return start(use) < handedOutAt[0];
  }

  /** A use that neither copies the reference nor changes the variable. */
  private static boolean keeps(TreePath use, TreePath declaration) {
    if (code(use) != code(declaration)) {
      return false;
    }
    Tree parent = use.getParentPath().getLeaf();
    return parent instanceof MemberSelectTree
        || parent instanceof ReturnTree
        || parent instanceof BinaryTree;
  }

  /**
   * Where handing out begins: a loop around it that the variable is declared outside of repeats.
   */
  private long from(TreePath use, TreePath declaration) {
    long at = start(use);
    for (TreePath p = use; p != null && p != declaration.getParentPath(); p = p.getParentPath()) {
      if (p.getLeaf() == declaration.getParentPath().getLeaf()) {
        break;
      }
      Tree leaf = p.getLeaf();
      if (leaf instanceof ForLoopTree
          || leaf instanceof EnhancedForLoopTree
          || leaf instanceof WhileLoopTree
          || leaf instanceof DoWhileLoopTree) {
        at = start(p);
      }
    }
    return at;
  }

  private long start(TreePath path) {
    return module.start(path.getCompilationUnit(), path.getLeaf());
  }

  /** The method, lambda or class body that code stands in. */
  private static Tree code(TreePath path) {
    TreePath p = path.getParentPath();
    while (!(p.getLeaf() instanceof MethodTree
        || p.getLeaf() instanceof LambdaExpressionTree
        || p.getLeaf() instanceof ClassTree)) {
      p = p.getParentPath();
    }
    return p.getLeaf();
  }
}
