package org.ajws.processor.analysis.effects;

import com.sun.source.tree.AssertTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreePath;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.program.TaskFinder;
import org.ajws.processor.source.BoundModule;

/** Walks over statements in the order of execution. */
final class StatementEvaluator {
  private final SymbolicEvaluator walk;
  private final LoopRounds rounds;
  private final LoopEvaluator loops;
  private final TryEvaluator tries;
  final SwitchEvaluator switches;
  private final Deque<List<Left>> breaks = new ArrayDeque<>();

  /** The one iteration at most that goes on behind the {@code if} that was walked over last. */
  private SoleIteration.Sole soleBehind;

  StatementEvaluator(SymbolicEvaluator walk) {
    this.walk = walk;
    this.rounds = new LoopRounds(walk, this);
    this.loops = new LoopEvaluator(walk, this, rounds);
    this.tries = new TryEvaluator(walk, this);
    this.switches = new SwitchEvaluator(walk, this);
  }

  /** What is held on all ways that an exception may leave the walk's {@code try} block by. */
  private Locks thrown;

  public Exit visit(StatementTree tree) {
    if (thrown != null && mayThrow(tree)) {
      thrown = thrown.and(walk.locks);
    }
    if (tree instanceof BlockTree block) {
      return visitAll(block.getStatements());
    } else if (tree instanceof ExpressionStatementTree statement) {
      walk.expressions.eval(statement.getExpression());
    } else if (tree instanceof VariableTree variable) {
      declare(variable);
    } else if (tree instanceof IfTree choice) {
      return visitIf(choice);
    } else if (tree instanceof ForLoopTree loop) {
      return isParallel(loop) ? walk.finish(() -> loops.visit(loop)) : loops.visit(loop);
    } else if (tree instanceof EnhancedForLoopTree loop) {
      return isParallel(loop) ? walk.finish(() -> loops.visit(loop)) : loops.visit(loop);
    } else if (tree instanceof WhileLoopTree loop) {
      return loops.visit(loop);
    } else if (tree instanceof DoWhileLoopTree loop) {
      return loops.visit(loop);
    } else if (tree instanceof SwitchTree choice) {
      return switches.visit(choice);
    } else if (tree instanceof TryTree attempt) {
      return tries.visit(attempt);
    } else if (tree instanceof SynchronizedTree block) {
      return visitSynchronized(block);
    } else if (tree instanceof LabeledStatementTree labelled) {
      if (walk.tasks != null && walk.tasks.follows(labelled)) {
        start(labelled);
        return Exit.NORMAL;
      }
      String label = labelled.getLabel().toString();
      if (TaskFinder.isFinish(label)) {
        return walk.finish(() -> visitLabelled(labelled));
      } else if (TaskFinder.isAsync(label)) {
        Exit[] exit = new Exit[1];
        walk.outlast(labelled, () -> exit[0] = visitLabelled(labelled));
        return exit[0];
      }
      return visitLabelled(labelled);
    } else if (tree instanceof ReturnTree result) {
      visitReturn(result);
      return Exit.JUMP;
    } else if (tree instanceof BreakTree jump) {
      if (jump.getLabel() != null) {
        rounds.leave(jump.getLabel(), new Left(new HashMap<>(walk.values), walk.locks.copy()));
      }
      return visitBreak(jump.getLabel() == null);
    } else if (tree instanceof YieldTree yield) {
      switches.yielded(walk.expressions.eval(yield.getValue()));
      return visitBreak(true);
    } else if (tree instanceof ContinueTree next) {
      rounds.goOn(next.getLabel());
      return Exit.JUMP;
    } else if (tree instanceof ThrowTree thrown) {
      walk.expressions.eval(thrown.getExpression());
      return Exit.THROW;
    } else if (tree instanceof AssertTree check) {
      perhaps(() -> walk.expressions.eval(check.getCondition()));
      if (check.getDetail() != null) {
        perhaps(() -> walk.expressions.eval(check.getDetail()));
      }
    }
    return Exit.NORMAL;
  }

  /** Whether a loop waits for the asyncs that its iterations start. */
  private boolean isParallel(Tree loop) {
    return walk.tools.regions.isParallel(new TreePath(walk.root, loop));
  }

  private Exit visitLabelled(LabeledStatementTree tree) {
    Exit[] exit = new Exit[1];
    if (Alternatives.isLoop(tree.getStatement())) {
      rounds.label(tree.getLabel());
      exit[0] = visit(tree.getStatement());
    } else {
      List<Left> left = rounds.block(tree.getLabel(), () -> exit[0] = visit(tree.getStatement()));
      Locks behind = exit[0] == Exit.NORMAL ? walk.locks : null;
      for (Left one : left) {
        walk.values = behind == null ? one.values() : merge(walk.values, one.values(), Set.of());
        behind = Outcome.both(behind, one.locks());
      }
      walk.locks = behind == null ? walk.locks : behind.copy();
    }
    return exit[0] == Exit.JUMP ? Exit.NORMAL : exit[0]; // it may have been a break to this label
  }

  public Exit visitAll(List<? extends StatementTree> statements) {
    SoleIteration.Sole alone = walk.alone;
    Exit exit = Exit.NORMAL;
    for (StatementTree statement : statements) {
      if (walk.tasks != null) {
        walk.tasks.reach(walk, statement);
      }
      exit = visit(statement);
      if (statement instanceof IfTree && walk.alone == null) {
        walk.alone = soleBehind; // to the end of the block: a jump may lead behind that
      }
      if (exit != Exit.NORMAL) {
        break;
      }
    }
    if (walk.tasks != null) {
      walk.tasks.leave(walk, statements);
    }
    walk.alone = alone;
    return exit;
  }

  /** Whether a statement, or a part of it before its first statement, may throw something. */
  private static boolean mayThrow(StatementTree tree) {
    return !(tree instanceof BreakTree
        || tree instanceof ContinueTree
        || tree instanceof BlockTree
        || tree instanceof ReturnTree result
            && (result.getExpression() == null
                || result.getExpression() instanceof LiteralTree
                || result.getExpression() instanceof IdentifierTree));
  }

  /** Runs a block; gives what is held on all ways that an exception may leave it by. */
  Locks thrownIn(Runnable block) {
    Locks around = thrown;
    thrown = walk.locks.copy();
    block.run();
    Locks least = thrown.and(walk.locks); // the last statement may release and then throw
    thrown = around == null ? null : around.and(least);
    return least;
  }

  /** An async: what follows it knows nothing of what it did to the locals. */
  private void start(LabeledStatementTree tree) {
    Map<VariableElement, Value> values = new HashMap<>(walk.values);
    Set<Symbol> conditions = new LinkedHashSet<>(walk.conditions);
    Locks locks = walk.locks;
    walk.locks = new Locks(); // those of who starts it are not held by it
    walk.tasks.run(walk, tree, () -> visit(tree.getStatement()));
    walk.values = values;
    walk.conditions = conditions;
    walk.locks = locks;
    for (VariableElement v : new Changes(walk, List.of(tree.getStatement())).of().keySet()) {
      walk.values.put(v, walk.unknown(v.asType()));
    }
  }

  private void declare(VariableTree tree) {
    if (walk.element(tree) instanceof VariableElement variable) {
      Value value = tree.getInitializer() == null ? null : initial(tree, variable);
      boolean number = walk.tools.library.isNumber(variable.asType());
      if (value == null || value instanceof Polynomial != number) {
        value = number ? walk.unknown() : AccessPath.FRESH;
      }
      walk.values.put(variable, value);
      if (walk.tasks != null && value instanceof AccessPath object) {
        walk.tasks.made(variable, object, tree.getInitializer());
      }
    }
  }

  private boolean isOnlyCalled(VariableTree tree, VariableElement variable) {
    TreePath declaration = TreePath.getPath(walk.root, tree);
    return declaration != null
        && walk.tools.onlyCalled.isHeld(variable, declaration.getParentPath());
  }

  private Value initial(VariableTree tree, VariableElement variable) {
    Value function =
        Functions.isFunction(tree.getInitializer()) && isOnlyCalled(tree, variable)
            ? walk.calls.made(tree.getInitializer())
            : null;
    if (function != null) {
      return function;
    }
    if (walk.tasks == null || !walk.tasks.follows(tree)) {
      ConditionEvaluator.Tested given = walk.tests.test(tree.getInitializer());
      walk.locks = given.outcome().joint();
      walk.locks.tell(variable, given.outcome());
      return given.value();
    }
    Value[] value = new Value[1];
    Locks locks = walk.locks;
    walk.locks = new Locks();
    walk.tasks.run(walk, tree, () -> value[0] = walk.expressions.eval(tree.getInitializer()));
    walk.locks = locks;
    return value[0];
  }

  private void visitReturn(ReturnTree tree) {
    if (tree.getExpression() == null) {
      walk.exits.add(Outcome.same(walk.locks));
    } else if (walk.leavesFinish()) {
      quietly(() -> walk.expressions.eval(tree.getExpression())); // the asyncs have ended before
    } else {
      ConditionEvaluator.Tested given = walk.tests.test(tree.getExpression());
      walk.locks = given.outcome().joint();
      walk.exits.add(given.outcome());
      walk.result =
          walk.result == null
              ? given.value()
              : walk.expressions.merge(walk.result, given.value(), walk.conditions);
    }
  }

  private Exit visitBreak(boolean unlabelled) {
    if (unlabelled && !breaks.isEmpty()) {
      breaks.peek().add(new Left(new HashMap<>(walk.values), walk.locks.copy()));
    }
    return unlabelled ? Exit.BREAK : Exit.JUMP;
  }

  /** What a {@code break} may leave. */
  List<Left> breakable(Runnable body) {
    breaks.push(new ArrayList<>());
    body.run();
    return breaks.pop();
  }

  /** Runs a part, and gives what is held on the ways that leave it by a jump. */
  List<Locks> jumps(Runnable part) {
    int broken = breaks.isEmpty() ? 0 : breaks.peek().size();
    int returned = walk.exits.size();
    List<Locks> known = rounds.jumps();
    part.run();
    List<Locks> all = rounds.jumps();
    all.removeAll(known);
    List<Left> left = breaks.isEmpty() ? List.of() : breaks.peek();
    left.subList(broken, left.size()).forEach(l -> all.add(l.locks()));
    for (Outcome exit : walk.exits.subList(returned, walk.exits.size())) {
      all.add(exit.ifTrue());
      all.add(exit.ifFalse());
    }
    all.removeIf(Objects::isNull);
    return all;
  }

  /** Runs a part that may be left out. */
  void perhaps(Runnable part) {
    boolean before = walk.may;
    walk.may = true;
    walk.heap.branch(part);
    walk.may = before;
  }

  /** Effects since a mark happen under a condition. */
  void qualify(int mark, Set<Symbol> condition) {
    Set<Symbol> decision = walk.decision(condition);
    for (int i = mark; i < walk.effects.size(); i++) {
      walk.effects.set(i, walk.effects.get(i).under(decision, walk.callee));
    }
  }

  private Exit visitIf(IfTree tree) {
    ConditionEvaluator.Tested test = walk.tests.test(tree.getCondition());
    Branches branches = new Branches(walk, test.value().sources(), test.outcome());
    branches.goRound(Wrapped.of(walk, tree));
    ExpressionTree condition = BoundModule.withoutParentheses(tree.getCondition());
    SoleIteration.Sole sole = sole(condition, Tree.Kind.EQUAL_TO);
    Exit first = branches.run(() -> visit(tree.getThenStatement()), true, sole);
    SoleIteration.Sole soleElse = sole(condition, Tree.Kind.NOT_EQUAL_TO);
    Exit second =
        branches.run(
            () -> tree.getElseStatement() == null ? Exit.NORMAL : visit(tree.getElseStatement()),
            false,
            soleElse);
    branches.join(true, first, second);
    soleBehind = first == Exit.JUMP ? soleElse : second == Exit.JUMP ? sole : null;
    return first.or(second);
  }

  /**
   * The iteration in which a condition is true ({@code ==}) or false ({@code !=}), if it is one.
   */
  private SoleIteration.Sole sole(ExpressionTree condition, Tree.Kind operator) {
    if (!(BoundModule.withoutParentheses(condition) instanceof BinaryTree binary)) {
      return null;
    }
    ExpressionTree left = BoundModule.withoutParentheses(binary.getLeftOperand());
    ExpressionTree right = BoundModule.withoutParentheses(binary.getRightOperand());
    Tree.Kind joint =
        operator == Tree.Kind.EQUAL_TO ? Tree.Kind.CONDITIONAL_AND : Tree.Kind.CONDITIONAL_OR;
    if (binary.getKind() == joint) {
      SoleIteration.Sole either = sole(left, operator);
      return either != null ? either : sole(right, operator);
    }
    if (binary.getKind() != operator
        || !Library.isIntegral(walk.type(left))
        || !Library.isIntegral(walk.type(right))) {
      return null;
    }
    Polynomial[] difference = new Polynomial[1];
    quietly(
        () -> difference[0] = walk.expressions.number(left).minus(walk.expressions.number(right)));
    return SoleIteration.in(difference[0]);
  }

  /** Evaluates without noting anything. */
  void quietly(Runnable part) {
    Noted noted = Noted.since(walk);
    Map<VariableElement, Value> values = walk.values;
    Locks locks = walk.locks;
    int byOne = walk.byOne.size();
    walk.values = new HashMap<>(values);
    walk.locks = locks.copy();
    part.run();
    walk.values = values;
    walk.locks = locks;
    noted.forget();
    walk.byOne.subList(byOne, walk.byOne.size()).clear();
  }

  private Exit visitSynchronized(SynchronizedTree tree) {
    AccessPath monitor = walk.expressions.ref(tree.getExpression());
    walk.locks.hold(monitor, false);
    Exit[] exit = new Exit[1];
    jumps(() -> exit[0] = visit(tree.getBlock())).forEach(l -> l.release(monitor, false));
    walk.locks.release(monitor, false);
    return exit[0];
  }

  /** What variables hold where two ways meet. */
  Map<VariableElement, Value> merge(
      Map<VariableElement, Value> a, Map<VariableElement, Value> b, Set<Symbol> condition) {
    Map<VariableElement, Value> merged = new HashMap<>(a);
    b.forEach(
        (variable, value) ->
            merged.merge(variable, value, (x, y) -> walk.expressions.merge(x, y, condition)));
    return merged;
  }
}
