package org.ajws.runtime.latch;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Something that others wait for: a count of what is missing, and those who go on when nothing is.
 * Nobody blocks at it. Pieces of loops, scopes and async values of frames, regions and partial
 * results are complete, or not, by a latch.
 *
 * <p>States: {@code open} (something is missing), {@code closing} (nothing is, and the one who
 * brought the count to zero has the latch alone: it collects results), {@code complete}. A latch is
 * made open, with its owner's own part missing.
 *
 * <pre>
 *   open ──(release of the last one)──> closing ──(complete, by the same thread)──> complete
 *     ^                                                                                │
 *     └───────────────────────(reopen, by the owner, alone)────────────────────────────┘
 * </pre>
 *
 * <p>Memory ordering: {@code missing} and {@code waiters} are accessed by volatile operations. What
 * anybody did before its {@link #release} is visible to the one who then completes the latch, and
 * what that one did is visible to every waiter that goes on and to everyone who sees {@link
 * #isComplete}. The argument that each waiter goes on exactly once is in {@code
 * docs/design/latch.md}.
 */
public class Latch {
  private static final VarHandle MISSING;
  private static final VarHandle WAITERS;

  static {
    try {
      MethodHandles.Lookup lookup = MethodHandles.lookup();
      MISSING = lookup.findVarHandle(Latch.class, "missing", int.class);
      WAITERS = lookup.findVarHandle(Latch.class, "waiters", Waiter.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /** Stands in {@code waiters} for a latch that is complete. */
  private static final Waiter COMPLETE =
      new Waiter() {
        @Override
        protected void goOn() {
          throw new IllegalStateException("a mark does not wait");
        }
      };

  private int missing = 1;
  private Waiter waiters; // the newest first; null: none

  /** Makes an open latch, of which the owner's own part is missing. */
  public Latch() {}

  /** One thing more is missing. The caller holds another one that is, so the latch stays open. */
  public final void retain() {
    MISSING.getAndAdd(this, 1);
  }

  /**
   * One thing more is missing, unless nothing is: for those who hold no part.
   *
   * @return false if nothing is missing any more
   */
  public final boolean tryRetain() {
    for (; ; ) {
      int left = missing();
      if (left == 0) {
        return false;
      }
      if (MISSING.compareAndSet(this, left, left + 1)) {
        return true;
      }
    }
  }

  /** Takes back a {@link #retain}; another thing is still missing. */
  public final void unretain() {
    MISSING.getAndAdd(this, -1);
  }

  /**
   * One thing less is missing.
   *
   * @return whether it was the last one: then the caller has the latch alone, and has to {@link
   *     #complete} it
   */
  public final boolean release() {
    return (int) MISSING.getAndAdd(this, -1) == 1;
  }

  /**
   * What alone is missing is so no more; for a latch that several may want to complete.
   *
   * @return whether the caller did that, who then has the latch alone; else somebody else has
   */
  protected final boolean claim() {
    return MISSING.compareAndSet(this, 1, 0);
  }

  /** How much is missing. */
  public final int missing() {
    return (int) MISSING.getVolatile(this);
  }

  /**
   * Whether nothing is missing but the part of the caller, which thereby ends, or nothing at all.
   * For an owner without other waiters.
   *
   * @return true if it is complete
   */
  public final boolean endsNow() {
    int left = missing();
    if (left == 1) { // only the caller's own part: nobody else can raise or lower the count
      WAITERS.setRelease(this, COMPLETE);
      MISSING.setVolatile(this, 0);
      return true;
    }
    return left == 0;
  }

  /**
   * Completes it; by the one whose {@link #release} was the last.
   *
   * @return those who go on now, newest first, linked by {@link Waiter#takeNext}; null if nobody
   *     waits. They are the caller's: no other call returns them.
   */
  public final Waiter complete() {
    return (Waiter) WAITERS.getAndSet(this, COMPLETE);
  }

  /** Whether it is complete; then all that was done before is visible. */
  public final boolean isComplete() {
    return WAITERS.getVolatile(this) == COMPLETE;
  }

  /**
   * Adds one who waits. From a true answer on it belongs to whoever completes the latch.
   *
   * @return false if the latch is complete: the waiter need not wait
   */
  public final boolean add(Waiter waiter) {
    for (; ; ) {
      Waiter first = (Waiter) WAITERS.getVolatile(this);
      if (first == COMPLETE) {
        return false;
      }
      waiter.next = first;
      if (WAITERS.compareAndSet(this, first, waiter)) {
        return true;
      }
    }
  }

  /** Is open anew, after its completion; nobody else has it. */
  public final void reopen() {
    MISSING.setVolatile(this, 1);
    WAITERS.setVolatile(this, null);
  }
}
