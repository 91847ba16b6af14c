package org.ajws.processor.source.units;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What the header of a parallel {@code for} evaluates once, as far as its form tells. Whether that
 * has side effects, and so is not evaluated once, is known only when the module is bound.
 */
final class CountedHeader {
  private static final Set<Tree.Kind> UPWARDS =
      Set.of(Tree.Kind.LESS_THAN, Tree.Kind.LESS_THAN_EQUAL);
  private static final Set<Tree.Kind> DOWNWARDS =
      Set.of(Tree.Kind.GREATER_THAN, Tree.Kind.GREATER_THAN_EQUAL);

  private final ForLoopTree loop;
  private final VariableTree variable;
  private final String name;

  private CountedHeader(ForLoopTree loop, VariableTree variable) {
    this.loop = loop;
    this.variable = variable;
    this.name = variable.getName().toString();
  }

  /**
   * A part of a header.
   *
   * @param type to keep it by; null for its own
   * @param repeated whether the header as it is written evaluates it before each iteration
   */
  record Part(ExpressionTree expression, String type, boolean repeated) {}

  /** The first value; then the bound and the step, if the loop counts. */
  static List<Part> parts(ForLoopTree loop, VariableTree variable) {
    List<Part> parts = new ArrayList<>();
    if (variable.getInitializer() != null) {
      String type = variable.getType() == null ? null : variable.getType().toString();
      parts.add(new Part(variable.getInitializer(), type, false));
      new CountedHeader(loop, variable).addRepeated(type, parts);
    }
    return parts;
  }

  private void addRepeated(String type, List<Part> parts) {
    boolean integral =
        type == null
            ? Set.of(Tree.Kind.INT_LITERAL, Tree.Kind.LONG_LITERAL)
                .contains(bare(variable.getInitializer()).getKind())
            : type.equals("int") || type.equals("long");
    if (!integral
        || loop.getInitializer().size() != 1
        || loop.getUpdate().size() != 1
        || !(bare(loop.getCondition()) instanceof BinaryTree test)) {
      return;
    }
    ExpressionTree bound = other(test);
    Step step = step(bare(loop.getUpdate().get(0).getExpression()));
    if (bound == null || step == null || !step.fits(direction(test))) {
      return;
    }
    parts.add(new Part(bound, "long", true)); // the runtime takes every bound as one
    if (step.amount() != null) {
      parts.add(new Part(step.amount(), step.compound() || type == null ? "long" : type, true));
    }
  }

  /** 1 where the variable is to grow, -1 to shrink, 0 for either; null where none is compared. */
  private Integer direction(BinaryTree test) {
    boolean mirrored = !is(test.getLeftOperand());
    if (UPWARDS.contains(test.getKind())) {
      return mirrored ? -1 : 1;
    }
    if (DOWNWARDS.contains(test.getKind())) {
      return mirrored ? 1 : -1;
    }
    return test.getKind() == Tree.Kind.NOT_EQUAL_TO ? 0 : null;
  }

  /**
   * @param amount null for 1
   * @param compound whether it may be wider than the variable
   */
  private record Step(ExpressionTree amount, boolean negated, boolean compound) {
    boolean fits(Integer direction) {
      boolean literal = amount == null || bare(amount).getKind() == Tree.Kind.INT_LITERAL;
      return direction != null && (!literal || direction == 0 || direction == (negated ? -1 : 1));
    }
  }

  private Step step(ExpressionTree update) {
    if (update instanceof UnaryTree unary && is(unary.getExpression())) {
      return switch (unary.getKind()) {
        case POSTFIX_INCREMENT, PREFIX_INCREMENT -> new Step(null, false, false);
        case POSTFIX_DECREMENT, PREFIX_DECREMENT -> new Step(null, true, false);
        default -> null;
      };
    }
    if (update instanceof CompoundAssignmentTree compound
        && is(compound.getVariable())
        && !mentions(compound.getExpression())) {
      return switch (compound.getKind()) {
        case PLUS_ASSIGNMENT -> new Step(compound.getExpression(), false, true);
        case MINUS_ASSIGNMENT -> new Step(compound.getExpression(), true, true);
        default -> null;
      };
    }
    if (update instanceof AssignmentTree assign
        && is(assign.getVariable())
        && bare(assign.getExpression()) instanceof BinaryTree sum
        && other(sum) != null) {
      boolean minus = sum.getKind() == Tree.Kind.MINUS;
      if (sum.getKind() == Tree.Kind.PLUS || (minus && is(sum.getLeftOperand()))) {
        return new Step(other(sum), minus, false);
      }
    }
    return null;
  }

  /** The operand beside the variable; null where that stands on no side, or on both. */
  private ExpressionTree other(BinaryTree tree) {
    ExpressionTree other =
        is(tree.getLeftOperand())
            ? tree.getRightOperand()
            : is(tree.getRightOperand()) ? tree.getLeftOperand() : null;
    return other == null || mentions(other) ? null : other;
  }

  private boolean mentions(ExpressionTree tree) {
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree id, Void p) {
        found[0] |= id.getName().contentEquals(name);
        return null;
      }
    }.scan(tree, null);
    return found[0];
  }

  private boolean is(ExpressionTree tree) {
    return bare(tree) instanceof IdentifierTree id && id.getName().contentEquals(name);
  }

  private static ExpressionTree bare(ExpressionTree tree) {
    ExpressionTree inner = tree;
    while (inner instanceof ParenthesizedTree p) {
      inner = p.getExpression();
    }
    return inner;
  }
}
