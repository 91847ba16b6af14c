package org.ajws.processor.analysis.effects;

import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import java.util.List;
import javax.lang.model.element.VariableElement;

/**
 * Calls of locks. Who holds the read lock of a pair keeps those away that write under the write
 * lock, and so reads safely, but does not keep away other readers: that lock protects no write. A
 * field that holds one of a pair is taken for it.
 */
final class HeldLocks {
  private static final String READ = "readLock";
  private static final String WRITE = "writeLock";

  private final SymbolicEvaluator walk;

  HeldLocks(SymbolicEvaluator walk) {
    this.walk = walk;
  }

  /** Notes {@code lock()} and {@code unlock()}; false for any other call. */
  boolean call(AccessPath written, String name) {
    AccessPath lock = ofPair(written);
    boolean shared = isCall(lock, READ);
    List<AccessPath> held = shared ? walk.locks.readGuards() : walk.locks.guards();
    AccessPath guard = shared ? lock.holder().then(new AccessPath.Step.Call(WRITE)) : lock;
    switch (name) {
      case "lock", "lockInterruptibly", "tryLock" -> {
        held.add(guard);
        return true;
      }
      case "unlock" -> {
        held.remove(guard);
        return true;
      }
      default -> {
        return false;
      }
    }
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
