package org.ajws.processor.analysis.flow;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * Statements that hold a lock: {@code synchronized} blocks, and {@code try} statements that give
 * one back in their {@code finally} or by closing a resource. A lock is a {@code Lock} or {@code
 * StampedLock} of {@code java.util.concurrent.locks}, or a {@code Semaphore} that the same method
 * acquires.
 */
public final class CriticalSections {
  private final BoundModule module;
  private final LockCalls calls;

  /** Those of a module. */
  public CriticalSections(BoundModule module) {
    this.module = module;
    this.calls = new LockCalls(module);
  }

  /** Those of a file. */
  public Set<Tree> in(BoundFile file) {
    Set<Tree> found = Collections.newSetFromMap(new IdentityHashMap<>());
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitSynchronized(SynchronizedTree tree, Void p) {
        found.add(tree);
        return super.visitSynchronized(tree, p);
      }

      @Override
      public Void visitTry(TryTree tree, Void p) {
        if (isLockedTry(getCurrentPath())) {
          found.add(tree);
        }
        return super.visitTry(tree, p);
      }
    }.scan(file.unit(), null);
    return found;
  }

  /** Whether a path leads to one. */
  public boolean is(TreePath path) {
    return path.getLeaf() instanceof SynchronizedTree || isLockedTry(path);
  }

  /** Whether a path leads to a {@code try} that gives back a lock. */
  public boolean isLockedTry(TreePath path) {
    if (!(path.getLeaf() instanceof TryTree t)) {
      return false;
    }
    return (t.getFinallyBlock() != null && givesBack(new TreePath(path, t.getFinallyBlock())))
        || t.getResources().stream().anyMatch(r -> closes(new TreePath(path, r)));
  }

  /** Whether a call takes a lock, and leaves it to others to give it back. */
  public boolean takes(TreePath call) {
    return calls.takes(call)
        && (!calls.isOfSemaphore(call)
            || LockCalls.contains(
                executable(call), c -> calls.isOfSemaphore(c) && calls.givesBack(c)));
  }

  /** Whether code gives back a lock that it has not taken itself. */
  public boolean givesBack(TreePath block) {
    return LockCalls.contains(
        block, call -> calls.givesBack(call) && (!calls.isOfSemaphore(call) || isAcquired(call)));
  }

  /** Whether the method around a call that releases a semaphore has acquired one. */
  private boolean isAcquired(TreePath release) {
    return LockCalls.contains(
        executable(release), call -> calls.isOfSemaphore(call) && calls.takes(call));
  }

  private static TreePath executable(TreePath place) {
    TreePath around = place;
    while (!(around.getParentPath().getLeaf() instanceof MethodTree
        || around.getParentPath().getLeaf() instanceof LambdaExpressionTree
        || around.getParentPath().getLeaf() instanceof ClassTree)) {
      around = around.getParentPath();
    }
    return around;
  }

  /** Whether closing a resource gives back a lock. */
  private boolean closes(TreePath resource) {
    TreePath value =
        resource.getLeaf() instanceof VariableTree v && v.getInitializer() != null
            ? new TreePath(resource, v.getInitializer())
            : resource;
    if (value.getLeaf() instanceof MemberReferenceTree) { // AutoCloseable c = lock::unlock
      return calls.givesBack(value);
    }
    return module.type(value) instanceof DeclaredType type
        && ElementFilter.methodsIn(module.elements().getAllMembers((TypeElement) type.asElement()))
            .stream()
            .anyMatch(
                m ->
                    m.getSimpleName().contentEquals("close")
                        && m.getParameters().isEmpty()
                        && calls.givesBack(m));
  }

  /**
   * Where a section begins: at the statements before a {@code try} that take its locks. Before it
   * the thread may wait for others, in it not.
   */
  public StatementTree start(TreePath section) {
    StatementTree first = (StatementTree) section.getLeaf();
    List<? extends StatementTree> siblings = Siblings.of(section);
    if (siblings == null || !(first instanceof TryTree)) {
      return first;
    }
    for (int i = siblings.indexOf(first) - 1; i >= 0; i--) {
      if (!takesLock(new TreePath(section.getParentPath(), siblings.get(i)))) {
        break;
      }
      first = siblings.get(i);
    }
    return first;
  }

  /** Whether a statement takes a lock. */
  private boolean takesLock(TreePath statement) {
    ExpressionTree value =
        statement.getLeaf() instanceof ExpressionStatementTree e
            ? e.getExpression()
            : statement.getLeaf() instanceof VariableTree v ? v.getInitializer() : null;
    return value instanceof MethodInvocationTree && calls.takes(new TreePath(statement, value));
  }
}
