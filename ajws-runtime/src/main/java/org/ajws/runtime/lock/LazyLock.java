package org.ajws.runtime.lock;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/**
 * A lock of which most is made when it is first taken as a lock. Where locks of sets are entered by
 * {@code synchronized}, it never is, and an object's first unit makes 32 bytes for a set, not 80.
 */
abstract class LazyLock {
  private static final AtomicReferenceFieldUpdater<LazyLock, LockCore> CORE =
      AtomicReferenceFieldUpdater.newUpdater(LazyLock.class, LockCore.class, "core");

  /** Written once, by who comes first. */
  private volatile LockCore core;

  /** Made if there is none. */
  final LockCore core() {
    LockCore present = core;
    return present != null ? present : make();
  }

  /** Null if nobody has taken it, or asked to. */
  final LockCore coreOrNull() {
    return core;
  }

  private LockCore make() {
    LockCore made = new LockCore();
    return CORE.compareAndSet(this, null, made) ? made : core;
  }

  /**
   * Whether the calling thread has it.
   *
   * @return false where another one has it, or none
   */
  public final boolean isHeldByCurrentThread() {
    LockCore present = core;
    return present != null && present.isHeldByCurrentThread();
  }

  /**
   * How often the calling thread has taken it.
   *
   * @return 0 where it does not have it
   */
  public final int getHoldCount() {
    LockCore present = core;
    return present == null ? 0 : present.getHoldCount();
  }

  /**
   * Whether any thread has it.
   *
   * @return false also where it is entered as a monitor
   */
  public final boolean isLocked() {
    LockCore present = core;
    return present != null && present.isLocked();
  }

  /**
   * Whether a thread may wait for it.
   *
   * @return false also where it is entered as a monitor
   */
  public final boolean hasQueuedThreads() {
    LockCore present = core;
    return present != null && present.hasQueuedThreads();
  }

  final boolean tryLock() {
    return core().tryLock();
  }

  final boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
    return core().tryLock(unit.toNanos(time));
  }

  final void lockInterruptibly() throws InterruptedException {
    core().lockInterruptibly();
  }

  /** The thread that has it; null for none. */
  final Thread holder() {
    LockCore present = core;
    return present == null ? null : present.holder();
  }
}
