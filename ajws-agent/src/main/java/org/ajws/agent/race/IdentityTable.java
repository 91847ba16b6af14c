package org.ajws.agent.race;

import java.lang.ref.WeakReference;

/**
 * What is known of objects, by identity, as long as they live. In front of the table lies a cache
 * with two places for each object, which keeps some objects alive. The table has open addressing,
 * with the hash codes in an array of their own: that an object is new, as most are that are asked
 * for behind the cache, is seen from them alone. Dead entries are swept out when the table is full,
 * and after each collection of garbage, so that the next one finds what they held: a reference
 * queue costs the garbage collector more.
 *
 * <p>Used by one thread, but for {@link #cached}.
 */
final class IdentityTable<T> {
  /** Keys and, behind each, its value. */
  private final Object[] cache;

  private int[] hashes = new int[1 << 10];
  private Entry[] entries = new Entry[1 << 10];
  private int size;

  /** Whether a collection was made is looked at once in so many entries. */
  private static final int OFTEN = 1 << 10;

  /** Cleared by a collection since the last sweep. */
  private WeakReference<Object> collected = new WeakReference<>(new Object());

  private static final class Entry extends WeakReference<Object> {
    Object value;

    Entry(Object key, Object value) {
      super(key);
      this.value = value;
    }
  }

  /**
   * Makes an empty table.
   *
   * @param cache how many entries the cache has, a power of two
   */
  IdentityTable(int cache) {
    this.cache = new Object[2 * cache];
  }

  private int slot(int hash) {
    return 2 * hash & (cache.length - 1);
  }

  /**
   * What was put for an object, if that is in the cache; null if not. May be called by any thread,
   * but what others get may be that of another object.
   */
  @SuppressWarnings("unchecked") // put adds values of T only
  T cached(Object key) {
    int slot = slot(System.identityHashCode(key));
    if (cache[slot] == key) {
      return (T) cache[slot + 1];
    }
    int other = slot ^ 2;
    return cache[other] == key ? (T) cache[other + 1] : null;
  }

  /** What was put for an object; null if nothing. */
  @SuppressWarnings("unchecked") // put adds values of T only
  T get(Object key) {
    int hash = System.identityHashCode(key);
    int slot = slot(hash);
    if (cache[slot] == key) {
      return (T) cache[slot + 1];
    } else if (cache[slot ^ 2] == key) {
      return (T) cache[(slot ^ 2) + 1];
    }
    int at = indexOf(key, hash);
    if (hashes[at] == 0) {
      return null;
    }
    remember(slot, key, entries[at].value);
    return (T) entries[at].value;
  }

  /** What stood there goes to the other place, so that two objects of one place find both. */
  private void remember(int slot, Object key, Object value) {
    if (cache[slot] != key) {
      cache[slot ^ 2] = cache[slot];
      cache[(slot ^ 2) + 1] = cache[slot + 1];
    }
    cache[slot] = key;
    cache[slot + 1] = value;
  }

  /** Where an object is, or else where it would be put. A hash code is never 0. */
  private int indexOf(Object key, int hash) {
    int mask = hashes.length - 1;
    int at = hash & mask;
    while (hashes[at] != 0 && !(hashes[at] == hash && entries[at].refersTo(key))) {
      at = at + 1 & mask;
    }
    return at;
  }

  /** Puts what is known of an object, instead of what was. */
  void put(Object key, T value) {
    int hash = System.identityHashCode(key);
    int slot = slot(hash);
    if (cache[slot ^ 2] == key) {
      cache[slot ^ 2] = null; // another value
    }
    remember(slot, key, value);
    int at = indexOf(key, hash);
    if (hashes[at] != 0) {
      entries[at].value = value;
      return;
    }
    if (2 * size >= hashes.length || (size % OFTEN == 0 && collected.refersTo(null))) {
      sweep();
      at = indexOf(key, hash);
    }
    hashes[at] = hash;
    entries[at] = new Entry(key, value);
    size++;
  }

  private void sweep() {
    collected = new WeakReference<>(new Object());
    int[] oldHashes = hashes;
    Entry[] old = entries;
    int live = 0;
    for (int k = 0; k < old.length; k++) {
      if (oldHashes[k] != 0 && old[k].refersTo(null)) {
        old[k] = null;
      }
      live += old[k] == null ? 0 : 1;
    }
    int length = live > old.length / 4 ? 2 * old.length : old.length;
    hashes = new int[length];
    entries = new Entry[length];
    size = live;
    for (int k = 0; k < old.length; k++) {
      if (old[k] != null) {
        int at = oldHashes[k] & length - 1;
        while (hashes[at] != 0) {
          at = at + 1 & length - 1;
        }
        hashes[at] = oldHashes[k];
        entries[at] = old[k];
      }
    }
  }
}
