package org.ajws.processor.analysis.speculation;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.source.CountedFor;

/**
 * Methods of a class that surely return, in code of the same class: they calculate with numbers and
 * touch nothing else. They need no more stack than the runtime has made sure of.
 */
final class HarmlessMethods {
  /** So many call each other at most, and each has so many locals. */
  private static final int DEEPEST = 4;

  private static final int MOST_LOCALS = 32;

  private final BoundModule module;
  private final TypeElement type;
  private final Map<ExecutableElement, Boolean> known = new HashMap<>();
  private final Deque<ExecutableElement> open = new ArrayDeque<>();

  HarmlessMethods(BoundModule module, TypeElement type) {
    this.module = module;
    this.type = type;
  }

  /** Whether a call may be made in code of the class without a thought of what it might throw. */
  boolean isHarmless(MethodInvocationTree call, ExecutableElement method) {
    if (FollowedCalls.isHarmless(method)) {
      return true;
    }
    if (!isOwn(call, method) || open.contains(method) || open.size() == DEEPEST) {
      return false;
    }
    Boolean before = known.get(method);
    if (before != null && open.isEmpty()) {
      return before;
    }
    open.push(method);
    TreePath path = module.declaration(method);
    Body body = new Body(path);
    body.scan(new TreePath(path, ((MethodTree) path.getLeaf()).getBody()), null);
    open.pop();
    if (open.isEmpty()) {
      known.put(method, body.isHarmless);
    }
    return body.isHarmless;
  }

  /** Whether a method that is followed needs little stack itself; its body is looked at anyway. */
  boolean isSmall(MethodInvocationTree call, ExecutableElement method, RangeScope caller) {
    int depth = 1;
    for (RangeScope at = caller; at != null; at = at.caller) {
      depth++;
    }
    if (!isOwn(call, method) || depth > DEEPEST) {
      return false;
    }
    int[] locals = {method.getParameters().size()};
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitVariable(VariableTree tree, Void p) {
        locals[0]++;
        return super.visitVariable(tree, p);
      }
    }.scan(module.declaration(method), null);
    return locals[0] <= MOST_LOCALS;
  }

  /** Whether it is a method of the class itself, which has begun, on its own object. */
  private boolean isOwn(MethodInvocationTree call, ExecutableElement method) {
    ExpressionTree select = call.getMethodSelect();
    boolean onThis =
        select instanceof IdentifierTree
            || select instanceof MemberSelectTree m && m.getExpression().toString().equals("this");
    TreePath declaration = module.declaration(method);
    return onThis
        && type.equals(method.getEnclosingElement())
        && !TwinMethods.canBeOverridden(method)
        && !method.isVarArgs()
        && declaration != null
        && declaration.getLeaf() instanceof MethodTree m
        && m.getBody() != null
        && !m.getModifiers().getFlags().contains(Modifier.SYNCHRONIZED);
  }

  /** Looks for what is not among the few things that are harmless. */
  private final class Body extends TreePathScanner<Void, Void> {
    private final LocalWrites writes;
    private boolean isHarmless;
    private int locals;

    Body(TreePath method) {
      TreePath body = new TreePath(method, ((MethodTree) method.getLeaf()).getBody());
      this.writes = new LocalWrites(module, body);
      ExecutableElement element = (ExecutableElement) module.element(method);
      this.locals = element.getParameters().size();
      this.isHarmless =
          element.getParameters().stream().allMatch(p -> p.asType().getKind().isPrimitive());
    }

    @Override
    public Void scan(Tree tree, Void p) {
      if (tree == null || !isHarmless) {
        return null;
      }
      isHarmless = isAllowed(tree);
      return super.scan(tree, p);
    }

    private boolean isAllowed(Tree tree) {
      switch (tree.getKind()) {
        case BLOCK,
            EXPRESSION_STATEMENT,
            EMPTY_STATEMENT,
            IF,
            FOR_LOOP,
            BREAK,
            CONTINUE,
            RETURN,
            PRIMITIVE_TYPE,
            MODIFIERS,
            METHOD_INVOCATION -> {
          return true;
        }
        case VARIABLE -> {
          return ++locals <= MOST_LOCALS;
        }
        case PARENTHESIZED, CONDITIONAL_EXPRESSION, TYPE_CAST -> {
          return isNumber(tree);
        }
        default -> {
          boolean isOperation =
              tree instanceof LiteralTree
                  || tree instanceof IdentifierTree
                  || tree instanceof BinaryTree
                  || tree instanceof UnaryTree
                  || tree instanceof AssignmentTree
                  || tree instanceof CompoundAssignmentTree;
          return isOperation && isNumber(tree);
        }
      }
    }

    private boolean isNumber(Tree tree) {
      TypeMirror found = module.type(new TreePath(getCurrentPath(), tree));
      return found != null && found.getKind().isPrimitive();
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void p) {
      Element element = module.element(getCurrentPath());
      isHarmless =
          element instanceof VariableElement v
              && (!v.getKind().isField() || type.equals(v.getEnclosingElement()));
      return null;
    }

    @Override
    public Void visitBinary(BinaryTree tree, Void p) {
      divided(tree.getKind(), module.type(getCurrentPath()), tree.getRightOperand());
      return super.visitBinary(tree, p);
    }

    @Override
    public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void p) {
      divided(tree.getKind(), module.type(getCurrentPath()), tree.getExpression());
      return super.visitCompoundAssignment(tree, p);
    }

    /** Only a constant is known not to be zero; {@code int /= double} is not told apart. */
    private void divided(Tree.Kind kind, TypeMirror result, ExpressionTree by) {
      boolean divides =
          switch (kind) {
            case DIVIDE, REMAINDER, DIVIDE_ASSIGNMENT, REMAINDER_ASSIGNMENT -> true;
            default -> false;
          };
      boolean isFloating =
          result.getKind() == TypeKind.DOUBLE || result.getKind() == TypeKind.FLOAT;
      if (divides && !isFloating) {
        Object value = constant(by);
        isHarmless &= value instanceof Number n && n.longValue() != 0;
      }
    }

    private Object constant(ExpressionTree tree) {
      ExpressionTree plain = BoundModule.withoutParentheses(tree);
      return plain instanceof LiteralTree literal
          ? literal.getValue()
          : module.element(new TreePath(getCurrentPath(), plain)) instanceof VariableElement v
              ? v.getConstantValue()
              : null;
    }

    @Override
    public Void visitForLoop(ForLoopTree tree, Void p) {
      isHarmless = ends(tree);
      return super.visitForLoop(tree, p);
    }

    /** Whether a variable counts to a bound that stays, which it cannot step over. */
    private boolean ends(ForLoopTree tree) {
      if (!writes.isCounted(tree) || !(tree.getInitializer().get(0) instanceof VariableTree v)) {
        return false;
      }
      CountedFor header =
          writes
              .counter((VariableElement) module.element(new TreePath(getCurrentPath(), v)))
              .header();
      boolean isClose =
          header.step() == null
              && (header.relation() == CountedFor.Relation.LT
                  || header.relation() == CountedFor.Relation.GT);
      if (constant(header.bound()) instanceof Number n) {
        return isClose || Math.abs(n.doubleValue()) < Integer.MAX_VALUE / 2;
      }
      ExpressionTree bound = BoundModule.withoutParentheses(header.bound());
      return isClose
          && bound instanceof IdentifierTree
          && module.element(new TreePath(getCurrentPath(), bound)) instanceof VariableElement b
          && !b.getKind().isField()
          && writes.isFixed(b);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
      isHarmless =
          module.element(getCurrentPath()) instanceof ExecutableElement called
              && HarmlessMethods.this.isHarmless(tree, called);
      return scan(tree.getArguments(), p);
    }
  }
}
