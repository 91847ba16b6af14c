package org.ajws.runtime.lock;

import java.lang.reflect.Array;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/**
 * The lock of an atomic set with snapshot reads ({@code docs/design/snapshots.md}), and the latest
 * snapshot of its members: an object that never changes. Units that write hold the lock; the
 * outermost one makes the snapshot before it frees the lock. Units that only read take it from
 * here: they never wait, and see all that was done before the snapshot was made.
 */
public abstract class SnapshotLock extends OrderedLock {
  /** Not a {@code VarHandle}: it is for the first snapshot of an object, and Java 6 has none. */
  private static final AtomicReferenceFieldUpdater<SnapshotLock, Object> LATEST =
      AtomicReferenceFieldUpdater.newUpdater(SnapshotLock.class, Object.class, "latest");

  private static final AtomicIntegerFieldUpdater<SnapshotLock> PINS =
      AtomicIntegerFieldUpdater.newUpdater(SnapshotLock.class, "pins");

  /** What the units of a thread see, the innermost one first. */
  private static final ThreadLocal<Pin> pinned = new ThreadLocal<Pin>();

  /** A snapshot that a unit of a thread sees for as long as it runs. */
  private static final class Pin {
    final SnapshotLock lock;
    final Object snapshot;
    final Pin outer;

    Pin(SnapshotLock lock, Object snapshot, Pin outer) {
      this.lock = lock;
      this.snapshot = snapshot;
      this.outer = outer;
    }
  }

  /** Null as long as no unit has begun to write, and nobody has read. */
  private volatile Object latest;

  /** How many units have pinned a snapshot; a thread that reads 0 has none of its own. */
  private volatile int pins;

  /** Who makes the object; others may see anything here, but never themselves. */
  private Thread maker;

  /** Whether an inner unit has ended that may have changed members; guarded by this lock. */
  private boolean stale;

  /**
   * Makes an unlocked lock.
   *
   * @param owner the object whose set it protects
   */
  protected SnapshotLock(Object owner) {
    super(owner);
  }

  /**
   * Makes an unlocked lock that comes behind another one in the global order.
   *
   * @param owner the object whose set it protects
   * @param before a lock with a smaller number
   */
  protected SnapshotLock(Object owner, OrderedLock before) {
    super(owner, before);
  }

  /**
   * Makes the lock of a set of static fields. It comes before those of all objects.
   *
   * @param type the class that has the set
   */
  protected SnapshotLock(Class<?> type) {
    super(type, LockNumbers.nextOfClass());
  }

  /**
   * Reads all members, in the thread that holds the lock, or as long as nobody has written.
   *
   * @param whole whether to copy what members refer to and units may change, too; otherwise the
   *     result is good until the holder of the lock goes on
   * @return a new object
   */
  protected abstract Object copy(boolean whole);

  /**
   * All members as they were when the last unit that writes ended, or waited for a condition;
   * within such a unit, as they are; within one that has pinned a snapshot, as that one sees them.
   * Blocks nobody and waits for nobody.
   *
   * @return what {@link #copy} has made
   */
  public final Object snapshot() {
    if (isHeldByCurrentThread() || isMaker()) {
      return copy(false);
    }
    if (pins != 0) {
      for (Pin p = pinned.get(); p != null; p = p.outer) {
        if (p.lock == this) {
          return p.snapshot;
        }
      }
    }
    Object seen = latest;
    return seen != null ? seen : first();
  }

  /**
   * Whether a unit over several objects has one of them twice: it sees one snapshot of that.
   *
   * @param one an object or null
   * @param two an object or null
   * @return whether they are the same
   */
  public static boolean isSame(Object one, Object two) {
    return one == two;
  }

  /**
   * Makes all units that the calling thread runs before {@link #unpin} see a snapshot, however they
   * come to the object: they belong to the unit that calls this.
   *
   * @param lock of the set; null for an object that is null
   * @param snapshot what the calling unit sees
   */
  public static void pin(OrderedLock lock, Object snapshot) {
    if (lock != null) {
      SnapshotLock of = (SnapshotLock) lock;
      pinned.set(new Pin(of, snapshot, pinned.get()));
      PINS.incrementAndGet(of);
    }
  }

  /**
   * Ends what the last {@link #pin} of the calling thread has begun.
   *
   * @param lock what that was given
   */
  public static void unpin(OrderedLock lock) {
    if (lock != null) {
      PINS.decrementAndGet((SnapshotLock) lock);
      Pin outer = pinned.get().outer;
      if (outer == null) {
        pinned.remove();
      } else {
        pinned.set(outer);
      }
    }
  }

  /**
   * Makes the first snapshot. Whoever is to write makes sure before that there is one; so nobody
   * writes before one of those who try here has succeeded, and what that one has read is whole.
   */
  private Object first() {
    Object made = copy(true);
    return LATEST.compareAndSet(this, null, made) ? made : latest;
  }

  /**
   * Begins a unit that may write. Waits like any lock.
   *
   * @throws Error if there are too many holds, or no memory for the first snapshot; the lock is not
   *     held then
   */
  @Override
  public void lock() {
    super.lock();
    begin();
  }

  @Override
  boolean lockWithin(long nanos, boolean again) {
    boolean taken = super.lockWithin(nanos, again);
    if (taken) {
      begin();
    }
    return taken;
  }

  private void begin() {
    if (latest == null && !isMaker()) {
      boolean made = false;
      try {
        first();
        made = true;
      } finally {
        if (!made) {
          super.unlockUnchanged();
        }
      }
    }
  }

  /** By the holder of the lock. */
  @Override
  final void publish() {
    latest = copy(true);
    stale = false;
  }

  /**
   * Ends a unit that may have changed members; the outermost one makes a snapshot before.
   *
   * @throws IllegalMonitorStateException if the calling thread does not hold the lock
   */
  @Override
  public void unlock() {
    int holds = getHoldCount();
    if (holds > 1) {
      stale = true;
    }
    try {
      if (holds == 1 && !isMaker()) {
        publish();
      }
    } finally {
      super.unlock();
    }
  }

  /**
   * Ends a unit that has changed no member itself; units that it called may have.
   *
   * @throws IllegalMonitorStateException if the calling thread does not hold the lock
   */
  @Override
  public void unlockUnchanged() {
    try {
      if (getHoldCount() == 1 && stale && !isMaker()) {
        publish();
      }
    } finally {
      super.unlockUnchanged();
    }
  }

  /**
   * Says that the calling thread begins, or has ended, to make the object or to initialise the
   * class: what it does is no unit's, and changes members behind any snapshot. Meanwhile the units
   * that it calls see the members as they are, and leave no snapshot.
   *
   * @param begins whether it begins; otherwise the object is as its maker hands it out
   */
  public final void make(boolean begins) {
    if (begins) {
      maker = Thread.currentThread();
    } else {
      latest = null;
      maker = null;
    }
  }

  private boolean isMaker() {
    Thread making = maker;
    return making != null && making == Thread.currentThread();
  }

  /**
   * A copy of an array with all its dimensions; other elements are shared.
   *
   * @param <T> the type of the array
   * @param array an array or null
   * @return the copy; null for null
   */
  @SuppressWarnings("unchecked")
  public static <T> T copyOf(T array) {
    if (array == null) {
      return null;
    }
    Class<?> component = array.getClass().getComponentType();
    int length = Array.getLength(array);
    Object copy = Array.newInstance(component, length);
    System.arraycopy(array, 0, copy, 0, length);
    if (component.isArray()) {
      Object[] rows = (Object[]) copy;
      for (int i = 0; i < length; i++) {
        rows[i] = copyOf(rows[i]);
      }
    }
    return (T) copy;
  }
}
