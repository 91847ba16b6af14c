package org.ajws.processor.emit.tasks;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.function.Predicate;
import org.ajws.processor.program.Async;
import org.ajws.processor.text.Span;

/**
 * A lambda or class that captures an async value is made after the value is there: the statement
 * that holds it waits first. So does a {@code synchronized} around a use: the initialiser may want
 * the same monitor. (Loops and asyncs that capture one wait before they begin.)
 */
public final class LambdaCaptures {
  private final TaskContext context;
  private final Predicate<Tree> isTask;

  /** {@code isTask} knows the trees of loops and asyncs. */
  public LambdaCaptures(TaskContext context, Predicate<Tree> isTask) {
    this.context = context;
    this.isTask = isTask;
  }

  /** Adds the waits for one value. */
  public void lower(Async value) {
    TreePath block = value.path().getParentPath();
    Set<Tree> done = Collections.newSetFromMap(new IdentityHashMap<>());
    for (TreePath use : context.uses(value.value(), block)) {
      TreePath lambda = capturing(use, block.getLeaf());
      if (lambda != null) {
        await(value, lambda, done);
      }
    }
  }

  /**
   * The outermost lambda, class or critical section around a use; null without, or inside a task.
   */
  private TreePath capturing(TreePath use, Tree block) {
    TreePath found = null;
    for (TreePath up = use.getParentPath(); up.getLeaf() != block; up = up.getParentPath()) {
      Tree tree = up.getLeaf();
      if (tree instanceof LambdaExpressionTree
          || tree instanceof ClassTree
          || context.sections().is(up)) {
        found = up;
      }
      if (isTask.test(tree)) {
        return null;
      }
    }
    return found;
  }

  private void await(Async value, TreePath lambda, Set<Tree> done) {
    TreePath at = lambda;
    while (!(at.getLeaf() instanceof StatementTree)
        || !isPlain(at.getParentPath().getLeaf(), at.getLeaf())) {
      at = at.getParentPath();
    }
    Tree statement = context.sections().start(at);
    if (!done.add(statement)) {
      return;
    }
    Tree parent = at.getParentPath().getLeaf();
    boolean braces = !(parent instanceof BlockTree || parent instanceof CaseTree);
    Span span = context.span(statement);
    String await = context.names().await(value.value());
    if (braces) {
      context.edits().wrap(span, "{ " + await, " }");
    } else {
      context.edits().open(span.start(), span, await);
    }
  }

  /** Whether a statement can be replaced by a block: no part of a header, no labelled one. */
  private static boolean isPlain(Tree parent, Tree statement) {
    return switch (parent.getKind()) {
      case NEW_CLASS -> false; // an anonymous class
      case FOR_LOOP -> ((com.sun.source.tree.ForLoopTree) parent).getStatement() == statement;
      case ENHANCED_FOR_LOOP ->
          ((com.sun.source.tree.EnhancedForLoopTree) parent).getStatement() == statement;
      case LABELED_STATEMENT, TRY, CATCH -> false;
      default -> true;
    };
  }
}
