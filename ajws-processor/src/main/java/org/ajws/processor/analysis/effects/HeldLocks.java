package org.ajws.processor.analysis.effects;

import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
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
  private static final String LOCK = "java.util.concurrent.locks.Lock";
  private static final String READ = "readLock";
  private static final String WRITE = "writeLock";
  private static final String ATOMIC = "java.util.concurrent.atomic.Atomic";

  /** What may be a lock: open by false, 0 or null, and else closed. */
  private static final List<String> FLAGS = List.of("Boolean", "Integer", "Long", "Reference");

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
    if (walk.tools.library.is(type, LOCK)) {
      AccessPath lock = ofPair(on);
      if (isRead(lock)) {
        AccessPath guard = lock.holder().then(new AccessPath.Step.Call(WRITE));
        return ofLock(at, guard, true, name);
      }
      Kind kind = isCall(lock, WRITE) ? Kind.EXCLUSIVE : kind(lock, type);
      return ofLock(at, kind == Kind.UNKNOWN ? some(lock) : lock, kind == Kind.SHARED, name);
    } else if (walk.tools.library.is(type, "java.util.concurrent.locks.StampedLock")) {
      return ofStamps(at, on, name);
    }
    return walk.tools.library.is(type, "java.util.concurrent.Semaphore")
        && isBinary(on)
        && ofSemaphore(at, on, name);
  }

  /** What a variable of a type of locks holds. */
  private enum Kind {
    EXCLUSIVE,
    SHARED,
    UNKNOWN
  }

  /** A lock that is given from outside is believed to be exclusive. */
  private Kind kind(AccessPath lock, TypeMirror type) {
    if (walk.tools.library.is(type, "java.util.concurrent.locks.ReentrantReadWriteLock.ReadLock")) {
      return Kind.SHARED;
    }
    List<Kind> all = walk.tools.implementations.values(lock).stream().map(this::kind).toList();
    Kind first = all.isEmpty() ? Kind.EXCLUSIVE : all.get(0);
    return all.stream().allMatch(first::equals) ? first : Kind.UNKNOWN;
  }

  private Kind kind(TreePath value) {
    ExpressionTree tree = BoundModule.withoutParentheses((ExpressionTree) value.getLeaf());
    if (tree instanceof MethodInvocationTree call) {
      String called = call.getMethodSelect().toString();
      String name = called.substring(called.lastIndexOf('.') + 1);
      TypeMirror type = walk.tools.module.type(new TreePath(value, tree));
      boolean named = type != null && type.toString().equals(LOCK);
      if (name.equals(READ) || name.equals("asReadLock")) {
        return Kind.SHARED;
      }
      return named && !name.equals(WRITE) && !name.equals("asWriteLock")
          ? Kind.UNKNOWN
          : Kind.EXCLUSIVE;
    }
    return tree instanceof ConditionalExpressionTree ? Kind.UNKNOWN : Kind.EXCLUSIVE;
  }

  /** Stands for a lock of which nobody can tell whom it keeps away. */
  private static AccessPath some(AccessPath lock) {
    return new AccessPath(
        new AccessPath.Origin.Unknown(0), List.of(new AccessPath.Step.Call(lock.toString())));
  }

  /** Whether a way leads to the read lock of a pair: held by several, it protects no write. */
  static boolean isRead(AccessPath lock) {
    return isCall(lock, READ);
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
      case "readLock", "readLockInterruptibly" -> walk.locks.hold(lock, true);
      case "tryOptimisticRead" -> {
        if (isValidated()) {
          walk.locks.hold(lock, true);
        }
      }
      case "tryWriteLock" -> tries(at, lock, false);
      case "tryConvertToWriteLock", "tryConvertToReadLock", "tryConvertToOptimisticRead" ->
          converts(at, lock, name);
      case "tryUnlockWrite" -> walk.locks.release(lock, false);
      case "tryUnlockRead" -> walk.locks.release(lock, true);
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

  /** A stamp is exchanged for that of another mode, where the call gives one. */
  private void converts(Tree at, AccessPath lock, String name) {
    Locks other = walk.locks.copy();
    other.drop(lock);
    if (!name.equals("tryConvertToOptimisticRead")) {
      other.hold(lock, name.equals("tryConvertToReadLock"));
    }
    walk.tests.tells(at, new Outcome(other, walk.locks.copy()));
  }

  /** Whether the code asks somewhere if what it read was changed meanwhile. */
  private boolean isValidated() {
    Boolean found =
        new TreeScanner<Boolean, Void>() {
          @Override
          public Boolean visitMemberSelect(MemberSelectTree tree, Void p) {
            boolean asks =
                tree.getIdentifier().contentEquals("validate")
                    || tree.getIdentifier().toString().startsWith("tryConvertTo");
            return asks || Boolean.TRUE.equals(super.visitMemberSelect(tree, p));
          }

          @Override
          public Boolean reduce(Boolean a, Boolean b) {
            return Boolean.TRUE.equals(a) || Boolean.TRUE.equals(b);
          }
        }.scan(HandedOn.member(walk.root).getLeaf(), null);
    return Boolean.TRUE.equals(found);
  }

  private boolean ofSemaphore(Tree at, AccessPath semaphore, String name) {
    switch (name) {
      case "acquire", "acquireUninterruptibly" -> {
        if (isForPermit(at)) {
          walk.locks.hold(semaphore, false);
        }
      }
      case "tryAcquire" -> {
        if (isForPermit(at)) {
          tries(at, semaphore, false);
        }
      }
      case "release" -> opens(semaphore);
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Whether a call asks for one permit, and not for none. */
  private boolean isForPermit(Tree at) {
    List<? extends ExpressionTree> given =
        at instanceof MethodInvocationTree call ? call.getArguments() : List.of();
    return given.isEmpty() || given.size() == 2 || isClosed(given.get(0));
  }

  /** Who opens what he does not hold opens it for two: then it keeps nobody away. */
  private void opens(AccessPath lock) {
    if (!walk.callee && !walk.locks.guards().contains(lock)) {
      walk.opened.add(lock.location());
    }
    walk.locks.release(lock, false);
  }

  /** Whether a lock is one that may be opened by who does not hold it. */
  static boolean isFreely(SymbolicEvaluator walk, AccessPath lock) {
    VariableElement holder = Implementations.holder(lock);
    return holder != null
        && (FLAGS.stream().anyMatch(t -> walk.tools.library.is(holder.asType(), ATOMIC + t))
            || walk.tools.library.is(holder.asType(), "java.util.concurrent.Semaphore"));
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
    boolean changing = isStep(name) || SETTING.contains(name) || name.equals("lazySet");
    if (walk.tools.library.is(type, ATOMIC + "Reference") && (changing || name.startsWith("set"))) {
      walk.opened.add(CommonLocks.held(on).location()); // another lock from now on
    }
    if (FLAGS.stream().noneMatch(t -> walk.tools.library.is(type, ATOMIC + t))) {
      return;
    }
    List<? extends ExpressionTree> given = call.getArguments();
    boolean reference = walk.tools.library.is(type, ATOMIC + "Reference");
    boolean closes =
        SETTING.contains(name)
            && (reference
                ? isNull(given.get(0)) && !isNull(given.get(1)) // who holds it
                : isOpen(given.get(0)) && isClosed(given.get(1)));
    if (closes) {
      tries(call, on, false);
    } else if (name.equals("getAndSet") && isClosed(given.get(0))) {
      tries(call, on, false);
      walk.tests.negate();
    } else if (name.startsWith("set") || name.equals("lazySet")) {
      if (!isClosed(given.get(0))) {
        opens(on);
      }
    } else if (SETTING.contains(name) || isStep(name)) {
      opens(on);
    }
  }

  /** {@code decrementAndGet()}, {@code getAndSet(false)}, {@code compareAndExchange(1, 0)}. */
  private static boolean isStep(String name) {
    return name.startsWith("getAnd")
        || name.endsWith("AndGet")
        || name.startsWith("compareAndExchange");
  }

  private boolean isOpen(ExpressionTree value) {
    Object literal = literal(value);
    return Boolean.FALSE.equals(literal) || literal instanceof Number n && n.longValue() == 0;
  }

  private boolean isClosed(ExpressionTree value) {
    Object literal = literal(value);
    return Boolean.TRUE.equals(literal) || literal instanceof Number n && n.longValue() == 1;
  }

  private static boolean isNull(ExpressionTree value) {
    return BoundModule.withoutParentheses(value).getKind() == Tree.Kind.NULL_LITERAL;
  }

  private Object literal(ExpressionTree value) {
    ExpressionTree tree = BoundModule.withoutParentheses(value);
    if (tree instanceof LiteralTree literal) {
      return literal.getValue();
    }
    return walk.element(tree) instanceof VariableElement v ? v.getConstantValue() : null;
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
