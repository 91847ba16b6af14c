package org.ajws.processor.plan.frames;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;

/** Pattern variables: where they are declared, and where they are in scope (JLS 6.3). */
public final class Bindings {
  private Bindings() {}

  /**
   * The pattern variables that code declares, but for those of lambdas and classes in it. What has
   * no name is left out.
   */
  public static List<VariableTree> of(Method method, Iterable<? extends Tree> code) {
    List<VariableTree> found = new ArrayList<>();
    PointScanner scanner =
        new PointScanner(method) {
          @Override
          public Boolean visitBindingPattern(BindingPatternTree tree, Void p) {
            if (!tree.getVariable().getName().isEmpty()) {
              found.add(tree.getVariable());
            }
            return super.visitBindingPattern(tree, p);
          }
        };
    code.forEach(t -> scanner.scan(t, null));
    return found;
  }

  /** The same for one expression; a switch expression in it has variables of its own. */
  public static List<VariableTree> of(Method method, ExpressionTree expression) {
    List<VariableTree> found = of(method, List.of(expression));
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitCase(CaseTree tree, Void p) {
        found.removeIf(v -> contains(method, tree, method.start(v)));
        return null;
      }
    }.scan(expression, null);
    return found;
  }

  /** The trees of a case in front of its arrow or colon: its labels, and its guard. */
  public static List<Tree> head(CaseTree c) {
    List<Tree> head = new ArrayList<>(c.getLabels());
    ExpressionTree guard = guard(c);
    if (guard != null) {
      head.add(guard);
    }
    return head;
  }

  /** The guard of a case; null without, as always where the JDK has none. */
  public static ExpressionTree guard(CaseTree c) {
    try {
      return (ExpressionTree) CaseTree.class.getMethod("getGuard").invoke(c);
    } catch (NoSuchMethodException e) {
      return null; // before Java 21
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Whether a pattern variable is in scope at a place.
   *
   * @param declaration leads to the variable
   * @param at leads to a statement
   * @param usedBehind tells for an offset whether the variable is used from there on
   */
  static boolean inScope(
      Method method,
      TreePath declaration,
      TreePath at,
      java.util.function.IntPredicate usedBehind) {
    TreePath up = declaration.getParentPath(); // the variable is a statement, too
    while (!(up.getLeaf() instanceof StatementTree)) { // javac's cases are statements, too
      up = up.getParentPath();
    }
    Tree owner = up.getLeaf();
    int place = method.start(at.getLeaf());
    if (owner instanceof CaseTree c) {
      return contains(method, c, place) && place >= method.end(last(head(c)));
    }
    if (contains(method, owner, place)) {
      return inside(method, owner, (VariableTree) declaration.getLeaf(), place);
    }
    do {
      up = up.getParentPath();
    } while (up.getLeaf() instanceof LabeledStatementTree);
    boolean list = up.getLeaf() instanceof BlockTree || up.getLeaf() instanceof CaseTree;
    return list
        && contains(method, up.getLeaf(), place)
        && place >= method.end(owner)
        && usedBehind.test(method.end(owner));
  }

  private static Tree last(List<Tree> trees) {
    return trees.get(trees.size() - 1);
  }

  private static boolean contains(Method method, Tree tree, int offset) {
    return method.start(tree) <= offset && offset < method.end(tree);
  }

  /** Whether a variable of a statement's condition is in scope at a place in the statement. */
  private static boolean inside(Method method, Tree owner, VariableTree variable, int place) {
    if (owner instanceof IfTree i) {
      boolean then = contains(method, i.getThenStatement(), place);
      boolean other = i.getElseStatement() != null && contains(method, i.getElseStatement(), place);
      return (then || other) && introduces(method, i.getCondition(), variable, then);
    }
    if (owner instanceof WhileLoopTree w) {
      return contains(method, w.getStatement(), place)
          && introduces(method, w.getCondition(), variable, true);
    }
    if (owner instanceof ForLoopTree f && f.getCondition() != null) {
      return place >= method.end(f.getCondition())
          && introduces(method, f.getCondition(), variable, true);
    }
    return false;
  }

  /** Whether a condition has given a variable a value when it has a value itself. */
  private static boolean introduces(
      Method method, ExpressionTree condition, VariableTree variable, boolean value) {
    if (!contains(method, condition, method.start(variable))) {
      return false;
    }
    if (condition instanceof ParenthesizedTree p) {
      return introduces(method, p.getExpression(), variable, value);
    }
    if (condition instanceof UnaryTree u && u.getKind() == Tree.Kind.LOGICAL_COMPLEMENT) {
      return introduces(method, u.getExpression(), variable, !value);
    }
    if (condition instanceof BinaryTree b
        && b.getKind() == (value ? Tree.Kind.CONDITIONAL_AND : Tree.Kind.CONDITIONAL_OR)) {
      return introduces(method, b.getLeftOperand(), variable, value)
          || introduces(method, b.getRightOperand(), variable, value);
    }
    return value
        && condition instanceof InstanceOfTree t
        && t.getPattern() != null
        && contains(method, t.getPattern(), method.start(variable));
  }
}
