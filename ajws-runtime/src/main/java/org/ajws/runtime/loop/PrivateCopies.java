package org.ajws.runtime.loop;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import org.ajws.runtime.failure.Sneaky;

/** Copies values of private variables. */
public final class PrivateCopies {
  /** The {@code clone()} to call for a class, or nothing. */
  private static final ClassValue<Method[]> clones =
      new ClassValue<>() {
        @Override
        protected Method[] computeValue(Class<?> type) {
          Method found = findClone(type);
          return found == null ? new Method[0] : new Method[] {found};
        }
      };

  private PrivateCopies() {}

  /**
   * A copy for one task: of an array in all its dimensions, of a {@link Cloneable} its clone; null
   * and anything else is given back as it is.
   *
   * @param value the value that the variable had when the task began
   * @param <T> its type
   * @return the copy
   * @throws IllegalArgumentException if the object is {@link Cloneable} but its {@code clone()}
   *     cannot be called
   */
  @SuppressWarnings("unchecked")
  public static <T> T copy(T value) {
    if (value == null) {
      return null;
    }
    if (value.getClass().isArray()) {
      return (T) ArrayCopies.copy(value);
    }
    return value instanceof Cloneable ? (T) copyCloneable(value) : value;
  }

  private static Object copyCloneable(Object value) {
    Method[] clone = clones.get(value.getClass());
    if (clone.length == 0) {
      throw new IllegalArgumentException(
          "@Private: "
              + value.getClass().getName()
              + " is Cloneable, but its clone() cannot be called; declare it public");
    }
    try {
      return clone[0].invoke(value);
    } catch (InvocationTargetException e) {
      throw Sneaky.raise(e.getCause());
    } catch (IllegalAccessException e) {
      throw new IllegalArgumentException("@Private: cannot clone " + value.getClass().getName(), e);
    }
  }

  /** Looks for a declaration that may be called from here; the call dispatches to the overrider. */
  private static Method findClone(Class<?> type) {
    for (Class<?> c = type; c != Object.class; c = c.getSuperclass()) {
      try {
        Method m = c.getDeclaredMethod("clone");
        if (m.trySetAccessible()) {
          return m;
        }
      } catch (NoSuchMethodException e) {
        continue;
      }
    }
    return null;
  }
}
