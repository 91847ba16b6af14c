package org.ajws.runtime.lock;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.Map;

/**
 * The locks of sets that go with an object which has no place for one: one of the JDK that several
 * objects share. Whoever has the same object gets the same lock.
 *
 * <p>A lock is made for the first who asks. It is known here as long as somebody has it, and keeps
 * its object alive; those who share the object keep the lock. So nothing here keeps an object that
 * nobody else has, and an object never has two locks that are in use.
 */
public final class SharedLocks {
  private static final SharedLocks[] ALL = newAll();

  /** Guarded by this. */
  private final Map<Object, Entry> entries = new HashMap<Object, Entry>();

  private final ReferenceQueue<OrderedLock> unused = new ReferenceQueue<OrderedLock>();

  private SharedLocks() {}

  private static SharedLocks[] newAll() {
    SharedLocks[] all = new SharedLocks[16];
    for (int i = 0; i < all.length; i++) {
      all[i] = new SharedLocks();
    }
    return all;
  }

  /**
   * The lock that goes with an object.
   *
   * @param object not null
   * @return the same for everybody, as long as one of them keeps it
   */
  public static OrderedLock of(Object object) {
    int hash = System.identityHashCode(object);
    return ALL[(hash ^ (hash >>> 8)) & (ALL.length - 1)].lock(object, hash);
  }

  /**
   * The same for somebody who has had a lock before.
   *
   * @param kept what an earlier call gave, perhaps for another object; null for nothing
   * @param object not null
   * @return the lock of the object
   */
  public static OrderedLock of(OrderedLock kept, Object object) {
    return kept != null && kept.isMadeFor(object) ? kept : of(object);
  }

  /** How many objects have a lock here; for tests. */
  static int size() {
    int size = 0;
    for (SharedLocks some : ALL) {
      synchronized (some) {
        some.forgetUnused();
        size += some.entries.size();
      }
    }
    return size;
  }

  private synchronized OrderedLock lock(Object object, int hash) {
    forgetUnused();
    Entry entry = entries.get(new Question(object, hash));
    OrderedLock lock = entry == null ? null : entry.get();
    if (lock == null) {
      lock = new OrderedLock(object);
      Entry made = new Entry(lock, hash, unused);
      entries.put(made, made);
    }
    return lock;
  }

  private void forgetUnused() {
    for (Reference<?> r = unused.poll(); r != null; r = unused.poll()) {
      entries.remove(r); // one that was replaced is another one
    }
  }

  /** A lock, by the identity of its object. Without its lock it equals itself alone. */
  private static final class Entry extends WeakReference<OrderedLock> {
    private final int hash;

    Entry(OrderedLock lock, int hash, ReferenceQueue<OrderedLock> unused) {
      super(lock, unused);
      this.hash = hash;
    }

    @Override
    public int hashCode() {
      return hash;
    }

    @Override
    public boolean equals(Object other) {
      return this == other || other instanceof Question && other.equals(this);
    }
  }

  /** Asks for the lock of an object. */
  private static final class Question {
    private final Object object;
    private final int hash;

    Question(Object object, int hash) {
      this.object = object;
      this.hash = hash;
    }

    @Override
    public int hashCode() {
      return hash;
    }

    @Override
    public boolean equals(Object other) {
      OrderedLock lock = other instanceof Entry ? ((Entry) other).get() : null;
      return lock != null && lock.isMadeFor(object);
    }
  }
}
