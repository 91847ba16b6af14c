package org.ajws.processor.analysis.flow;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * Statements that hold a lock of a thread: {@code synchronized} blocks, and {@code try} statements
 * whose {@code finally} gives back a {@code java.util.concurrent.locks.Lock}.
 */
public final class CriticalSections {
  private static final String LOCK = "java.util.concurrent.locks.Lock";

  private final BoundModule module;
  private final TypeMirror lock;

  /** Those of a module. */
  public CriticalSections(BoundModule module) {
    this.module = module;
    TypeElement type = module.elements().getTypeElement(LOCK);
    this.lock = type == null ? null : type.asType();
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
    return path.getLeaf() instanceof TryTree t
        && t.getFinallyBlock() != null
        && lock != null
        && unlocks(new TreePath(path, t.getFinallyBlock()));
  }

  private boolean unlocks(TreePath block) {
    boolean[] found = {false};
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        found[0] |= isCall(getCurrentPath(), Set.of("unlock"));
        return super.visitMethodInvocation(tree, p);
      }

      @Override
      public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
        return null;
      }

      @Override
      public Void visitClass(ClassTree tree, Void p) {
        return null;
      }
    }.scan(block, null);
    return found[0];
  }

  private boolean isCall(TreePath call, Set<String> names) {
    return module.element(call) instanceof ExecutableElement m
        && names.contains(m.getSimpleName().toString())
        && m.getEnclosingElement() instanceof TypeElement type
        && module.types().isSubtype(module.types().erasure(type.asType()), lock);
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
    return statement.getLeaf() instanceof ExpressionStatementTree e
        && e.getExpression() instanceof MethodInvocationTree call
        && isCall(new TreePath(statement, call), Set.of("lock", "lockInterruptibly"));
  }
}
