package org.ajws.processor.analysis.speculation;

import com.sun.source.tree.AssignmentTree;
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
import java.util.List;
import java.util.Map;
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
   * @param value what is assigned; null for {@code ++}, {@code --} and what is not told
   * @param isElement whether it is the elements of {@code value} that are assigned
   * @param step what is added, where that is a constant; else 0
   */
  record Write(TreePath at, TreePath value, boolean isElement, long step) {}

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

  LocalWrites(BoundModule module, TreePath code) {
    this.module = module;
    scan(code, null);
    counters.keySet().removeIf(v -> of(v).size() != 2); // its first value, and the step
  }

  /** The assignments of a local. */
  List<Write> of(VariableElement local) {
    return writes.getOrDefault(local, List.of());
  }

  /** The loop that counts a local; null for none. */
  Counter counter(VariableElement local) {
    return counters.get(local);
  }

  /** Whether a loop counts a variable that nothing else assigns. */
  boolean isCounted(ForLoopTree loop) {
    return counters.values().stream().anyMatch(c -> c.path.getLeaf() == loop);
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
    if (tree.getInitializer() != null) {
      add(getCurrentPath(), new Write(getCurrentPath(), below(tree.getInitializer()), false, 0));
    }
    return scan(tree.getInitializer(), p);
  }

  @Override
  public Void visitAssignment(AssignmentTree tree, Void p) {
    TreePath target = below(tree.getVariable());
    if (target.getLeaf() instanceof IdentifierTree) {
      add(target, new Write(getCurrentPath(), below(tree.getExpression()), false, 0));
    }
    return super.visitAssignment(tree, p);
  }

  @Override
  public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void p) {
    TreePath target = below(tree.getVariable());
    if (target.getLeaf() instanceof IdentifierTree) {
      long step =
          switch (tree.getKind()) {
            case PLUS_ASSIGNMENT -> constant(tree.getExpression());
            case MINUS_ASSIGNMENT -> -constant(tree.getExpression());
            default -> 0;
          };
      add(target, new Write(getCurrentPath(), null, false, step));
    }
    return super.visitCompoundAssignment(tree, p);
  }

  private static long constant(ExpressionTree tree) {
    return BoundModule.withoutParentheses(tree) instanceof LiteralTree literal
            && literal.getValue() instanceof Integer n
        ? n
        : 0;
  }

  @Override
  public Void visitUnary(UnaryTree tree, Void p) {
    TreePath target = below(tree.getExpression());
    if (target.getLeaf() instanceof IdentifierTree) {
      switch (tree.getKind()) {
        case PREFIX_INCREMENT, POSTFIX_INCREMENT ->
            add(target, new Write(getCurrentPath(), null, false, 1));
        case PREFIX_DECREMENT, POSTFIX_DECREMENT ->
            add(target, new Write(getCurrentPath(), null, false, -1));
        default -> {}
      }
    }
    return super.visitUnary(tree, p);
  }

  @Override
  public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void p) {
    TreePath variable = new TreePath(getCurrentPath(), tree.getVariable());
    add(variable, new Write(getCurrentPath(), below(tree.getExpression()), true, 0));
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
    long given = header.step() == null ? 1 : constant(header.step());
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
