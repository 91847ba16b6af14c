package org.ajws.processor.analysis.sets;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import java.util.IdentityHashMap;
import java.util.Map;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Constructs;
import org.ajws.processor.program.ParallelRegion;
import org.ajws.processor.source.BoundModule;

/**
 * Which of two uses of a local variable comes first. Text is executed from left to right, but a
 * field is assigned after the value is known, a method is called after its arguments, a loop begins
 * again, and a task goes on beside the code that follows it.
 */
public final class UseTimes {
  private final BoundModule module;

  /** What runs in a task. */
  private final Map<Tree, ParallelRegion> tasks = new IdentityHashMap<>();

  /** In a module with these parallel constructs. */
  public UseTimes(BoundModule module, Constructs parallel) {
    this.module = module;
    parallel.regions().forEach(r -> tasks.put(r.body(), r));
  }

  /**
   * Whether one use cannot begin before what another one is for is done, or is a task that has
   * ended by then.
   *
   * @param scope what the variable has one object in
   */
  boolean isAfter(TreePath use, TreePath other, TreePath scope) {
    return begins(use, scope) >= ends(other, scope)
        || isInTask(use, scope) && taskEnds(use, scope) <= start(other)
        || isItsValue(use, other);
  }

  /** Whether a place may be executed while a task runs that another place stands in. */
  public boolean isBeside(TreePath place, TreePath inTask, TreePath code) {
    return isInTask(inTask, code)
        && start(place) >= begins(inTask, code)
        && start(place) < taskEnds(inTask, code);
  }

  /** Whether a use stands in a task that the variable was there before. */
  boolean isInTask(TreePath use, TreePath scope) {
    return taskEnds(use, scope) > 0;
  }

  /** Where a use begins: a loop around it repeats it, a task may do it once it has begun. */
  long begins(TreePath use, TreePath scope) {
    long at = start(use);
    for (TreePath p = use; p != null; p = p.getParentPath()) {
      boolean last = p.getLeaf() == scope.getLeaf();
      if (isLoop(p.getLeaf()) || !last && tasks.containsKey(p.getLeaf())) {
        at = start(p);
      }
      if (last) { // a loop, too: then its header declares the variable
        break;
      }
    }
    return at;
  }

  /** Where the tasks end that a use stands in; 0 for none. */
  private long taskEnds(TreePath use, TreePath scope) {
    long end = 0;
    for (TreePath p = use; p.getLeaf() != scope.getLeaf(); p = p.getParentPath()) {
      ParallelRegion region = tasks.get(p.getLeaf());
      if (region instanceof Async async) {
        boolean joined = !async.isDeclaration() && async.finish() != null;
        end = Math.max(end, joined ? end(async.finish()) : Long.MAX_VALUE);
      } else if (region != null) {
        end = Math.max(end, end(region.path()));
      }
    }
    return end;
  }

  private static boolean isLoop(Tree tree) {
    return tree instanceof ForLoopTree
        || tree instanceof EnhancedForLoopTree
        || tree instanceof WhileLoopTree
        || tree instanceof DoWhileLoopTree;
  }

  /** Where what a use is for is done: a member is read, written or called. */
  private long ends(TreePath use, TreePath scope) {
    TreePath whole = use;
    boolean itself = true; // not a member of it
    for (TreePath up = use.getParentPath();
        isFor(up.getLeaf(), whole.getLeaf())
            || itself && isGiven(up.getLeaf(), whole.getLeaf()); ) {
      itself &= !(up.getLeaf() instanceof MemberSelectTree);
      whole = up;
      up = up.getParentPath();
    }
    return Math.max(end(whole), taskEnds(use, scope));
  }

  /** Whether an expression does something to the object, member or slot that a part of it names. */
  private static boolean isFor(Tree whole, Tree part) {
    return whole instanceof ParenthesizedTree
        || whole instanceof TypeCastTree
        || whole instanceof MemberSelectTree
        || whole instanceof UnaryTree
        || whole instanceof ArrayAccessTree slot && slot.getExpression() == part
        || whole instanceof AssignmentTree a && a.getVariable() == part
        || whole instanceof CompoundAssignmentTree c && c.getVariable() == part
        || whole instanceof MethodInvocationTree call && call.getMethodSelect() == part;
  }

  private static boolean isGiven(Tree call, Tree argument) {
    return call instanceof NewClassTree made && made.getArguments().contains(argument)
        || call instanceof MethodInvocationTree m && m.getArguments().contains(argument);
  }

  /** Whether a use gives nothing but the value for what the other one assigns. */
  private static boolean isItsValue(TreePath use, TreePath other) {
    TreePath value = use;
    while (value.getParentPath().getLeaf() instanceof ParenthesizedTree
        || value.getParentPath().getLeaf() instanceof TypeCastTree
        || value.getParentPath().getLeaf() instanceof ConditionalExpressionTree c
            && c.getCondition() != value.getLeaf()) {
      value = value.getParentPath();
    }
    if (!(value.getParentPath().getLeaf() instanceof AssignmentTree assignment)
        || assignment.getExpression() != value.getLeaf()) {
      return false;
    }
    for (TreePath p = other; p != null; p = p.getParentPath()) {
      if (p.getParentPath() != null && p.getParentPath().getLeaf() == assignment) {
        return assignment.getVariable() == p.getLeaf();
      }
    }
    return false;
  }

  private long start(TreePath path) {
    return module.start(path.getCompilationUnit(), path.getLeaf());
  }

  private long end(TreePath path) {
    return module.end(path.getCompilationUnit(), path.getLeaf());
  }
}
