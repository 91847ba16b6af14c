package org.ajws.processor.analysis.flow;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.BoundModule;

/**
 * Which operands are boxes whose contents are used. The box is opened, and an exception thrown if
 * there is none, before the next operand is evaluated; so where an operand is held while others are
 * evaluated, its contents are held.
 */
public final class Unboxing {
  private final BoundModule module;

  /** Of a module. */
  public Unboxing(BoundModule module) {
    this.module = module;
  }

  /** Whether an expression's value is a box that the expression around it opens. */
  public boolean isOpened(TreePath operand) {
    TreePath at = operand;
    while (at.getParentPath().getLeaf() instanceof ParenthesizedTree) {
      at = at.getParentPath();
    }
    return isBox(module.type(operand)) && opens(at.getParentPath(), (ExpressionTree) at.getLeaf());
  }

  private boolean opens(TreePath parent, ExpressionTree operand) {
    Tree tree = parent.getLeaf();
    if (tree instanceof BinaryTree b) {
      return opens(b, parent, operand);
    }
    if (tree instanceof ArrayAccessTree a) {
      return a.getIndex() == operand;
    }
    if (tree instanceof NewArrayTree a) {
      return a.getDimensions().contains(operand)
          || (module.type(parent) instanceof ArrayType t
              && t.getComponentType().getKind().isPrimitive());
    }
    if (tree instanceof MethodInvocationTree call) {
      return isPassedUnboxed(parent, call.getArguments().indexOf(operand));
    }
    return tree instanceof NewClassTree made
        && isPassedUnboxed(parent, made.getArguments().indexOf(operand));
  }

  private boolean opens(BinaryTree tree, TreePath path, ExpressionTree operand) {
    boolean same = tree.getKind() == Tree.Kind.EQUAL_TO || tree.getKind() == Tree.Kind.NOT_EQUAL_TO;
    if (same) {
      ExpressionTree other =
          tree.getLeftOperand() == operand ? tree.getRightOperand() : tree.getLeftOperand();
      return module.type(new TreePath(path, other)).getKind().isPrimitive();
    }
    return module.type(path).getKind().isPrimitive(); // else it makes a string
  }

  private boolean isPassedUnboxed(TreePath call, int index) {
    if (index < 0 || !(module.element(call) instanceof ExecutableElement method)) {
      return false;
    }
    var parameters = method.getParameters();
    int last = parameters.size() - 1;
    TypeMirror type = parameters.get(Math.min(index, last)).asType();
    boolean rest = method.isVarArgs() && index >= last;
    TypeMirror taken = rest ? ((ArrayType) type).getComponentType() : type;
    return taken.getKind().isPrimitive();
  }

  private boolean isBox(TypeMirror type) {
    return type != null && opened(type) != type;
  }

  /** The type of what a box holds; other types as they are. */
  public TypeMirror opened(TypeMirror type) {
    try {
      return module.types().unboxedType(type);
    } catch (IllegalArgumentException e) {
      return type; // no box
    }
  }
}
