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
    List<Runnable> closings = new ArrayList<>();
    for (Tree resource : tree.getResources()) {
      Value value = open(resource);
      TypeMirror type =
          resource instanceof VariableTree && walk.element(resource) instanceof VariableElement v
              ? v.asType()
              : walk.type(resource);
      closings.add(0, () -> walk.calls.unwritten().close(value, type, resource));
    }
    Map<VariableElement, Value> before = new HashMap<>(walk.values);
    Exit exit = attempt(tree, closings);
    Locks locks = walk.locks.copy();
    for (CatchTree handler : tree.getCatches()) {
      Map<VariableElement, Value> after = walk.values;
      walk.values = statements.merge(before, after, Set.of());
      statements.perhaps(
          () -> {
            if (walk.element(handler.getParameter()) instanceof VariableElement caught) {
              walk.values.put(caught, walk.unknownRef()); // what it holds, who threw it knows
            }
            statements.visit(handler.getBlock());
          });
      walk.values = statements.merge(after, walk.values, Set.of());
      walk.locks = locks.copy();
    }
    if (tree.getFinallyBlock() != null) {
      Exit last = statements.visit(tree.getFinallyBlock());
      exit = last == Exit.NORMAL ? exit : last;
    }
    return exit == Exit.NORMAL || tree.getCatches().isEmpty() ? exit : Exit.NORMAL;
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
          exit[0] = statements.visit(tree.getBlock());
          closings.forEach(Runnable::run);
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
