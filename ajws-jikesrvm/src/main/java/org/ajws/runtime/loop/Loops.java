package org.ajws.runtime.loop;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import org.ajws.runtime.failure.Sneaky;

/** What the bodies of translated loops and asyncs call. */
public final class Loops {
  private Loops() {}

  /**
   * A value of a {@code @Private} variable for one task: arrays copied in all dimensions, {@code
   * Cloneable}s cloned; anything else is returned as it is.
   *
   * @param value the variable's value, perhaps null
   * @param <T> its type
   * @return the copy
   * @throws IllegalArgumentException if a {@code Cloneable} has no {@code clone()} to call
   */
  @SuppressWarnings("unchecked") // a copy has the class of the original
  public static <T> T privateCopy(T value) {
    if (value == null) {
      return null;
    }
    if (value.getClass().isArray()) {
      return (T) ArrayCopies.copy(value);
    }
    return value instanceof Cloneable ? (T) copyCloneable(value) : value;
  }

  /** Looks for a declaration of {@code clone}; the call dispatches to the overrider. */
  private static Object copyCloneable(Object value) {
    try {
      for (Class<?> c = value.getClass(); c != Object.class; c = c.getSuperclass()) {
        Method clone = declaredClone(c);
        if (clone != null) {
          clone.setAccessible(true);
          return clone.invoke(value);
        }
      }
    } catch (InvocationTargetException e) {
      throw Sneaky.raise(e.getCause());
    } catch (IllegalAccessException e) {
      throw new IllegalArgumentException("@Private: cannot clone " + value.getClass().getName(), e);
    }
    throw new IllegalArgumentException(
        "@Private: "
            + value.getClass().getName()
            + " is Cloneable, but its clone() cannot be called; declare it public");
  }

  private static Method declaredClone(Class<?> type) {
    for (Method m : type.getDeclaredMethods()) {
      if (m.getName().equals("clone") && m.getParameterTypes().length == 0 && !m.isBridge()) {
        return m;
      }
    }
    return null;
  }
}
