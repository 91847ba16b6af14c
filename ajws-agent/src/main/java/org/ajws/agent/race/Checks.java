package org.ajws.agent.race;

import java.lang.reflect.Array;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.StampedLock;

/**
 * What instrumented code calls before it touches memory. A check of null, of an index out of bounds
 * or by another thread than the watched one does nothing: the access itself says what is wrong.
 *
 * <p>All state is that of the one run that this JVM makes, and of the thread that makes it.
 */
public final class Checks {
  private static final Session SESSION = Session.CURRENT;
  private static final Detector DETECTOR = SESSION.detector;
  private static final TaskOrder ORDER = DETECTOR.order;
  private static final TokenRanges RANGES = ORDER.ranges;
  private static final ArrayShadows SHADOWS = new ArrayShadows(SESSION);
  static final JdkObjects OBJECTS = new JdkObjects(SHADOWS);

  private Checks() {}

  // --- fields --------------------------------------------------------------------------------

  /** The shadow of so many fields of an object. */
  public static long[] newShadow(int fields) {
    long[] made = Shadow.of(fields);
    SESSION.memory.add(made, fields, false);
    return made;
  }

  /** A field is read. */
  public static void read(Object where, long[] s, int i, int site) {
    if (Detector.isNewRead(ORDER, RANGES, s[i])) {
      slow(where, s, i, site, false);
    }
  }

  /** A field is written. */
  public static void write(Object where, long[] s, int i, int site) {
    if (s[i] != (long) ORDER.token << 32) {
      slow(where, s, i, site, true);
    }
  }

  private static void slow(Object where, long[] s, int i, int site, boolean write) {
    if (!SESSION.isWatched()) {
      return;
    }
    try {
      if (write) {
        DETECTOR.writeSlow(where, s, i, site);
      } else {
        DETECTOR.readSlow(where, s, i, site);
      }
    } catch (VirtualMachineError e) {
      throw SESSION.broken(e);
    }
  }

  /** An object was copied: all of its fields are read, and the copy's locations are its own. */
  public static void cloned(Object original, Object copy, int site) {
    if (copy != null) {
      boolean isWatched = SESSION.isWatched();
      Copies.of(original, copy, site, isWatched, SESSION.limits);
      if (isWatched && OBJECTS.isOrderedByAccess(original)) {
        OBJECTS.ordersByAccess(copy);
      }
    }
  }

  /** A method is about to be called on an object, by code that stands where the call stood. */
  public static void notNull(Object object) {
    if (object == null) {
      throw new NullPointerException();
    }
  }

  // --- arrays --------------------------------------------------------------------------------

  /** A slot is read. */
  public static void readSlot(Object array, int i, int site) {
    readSlot(array, i, null, null, site);
  }

  /** A slot is written. */
  public static void writeSlot(Object array, int i, int site) {
    writeSlot(array, i, null, null, site);
  }

  /**
   * A slot is read, at a place that remembers the last array and its shadow.
   *
   * @return the shadow of this array, to be remembered; null if it is not watched
   */
  public static long[] readSlot(Object array, int i, Object last, long[] shadow, int site) {
    long[] s = array == last ? shadow : watchedShadow(array);
    if (s != null) {
      if (i >= 0 && i < Shadow.slots(s)) {
        read(array, s, i, site);
      } else if (s == ArrayShadows.SEGMENTED) {
        return segmented(array, i, 1, 0, site, false);
      }
    }
    return s;
  }

  /** The same for a slot that is written. */
  public static long[] writeSlot(Object array, int i, Object last, long[] shadow, int site) {
    long[] s = array == last ? shadow : watchedShadow(array);
    if (s != null) {
      if (i >= 0 && i < Shadow.slots(s)) {
        write(array, s, i, site);
      } else if (s == ArrayShadows.SEGMENTED) {
        return segmented(array, i, 1, 0, site, true);
      }
    }
    return s;
  }

  /**
   * The words of an array; {@link ArrayShadows#SEGMENTED}; null if it is not watched. Another
   * thread than the watched one may get those of another array: only the watched one acts on what
   * is in them.
   */
  static long[] watchedShadow(Object array) {
    if (array == null) {
      return null;
    }
    long[] s = SHADOWS.cached(array);
    return s != null ? s : SESSION.isWatched() ? shadow(array) : null;
  }

  private static long[] shadow(Object array) {
    try {
      return SHADOWS.shadow(array);
    } catch (VirtualMachineError e) {
      throw SESSION.broken(e);
    }
  }

  /** Slots of an array with segments are accessed; gives what is to be remembered of it. */
  static long[] segmented(
      Object array, int last, int iterations, int stride, int site, boolean write) {
    if (!SESSION.isWatched()) {
      return ArrayShadows.SEGMENTED;
    }
    try {
      return SHADOWS.access(array, last, iterations, stride, site, write);
    } catch (VirtualMachineError e) {
      throw SESSION.broken(e);
    }
  }

  /** Slots are accessed, by the watched thread. */
  static void slots(Object array, int last, int iterations, int stride, int site, boolean write) {
    long[] s = shadow(array);
    if (s != null) {
      LoopChecks.range(array, s, last, iterations, stride, site, write);
    }
  }

  /** Whether accesses to some slots of an array are {@link Detector#isPlain}. */
  static boolean arePlain(Object array, int from, int to, boolean write) {
    return SHADOWS.arePlain(array, from, to, write);
  }

  /** Some slots are accessed; what lies outside of the array is left out. */
  private static void range(Object array, int from, int to, int site, boolean write) {
    if (array != null && array.getClass().isArray() && SESSION.isWatched()) {
      int first = Math.max(0, from);
      int end = Math.min(to, Array.getLength(array));
      if (first < end) {
        slots(array, end - 1, end - first, 1, site, write);
      }
    }
  }

  /** Some slots are read; what lies outside of the array is left out. */
  public static void readRange(Object array, int from, int to, int site) {
    range(array, from, to, site, false);
  }

  /** Some slots are written; what lies outside of the array is left out. */
  public static void writeRange(Object array, int from, int to, int site) {
    range(array, from, to, site, true);
  }

  /** {@code System.arraycopy} is about to be called. */
  public static void copy(Object from, int i, Object to, int j, int n, int readSite, int site) {
    if (n > 0) {
      readRange(from, i, i + n, readSite);
      writeRange(to, j, j + n, site);
    }
  }

  // --- arrays that do not outlive a call -------------------------------------------------------

  /** A call begins that makes such arrays; gives what it is to release. */
  public static Object mark() {
    return SHADOWS.local.mark();
  }

  /** An array was made that does not outlive the call. */
  public static void local(Object array) {
    newLocal(array, true);
  }

  /** An array was made that lives on only if the call returns it. */
  public static void toReturn(Object array) {
    newLocal(array, false);
  }

  private static void newLocal(Object array, boolean owned) {
    if (SESSION.isWatchedNow() && Array.getLength(array) < Segments.LEAST_SLOTS) {
      try {
        SHADOWS.local.add(array, owned);
      } catch (VirtualMachineError e) {
        throw SESSION.broken(e);
      }
    }
  }

  /** A call has returned an array that was made in it and does not outlive this one. */
  public static void adopt(Object array) {
    if (SESSION.isWatchedNow()) {
      SHADOWS.local.adopt(array);
    }
  }

  /** The call ends. */
  public static void release(Object mark) {
    if (SESSION.isWatchedNow()) {
      try {
        SHADOWS.local.release(mark);
      } catch (VirtualMachineError e) {
        throw SESSION.broken(e);
      }
    }
  }

  // --- objects of the JDK --------------------------------------------------------------------

  /** A method that reads an object of the JDK is about to be called on it, or with it. */
  public static void readObject(Object o, String method, int site) {
    if (o != null && OBJECTS.isTracked(o, method) && SESSION.isWatched()) {
      Object whole = OBJECTS.whole(o);
      if (whole != null) {
        long[] s = OBJECTS.ownShadow(whole);
        if (OBJECTS.isChangedByReads(whole)) {
          write(o, s, 0, site);
        } else {
          read(o, s, 0, site);
        }
      }
    }
  }

  /** An entry of a map is about to be asked for, which may move it. */
  public static void readEntry(Object map, String method, int site) {
    if (map != null && SESSION.isWatched() && OBJECTS.isOrderedByAccess(map)) {
      writeObject(map, method, site);
    } else {
      readObject(map, method, site);
    }
  }

  /** A map was made, perhaps one that moves entries that are asked for. */
  public static void made(Object map, boolean ordersByAccess) {
    if (ordersByAccess && SESSION.isWatched()) {
      OBJECTS.ordersByAccess(map);
    }
  }

  /** A method that reads what is in an array is about to be called with it. */
  public static void readElements(Object[] array, int site) {
    if (array != null) {
      for (Object o : array) {
        readObject(o, "", site);
      }
    }
  }

  /** The same of one that reads what is in arrays in it, too. */
  public static void readDeep(Object[] array, int site) {
    if (array != null && SESSION.isWatched()) {
      Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
      Deque<Object[]> left = new ArrayDeque<>(List.<Object[]>of(array));
      while (!left.isEmpty()) {
        Object[] next = left.pop();
        readElements(next, site);
        for (Object o : next) {
          if (o != null && o.getClass().isArray() && seen.add(o)) {
            readRange(o, 0, Integer.MAX_VALUE, site);
            if (o instanceof Object[]) {
              left.push((Object[]) o);
            }
          }
        }
      }
    }
  }

  /** A method that changes an object of the JDK is about to be called on it, or with it. */
  public static void writeObject(Object o, String method, int site) {
    if (o != null && OBJECTS.isTracked(o, method) && SESSION.isWatched()) {
      Object whole = OBJECTS.whole(o);
      if (whole != null) {
        write(o, OBJECTS.ownShadow(whole), 0, site);
      }
    }
  }

  /** An iterator moves on: it changes, what it runs over is read. */
  public static void advance(Object iterator, String method, int readSite, int site) {
    if (iterator != null && OBJECTS.isTracked(iterator, method) && SESSION.isWatched()) {
      Object base = OBJECTS.base(iterator);
      if (base != null) {
        readObject(base, method, readSite);
      }
      write(iterator, OBJECTS.ownShadow(iterator), 0, site);
    }
  }

  /** A collection gave out a view of itself or an iterator over itself. */
  public static void view(Object view, Object base) {
    if (view != null && base != null && view != base && SESSION.isWatched()) {
      OBJECTS.view(view, base);
    }
  }

  // --- locks ---------------------------------------------------------------------------------

  /** A monitor was entered. */
  public static void entered(Object monitor, boolean translated) {
    if (monitor != null && SESSION.isWatched()) {
      SESSION.entered(monitor, translated);
    }
  }

  /** A monitor is about to be left. */
  public static void leaving(Object monitor, boolean translated) {
    if (monitor != null && SESSION.isWatched()) {
      SESSION.leaving(monitor, translated);
    }
  }

  /** A lock of java.util.concurrent was taken. */
  public static void locked(Object lock, boolean translated) {
    if (lock != null && SESSION.isWatched()) {
      SESSION.locked(lock, translated);
    }
  }

  /** It was perhaps taken. */
  public static void tried(boolean taken, Object lock, boolean translated) {
    if (taken) {
      locked(lock, translated);
    }
  }

  /** It is about to be given back. */
  public static void unlocking(Object lock, boolean translated) {
    if (lock != null && SESSION.isWatched()) {
      SESSION.unlocking(lock, translated);
    }
  }

  /** A stamp was got: of a lock that was taken, or not. */
  public static void stamped(Object lock, long stamp, boolean translated) {
    if (SESSION.isWatched() && StampedLock.isLockStamp(stamp)) {
      SESSION.stamped(lock, StampedLock.isReadLockStamp(stamp), translated);
    }
  }

  /** A stamp is about to be given back. */
  public static void unstamping(Object lock, long stamp, boolean translated) {
    if (lock != null && SESSION.isWatched() && StampedLock.isLockStamp(stamp)) {
      SESSION.unstamped(lock, StampedLock.isReadLockStamp(stamp), translated);
    }
  }

  /** A stamp became another one, unless that is 0. */
  public static void converted(Object lock, long stamp, long old, boolean translated) {
    if (stamp != 0) {
      unstamping(lock, old, translated);
      stamped(lock, stamp, translated);
    }
  }

  /** A lock of stamps was perhaps given back without one. */
  public static void givenBack(Object lock, boolean is, boolean shared, boolean translated) {
    if (is && SESSION.isWatched()) {
      SESSION.unstamped(lock, shared, translated);
    }
  }

  /** A lock is one side of another one. */
  public static void side(Object side, Object lock, boolean shared) {
    if (side != null && lock != null && SESSION.isWatched()) {
      SESSION.side(side, lock, shared);
    }
  }

  // --- class initialisers and the end ----------------------------------------------------------

  /** A class initialiser begins: what it does happens before all that sees the class. */
  public static Object outside() {
    return SESSION.isWatched() ? SESSION.outside() : null;
  }

  /** It ends. */
  public static void inside(Object before) {
    if (before != null) {
      SESSION.inside(before);
    }
  }

  /** The program is about to end itself. */
  public static void exiting(String how) {
    SESSION.exiting(how);
  }
}
