package org.ajws.agent.race;

import java.lang.reflect.Array;

/**
 * What instrumented code calls before accesses one behind the other, between which nothing else
 * runs or branches: to several fields of one object, or slots of one array. Most of these have been
 * accessed by the same tasks, so what is decided of one holds for all.
 *
 * <p>An access is told by its index, or its field's place, and when it is made among the others;
 * those of one call are in the order of their indexes.
 */
public final class GroupChecks {
  /** By how much the number of an access among the others is shifted. */
  public static final int WHEN = 16;

  private static final int ALL = Integer.MAX_VALUE;
  private static final int INDEX = (1 << WHEN) - 1;
  private static final Session SESSION = Session.CURRENT;
  private static final TaskOrder ORDER = SESSION.detector.order;
  private static final TokenRanges RANGES = ORDER.ranges;

  private GroupChecks() {}

  // --- which accesses will be made -------------------------------------------------------------

  /**
   * How many accesses will be made, or more than there are if all will: the first to null, or
   * outside of its array, throws.
   *
   * @param lastA the greatest index that is accessed of an array; negative for an object
   * @param order which of the objects each access is to, and which slot, as two characters
   */
  public static int made(Object a, int lastA, String order) {
    return has(a, lastA) ? ALL : before(order, a, null, null, null);
  }

  /** The same for two objects. */
  public static int made(Object a, int lastA, Object b, int lastB, String order) {
    return has(a, lastA) && has(b, lastB) ? ALL : before(order, a, b, null, null);
  }

  /** The same for three. */
  public static int made(
      Object a, int lastA, Object b, int lastB, Object c, int lastC, String order) {
    return has(a, lastA) && has(b, lastB) && has(c, lastC) ? ALL : before(order, a, b, c, null);
  }

  /** The same for four. */
  public static int made(
      Object a,
      int lastA,
      Object b,
      int lastB,
      Object c,
      int lastC,
      Object d,
      int lastD,
      String order) {
    return has(a, lastA) && has(b, lastB) && has(c, lastC) && has(d, lastD)
        ? ALL
        : before(order, a, b, c, d);
  }

  private static boolean has(Object o, int last) {
    return o != null && (last < 0 || last < Array.getLength(o));
  }

  private static int before(String order, Object a, Object b, Object c, Object d) {
    for (int k = 0; 2 * k < order.length(); k++) {
      int which = order.charAt(2 * k);
      Object o = which == 0 ? a : which == 1 ? b : which == 2 ? c : d;
      if (!has(o, order.charAt(2 * k + 1) - 1)) {
        return k;
      }
    }
    return ALL;
  }

  // --- fields ----------------------------------------------------------------------------------

  /** Two fields are read. */
  public static void read(Object where, long[] s, int made, int x, int siteX, int y, int siteY) {
    if (made == ALL) {
      long word = s[x & INDEX];
      if (s[y & INDEX] == word && !Detector.isNewRead(ORDER, RANGES, word)) {
        return;
      }
    }
    read(where, s, made, x, siteX);
    read(where, s, made, y, siteY);
  }

  /** Three fields are read. */
  public static void read(
      Object where, long[] s, int made, int x, int siteX, int y, int siteY, int z, int siteZ) {
    if (made == ALL) {
      long word = s[x & INDEX];
      if (s[y & INDEX] == word
          && s[z & INDEX] == word
          && !Detector.isNewRead(ORDER, RANGES, word)) {
        return;
      }
    }
    read(where, s, made, x, siteX);
    read(where, s, made, y, siteY);
    read(where, s, made, z, siteZ);
  }

  /** Two fields are written. */
  public static void write(Object where, long[] s, int made, int x, int siteX, int y, int siteY) {
    write(where, s, made, x, siteX);
    write(where, s, made, y, siteY);
  }

  /** Three fields are written. */
  public static void write(
      Object where, long[] s, int made, int x, int siteX, int y, int siteY, int z, int siteZ) {
    write(where, s, made, x, siteX);
    write(where, s, made, y, siteY);
    write(where, s, made, z, siteZ);
  }

  /** A field is read and, unless something throws, written, which is told by itself. */
  public static void readBefore(Object where, long[] s, int made, int x, int site) {
    if (made != ALL) {
      read(where, s, made, x, site);
    }
  }

  private static void read(Object where, long[] s, int made, int x, int site) {
    if (x >>> WHEN < made) {
      Checks.read(where, s, x & INDEX, site);
    }
  }

  private static void write(Object where, long[] s, int made, int x, int site) {
    if (x >>> WHEN < made) {
      Checks.write(where, s, x & INDEX, site);
    }
  }

  // --- slots -----------------------------------------------------------------------------------

  /**
   * Two slots are read, at a place that remembers the last array and its shadow.
   *
   * @return the shadow of this array, to be remembered; null if it is not watched
   */
  public static long[] readSlots(
      Object array, Object last, long[] shadow, int made, int x, int siteX, int y, int siteY) {
    long[] s = array == last ? shadow : Checks.watchedShadow(array);
    if (s != null && made == ALL && (y & INDEX) < s.length) { // one with segments has no words
      long word = s[x & INDEX];
      if (s[y & INDEX] == word && !Detector.isNewRead(ORDER, RANGES, word)) {
        return s;
      }
    }
    return readSlot(array, readSlot(array, s, made, x, siteX), made, y, siteY);
  }

  /** Three slots are read. */
  public static long[] readSlots(
      Object array,
      Object last,
      long[] shadow,
      int made,
      int x,
      int siteX,
      int y,
      int siteY,
      int z,
      int siteZ) {
    long[] s = array == last ? shadow : Checks.watchedShadow(array);
    if (s != null && made == ALL && (z & INDEX) < s.length) {
      long word = s[x & INDEX];
      if (s[y & INDEX] == word
          && s[z & INDEX] == word
          && !Detector.isNewRead(ORDER, RANGES, word)) {
        return s;
      }
    }
    s = readSlot(array, readSlot(array, s, made, x, siteX), made, y, siteY);
    return readSlot(array, s, made, z, siteZ);
  }

  /** Two slots are written. */
  public static long[] writeSlots(
      Object array, Object last, long[] shadow, int made, int x, int siteX, int y, int siteY) {
    long[] s = array == last ? shadow : Checks.watchedShadow(array);
    if (s != null && made == ALL && (y & INDEX) < s.length) {
      long own = (long) ORDER.token << 32;
      if (s[x & INDEX] == own && s[y & INDEX] == own) {
        return s;
      }
    }
    return writeSlot(array, writeSlot(array, s, made, x, siteX), made, y, siteY);
  }

  /** Three slots are written. */
  public static long[] writeSlots(
      Object array,
      Object last,
      long[] shadow,
      int made,
      int x,
      int siteX,
      int y,
      int siteY,
      int z,
      int siteZ) {
    long[] s = array == last ? shadow : Checks.watchedShadow(array);
    if (s != null && made == ALL && (z & INDEX) < s.length) {
      long own = (long) ORDER.token << 32;
      if (s[x & INDEX] == own && s[y & INDEX] == own && s[z & INDEX] == own) {
        return s;
      }
    }
    s = writeSlot(array, writeSlot(array, s, made, x, siteX), made, y, siteY);
    return writeSlot(array, s, made, z, siteZ);
  }

  /** A slot is read and, unless something throws, written, which is told by itself. */
  public static long[] readSlotBefore(
      Object array, Object last, long[] shadow, int made, int x, int site) {
    long[] s = array == last ? shadow : Checks.watchedShadow(array);
    return made == ALL ? s : readSlot(array, s, made, x, site);
  }

  private static long[] readSlot(Object array, long[] s, int made, int x, int site) {
    return x >>> WHEN < made ? Checks.readSlot(array, x & INDEX, array, s, site) : s;
  }

  private static long[] writeSlot(Object array, long[] s, int made, int x, int site) {
    return x >>> WHEN < made ? Checks.writeSlot(array, x & INDEX, array, s, site) : s;
  }
}
