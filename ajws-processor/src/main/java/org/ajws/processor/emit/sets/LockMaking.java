package org.ajws.processor.emit.sets;

import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.emit.AddedMember;
import org.ajws.processor.source.BoundModule;

/**
 * The text of an object's lock, which is made when it is first asked for: who comes first puts it
 * into the field by one atomic operation, and nobody waits. Where there are no handles of fields,
 * or a class may have no static ones nested in it, it is made under a monitor, for which the object
 * needs an identity hash.
 */
final class LockMaking {
  private static final String HANDLE = "java.lang.invoke.VarHandle";
  private static final String MEMBER_HANDLE = "org.ajws.runtime.lock.MemberHandle";
  private static final String ORDERED = "org.ajws.runtime.lock.OrderedLock";

  private final String owner;
  private final boolean byHandle;

  private LockMaking(TypeElement type, boolean byHandle) {
    this.owner = type.getSimpleName().toString();
    this.byHandle = byHandle;
  }

  /**
   * How objects of a class make their locks.
   *
   * @param handles whether the target has handles of fields
   */
  static LockMaking of(BoundModule module, TypeElement type, boolean handles) {
    boolean nests = // inner classes have no static members before Java 16
        type.getNestingKind() == NestingKind.TOP_LEVEL
            || type.getNestingKind() == NestingKind.MEMBER
                && type.getModifiers().contains(Modifier.STATIC);
    return new LockMaking(type, handles && nests && module.namedType(HANDLE) != null);
  }

  /**
   * The field and the method that gives its lock.
   *
   * @param access of the method
   * @param lock the type of what it gives
   * @param held the type of the field
   * @param name of both
   * @param present the lock in the value {@code held} of the field; null for that of another object
   * @param made a new lock
   */
  String accessor(
      String access, String lock, String held, String name, String present, String made) {
    String look = "%1$s held = this.%2$s; %3$s lock = %4$s;".formatted(held, name, lock, present);
    String accessor =
        " private transient volatile %1$s %2$s; ".formatted(held, name)
            + AddedMember.MARK
            + "%1$s final %2$s %3$s() { %4$s return lock != null ? lock : this.%3$s_made(); } "
                .formatted(access, lock, name, look)
            + AddedMember.MARK
            + "private %1$s %2$s_made() { ".formatted(lock, name);
    if (!byHandle) {
      return accessor
          + "synchronized (%1$s.guard(this)) { %2$s if (lock == null) { this.%3$s = lock = %4$s; } return lock; } } "
              .formatted(ORDERED, look, name, made);
    }
    return accessor
        + "while (true) { %1$s if (lock != null) { return lock; } lock = %2$s;"
            .formatted(look, made)
        + " if (%1$s_handle.of.compareAndSet(this, held, %2$slock)) { return lock; } } } "
            .formatted(name, lock.equals(held) ? "" : "(" + held + ") ")
        + AddedMember.MARK
        + "private static final class %s_handle { static final %s of = %s.of(java.lang.invoke.MethodHandles.lookup(), %s.class, \"%s\", %s.class); } "
            .formatted(name, HANDLE, MEMBER_HANDLE, owner, name, held);
  }
}
