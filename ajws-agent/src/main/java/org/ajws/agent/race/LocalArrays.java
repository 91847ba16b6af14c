package org.ajws.agent.race;

/**
 * Arrays that do not outlive the call that made them, or the one that got them from the call that
 * did: which those are is known from their class's code. Their words lie on a stack here, which
 * calls leave as they found it, and not in the table: so they need neither an identity hash code
 * nor a weak reference, and the table does not grow with the dead.
 *
 * <p>An array that a call returns belongs to nobody until its caller adopts it. Who does not know
 * of it may keep it for ever: it moves to the table when a call around ends.
 *
 * <p>Used by one thread, but for {@link #find}.
 */
final class LocalArrays {
  /** The words of an array that nobody has accessed. */
  static final long[] NEW = new long[0];

  /** As far as a search goes; when there are more, all go to the table. */
  private static final int MOST = 16;

  /** As far as a look-up goes that most often is for another array. */
  private static final int NEAR = 4;

  /** One array; those that were made before it lie below, as far as they are not in the table. */
  private static final class Entry {
    final Object array;
    final Entry below;

    /** How many lie below. */
    final int height;

    long[] words = NEW;

    boolean owned;

    /** Then all below it are, too. */
    boolean inTable;

    Entry(Object array, Entry below, int height, boolean owned) {
      this.array = array;
      this.below = below;
      this.height = height;
      this.owned = owned;
    }
  }

  /** Where arrays go that may live on. */
  interface Table {
    /** The words of an array are in the table from now on. */
    void put(Object array, long[] words);
  }

  private final Table table;
  private Entry top;

  LocalArrays(Table table) {
    this.table = table;
  }

  /** What is there when a call begins, for {@link #release}. */
  Object mark() {
    return top;
  }

  /** An array was made: for the running call, or to be returned. */
  void add(Object array, boolean owned) {
    Entry below = top;
    if (below != null && below.height == MOST - 1) {
      moveAll();
    }
    boolean isFirst = below == null || below.inTable; // what is in the table is not kept alive
    top = new Entry(array, isFirst ? null : below, isFirst ? 0 : below.height + 1, owned);
  }

  private void moveAll() {
    for (Entry e = top; e != null && !e.inTable; e = e.below) {
      move(e);
      e.inTable = true;
    }
  }

  private void move(Entry e) {
    if (e.words != NEW) {
      table.put(e.array, e.words);
    }
  }

  /** The array that a call has just returned is the running call's. */
  void adopt(Object array) {
    Entry e = top;
    if (e != null && e.array == array) {
      e.owned = true;
    }
  }

  /**
   * A call ends: what it and those in it have made is dead, but for what was returned to somebody
   * who does not know of it. Calls that an exception ended are not told; theirs is released here.
   */
  void release(Object mark) {
    for (Entry e = top; e != mark && e != null && !e.inTable; e = e.below) {
      if (!e.owned) {
        move(e);
      }
    }
    top = (Entry) mark;
  }

  /**
   * The words of an array; {@link #NEW} if it is here and was not accessed; null if it is not here.
   * May be called by any thread.
   */
  long[] find(Object array) {
    for (Entry e = top; e != null && !e.inTable; e = e.below) {
      if (e.array == array) {
        return e.words;
      }
    }
    return null;
  }

  /** The same of the newest few only: null says nothing of the others. */
  long[] findNear(Object array) {
    Entry e = top;
    for (int k = 0; k < NEAR && e != null && !e.inTable; k++, e = e.below) {
      if (e.array == array) {
        return e.words;
      }
    }
    return null;
  }

  /** The first access to an array that is here: its words. */
  void put(Object array, long[] words) {
    Entry e = top;
    while (e.array != array) {
      e = e.below;
    }
    e.words = words;
  }
}
