package org.ajws.processor.rule;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.function.BiConsumer;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import org.ajws.processor.source.BoundModule;

/** Which variables a piece of code reads or writes, as far as their objects have names. */
final class Writes {
  private Writes() {}

  /**
   * A variable: a local, or a field with its object.
   *
   * @param object {@code this}, a chain of names, or empty for locals and static fields
   */
  record Place(String object, Element variable) {}

  /** The place an expression names; null where its object has no simple name. */
  static Place place(BoundModule module, TreePath path) {
    ExpressionTree tree = BoundModule.withoutParentheses((ExpressionTree) path.getLeaf());
    TreePath inner = tree == path.getLeaf() ? path : TreePath.getPath(path, tree);
    Element element = module.element(inner);
    if (element == null || !(element.getKind().isField() || isLocal(element))) {
      return null;
    }
    if (isLocal(element) || element.getModifiers().contains(Modifier.STATIC)) {
      return new Place("", element);
    }
    if (tree instanceof IdentifierTree) {
      return new Place("this", element);
    }
    String object = object(((MemberSelectTree) tree).getExpression());
    return object == null ? null : new Place(object, element);
  }

  private static boolean isLocal(Element element) {
    return switch (element.getKind()) {
      case LOCAL_VARIABLE, PARAMETER, EXCEPTION_PARAMETER, RESOURCE_VARIABLE, BINDING_VARIABLE ->
          true;
      default -> false;
    };
  }

  /** A chain of names as text; null for any other expression. */
  static String object(ExpressionTree expression) {
    ExpressionTree tree = BoundModule.withoutParentheses(expression);
    if (tree instanceof IdentifierTree id) {
      return id.getName().toString();
    }
    if (tree instanceof MemberSelectTree select) {
      String outer = object(select.getExpression());
      return outer == null ? null : outer + "." + select.getIdentifier();
    }
    return null;
  }

  /** The object a call is made on: {@code this} where none is written; null for no simple name. */
  static String receiver(MethodInvocationTree call) {
    return call.getMethodSelect() instanceof MemberSelectTree select
        ? object(select.getExpression())
        : "this";
  }

  /** Calls {@code found} for each target of an assignment in the code. */
  static void forEachWrite(BoundModule module, TreePath code, BiConsumer<TreePath, Place> found) {
    new TreePathScanner<Void, Void>() {
      private void write(ExpressionTree target) {
        TreePath at = new TreePath(getCurrentPath(), target);
        Place place = place(module, at);
        if (place != null) {
          found.accept(at, place);
        }
      }

      @Override
      public Void visitAssignment(AssignmentTree tree, Void p) {
        write(tree.getVariable());
        return super.visitAssignment(tree, p);
      }

      @Override
      public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void p) {
        write(tree.getVariable());
        return super.visitCompoundAssignment(tree, p);
      }

      @Override
      public Void visitUnary(UnaryTree tree, Void p) {
        switch (tree.getKind()) {
          case POSTFIX_DECREMENT, POSTFIX_INCREMENT, PREFIX_DECREMENT, PREFIX_INCREMENT ->
              write(tree.getExpression());
          default -> {}
        }
        return super.visitUnary(tree, p);
      }
    }.scan(code, null);
  }
}
