package org.ajws.processor.analysis.locks;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.locks.FieldOperation.Kind;
import org.ajws.processor.program.sets.MemberAccess;
import org.ajws.processor.source.BoundModule;

/** Recognises accesses to a field that are, together, one atomic operation. */
final class FieldOperations {
  private final BoundModule module;
  private final PlainCode plain;

  FieldOperations(BoundModule module, PlainCode plain) {
    this.module = module;
    this.plain = plain;
  }

  /**
   * The operation that accesses in one piece of code make.
   *
   * @param accesses all those of the code to the field, at least one
   * @return null if they are more than one operation, or none that can be atomic
   */
  FieldOperation of(VariableElement field, List<MemberAccess> accesses) {
    TreePath first = outOfParentheses(accesses.get(0).path());
    if (accesses.size() == 1) {
      return accesses.get(0).assigned()
          ? ofOne(field, first)
          : FieldOperation.of(Kind.READ, field, first);
    }
    if (accesses.size() != 2) {
      return null;
    }
    TreePath second = outOfParentheses(accesses.get(1).path());
    boolean inOrder = accesses.get(1).assigned();
    TreePath assigned = inOrder ? second : first;
    TreePath read = inOrder ? first : second;
    if (inOrder == accesses.get(0).assigned()
        || !(assigned.getParentPath().getLeaf() instanceof AssignmentTree assignment)
        || assignment.getVariable() != assigned.getLeaf()) {
      return null;
    }
    TreePath store = assigned.getParentPath();
    FieldOperation byValue = byValue(field, store, read);
    return byValue != null ? byValue : conditional(field, store, read);
  }

  private static TreePath outOfParentheses(TreePath path) {
    TreePath at = path;
    while (at.getParentPath().getLeaf() instanceof ParenthesizedTree) {
      at = at.getParentPath();
    }
    return at;
  }

  private FieldOperation ofOne(VariableElement field, TreePath access) {
    TreePath whole = access.getParentPath();
    Tree tree = whole.getLeaf();
    boolean isUsed = !(whole.getParentPath().getLeaf() instanceof ExpressionStatementTree);
    if (tree instanceof AssignmentTree) {
      return FieldOperation.of(Kind.WRITE, field, whole);
    }
    if (tree instanceof UnaryTree unary) {
      boolean down =
          tree.getKind() == Tree.Kind.POSTFIX_DECREMENT
              || tree.getKind() == Tree.Kind.PREFIX_DECREMENT;
      boolean prefix =
          tree.getKind() == Tree.Kind.PREFIX_DECREMENT
              || tree.getKind() == Tree.Kind.PREFIX_INCREMENT;
      return isNumber(field.asType())
          ? new FieldOperation(
              prefix ? Kind.PREFIX : Kind.POSTFIX, field, whole, unary, null, down, isUsed)
          : null;
    }
    CompoundAssignmentTree compound = (CompoundAssignmentTree) tree;
    Kind form =
        switch (tree.getKind()) {
          case PLUS_ASSIGNMENT, MINUS_ASSIGNMENT -> Kind.ADD;
          case OR_ASSIGNMENT -> Kind.OR;
          case AND_ASSIGNMENT -> Kind.AND;
          case XOR_ASSIGNMENT -> Kind.XOR;
          default -> null;
        };
    TreePath operand = new TreePath(whole, compound.getExpression());
    boolean fits = form == Kind.ADD ? mayAdd(field, operand) : mayCombine(field, operand);
    if (form == null || !fits || (isUsed && !(form == Kind.ADD && isSimple(field, operand)))) {
      return null;
    }
    boolean negative = tree.getKind() == Tree.Kind.MINUS_ASSIGNMENT;
    return new FieldOperation(form, field, whole, compound.getExpression(), null, negative, isUsed);
  }

  /** {@code x = x + e}, {@code x = Math.min(x, e)}, as statements. */
  private FieldOperation byValue(VariableElement field, TreePath store, TreePath read) {
    AssignmentTree assignment = (AssignmentTree) store.getLeaf();
    if (!(store.getParentPath().getLeaf() instanceof ExpressionStatementTree)) {
      return null;
    }
    TreePath statement = store.getParentPath();
    TreePath combined = read.getParentPath();
    if (outOfParentheses(combined).getLeaf() != assignment.getExpression()) {
      return null;
    }
    if (combined.getLeaf() instanceof BinaryTree binary) {
      boolean left = binary.getLeftOperand() == read.getLeaf();
      boolean minus = binary.getKind() == Tree.Kind.MINUS;
      ExpressionTree operand = left ? binary.getRightOperand() : binary.getLeftOperand();
      boolean sum = binary.getKind() == Tree.Kind.PLUS || (minus && left);
      return sum && mayAdd(field, new TreePath(combined, operand))
          ? new FieldOperation(Kind.ADD, field, store, operand, null, minus, false)
          : null;
    }
    if (combined.getLeaf() instanceof MethodInvocationTree call
        && call.getArguments().size() == 2
        && module.element(combined) instanceof ExecutableElement callee
        && ((TypeElement) callee.getEnclosingElement())
            .getQualifiedName()
            .contentEquals("java.lang.Math")) {
      int own = call.getArguments().indexOf(read.getLeaf());
      String name = callee.getSimpleName().toString();
      if (own >= 0 && (name.equals("min") || name.equals("max")) && isOrdered(field)) {
        ExpressionTree operand = call.getArguments().get(1 - own);
        return isSame(field, new TreePath(combined, operand))
            ? new FieldOperation(
                name.equals("min") ? Kind.MIN : Kind.MAX,
                field,
                statement,
                operand,
                null,
                false,
                false)
            : null;
      }
    }
    return null;
  }

  /** {@code if (x == a) x = b}, {@code if (e < x) x = e}, {@code if (!x) x = true}. */
  private FieldOperation conditional(VariableElement field, TreePath store, TreePath read) {
    TreePath statement = store.getParentPath();
    if (!(statement.getLeaf() instanceof ExpressionStatementTree)) {
      return null;
    }
    TreePath around = statement.getParentPath();
    if (around.getLeaf() instanceof BlockTree block
        && block.getStatements().get(0) == statement.getLeaf()) {
      around = around.getParentPath();
    }
    if (!(around.getLeaf() instanceof IfTree choice)
        || !isFirstIn(store.getLeaf(), choice.getThenStatement())) {
      return null;
    }
    TreePath value = new TreePath(store, ((AssignmentTree) store.getLeaf()).getExpression());
    TreePath condition = read.getParentPath();
    FieldOperation flag = flagTest(field, read, value);
    if (flag != null) {
      return flag.whole().getLeaf() == choice ? flag : null;
    }
    if (outOfParentheses(condition).getLeaf() != choice.getCondition()
        || !(condition.getLeaf() instanceof BinaryTree test)) {
      return null;
    }
    boolean left = test.getLeftOperand() == read.getLeaf();
    ExpressionTree other = left ? test.getRightOperand() : test.getLeftOperand();
    TreePath operand = new TreePath(condition, other);
    if (!plain.isConstantOrLocal(operand) || !plain.isConstantOrLocal(value)) {
      return null;
    }
    if (test.getKind() == Tree.Kind.EQUAL_TO) {
      return mayCompare(field, operand)
          ? new FieldOperation(
              Kind.COMPARE_AND_SET, field, around, other, value.getLeaf(), false, false)
          : null;
    }
    return bound(field, around, test, left, operand, value);
  }

  /** {@code if (e < x) x = e;} and its like. */
  private FieldOperation bound(
      VariableElement field,
      TreePath around,
      BinaryTree test,
      boolean fieldIsLeft,
      TreePath operand,
      TreePath value) {
    IfTree choice = (IfTree) around.getLeaf();
    StatementTree then = choice.getThenStatement();
    boolean only = !(then instanceof BlockTree b) || b.getStatements().size() == 1;
    boolean same =
        BoundModule.withoutParentheses((ExpressionTree) operand.getLeaf())
            .toString()
            .equals(BoundModule.withoutParentheses((ExpressionTree) value.getLeaf()).toString());
    if (!only || !same || choice.getElseStatement() != null || !isOrdered(field)) {
      return null;
    }
    Kind form =
        switch (test.getKind()) {
          case LESS_THAN, LESS_THAN_EQUAL -> fieldIsLeft ? Kind.MAX : Kind.MIN;
          case GREATER_THAN, GREATER_THAN_EQUAL -> fieldIsLeft ? Kind.MIN : Kind.MAX;
          default -> null;
        };
    return form != null && isSame(field, operand)
        ? new FieldOperation(form, field, around, operand.getLeaf(), null, false, false)
        : null;
  }

  /** A flag as the whole condition of an {@code if}; its operand is null. */
  private FieldOperation flagTest(VariableElement field, TreePath read, TreePath value) {
    if (field.asType().getKind() != TypeKind.BOOLEAN) {
      return null;
    }
    TreePath at = read;
    boolean negative = false;
    if (at.getParentPath().getLeaf().getKind() == Tree.Kind.LOGICAL_COMPLEMENT) {
      negative = true;
      at = at.getParentPath();
    }
    at = outOfParentheses(at);
    return at.getParentPath().getLeaf() instanceof IfTree choice
            && choice.getCondition() == at.getLeaf()
            && plain.isConstantOrLocal(value)
        ? new FieldOperation(
            Kind.COMPARE_AND_SET, field, at.getParentPath(), null, value.getLeaf(), negative, false)
        : null;
  }

  private static boolean isFirstIn(Tree store, StatementTree then) {
    StatementTree first = then;
    if (then instanceof BlockTree block) {
      first = block.getStatements().isEmpty() ? null : block.getStatements().get(0);
    }
    return first instanceof ExpressionStatementTree e && e.getExpression() == store;
  }

  private static boolean isNumber(TypeMirror type) {
    return type.getKind().isPrimitive() && type.getKind() != TypeKind.BOOLEAN;
  }

  private static boolean isIntegral(TypeMirror type) {
    return switch (type.getKind()) {
      case BYTE, SHORT, CHAR, INT, LONG -> true;
      default -> false;
    };
  }

  /** Adding the operand, narrowed to the field's type, gives what the operator gives. */
  private boolean mayAdd(VariableElement field, TreePath operand) {
    TypeMirror type = module.type(operand);
    if (isIntegral(field.asType())) {
      return isIntegral(type);
    }
    return switch (field.asType().getKind()) {
      case FLOAT -> isNumber(type) && type.getKind() != TypeKind.DOUBLE;
      case DOUBLE -> isNumber(type);
      default -> false;
    };
  }

  private boolean mayCombine(VariableElement field, TreePath operand) {
    TypeMirror type = module.type(operand);
    boolean flags =
        field.asType().getKind() == TypeKind.BOOLEAN && type.getKind() == TypeKind.BOOLEAN;
    return flags || (isIntegral(field.asType()) && isIntegral(type));
  }

  /** An operand that may be evaluated twice, of a type that the sum has. */
  private boolean isSimple(VariableElement field, TreePath operand) {
    return plain.isConstantOrLocal(operand) && isSame(field, operand);
  }

  private boolean isOrdered(VariableElement field) {
    TypeKind kind = field.asType().getKind();
    return kind == TypeKind.INT || kind == TypeKind.LONG;
  }

  private boolean isSame(VariableElement field, TreePath operand) {
    return module.type(operand) != null
        && module.type(operand).getKind() == field.asType().getKind()
        && module.type(operand).getKind().isPrimitive();
  }

  /** Whether an atomic instruction compares as {@code ==} does. */
  private boolean mayCompare(VariableElement field, TreePath operand) {
    TypeMirror type = module.type(operand);
    if (type == null) {
      return false;
    }
    if (field.asType().getKind().isPrimitive()) {
      return (isOrdered(field) || field.asType().getKind() == TypeKind.BOOLEAN)
          && type.getKind().isPrimitive()
          && module.types().isAssignable(type, field.asType())
          && type.getKind() != TypeKind.FLOAT
          && type.getKind() != TypeKind.DOUBLE;
    }
    return type.getKind() == TypeKind.NULL || module.types().isSameType(type, field.asType());
  }
}
