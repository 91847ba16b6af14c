package org.ajws.agent.race;

import java.lang.reflect.Array;

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
  private static final IdentityTable<long[]> SHADOWS = new IdentityTable<>(1 << 15);
  private static final JdkObjects OBJECTS = new JdkObjects(SHADOWS, SESSION.memory);
  private static final int MOST_SLOTS = 1 << 30;

  private Checks() {}

  // --- fields --------------------------------------------------------------------------------

  /** The shadow of so many fields of an object. */
  public static long[] newShadow(int fields) {
    long[] made = Shadow.ofFields(fields);
    SESSION.memory.add(made, fields, false);
    return made;
  }

  /** A field is read. */
  public static void read(Object where, long[] s, int i, int site) {
    if (DETECTOR.isNewRead(s[i])) {
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

  /** An object is the copy of another one: its locations are its own. */
  public static void cloned(Object copy) {
    if (copy != null) {
      Copies.forgetShadows(copy, SESSION.limits);
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
    if (s != null && i >= 0 && i < Shadow.slots(s)) {
      read(array, s, i, site);
    }
    return s;
  }

  /** The same for a slot that is written. */
  public static long[] writeSlot(Object array, int i, Object last, long[] shadow, int site) {
    long[] s = array == last ? shadow : watchedShadow(array);
    if (s != null && i >= 0 && i < Shadow.slots(s)) {
      write(array, s, i, site);
    }
    return s;
  }

  /**
   * The shadow of an array; null if it is not watched. Another thread than the watched one may get
   * that of another array: only the watched one acts on what is in it.
   */
  static long[] watchedShadow(Object array) {
    if (array == null) {
      return null;
    }
    long[] s = SHADOWS.cached(array);
    return s != null ? s : SESSION.isWatched() ? shadow(array) : null;
  }

  /** The shadow of an array, which is made at its first access; null if it is too long. */
  static long[] shadow(Object array) {
    long[] known = SHADOWS.get(array);
    return known != null ? known : newShadow(array);
  }

  private static long[] newShadow(Object array) {
    int length = Array.getLength(array);
    if (length >= MOST_SLOTS) {
      SESSION.limits.add(Limits.Kind.STRUCTURE, "an array of 2^30 slots or more is not watched");
      return null;
    }
    try {
      long[] made = Shadow.ofArray(length);
      SESSION.memory.add(made, length, true);
      SHADOWS.put(array, made);
      return made;
    } catch (VirtualMachineError e) {
      throw SESSION.broken(e);
    }
  }

  /** Some slots are read; what lies outside of the array is left out. */
  public static void readRange(Object array, int from, int to, int site) {
    if (array != null && array.getClass().isArray() && SESSION.isWatched()) {
      long[] s = shadow(array);
      int end = s == null ? 0 : Math.min(to, Shadow.slots(s));
      for (int i = Math.max(0, from); i < end; i++) {
        read(array, s, i, site);
      }
    }
  }

  /** Some slots are written; what lies outside of the array is left out. */
  public static void writeRange(Object array, int from, int to, int site) {
    if (array != null && array.getClass().isArray() && SESSION.isWatched()) {
      long[] s = shadow(array);
      int end = s == null ? 0 : Math.min(to, Shadow.slots(s));
      for (int i = Math.max(0, from); i < end; i++) {
        write(array, s, i, site);
      }
    }
  }

  /** {@code System.arraycopy} is about to be called. */
  public static void copy(Object from, int i, Object to, int j, int n, int readSite, int site) {
    if (n > 0) {
      readRange(from, i, i + n, readSite);
      writeRange(to, j, j + n, site);
    }
  }

  // --- objects of the JDK --------------------------------------------------------------------

  /** A method that reads an object of the JDK is about to be called on it, or with it. */
  public static void readObject(Object o, String method, int site) {
    if (o != null && OBJECTS.isTracked(o, method) && SESSION.isWatched()) {
      read(o, OBJECTS.shadow(o), 0, site);
    }
  }

  /** A method that changes an object of the JDK is about to be called on it, or with it. */
  public static void writeObject(Object o, String method, int site) {
    if (o != null && OBJECTS.isTracked(o, method) && SESSION.isWatched()) {
      write(o, OBJECTS.shadow(o), 0, site);
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
