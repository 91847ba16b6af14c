package org.ajws.processor.analysis.effects;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/** Walks over {@code try} statements, with the resources that they close. */
final class TryEvaluator {
  private final SymbolicEvaluator walk;
  private final StatementEvaluator statements;

  TryEvaluator(SymbolicEvaluator walk, StatementEvaluator statements) {
    this.walk = walk;
    this.statements = statements;
  }

  Exit visit(TryTree tree) {
    Exit[] exit = new Exit[1];
    List<Locks> jumped = statements.jumps(() -> exit[0] = withHandlers(tree));
    if (tree.getFinallyBlock() != null) {
      Locks from = walk.locks.copy();
      Exit last = statements.visit(tree.getFinallyBlock());
      jumped.forEach(l -> l.moveOn(from, walk.locks));
      exit[0] = last == Exit.NORMAL ? exit[0] : last;
    }
    return exit[0] == Exit.NORMAL || tree.getCatches().isEmpty() ? exit[0] : Exit.NORMAL;
  }

  private Exit withHandlers(TryTree tree) {
    Locks before = walk.locks.copy();
    List<Runnable> closings = new ArrayList<>();
    for (Tree resource : tree.getResources()) {
      Value value = open(resource);
      TypeMirror type =
          resource instanceof VariableTree && walk.element(resource) instanceof VariableElement v
              ? v.asType()
              : walk.type(resource);
      closings.add(0, () -> walk.calls.unwritten().close(value, type, resource));
    }
    Map<VariableElement, Value> values = new HashMap<>(walk.values);
    Exit[] tried = new Exit[1];
    Locks thrown = statements.thrownIn(() -> tried[0] = attempt(tree, closings)).and(before);
    Exit exit = tried[0];
    Locks behind = exit == Exit.NORMAL ? walk.locks : null;
    for (CatchTree handler : tree.getCatches()) {
      Map<VariableElement, Value> after = walk.values;
      walk.values = statements.merge(values, after, Set.of());
      walk.locks = thrown.copy();
      Exit[] handled = new Exit[1];
      statements.perhaps(
          () -> {
            if (walk.element(handler.getParameter()) instanceof VariableElement caught) {
              walk.values.put(caught, walk.unknownRef()); // what it holds, who threw it knows
            }
            handled[0] = statements.visit(handler.getBlock());
          });
      walk.values = statements.merge(after, walk.values, Set.of());
      if (handled[0] == Exit.NORMAL) {
        behind = Outcome.both(behind, walk.locks);
      }
    }
    walk.locks = behind != null ? behind.copy() : thrown;
    return exit;
  }

  private Value open(Tree resource) {
    if (!(resource instanceof VariableTree variable)) {
      return walk.expressions.eval((ExpressionTree) resource);
    }
    statements.visit(variable);
    return walk.element(variable) instanceof VariableElement element
        ? walk.local(element)
        : AccessPath.FRESH;
  }

  /** The block of a {@code try}; where the code goes on behind a handler, it may have been left. */
  private Exit attempt(TryTree tree, List<Runnable> closings) {
    boolean goesOn = tree.getCatches().stream().anyMatch(c -> !leaves(c.getBlock()));
    Exit[] exit = new Exit[1];
    Runnable block =
        () -> {
          List<Locks> jumped = statements.jumps(() -> exit[0] = statements.visit(tree.getBlock()));
          Locks from = walk.locks.copy();
          closings.forEach(Runnable::run);
          jumped.forEach(l -> l.moveOn(from, walk.locks));
        };
    if (goesOn) {
      walk.heap.branch(block);
    } else {
      block.run();
    }
    return exit[0];
  }

  private static boolean leaves(BlockTree handler) {
    List<? extends StatementTree> all = handler.getStatements();
    StatementTree last = all.isEmpty() ? null : all.get(all.size() - 1);
    return last instanceof ThrowTree || last instanceof ReturnTree;
  }
}
