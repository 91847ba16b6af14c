package org.ajws.processor.emit;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssertTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import org.ajws.processor.source.BoundModule;

/**
 * Boxes that are opened where a primitive value is asked for. The compiler calls a method for that,
 * which throws where there is no box, and notes the line of the box for it.
 */
public final class Unboxing {
  private static final Set<String> BOXES =
      Set.of(
          "java.lang.Boolean",
          "java.lang.Byte",
          "java.lang.Character",
          "java.lang.Double",
          "java.lang.Float",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Short");

  private final BoundModule module;

  /** That of a module. */
  public Unboxing(BoundModule module) {
    this.module = module;
  }

  /** Whether what an expression gives is opened at once; of parentheses the outermost are asked. */
  public boolean isAt(TreePath expression) {
    Tree around = expression.getParentPath().getLeaf();
    return isBox(module.type(expression))
        && !(around instanceof ParenthesizedTree)
        && isPrimitiveAsked(expression, expression.getLeaf(), around);
  }

  /**
   * Whether a box comes out of what may give any type, so that the compiler casts it: where it
   * notes the line of the expression itself.
   */
  public boolean isCast(TreePath expression) {
    if (expression.getLeaf() instanceof ArrayAccessTree array) {
      return isCast(new TreePath(expression, array.getExpression()));
    }
    Element element = module.element(expression);
    TypeMirror declared =
        element instanceof ExecutableElement m
            ? m.getReturnType()
            : element instanceof VariableElement v ? v.asType() : null;
    while (declared instanceof ArrayType a) {
      declared = a.getComponentType();
    }
    return declared instanceof TypeVariable;
  }

  /**
   * Whether a box is made of a primitive value, and something may come behind that: it is an
   * argument, an element, what a choice or switch expression gives, is assigned or cast.
   */
  public boolean isMadeAt(TreePath expression) {
    if (!isPrimitive(module.type(expression))) {
      return false;
    }
    TypeMirror asked = asked(expression);
    return asked != null && !isPrimitive(asked);
  }

  /** The type that something around asks for; null where nothing does. */
  private TypeMirror asked(TreePath expression) {
    Tree e = expression.getLeaf();
    TreePath parent = expression.getParentPath();
    Tree around = parent.getLeaf();
    if (around instanceof MethodInvocationTree call) {
      return parameter(parent, call.getArguments(), e);
    }
    if (around instanceof NewClassTree made) {
      return parameter(parent, made.getArguments(), e);
    }
    if (around instanceof NewArrayTree made) {
      boolean isElement = made.getInitializers() != null && made.getInitializers().contains(e);
      return isElement && module.type(parent) instanceof ArrayType array
          ? array.getComponentType()
          : null;
    }
    boolean isGiven =
        around instanceof TypeCastTree
            || (around instanceof AssignmentTree t && t.getExpression() == e)
            || (around instanceof ConditionalExpressionTree t && t.getCondition() != e);
    return isGiven ? module.type(parent) : ofSwitch(parent, e);
  }

  /** The type of the switch expression to which a case or {@code yield} gives a value. */
  private TypeMirror ofSwitch(TreePath parent, Tree value) {
    boolean isGiven =
        parent.getLeaf() instanceof YieldTree
            || (parent.getLeaf() instanceof CaseTree c && c.getBody() == value);
    TreePath up = parent;
    while (isGiven
        && !(up.getLeaf() instanceof SwitchExpressionTree)
        && !(up.getLeaf() instanceof SwitchTree)) {
      up = up.getParentPath();
    }
    return isGiven && up.getLeaf() instanceof SwitchExpressionTree ? module.type(up) : null;
  }

  /**
   * The type of the box that a cast to a primitive type makes of an object, to open it behind that;
   * null for other casts.
   */
  public TypeMirror boxOfCast(TreePath cast) {
    TypeMirror to = module.type(cast);
    TypeMirror from =
        module.type(new TreePath(cast, ((TypeCastTree) cast.getLeaf()).getExpression()));
    return isPrimitive(to) && from != null && !isPrimitive(from) && !isBox(from)
        ? module.types().boxedClass((PrimitiveType) to).asType()
        : null;
  }

  /** Whether a type is that of boxes of primitive values. */
  public boolean isBox(TypeMirror type) {
    return opened(type) != null;
  }

  /** The type of what is in boxes of a type; null for other types. */
  public TypeMirror opened(TypeMirror type) {
    boolean isBox =
        type instanceof DeclaredType d
            && d.getKind() == TypeKind.DECLARED
            && BOXES.contains(((TypeElement) d.asElement()).getQualifiedName().toString());
    return isBox ? module.types().unboxedType(type) : null;
  }

  private boolean isPrimitiveAsked(TreePath path, Tree e, Tree around) {
    TreePath parent = path.getParentPath();
    if (around instanceof SwitchTree t) {
      return isOfConstants(t.getCases());
    }
    if (around instanceof SwitchExpressionTree t) {
      return isOfConstants(t.getCases());
    }
    if (around instanceof BinaryTree t) {
      boolean compares = t.getKind() == Tree.Kind.EQUAL_TO || t.getKind() == Tree.Kind.NOT_EQUAL_TO;
      Tree other = t.getLeftOperand() == e ? t.getRightOperand() : t.getLeftOperand();
      return compares
          ? isPrimitive(module.type(new TreePath(parent, other)))
          : isPrimitive(module.type(parent));
    }
    if (around instanceof UnaryTree
        || around instanceof ConditionalExpressionTree
        || around instanceof TypeCastTree) {
      boolean condition = around instanceof ConditionalExpressionTree c && c.getCondition() == e;
      return condition || isPrimitive(module.type(parent));
    }
    if (around instanceof AssignmentTree t) {
      return t.getExpression() == e && isPrimitive(module.type(parent));
    }
    if (around instanceof CompoundAssignmentTree t) {
      return t.getExpression() == e && isBoxOrPrimitive(module.type(parent));
    }
    if (around instanceof ArrayAccessTree t) {
      return t.getIndex() == e;
    }
    if (around instanceof NewArrayTree t) {
      return t.getDimensions().contains(e)
          || (module.type(parent) instanceof ArrayType array
              && isPrimitive(array.getComponentType()));
    }
    if (around instanceof VariableTree) {
      return module.element(parent) instanceof VariableElement v && isPrimitive(v.asType());
    }
    if (around instanceof MethodInvocationTree t) {
      return isArgument(parent, t.getArguments(), e);
    }
    if (around instanceof NewClassTree t) {
      return isArgument(parent, t.getArguments(), e);
    }
    return isReturned(path, e, around) || isCondition(path, parent);
  }

  /** Whether a value is the result of a method, function or switch that gives a primitive one. */
  private boolean isReturned(TreePath path, Tree e, Tree around) {
    if (around instanceof LambdaExpressionTree) {
      return givesPrimitive(path.getParentPath());
    }
    if (around instanceof CaseTree c && c.getBody() == e) {
      return isPrimitive(module.type(path.getParentPath().getParentPath()));
    }
    boolean yields = around instanceof YieldTree;
    if (!yields && !(around instanceof ReturnTree)) {
      return false;
    }
    TreePath up = path.getParentPath();
    while (yields
        ? !(up.getLeaf() instanceof SwitchExpressionTree)
        : !(up.getLeaf() instanceof LambdaExpressionTree || up.getLeaf() instanceof MethodTree)) {
      up = up.getParentPath();
    }
    return givesPrimitive(up);
  }

  private boolean givesPrimitive(TreePath code) {
    if (code.getLeaf() instanceof LambdaExpressionTree lambda) {
      int parameters = lambda.getParameters().size();
      return isPrimitive(FunctionTypes.returned(module, module.type(code), parameters));
    }
    return code.getLeaf() instanceof MethodTree
        ? module.element(code) instanceof ExecutableElement m && isPrimitive(m.getReturnType())
        : isPrimitive(module.type(code));
  }

  /** Where there are patterns, the box itself is looked at. */
  private static boolean isOfConstants(List<? extends CaseTree> cases) {
    return cases.stream()
        .flatMap(c -> c.getLabels().stream())
        .noneMatch(l -> l.getKind().name().contains("PATTERN"));
  }

  private static boolean isCondition(TreePath path, TreePath parent) {
    Tree statement = parent.getParentPath() == null ? null : parent.getLeaf();
    if (statement instanceof AssertTree a) {
      return a.getCondition() == path.getLeaf();
    }
    ExpressionTree condition =
        statement instanceof ForLoopTree f
            ? f.getCondition()
            : statement instanceof IfTree i
                ? i.getCondition()
                : statement instanceof WhileLoopTree w
                    ? w.getCondition()
                    : statement instanceof DoWhileLoopTree d ? d.getCondition() : null;
    return condition == path.getLeaf();
  }

  private boolean isArgument(TreePath call, List<? extends ExpressionTree> arguments, Tree e) {
    return isPrimitive(parameter(call, arguments, e));
  }

  /** The type of the parameter that takes an argument; null for none. */
  private TypeMirror parameter(
      TreePath call, List<? extends ExpressionTree> arguments, Tree argument) {
    int n = arguments.indexOf(argument);
    if (n < 0 || !(module.element(call) instanceof ExecutableElement method)) {
      return null;
    }
    List<? extends VariableElement> parameters = method.getParameters();
    int last = parameters.size() - 1;
    return method.isVarArgs() && n >= last
        ? ((ArrayType) parameters.get(last).asType()).getComponentType()
        : parameters.get(n).asType();
  }

  private static boolean isPrimitive(TypeMirror type) {
    return type != null && type.getKind().isPrimitive();
  }

  private boolean isBoxOrPrimitive(TypeMirror type) {
    return isPrimitive(type) || isBox(type);
  }
}
