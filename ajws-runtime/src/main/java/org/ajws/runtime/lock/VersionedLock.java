package org.ajws.runtime.lock;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * The lock of an atomic set with units that only read: these may do so without the lock, and ask
 * afterwards whether nobody wrote meanwhile.
 *
 * <p>A unit that may write holds the lock, as a monitor or otherwise, and calls {@link #beginWrite}
 * and {@link #endWrite}; both nest. What a reader sees between {@link #version} and a true answer
 * of {@link #isUnchanged} is what one writer, or none, left complete; what it sees otherwise may be
 * torn. All that writers did before {@code endWrite} is visible to a reader that sees its version.
 */
public final class VersionedLock extends OrderedLock {
  private static final VarHandle VERSION =
      MemberHandle.of(MethodHandles.lookup(), VersionedLock.class, "version", long.class);

  /** Each takes some ten nanoseconds. */
  private static final int SPINS = 50;

  /** Odd while somebody may be writing. */
  private long version;

  /** How many units of the lock's holder may write; only the holder touches it. */
  private int writers;

  /**
   * Makes an unlocked lock.
   *
   * @param owner the object whose set it protects
   */
  public VersionedLock(Object owner) {
    super(owner);
  }

  /**
   * Makes an unlocked lock that comes behind another one in the global order.
   *
   * @param owner the object whose set it protects
   * @param before a lock with a smaller number
   */
  public VersionedLock(Object owner, OrderedLock before) {
    super(owner, before);
  }

  private VersionedLock(Class<?> type, long number) {
    super(type, number);
  }

  /**
   * Makes the lock of a set of static fields. It comes before those of all objects.
   *
   * @param type the class that has the set
   * @return an unlocked lock
   */
  public static VersionedLock ofClass(Class<?> type) {
    return new VersionedLock(type, LockNumbers.nextOfClass());
  }

  /**
   * Whether the lock was made for an object; {@code clone()} copies the field that holds it.
   *
   * @param object the object that holds this in a field
   * @return false for the lock of another object
   */
  public boolean isOwnedBy(Object object) {
    return isMadeFor(object); // no alias: of(object) would look for one
  }

  /** Says that the holder of the lock may write from now on. */
  public void beginWrite() {
    if (writers++ == 0) {
      VERSION.setOpaque(this, version + 1);
      VarHandle.storeStoreFence(); // who sees a write sees the odd version, too
    }
  }

  /** Says that what the matching {@link #beginWrite} announced is over. */
  public void endWrite() {
    if (--writers == 0) {
      VERSION.setRelease(this, version + 1);
    }
  }

  /**
   * What to remember before reading without the lock. While another thread writes, waits for some
   * microseconds: a unit is short, and a monitor that two threads want is not.
   *
   * @return an even number if nobody writes
   */
  public long version() {
    long now = (long) VERSION.getAcquire(this);
    return (now & 1) == 0 || Thread.holdsLock(this) ? now : awaitEven();
  }

  private long awaitEven() {
    long now;
    int spins = SPINS;
    do {
      Thread.onSpinWait();
      now = (long) VERSION.getAcquire(this);
    } while ((now & 1) != 0 && --spins > 0);
    return now;
  }

  /**
   * Whether nobody has begun to write since.
   *
   * @param even what {@link #version} returned
   * @return true if what was read since belongs together
   */
  public boolean isUnchanged(long even) {
    VarHandle.acquireFence(); // the reads come before the look at the version
    return (long) VERSION.getOpaque(this) == even;
  }
}
