package org.ajws.runtime.frame;

import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Answers whether a virtual call may go to the fast version of a method. A class that is not
 * translated may override the original method; then there is no fast version of the override, and
 * the call must go to the original name.
 */
public final class Twins {
  private static final String FAST = "$fast";

  private static final ClassValue<Map<Key, Boolean>> known =
      new ClassValue<>() {
        @Override
        protected Map<Key, Boolean> computeValue(Class<?> type) {
          return new ConcurrentHashMap<>();
        }
      };

  /** A method of a translated class; kept by the classes below, which keep that class anyway. */
  private record Key(Class<?> translated, String name, String twin, List<Class<?>> parameters) {}

  private Twins() {}

  /**
   * Whether the method that a call on {@code self} reaches has no fast version beside it.
   *
   * @param self the receiver; null is left to the call
   * @param translated a translated class or interface that declares the method
   * @param name the name of the method
   * @param parameters its erased parameter types
   * @return true if the call must go to the original name
   */
  public static boolean isOverridden(
      Object self, Class<?> translated, String name, Class<?>... parameters) {
    return isOverridden(self, translated, name, name + FAST, parameters, parameters);
  }

  /**
   * The same for twins of any kind.
   *
   * @param self the receiver; null is left to the call
   * @param translated a translated class or interface that declares the method
   * @param name the name of the method
   * @param twin that of its twin
   * @param parameters the erased parameter types of the method
   * @param ofTwin those of the twin
   * @return true if the call must go to the original name
   */
  public static boolean isOverridden(
      Object self,
      Class<?> translated,
      String name,
      String twin,
      Class<?>[] parameters,
      Class<?>[] ofTwin) {
    if (self == null || self.getClass() == translated) {
      return false;
    }
    Class<?> type = self.getClass();
    Key key = new Key(translated, name, twin, List.of(parameters));
    return known
        .get(type)
        .computeIfAbsent(
            key, k -> isOverriddenIn(type, translated, name, twin, parameters, ofTwin));
  }

  private static boolean isOverriddenIn(
      Class<?> type,
      Class<?> translated,
      String name,
      String twin,
      Class<?>[] parameters,
      Class<?>[] ofTwin) {
    try {
      Class<?> by =
          translated.isInterface()
              ? type.getMethod(name, parameters).getDeclaringClass()
              : implementor(type, translated, name, parameters);
      return by != translated && declared(by, twin, ofTwin) == null;
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
