package org.ajws.processor.analysis.speculation;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.source.BoundModule;

/**
 * A local that takes steps in one direction, each in a loop whose condition holds it to a bound:
 * {@code while (k < end) { … k++; … }}. A step is taken at most once in an iteration of its loop,
 * which begins only where the bound is not reached, so a value lies beyond it by the steps of one
 * iteration at most; before these are taken it does not. What it steps by, if that is no constant,
 * is taken for above 0; whether it is has to be asked when the claims are made.
 *
 * @param up whether steps are added
 * @param first the assignments that are no steps, none of them inside of a guard
 * @param guards the loops in which it takes steps, none inside of another one
 */
record Cursor(boolean up, List<LocalWrites.Write> first, List<Guard> guards) {
  /**
   * A loop that holds it to a bound.
   *
   * @param loop the loop
   * @param test what compares it with its bound
   * @param bound the bound
   * @param reaches whether it may be the bound, too, where an iteration begins
   * @param steps those that it takes there
   */
  record Guard(
      TreePath loop, Tree test, TreePath bound, boolean reaches, List<LocalWrites.Write> steps) {}

  /** A local as a cursor, by all its assignments; null if it is none. */
  static Cursor of(BoundModule module, VariableElement local, List<LocalWrites.Write> writes) {
    List<LocalWrites.Write> first = new ArrayList<>();
    List<LocalWrites.Write> steps = new ArrayList<>();
    for (LocalWrites.Write w : writes) {
      (w.value() != null ? first : steps).add(w);
    }
    if (steps.isEmpty()) {
      return null;
    }
    boolean up = steps.get(0).isUp();
    List<Guard> guards = new ArrayList<>();
    for (LocalWrites.Write step : steps) {
      TreePath loop = step.step() == 0 || step.isUp() != up ? null : loopOf(step.at());
      if (loop == null) {
        return null;
      }
      Guard known = null;
      for (Guard g : guards) {
        known = g.loop.getLeaf() == loop.getLeaf() ? g : known;
      }
      if (known == null) {
        known = guard(module, local, loop, up);
        if (known == null) {
          return null;
        }
        guards.add(known);
      }
      known.steps.add(step);
    }
    for (Guard g : guards) {
      boolean others =
          guards.stream().anyMatch(o -> o != g && part(g.loop, o.loop) != Part.OUTSIDE)
              || first.stream().anyMatch(w -> part(g.loop, w.at()) == Part.INSIDE);
      if (others || first.stream().anyMatch(w -> part(g.loop, w.at()) == Part.CONDITION)) {
        return null;
      }
    }
    return new Cursor(up, first, guards);
  }

  // ---- loops

  /** Where in a loop something is. */
  private enum Part {
    /** Also in what is evaluated once, before the loop begins. */
    OUTSIDE,
    CONDITION,
    UPDATE,
    INSIDE
  }

  private static Part part(TreePath loop, TreePath path) {
    Tree child = path.getLeaf();
    for (TreePath p = path.getParentPath(); p != null; p = p.getParentPath()) {
      if (p.getLeaf() == loop.getLeaf()) {
        return partOf(p.getLeaf(), child);
      }
      child = p.getLeaf();
    }
    return Part.OUTSIDE;
  }

  private static Part partOf(Tree loop, Tree child) {
    if (loop instanceof ForLoopTree f) {
      return f.getInitializer().contains(child)
          ? Part.OUTSIDE
          : f.getUpdate().contains(child)
              ? Part.UPDATE
              : child == f.getCondition() ? Part.CONDITION : Part.INSIDE;
    }
    return child == ((WhileLoopTree) loop).getCondition() ? Part.CONDITION : Part.INSIDE;
  }

  /** The innermost loop around a step, if it can be a guard; else null. */
  private static TreePath loopOf(TreePath step) {
    Tree child = step.getLeaf();
    for (TreePath p = step.getParentPath(); p != null; p = p.getParentPath()) {
      Tree tree = p.getLeaf();
      if (tree instanceof ForLoopTree || tree instanceof WhileLoopTree) {
        switch (partOf(tree, child)) {
          case INSIDE, UPDATE -> {
            return p;
          }
          case CONDITION -> {
            return null;
          }
          default -> {}
        }
      } else if (tree instanceof DoWhileLoopTree
          || tree instanceof EnhancedForLoopTree e && child != e.getExpression()) {
        return null;
      }
      child = tree;
    }
    return null;
  }

  private static Guard guard(BoundModule module, VariableElement local, TreePath loop, boolean up) {
    ExpressionTree condition =
        loop.getLeaf() instanceof ForLoopTree f
            ? f.getCondition()
            : ((WhileLoopTree) loop.getLeaf()).getCondition();
    if (condition == null) {
      return null;
    }
    List<TreePath> tests = new ArrayList<>();
    addTests(new TreePath(loop, condition), tests);
    for (TreePath test : tests) {
      Guard found = guard(module, local, loop, test, up);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** What all has to hold where a condition does. */
  private static void addTests(TreePath path, List<TreePath> tests) {
    if (path.getLeaf() instanceof ParenthesizedTree inner) {
      addTests(new TreePath(path, inner.getExpression()), tests);
    } else if (path.getLeaf() instanceof BinaryTree b && b.getKind() == Tree.Kind.CONDITIONAL_AND) {
      addTests(new TreePath(path, b.getLeftOperand()), tests);
      addTests(new TreePath(path, b.getRightOperand()), tests);
    } else {
      tests.add(path);
    }
  }

  private static Guard guard(
      BoundModule module, VariableElement local, TreePath loop, TreePath test, boolean up) {
    if (!(test.getLeaf() instanceof BinaryTree binary)) {
      return null;
    }
    boolean left = isLocal(module, local, test, binary.getLeftOperand());
    if (!left && !isLocal(module, local, test, binary.getRightOperand())) {
      return null;
    }
    boolean less;
    boolean reaches;
    switch (test.getLeaf().getKind()) {
      case LESS_THAN, LESS_THAN_EQUAL -> less = true;
      case GREATER_THAN, GREATER_THAN_EQUAL -> less = false;
      default -> {
        return null;
      }
    }
    reaches =
        test.getLeaf().getKind() == Tree.Kind.LESS_THAN_EQUAL
            || test.getLeaf().getKind() == Tree.Kind.GREATER_THAN_EQUAL;
    if ((less == left) != up) {
      return null;
    }
    ExpressionTree bound = left ? binary.getRightOperand() : binary.getLeftOperand();
    return new Guard(loop, test.getLeaf(), new TreePath(test, bound), reaches, new ArrayList<>());
  }

  private static boolean isLocal(
      BoundModule module, VariableElement local, TreePath path, ExpressionTree tree) {
    ExpressionTree plain = BoundModule.withoutParentheses(tree);
    return plain instanceof IdentifierTree
        && local.equals(module.element(new TreePath(path, plain)));
  }

  /** Its steps, in whichever loop they are taken. */
  List<LocalWrites.Write> steps() {
    return guards.stream().flatMap(g -> g.steps.stream()).toList();
  }

  // ---- uses

  /** The guard that holds where a use is evaluated; null for none. */
  Guard around(TreePath use) {
    if (isChanged(use)) {
      return null;
    }
    for (Guard g : guards) {
      Part part = part(g.loop, use);
      if (part == Part.INSIDE || part == Part.CONDITION && isBehind(g, use)) {
        return g;
      }
    }
    return null;
  }

  /** Whether the value is what a step makes: {@code ++k}, {@code k += 2}. */
  private static boolean isChanged(TreePath use) {
    TreePath p = use.getParentPath();
    while (p.getLeaf() instanceof ParenthesizedTree) {
      p = p.getParentPath();
    }
    return switch (p.getLeaf().getKind()) {
      case PREFIX_INCREMENT, PREFIX_DECREMENT -> true;
      default -> p.getLeaf() instanceof CompoundAssignmentTree;
    };
  }

  /** Whether a part of the condition is evaluated only where the test has held. */
  private static boolean isBehind(Guard g, TreePath use) {
    Tree child = use.getLeaf();
    for (TreePath p = use.getParentPath(); p.getLeaf() != g.loop.getLeaf(); p = p.getParentPath()) {
      if (p.getLeaf() instanceof BinaryTree b
          && b.getKind() == Tree.Kind.CONDITIONAL_AND
          && child == b.getRightOperand()) {
        List<TreePath> held = new ArrayList<>();
        addTests(new TreePath(p, b.getLeftOperand()), held);
        if (held.stream().anyMatch(t -> t.getLeaf() == g.test)) {
          return true;
        }
      }
      child = p.getLeaf();
    }
    return false;
  }

  /** The steps that may have been taken between the test and a use inside of the guard. */
  static List<LocalWrites.Write> moved(BoundModule module, Guard g, TreePath use) {
    long start = module.start(use.getCompilationUnit(), use.getLeaf());
    List<LocalWrites.Write> moved = new ArrayList<>();
    for (LocalWrites.Write step : g.steps) {
      boolean before = module.end(use.getCompilationUnit(), step.at().getLeaf()) <= start;
      if (before && part(g.loop, step.at()) == Part.INSIDE) {
        moved.add(step);
      }
    }
    return moved;
  }
}
