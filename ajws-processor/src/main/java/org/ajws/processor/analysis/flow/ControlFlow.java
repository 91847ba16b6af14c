package org.ajws.processor.analysis.flow;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.Name;
import org.ajws.processor.analysis.flow.DefiniteAssignment.State;
import org.ajws.processor.program.SwitchLabels;
import org.ajws.processor.source.BoundModule;

/**
 * Walks code along its control flow and keeps the state of one variable. Subclasses say what
 * expressions do to it.
 */
abstract class ControlFlow extends TreeScanner<Void, Void> {
  /** Here. */
  State state = State.ASSIGNED;

  /** After {@link #scanCondition}: where the condition holds, and where it does not. */
  State whenTrue = State.UNREACHABLE;

  State whenFalse = State.UNREACHABLE;

  private final Regions regions;

  /** The worst state at any point of the innermost try so far: an exception may come anywhere. */
  private State peak = State.ASSIGNED;

  /** Statements that a jump may name, innermost first. */
  private Deque<Tree> targets = new ArrayDeque<>();

  /** Jumps on their way to their target, through the finally clauses between. */
  private List<Exit> exits = new ArrayList<>();

  /** Switch expressions that are conditions. */
  private final Set<Tree> deciding = Collections.newSetFromMap(new IdentityHashMap<>());

  ControlFlow(Regions regions) {
    this.regions = regions;
  }

  private void set(State next) {
    state = next;
    peak = peak.join(next);
  }

  @Override
  public Void scan(Tree tree, Void p) {
    if (!(tree instanceof StatementTree)) {
      return super.scan(tree, p);
    }
    if (state != State.UNREACHABLE) {
      set(regions.atStart(tree, state));
    }
    boolean loses = regions.loses(tree) && state != State.UNREACHABLE;
    if (loses) {
      peak = peak.join(State.STALE);
    }
    int jumps = exits.size();
    State before = peak;
    super.scan(tree, p);
    if (loses) {
      exits.subList(jumps, exits.size()).replaceAll(Exit::lost);
    }
    if (loses && state != State.UNREACHABLE) {
      set(State.STALE);
    }
    if (regions.restores(tree)) {
      state = state.restored();
      exits.subList(jumps, exits.size()).replaceAll(Exit::restored);
      peak = before;
    }
    return null;
  }

  /** Code that is not run here but sees the variable as it is here. */
  final void isolated(Runnable code) {
    State before = state;
    State outerPeak = peak;
    Deque<Tree> outerTargets = targets;
    List<Exit> outerExits = exits;
    targets = new ArrayDeque<>();
    exits = new ArrayList<>();
    code.run();
    state = before;
    peak = outerPeak;
    targets = outerTargets;
    exits = outerExits;
  }

  /** The variable of an enhanced for is given its next value. */
  void iterates(VariableTree tree) {}

  /**
   * Whether a loop counts as run at least once, so that what its body does holds after it. The
   * compiler's rules say no; a scratch array that a loop fills is filled for all that matters.
   */
  boolean loopsRun() {
    return false;
  }

  /** The value of a condition that is a constant, and no literal; null for another one. */
  Boolean constant(ExpressionTree condition) {
    return null;
  }

  /** Whether a switch statement covers all values, though it has no default. */
  boolean coversAll(SwitchTree tree) {
    return false;
  }

  /** What holds where a loop's condition fails: before its first iteration, or after some. */
  private State exit(State beforeBody) {
    return loopsRun() && state != State.UNREACHABLE ? state : beforeBody;
  }

  // ---- conditions

  /** Scans an expression as a condition, decided where it is constant. */
  final void scanCondition(ExpressionTree condition) {
    ExpressionTree tree = BoundModule.withoutParentheses(condition);
    Boolean value =
        tree instanceof LiteralTree literal && literal.getValue() instanceof Boolean b
            ? b
            : constant(tree);
    if (value != null) {
      whenTrue = value ? state : State.UNREACHABLE;
      whenFalse = value ? State.UNREACHABLE : state;
    } else if (tree.getKind() == Tree.Kind.LOGICAL_COMPLEMENT) {
      scanCondition(((UnaryTree) tree).getExpression());
      State swap = whenTrue;
      whenTrue = whenFalse;
      whenFalse = swap;
    } else if (tree.getKind() == Tree.Kind.CONDITIONAL_AND) {
      scanCondition(((BinaryTree) tree).getLeftOperand());
      State left = whenFalse;
      state = whenTrue;
      scanCondition(((BinaryTree) tree).getRightOperand());
      whenFalse = whenFalse.join(left);
    } else if (tree.getKind() == Tree.Kind.CONDITIONAL_OR) {
      scanCondition(((BinaryTree) tree).getLeftOperand());
      State left = whenTrue;
      state = whenFalse;
      scanCondition(((BinaryTree) tree).getRightOperand());
      whenTrue = whenTrue.join(left);
    } else if (tree instanceof ConditionalExpressionTree choice) {
      scanCondition(choice.getCondition());
      State otherwise = whenFalse;
      state = whenTrue;
      scanCondition(choice.getTrueExpression());
      State trueOne = whenTrue;
      State falseOne = whenFalse;
      state = otherwise;
      scanCondition(choice.getFalseExpression());
      whenTrue = whenTrue.join(trueOne);
      whenFalse = whenFalse.join(falseOne);
    } else if (tree instanceof SwitchExpressionTree choice) {
      deciding.add(choice);
      scan(choice, null);
    } else {
      scan(tree, null);
      whenTrue = state;
      whenFalse = state;
    }
  }

  @Override
  public Void visitIf(IfTree tree, Void p) {
    scanCondition(tree.getCondition());
    State otherwise = whenFalse;
    state = whenTrue;
    scan(tree.getThenStatement(), p);
    State then = state;
    state = otherwise;
    scan(tree.getElseStatement(), p);
    state = state.join(then);
    return null;
  }

  // ---- loops

  /** Repeats a pass (which leaves the state of the back edge) until the entry is stable. */
  private void loop(Tree tree, Runnable pass) {
    State entry = state;
    List<Exit> outer = exits;
    targets.push(tree);
    State after;
    while (true) {
      state = entry;
      exits = new ArrayList<>();
      whenFalse = State.UNREACHABLE;
      pass.run();
      after = whenFalse; // where the loop's condition fails
      State next = entry.join(state);
      if (next == entry) {
        break;
      }
      entry = next;
    }
    targets.pop();
    state = after.join(take(e -> e.target() == tree && !e.again()));
    outer.addAll(exits);
    exits = outer;
  }

  /** The joined state of the jumps that arrive; they are taken out. */
  private State take(Predicate<Exit> arriving) {
    State joined = State.UNREACHABLE;
    for (Exit exit : exits) {
      if (arriving.test(exit)) {
        joined = joined.join(exit.state());
      }
    }
    exits.removeIf(arriving);
    return joined;
  }

  private void scanBody(Tree loop, StatementTree body) {
    scan(body, null);
    state = state.join(take(e -> e.target() == loop && e.again()));
  }

  @Override
  public Void visitWhileLoop(WhileLoopTree tree, Void p) {
    loop(
        tree,
        () -> {
          scanCondition(tree.getCondition());
          State exit = whenFalse;
          state = whenTrue;
          scanBody(tree, tree.getStatement());
          whenFalse = exit(exit);
        });
    return null;
  }

  @Override
  public Void visitDoWhileLoop(DoWhileLoopTree tree, Void p) {
    loop(
        tree,
        () -> {
          scanBody(tree, tree.getStatement());
          scanCondition(tree.getCondition());
          state = whenTrue;
        });
    return null;
  }

  @Override
  public Void visitForLoop(ForLoopTree tree, Void p) {
    scan(tree.getInitializer(), p);
    loop(
        tree,
        () -> {
          State exit = State.UNREACHABLE;
          if (tree.getCondition() != null) {
            regions.atCondition(tree, state);
            scanCondition(tree.getCondition());
            exit = whenFalse;
            state = whenTrue;
          }
          scanBody(tree, tree.getStatement());
          scan(tree.getUpdate(), p);
          whenFalse = tree.getCondition() == null ? exit : exit(exit);
        });
    return null;
  }

  @Override
  public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void p) {
    scan(tree.getExpression(), p);
    loop(
        tree,
        () -> {
          State exit = state;
          scan(tree.getVariable(), p);
          iterates(tree.getVariable());
          scanBody(tree, tree.getStatement());
          whenFalse = exit(exit);
        });
    return null;
  }

  // ---- jumps

  private void jump(Tree target, boolean again) {
    exits.add(new Exit(target, again, state));
    state = State.UNREACHABLE;
  }

  private Tree innermost(Predicate<Tree> kind) {
    return targets.stream().filter(kind).findFirst().orElse(null);
  }

  private static boolean isLoop(Tree tree) {
    return tree instanceof WhileLoopTree
        || tree instanceof DoWhileLoopTree
        || tree instanceof ForLoopTree
        || tree instanceof EnhancedForLoopTree;
  }

  private LabeledStatementTree labelled(Name label) {
    return (LabeledStatementTree)
        innermost(t -> t instanceof LabeledStatementTree l && l.getLabel().equals(label));
  }

  @Override
  public Void visitLabeledStatement(LabeledStatementTree tree, Void p) {
    targets.push(tree);
    scan(tree.getStatement(), p);
    targets.pop();
    state = state.join(take(e -> e.target() == tree));
    return null;
  }

  @Override
  public Void visitBreak(BreakTree tree, Void p) {
    jump(
        tree.getLabel() != null
            ? labelled(tree.getLabel())
            : innermost(t -> isLoop(t) || t instanceof SwitchTree),
        false);
    return null;
  }

  @Override
  public Void visitContinue(ContinueTree tree, Void p) {
    Tree target = innermost(ControlFlow::isLoop);
    if (tree.getLabel() != null) {
      target = labelled(tree.getLabel());
      while (target instanceof LabeledStatementTree label) {
        target = label.getStatement();
      }
    }
    jump(target, true);
    return null;
  }

  @Override
  public Void visitYield(YieldTree tree, Void p) {
    gives(innermost(SwitchExpressionTree.class::isInstance), tree.getValue());
    return null;
  }

  /** A switch expression ends with a value; as a condition by one of two ways. */
  private void gives(Tree target, ExpressionTree value) {
    if (deciding.contains(target)) {
      scanCondition(value);
      exits.add(new Exit(target, true, whenTrue));
      state = whenFalse;
    } else {
      scan(value, null);
    }
    jump(target, false);
  }

  @Override
  public Void visitReturn(ReturnTree tree, Void p) {
    scan(tree.getExpression(), p);
    jump(null, false);
    return null;
  }

  @Override
  public Void visitThrow(ThrowTree tree, Void p) {
    scan(tree.getExpression(), p);
    state = State.UNREACHABLE; // a handler sees the worst state of its try anyway
    return null;
  }

  // ---- switch

  @Override
  public Void visitSwitch(SwitchTree tree, Void p) {
    scan(tree.getExpression(), p);
    choose(tree, tree.getCases(), !coversAll(tree));
    return null;
  }

  @Override
  public Void visitSwitchExpression(SwitchExpressionTree tree, Void p) {
    scan(tree.getExpression(), p);
    choose(tree, tree.getCases(), false);
    return null;
  }

  private void choose(Tree tree, List<? extends CaseTree> cases, boolean mayPass) {
    State selected = state;
    State result = State.UNREACHABLE;
    boolean hasDefault = false;
    targets.push(tree);
    state = State.UNREACHABLE;
    for (CaseTree c : cases) {
      hasDefault |= SwitchLabels.isDefault(c);
      state = state.join(selected);
      scan(c.getExpressions(), null);
      if (c.getBody() instanceof ExpressionTree value) {
        gives(tree, value);
      } else if (c.getCaseKind() == CaseTree.CaseKind.RULE) {
        scan(c.getBody(), null);
        result = result.join(state);
        state = State.UNREACHABLE;
      } else {
        scan(c.getStatements(), null);
      }
    }
    targets.pop();
    whenTrue = take(e -> e.target() == tree && e.again());
    whenFalse = take(e -> e.target() == tree);
    result = result.join(state).join(whenTrue).join(whenFalse);
    state = mayPass && !hasDefault ? result.join(selected) : result;
  }

  // ---- try

  @Override
  public Void visitTry(TryTree tree, Void p) {
    State outerPeak = peak;
    List<Exit> outerExits = exits;
    exits = new ArrayList<>();
    peak = state;
    scan(tree.getResources(), p);
    scan(tree.getBlock(), p);
    State end = state;
    State handled = peak;
    State leaving = handled;
    for (CatchTree clause : tree.getCatches()) {
      state = handled;
      peak = handled;
      scan(clause, p);
      end = end.join(state);
      leaving = leaving.join(peak);
    }
    List<Exit> inner = exits;
    exits = outerExits;
    if (tree.getFinallyBlock() == null) {
      exits.addAll(inner);
      state = end;
    } else {
      leaving = afterFinally(tree, leaving);
      for (Exit exit : inner) {
        State passed = afterFinally(tree, exit.state());
        if (passed != State.UNREACHABLE) {
          exits.add(new Exit(exit.target(), exit.again(), passed));
        }
      }
      state = afterFinally(tree, end);
    }
    peak = outerPeak.join(leaving).join(state);
    return null;
  }

  /** The state after the finally clause that is entered in a state. */
  private State afterFinally(TryTree tree, State entered) {
    state = entered;
    scan(tree.getFinallyBlock(), null);
    return state;
  }
}
