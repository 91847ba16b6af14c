package org.ajws.agent.race;

import java.lang.reflect.Array;

/**
 * Where the shadows of arrays are, and those of objects of the JDK: in a table by identity. An
 * array has its words, or {@link Segments}.
 *
 * <p>Used by one thread, but for {@link #cached}.
 */
final class ArrayShadows {
  /** Stands for the shadow of an array that has segments; it has no slots. */
  static final long[] SEGMENTED = Shadow.of(0);

  private static final int MOST_SLOTS = 1 << 30;

  private final Session session;
  private final Detector detector;

  /** Words, or {@link #SEGMENTED}: so finding words costs no question of what was found. */
  private final IdentityTable<long[]> table = new IdentityTable<>(1 << 15);

  private final IdentityTable<Segments> segments = new IdentityTable<>(1 << 12);

  /** Arrays that are not in the table as long as they need not be. */
  final LocalArrays local = new LocalArrays(this::moveToTable);

  ArrayShadows(Session session) {
    this.session = session;
    this.detector = session.detector;
  }

  /**
   * The words of an array, or {@link #SEGMENTED}, if at hand; null if not. Another thread than the
   * watched one may get those of another array: only the watched one acts on what is in them.
   */
  long[] cached(Object array) {
    long[] words = local.findNear(array); // first: it asks for no hash code
    return words == null ? table.cached(array) : words == LocalArrays.NEW ? null : words;
  }

  /** The words of an array, made at its first access; {@link #SEGMENTED}, or null if too long. */
  long[] shadow(Object array) {
    long[] known = local.find(array);
    if (known == LocalArrays.NEW) {
      known = Shadow.of(Array.getLength(array));
      session.memory.add(known, Array.getLength(array), false);
      local.put(array, known);
    } else if (known == null) {
      known = table.get(array);
    }
    return known == null ? made(array) : known;
  }

  private void moveToTable(Object array, long[] words) {
    session.memory.moved();
    table.put(array, words);
  }

  private long[] made(Object array) {
    int length = Array.getLength(array);
    if (length >= MOST_SLOTS) {
      session.limits.add(Limits.Kind.STRUCTURE, "an array of 2^30 slots or more is not watched");
      return null;
    }
    if (length < Segments.LEAST_SLOTS) {
      long[] words = Shadow.of(length);
      session.memory.add(words, length, true);
      table.put(array, words);
      return words;
    }
    Segments made = new Segments(length);
    session.memory.add(made);
    segments.put(array, made);
    table.put(array, SEGMENTED);
    return SEGMENTED;
  }

  /**
   * Slots are accessed of an array that had segments when it was looked up; one outside of it is
   * none.
   *
   * @param last the index of the last one
   * @param iterations how many there were, at least one
   * @param stride by how much the index grew in each
   * @return {@link #SEGMENTED}, or its words if it has them from now on
   */
  long[] access(Object array, int last, int iterations, int stride, int site, boolean write) {
    long[] words = table.get(array);
    if (words == SEGMENTED) {
      Segments some = segments.get(array);
      int count = stride == 0 ? 1 : iterations;
      int first = last - stride * (count - 1);
      if (Math.min(first, last) < 0 || Math.max(first, last) >= some.slots) {
        return SEGMENTED;
      }
      boolean dense = count == 1 || stride == 1 || stride == -1;
      if (dense
          && some.access(detector, Math.min(first, last), Math.max(first, last) + 1, site, write)) {
        return SEGMENTED;
      }
      words = some.toWords();
      session.memory.replaced(some.bytes(), words);
      segments.put(array, null);
      table.put(array, words);
    }
    detector.range(array, words, last, iterations, stride, site, write);
    return words;
  }

  /** Whether accesses to all of some slots are {@link Detector#isPlain}. */
  boolean arePlain(Object array, int from, int to, boolean write) {
    long[] words = shadow(array);
    return words == null
        || (words == SEGMENTED
            ? segments.get(array).arePlain(detector, from, to, write)
            : detector.arePlain(words, from, to, write));
  }

  /** What an object of the JDK has, which is one location. */
  long[] ofObject(Object o) {
    long[] known = table.get(o);
    if (known == null) {
      known = Shadow.of(1);
      session.memory.add(known, 1, true);
      table.put(o, known);
    }
    return known;
  }
}
