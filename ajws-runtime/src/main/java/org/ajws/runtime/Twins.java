package org.ajws.runtime;

import java.lang.reflect.Method;
import java.util.Arrays;

/**
 * Answers whether a virtual call may go to the fast version of a method. A class that is not
 * translated may override the original method; then there is no fast version of the override, and
 * the call must go to the original name.
 */
public final class Twins {
  private static final String FAST = "$fast";

  private static final ClassValue<Answers> known =
      new ClassValue<>() {
        @Override
        protected Answers computeValue(Class<?> type) {
          return new Answers();
        }
      };

  /** One answer; what it refers to is kept by the class that it is about, which is below. */
  private record Answer(
      Class<?> translated, String name, Class<?>[] parameters, boolean overridden, Answer next) {}

  /** The answers for the instances of one class: as many as it inherits methods that were asked. */
  private static final class Answers {
    private volatile Answer first; // written under the lock of this

    boolean find(Class<?> type, Class<?> translated, String name, Class<?>[] parameters) {
      for (Answer a = first; a != null; a = a.next) {
        if (a.translated == translated
            && a.name.equals(name)
            && Arrays.equals(a.parameters, parameters)) {
          return a.overridden;
        }
      }
      boolean overridden = isOverriddenIn(type, translated, name, parameters);
      synchronized (this) {
        first = new Answer(translated, name, parameters, overridden, first);
      }
      return overridden;
    }
  }

  private Twins() {}

  /**
   * Whether the method that a call on {@code self} reaches has no fast version beside it. Costs a
   * few nanoseconds after the first time.
   *
   * @param self the receiver; null is left to the call
   * @param translated a translated class or interface that declares the method
   * @param name the name of the method
   * @param parameters its erased parameter types
   * @return true if the call must go to the original name
   */
  public static boolean isOverridden(
      Object self, Class<?> translated, String name, Class<?>... parameters) {
    if (self == null || self.getClass() == translated) {
      return false;
    }
    Class<?> type = self.getClass();
    return known.get(type).find(type, translated, name, parameters);
  }

  private static boolean isOverriddenIn(
      Class<?> type, Class<?> translated, String name, Class<?>[] parameters) {
    try {
      Class<?> by =
          translated.isInterface()
              ? type.getMethod(name, parameters).getDeclaringClass()
              : implementor(type, translated, name, parameters);
      return by != translated && declared(by, name + FAST, parameters) == null;
    } catch (NoSuchMethodException | LinkageError | SecurityException e) {
      return true; // it cannot be looked up: the original name is always right
    }
  }

  /** The lowest class from {@code type} up to {@code translated} that declares the method. */
  private static Class<?> implementor(
      Class<?> type, Class<?> translated, String name, Class<?>[] parameters) {
    Class<?> c = type;
    while (c != translated && c != null && declared(c, name, parameters) == null) {
      c = c.getSuperclass();
    }
    return c == null ? translated : c;
  }

  private static Method declared(Class<?> type, String name, Class<?>[] parameters) {
    try {
      return type.getDeclaredMethod(name, parameters);
    } catch (NoSuchMethodException e) {
      return null;
    }
  }
}
