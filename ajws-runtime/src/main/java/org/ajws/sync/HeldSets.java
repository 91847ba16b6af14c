package org.ajws.sync;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.ajws.runtime.lock.OrderedLock;

/** Finds the locks of an object's atomic sets, by the accessors that the translation has added. */
final class HeldSets {
  private static final String LOCK = "ajws$lock_";
  private static final String MONITOR = "ajws$monitor_";

  private static final ClassValue<HeldSets> OF_CLASSES =
      new ClassValue<>() {
        @Override
        protected HeldSets computeValue(Class<?> type) {
          return new HeldSets(type);
        }
      };

  private final List<Method> locks = new ArrayList<>();
  private String monitor; // a set with another kind of lock; null if there is none
  private String hidden; // why an accessor cannot be called; null if all can

  private HeldSets(Class<?> type) {
    for (Method m : type.getMethods()) {
      if (m.getParameterCount() != 0 || m.getReturnType() != OrderedLock.class) {
        continue;
      }
      if (m.getName().startsWith(MONITOR)) {
        monitor = m.getName().substring(MONITOR.length());
      } else if (m.getName().startsWith(LOCK)) {
        try {
          m.setAccessible(true);
          locks.add(m);
        } catch (RuntimeException e) { // a module that does not open the package
          hidden = e.getMessage();
        }
      }
    }
  }

  /**
   * The locks of all sets of some objects, each once, in their order.
   *
   * @param inOrder whether nothing of the run is parallel, so that sets without a lock will do
   * @throws IllegalArgumentException if a set has none that can be held
   */
  static List<OrderedLock> locks(boolean inOrder, Iterable<?> objects) {
    List<OrderedLock> all = new ArrayList<>();
    for (Object object : objects) {
      if (object != null) {
        HeldSets sets = OF_CLASSES.get(object.getClass());
        if (!inOrder) {
          sets.require(object.getClass().getName());
        }
        for (Method m : sets.locks) {
          OrderedLock lock = call(m, object);
          if (lock != null && !all.contains(lock)) {
            all.add(lock);
          }
        }
      }
    }
    all.sort(Comparator.comparingLong(OrderedLock::number));
    return all;
  }

  private void require(String type) {
    if (hidden != null) {
      throw new IllegalArgumentException(
          "the sets of "
              + type
              + " cannot be held: open its package to org.ajws.runtime; "
              + hidden);
    }
    if (monitor != null) {
      throw new IllegalArgumentException(
          "the set %s of %s cannot be held: it has a monitor, which belongs to a thread; translate"
                  .formatted(monitor, type)
              + " its module with locks="
              + type.substring(type.lastIndexOf('.') + 1)
              + "."
              + monitor
              + "=reentrant");
    }
    if (locks.isEmpty()) {
      throw new IllegalArgumentException(
          type + " has no atomic set with a lock that an interval could hold");
    }
  }

  private static OrderedLock call(Method accessor, Object object) {
    try {
      return (OrderedLock) accessor.invoke(object);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException(e); // it is accessible, and throws nothing
    }
  }
}
