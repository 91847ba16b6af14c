package org.ajws.processor.program.sets;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.source.BoundModule;

/** Tells whose {@code this} a name stands for. */
public final class SelfReference {
  private final BoundModule module;

  /** For a module. */
  public SelfReference(BoundModule module) {
    this.module = module;
  }

  /**
   * The class whose {@code this} holds the instance member that an identifier or member select
   * names; null when it is a member of another object.
   */
  public TypeElement level(TreePath name, Element member) {
    if (name.getLeaf() instanceof MemberSelectTree select) {
      return ofReceiver(new TreePath(name, select.getExpression()));
    }
    for (TreePath p = name; p != null; p = p.getParentPath()) {
      if (p.getLeaf() instanceof ClassTree
          && module.element(p) instanceof TypeElement type
          && has(type, member)) {
        return type;
      }
    }
    return null;
  }

  /** The class whose {@code this} an expression is; null for another object. */
  public TypeElement ofReceiver(TreePath expression) {
    ExpressionTree tree = BoundModule.withoutParentheses((ExpressionTree) expression.getLeaf());
    if (isThis(tree)) {
      return enclosing(expression);
    }
    if (tree instanceof MemberSelectTree select && isThisName(select.getIdentifier())) {
      TreePath named = new TreePath(new TreePath(expression, tree), select.getExpression());
      Element type = module.element(named);
      for (TreePath p = expression; p != null; p = p.getParentPath()) {
        if (p.getLeaf() instanceof ClassTree && type != null && type.equals(module.element(p))) {
          return (TypeElement) type;
        }
      }
      return enclosing(expression); // Interface.super
    }
    return null;
  }

  /** Whether an expression is {@code super} or {@code X.super}. */
  public static boolean isSuper(ExpressionTree expression) {
    ExpressionTree tree = BoundModule.withoutParentheses(expression);
    return tree instanceof IdentifierTree id && id.getName().contentEquals("super")
        || tree instanceof MemberSelectTree s && s.getIdentifier().contentEquals("super");
  }

  private static boolean isThis(Tree tree) {
    return tree instanceof IdentifierTree id && isThisName(id.getName());
  }

  private static boolean isThisName(CharSequence name) {
    return "this".contentEquals(name) || "super".contentEquals(name);
  }

  /** The innermost class around a path. */
  public TypeElement enclosing(TreePath path) {
    for (TreePath p = path; p != null; p = p.getParentPath()) {
      if (p.getLeaf() instanceof ClassTree && module.element(p) instanceof TypeElement type) {
        return type;
      }
    }
    return null;
  }

  /**
   * Whether objects of a class have a member under its simple name: private ones do not inherit.
   */
  private boolean has(TypeElement type, Element member) {
    Element owner = member.getEnclosingElement();
    return member.getModifiers().contains(Modifier.PRIVATE)
        ? owner.equals(type)
        : module
            .types()
            .isSubtype(
                module.types().erasure(type.asType()), module.types().erasure(owner.asType()));
  }
}
