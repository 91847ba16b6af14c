package org.ajws.agent.race;

import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.WeakHashMap;
import org.ajws.agent.jdk.JdkTable;

/**
 * Objects of the JDK: which are watched, and where their one location is.
 *
 * <p>Used by one thread, but for {@link #isTracked}.
 */
final class JdkObjects {
  /** What views of objects that bear several threads belong to. */
  private static final Object SAFE = new Object();

  private final ArrayShadows shadows;
  final IdentityTable<Object> bases = new IdentityTable<>(1 << 8);
  private final IdentityTable<Object> ordered = new IdentityTable<>(1 << 4);
  private final ClassValue<Tracking> tracking =
      new ClassValue<>() {
        @Override
        protected Tracking computeValue(Class<?> type) {
          return Tracking.of(type);
        }
      };

  JdkObjects(ArrayShadows shadows) {
    this.shadows = shadows;
  }

  /**
   * What of a class's objects is watched.
   *
   * @param tracked whether it is a class of the JDK whose objects do not bear several threads, or
   *     extends one
   * @param own methods that a class outside the JDK has itself: they are watched inside
   * @param purges whether what only reads drops entries whose keys are gone
   */
  private record Tracking(boolean tracked, Set<String> own, boolean purges) {
    static Tracking of(Class<?> type) {
      Set<String> own = new HashSet<>();
      Class<?> c = type;
      for (; c != null && !JdkTable.isJdk(c); c = c.getSuperclass()) {
        List.of(c.getDeclaredMethods()).forEach(m -> own.add(m.getName()));
      }
      boolean tracked = c != null && JdkTable.standard().isTracked(c);
      return new Tracking(tracked, own, WeakHashMap.class.isAssignableFrom(type));
    }
  }

  boolean isTracked(Object o, String method) {
    Tracking t = tracking.get(o.getClass());
    return t.tracked && (t.own.isEmpty() || !t.own.contains(method));
  }

  /** An object, or what it is a view of; null if that bears several threads. */
  Object whole(Object o) {
    Object base = bases.get(o);
    return base == SAFE ? null : base == null ? o : base;
  }

  /** Whether what only reads it changes it. */
  boolean isChangedByReads(Object whole) {
    return tracking.get(whole.getClass()).purges;
  }

  /** A map was made that moves the entries that are asked for to its end. */
  void ordersByAccess(Object map) {
    ordered.put(map, map.getClass());
  }

  /** Whether it is such a map, or a view of one. */
  boolean isOrderedByAccess(Object o) {
    Object whole = whole(o);
    return whole != null && ordered.get(whole) != null;
  }

  long[] ownShadow(Object o) {
    return shadows.ofObject(o);
  }

  /** What an iterator runs over; null if that is not known, or bears several threads. */
  Object base(Object o) {
    Object base = bases.get(o);
    return base == SAFE ? null : base;
  }

  void view(Object view, Object base) {
    Object root = bases.get(base);
    Object whole = root == null || base instanceof Iterator ? base : root;
    if (isTracked(whole, "")) {
      bases.put(view, whole);
    } else if (isTracked(view, "") && !JdkTable.isPlace(view.getClass())) {
      bases.put(view, SAFE); // it has nothing of its own
    }
  }
}
