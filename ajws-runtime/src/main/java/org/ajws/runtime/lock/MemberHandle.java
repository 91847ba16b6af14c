package org.ajws.runtime.lock;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Gives generated code the handle of a field, for atomic operations on the only member of a set.
 */
public final class MemberHandle {
  private MemberHandle() {}

  /**
   * Looks a field up.
   *
   * @param lookup of the class that has the field, or of one nested in it
   * @param owner the class that has the field
   * @param field its name; it is no static field
   * @param type its type
   * @return the handle, all of whose modes may be used
   * @throws IllegalStateException if there is no such field: the class was changed after it was
   *     translated
   */
  public static VarHandle of(
      MethodHandles.Lookup lookup, Class<?> owner, String field, Class<?> type) {
    try {
      return in(owner, lookup).findVarHandle(owner, field, type);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(
          owner.getName() + " has no field " + field + " that its translation can use", e);
    }
  }

  /** Class files for Java 10 and earlier do not say that nested classes see private fields. */
  private static MethodHandles.Lookup in(Class<?> owner, MethodHandles.Lookup lookup)
      throws IllegalAccessException {
    return MethodHandles.privateLookupIn(owner, lookup);
  }

  /**
   * Looks a static field up.
   *
   * @param lookup of the class that has the field, or of one nested in it
   * @param owner the class that has the field
   * @param field its name
   * @param type its type
   * @return the handle, all of whose modes may be used
   * @throws IllegalStateException if there is no such field: the class was changed after it was
   *     translated
   */
  public static VarHandle ofStatic(
      MethodHandles.Lookup lookup, Class<?> owner, String field, Class<?> type) {
    try {
      return in(owner, lookup).findStaticVarHandle(owner, field, type);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(
          owner.getName() + " has no static field " + field + " that its translation can use", e);
    }
  }
}
