package org.ajws.processor.analysis.effects;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.BoundModule;

/**
 * Calls of locks. Who holds the read lock of a pair keeps those away that write under the write
 * lock, and so reads safely, but does not keep away other readers: that lock protects no write. A
 * field that holds one of a pair is taken for it. A semaphore with one permit is a lock, and so is
 * an atomic flag that is set by who finds it open.
 */
final class HeldLocks {
  private static final String READ = "readLock";
  private static final String WRITE = "writeLock";
  private static final String ATOMIC = "java.util.concurrent.atomic.Atomic";

  private static final Set<String> SETTING =
      Set.of(
          "compareAndSet",
          "weakCompareAndSet",
          "weakCompareAndSetPlain",
          "weakCompareAndSetAcquire",
          "weakCompareAndSetVolatile");

  private final SymbolicEvaluator walk;

  HeldLocks(SymbolicEvaluator walk) {
    this.walk = walk;
  }

  /** Notes what a call of a lock does; false for any other call. */
  boolean call(Tree at, AccessPath on, TypeMirror type, String name) {
    if (walk.tools.library.is(type, "java.util.concurrent.locks.Lock")) {
      AccessPath lock = ofPair(on);
      boolean shared = isCall(lock, READ);
      AccessPath guard = shared ? lock.holder().then(new AccessPath.Step.Call(WRITE)) : lock;
      return ofLock(at, guard, shared, name);
    } else if (walk.tools.library.is(type, "java.util.concurrent.locks.StampedLock")) {
      return ofStamps(at, on, name);
    }
    return walk.tools.library.is(type, "java.util.concurrent.Semaphore")
        && isBinary(on)
        && ofSemaphore(at, on, name);
  }

  private boolean ofLock(Tree at, AccessPath guard, boolean shared, String name) {
    switch (name) {
      case "lock", "lockInterruptibly" -> walk.locks.hold(guard, shared);
      case "tryLock" -> tries(at, guard, shared);
      case "unlock" -> walk.locks.release(guard, shared);
      case "isHeldByCurrentThread" -> isHeld(at, guard);
      default -> {
        return false;
      }
    }
    return true;
  }

  private boolean ofStamps(Tree at, AccessPath lock, String name) {
    switch (name) {
      case "writeLock", "writeLockInterruptibly" -> walk.locks.hold(lock, false);
      case "readLock", "readLockInterruptibly", "tryOptimisticRead" -> walk.locks.hold(lock, true);
      case "tryWriteLock", "tryConvertToWriteLock" -> tries(at, lock, false);
      case "tryReadLock" -> tries(at, lock, true);
      case "unlockWrite" -> walk.locks.release(lock, false);
      case "unlockRead", "validate" -> walk.locks.release(lock, true);
      case "unlock" -> {
        walk.locks.release(lock, true);
        walk.locks.release(lock, false);
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private boolean ofSemaphore(Tree at, AccessPath semaphore, String name) {
    switch (name) {
      case "acquire", "acquireUninterruptibly" -> walk.locks.hold(semaphore, false);
      case "tryAcquire" -> tries(at, semaphore, false);
      case "release" -> walk.locks.release(semaphore, false);
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Whether a semaphore is given one permit, and no other value is to be seen. */
  private boolean isBinary(AccessPath semaphore) {
    List<TreePath> values = walk.tools.implementations.values(semaphore);
    return !values.isEmpty()
        && values.stream()
            .map(TreePath::getLeaf)
            .allMatch(
                v ->
                    v instanceof NewClassTree made
                        && !made.getArguments().isEmpty()
                        && made.getArguments().get(0) instanceof LiteralTree permits
                        && Integer.valueOf(1).equals(permits.getValue()));
  }

  /** It is held where the call says so. */
  private void tries(Tree at, AccessPath guard, boolean shared) {
    Locks held = walk.locks.copy();
    held.hold(guard, shared);
    walk.tests.tells(at, new Outcome(held, walk.locks.copy()));
  }

  private void isHeld(Tree at, AccessPath guard) {
    Locks held = walk.locks.copy();
    if (!held.guards().contains(guard)) {
      held.hold(guard, false);
    }
    Locks free = walk.locks.copy();
    free.guards().removeIf(guard::equals);
    walk.tests.tells(at, new Outcome(held, free));
  }

  /**
   * Notes what a call does to a flag that is used as a lock: {@code while
   * (!busy.compareAndSet(false, true)) {}} and {@code busy.set(false)}.
   */
  void ofFlag(MethodInvocationTree call, AccessPath on, TypeMirror type, String name) {
    boolean flag =
        walk.tools.library.is(type, ATOMIC + "Boolean")
            || walk.tools.library.is(type, ATOMIC + "Integer");
    if (!flag) {
      return;
    }
    List<? extends ExpressionTree> given = call.getArguments();
    if (SETTING.contains(name) && isOpen(given.get(0)) && isClosed(given.get(1))) {
      tries(call, on, false);
    } else if (name.equals("getAndSet") && isClosed(given.get(0))) {
      tries(call, on, false);
      walk.tests.negate();
    } else if (name.startsWith("set") || name.equals("lazySet")) {
      if (isOpen(given.get(0)) && walk.locks.guards().contains(on)) {
        walk.locks.release(on, false);
      }
    }
  }

  private static boolean isOpen(ExpressionTree value) {
    Object literal = literal(value);
    return Boolean.FALSE.equals(literal) || Integer.valueOf(0).equals(literal);
  }

  private static boolean isClosed(ExpressionTree value) {
    Object literal = literal(value);
    return Boolean.TRUE.equals(literal) || Integer.valueOf(1).equals(literal);
  }

  private static Object literal(ExpressionTree value) {
    return BoundModule.withoutParentheses(value) instanceof LiteralTree l ? l.getValue() : null;
  }

  private static boolean isCall(AccessPath way, String name) {
    return way.last() instanceof AccessPath.Step.Call c && c.name().equals(name);
  }

  /** The lock of a pair that a field is given once: {@code w = pair.writeLock()}. */
  private AccessPath ofPair(AccessPath lock) {
    List<TreePath> values =
        lock.last() instanceof AccessPath.Step.Field
            ? walk.tools.implementations.values(lock)
            : List.of();
    if (values.size() != 1
        || !(values.get(0).getLeaf() instanceof MethodInvocationTree call)
        || !(call.getMethodSelect() instanceof MemberSelectTree select)) {
      return lock;
    }
    String name = select.getIdentifier().toString();
    TreePath pair = new TreePath(new TreePath(values.get(0), select), select.getExpression());
    return (name.equals(READ) || name.equals(WRITE))
            && walk.tools.module.element(pair) instanceof VariableElement field
            && field.getKind().isField()
        ? lock.holder().then(new AccessPath.Step.Field(field)).then(new AccessPath.Step.Call(name))
        : lock;
  }
}
