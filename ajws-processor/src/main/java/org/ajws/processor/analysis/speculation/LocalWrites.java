package org.ajws.processor.analysis.speculation;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.source.CountedFor;

/** All that code assigns to locals, in whatever order it runs. */
final class LocalWrites extends TreePathScanner<Void, Void> {
  /**
   * An assignment.
   *
   * @param at the tree that assigns
   * @param value what is assigned; null for steps and what is not told
   * @param isElement whether it is the elements of {@code value} that are assigned
   * @param step what is added, where that is a constant; 1 or -1 if something else is added or
   *     subtracted; 0 if it is no step
   * @param by what is added or subtracted, where that is no constant; else null
   */
  record Write(TreePath at, TreePath value, boolean isElement, long step, TreePath by) {
    static Write of(TreePath at, TreePath value, boolean isElement) {
      return new Write(at, value, isElement, 0, null);
    }

    static Write step(TreePath at, long step) {
      return new Write(at, null, false, step, null);
    }

    boolean isUp() {
      return step > 0;
    }
  }

  /**
   * The loop that counts a variable, which nothing else assigns.
   *
   * @param path to the loop
   * @param header how it counts
   * @param step by how much, above 0
   */
  record Counter(TreePath path, CountedFor header, long step) {}

  private final BoundModule module;
  private final Map<VariableElement, List<Write>> writes = new HashMap<>();
  private final Map<VariableElement, Counter> counters = new HashMap<>();
  private final Set<VariableElement> declared = new HashSet<>();

  LocalWrites(BoundModule module, TreePath code) {
    this.module = module;
    scan(code, null);
    counters.keySet().removeIf(v -> of(v).size() != 2); // its first value, and the step
  }

  /** The assignments of a local. */
  List<Write> of(VariableElement local) {
    return writes.getOrDefault(local, List.of());
  }

  /** Whether a local, or parameter, keeps the value that it has when it can first be read. */
  boolean isFixed(VariableElement local) {
    return of(local).size() <= (declared.contains(local) ? 1 : 0);
  }

  /** The loop that counts a local; null for none. */
  Counter counter(VariableElement local) {
    return counters.get(local);
  }

  /** Whether a loop counts a variable that nothing else assigns. */
  boolean isCounted(ForLoopTree loop) {
    return counters.values().stream().anyMatch(c -> c.path.getLeaf() == loop);
  }

  private void declare(TreePath variable) {
    if (module.element(variable) instanceof VariableElement v) {
      declared.add(v);
    }
  }

  private void add(TreePath variable, Write write) {
    if (module.element(variable) instanceof VariableElement v && !v.getKind().isField()) {
      writes.computeIfAbsent(v, k -> new ArrayList<>()).add(write);
    }
  }

  private TreePath below(Tree tree) {
    TreePath path = new TreePath(getCurrentPath(), tree);
    while (path.getLeaf() instanceof com.sun.source.tree.ParenthesizedTree inner) {
      path = new TreePath(path, inner.getExpression());
    }
    return path;
  }

  @Override
  public Void visitVariable(VariableTree tree, Void p) {
    declare(getCurrentPath());
    if (tree.getInitializer() != null) {
      add(getCurrentPath(), Write.of(getCurrentPath(), below(tree.getInitializer()), false));
    }
    return scan(tree.getInitializer(), p);
  }

  @Override
  public Void visitAssignment(AssignmentTree tree, Void p) {
    TreePath target = below(tree.getVariable());
    if (target.getLeaf() instanceof IdentifierTree) {
      TreePath value = below(tree.getExpression());
      Write step = sum(target, value);
      add(target, step != null ? step : Write.of(getCurrentPath(), value, false));
    }
    return super.visitAssignment(tree, p);
  }

  /** {@code k = k + n}, {@code k = n + k}, {@code k = k - n} as a step; null for others. */
  private Write sum(TreePath target, TreePath value) {
    if (!(value.getLeaf() instanceof BinaryTree sum)) {
      return null;
    }
    boolean left = isSame(target, value, sum.getLeftOperand());
    boolean right = isSame(target, value, sum.getRightOperand());
    return switch (sum.getKind()) {
      case PLUS ->
          left
              ? step(new TreePath(value, sum.getRightOperand()), 1)
              : right ? step(new TreePath(value, sum.getLeftOperand()), 1) : null;
      case MINUS -> left ? step(new TreePath(value, sum.getRightOperand()), -1) : null;
      default -> null;
    };
  }

  private boolean isSame(TreePath target, TreePath path, ExpressionTree tree) {
    ExpressionTree plain = BoundModule.withoutParentheses(tree);
    return plain instanceof IdentifierTree
        && module.element(target).equals(module.element(new TreePath(path, plain)));
  }

  /** An addition, or a subtraction if {@code sign} is -1. */
  private Write step(TreePath by, int sign) {
    Long constant = constant(by);
    return constant == null
        ? new Write(getCurrentPath(), null, false, sign, by)
        : Write.step(getCurrentPath(), sign * constant);
  }

  @Override
  public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void p) {
    TreePath target = below(tree.getVariable());
    if (target.getLeaf() instanceof IdentifierTree) {
      TreePath by = below(tree.getExpression());
      add(
          target,
          switch (tree.getKind()) {
            case PLUS_ASSIGNMENT -> step(by, 1);
            case MINUS_ASSIGNMENT -> step(by, -1);
            default -> Write.step(getCurrentPath(), 0);
          });
    }
    return super.visitCompoundAssignment(tree, p);
  }

  /** A constant of type int; null for others. */
  private Long constant(TreePath path) {
    Object value =
        path.getLeaf() instanceof LiteralTree literal
            ? literal.getValue()
            : module.element(path) instanceof VariableElement v ? v.getConstantValue() : null;
    return value instanceof Integer n ? n.longValue() : null;
  }

  @Override
  public Void visitUnary(UnaryTree tree, Void p) {
    TreePath target = below(tree.getExpression());
    if (target.getLeaf() instanceof IdentifierTree) {
      switch (tree.getKind()) {
        case PREFIX_INCREMENT, POSTFIX_INCREMENT -> add(target, Write.step(getCurrentPath(), 1));
        case PREFIX_DECREMENT, POSTFIX_DECREMENT -> add(target, Write.step(getCurrentPath(), -1));
        default -> {}
      }
    }
    return super.visitUnary(tree, p);
  }

  @Override
  public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void p) {
    TreePath variable = new TreePath(getCurrentPath(), tree.getVariable());
    declare(variable);
    add(variable, Write.of(getCurrentPath(), below(tree.getExpression()), true));
    scan(tree.getExpression(), p);
    return scan(tree.getStatement(), p);
  }

  @Override
  public Void visitForLoop(ForLoopTree tree, Void p) {
    if (tree.getInitializer().size() == 1
        && tree.getInitializer().get(0) instanceof VariableTree variable
        && tree.getCondition() != null) {
      note(tree, variable, CountedFor.of(tree, variable));
    }
    return super.visitForLoop(tree, p);
  }

  private void note(ForLoopTree tree, VariableTree variable, CountedFor header) {
    if (header == null || header.relation() == CountedFor.Relation.NE) {
      return;
    }
    Long given = header.step() == null ? Long.valueOf(1) : constant(below(header.step()));
    if (given == null) {
      return; // a cursor, perhaps
    }
    long step = header.negated() ? -given : given;
    boolean up =
        header.relation() == CountedFor.Relation.LT || header.relation() == CountedFor.Relation.LE;
    if (up ? step <= 0 : step >= 0) {
      return;
    }
    TreePath path = new TreePath(getCurrentPath(), variable);
    if (module.element(path) instanceof VariableElement v
        && (v.asType().getKind() == TypeKind.INT || v.asType().getKind() == TypeKind.LONG)) {
      counters.put(v, new Counter(getCurrentPath(), header, Math.abs(step)));
    }
  }
}
