package org.ajws.agent.race;

import java.lang.ref.WeakReference;

/**
 * What is known of objects, by identity, as long as they live. In front of the table lies a
 * direct-mapped cache, which keeps some objects alive. Dead entries are swept out when the table is
 * full: a reference queue costs the garbage collector more.
 *
 * <p>Used by one thread.
 */
final class IdentityTable<T> {
  private final Object[] cachedKeys;
  private final Object[] cachedValues;
  private Entry[] table = new Entry[1 << 10];
  private int size;

  private static final class Entry extends WeakReference<Object> {
    final int hash;
    Object value;
    Entry next;

    Entry(Object key, int hash, Object value, Entry next) {
      super(key);
      this.hash = hash;
      this.value = value;
      this.next = next;
    }
  }

  /**
   * Makes an empty table.
   *
   * @param cache how many entries the cache has, a power of two
   */
  IdentityTable(int cache) {
    cachedKeys = new Object[cache];
    cachedValues = new Object[cache];
  }

  /** What was put for an object; null if nothing. */
  @SuppressWarnings("unchecked") // put adds values of T only
  T get(Object key) {
    int hash = System.identityHashCode(key);
    int slot = hash & (cachedKeys.length - 1);
    if (cachedKeys[slot] == key) {
      return (T) cachedValues[slot];
    }
    for (Entry e = table[hash & (table.length - 1)]; e != null; e = e.next) {
      if (e.hash == hash && e.refersTo(key)) {
        cachedKeys[slot] = key;
        cachedValues[slot] = e.value;
        return (T) e.value;
      }
    }
    return null;
  }

  /** Puts what is known of an object, instead of what was. */
  void put(Object key, T value) {
    int hash = System.identityHashCode(key);
    int slot = hash & (cachedKeys.length - 1);
    cachedKeys[slot] = key;
    cachedValues[slot] = value;
    int at = hash & (table.length - 1);
    for (Entry e = table[at]; e != null; e = e.next) {
      if (e.hash == hash && e.refersTo(key)) {
        e.value = value;
        return;
      }
    }
    if (size == table.length) {
      sweep();
      at = hash & (table.length - 1);
    }
    table[at] = new Entry(key, hash, value, table[at]);
    size++;
  }

  private void sweep() {
    Entry[] old = table;
    int live = 0;
    for (Entry list : old) {
      for (Entry e = list; e != null; e = e.next) {
        live += e.refersTo(null) ? 0 : 1;
      }
    }
    table = live > old.length / 2 ? new Entry[2 * old.length] : new Entry[old.length];
    size = live;
    for (Entry list : old) {
      for (Entry e = list; e != null; ) {
        Entry next = e.next;
        if (!e.refersTo(null)) {
          int at = e.hash & (table.length - 1);
          e.next = table[at];
          table[at] = e;
        }
        e = next;
      }
    }
  }
}
