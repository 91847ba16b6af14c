package org.ajws.runtime.frame;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.ajws.runtime.failure.Failures;
import org.ajws.runtime.scheduler.Region;

/**
 * One execution of a finish that frames take part in, or of a root, which is the outermost one.
 *
 * <p>It counts what is missing, {@code pending}: one for its own body, and one for each async that
 * runs apart from the frame that spawned it. Whoever brings the count to zero goes on with the
 * frame that waits, or ends the root.
 */
public class Scope {
  private static final VarHandle PENDING;
  private static final VarHandle CANCELLED;

  static {
    try {
      MethodHandles.Lookup lookup = MethodHandles.lookup();
      PENDING = lookup.findVarHandle(Scope.class, "pending", int.class);
      CANCELLED = lookup.findVarHandle(Scope.class, "cancelled", boolean.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /** The scope around it within the same root; null for the root's own. */
  final Scope outer;

  final Region region;
  final Failures failures = new Failures();

  /** Who waits; written by that frame's worker before it gives up the body's count. */
  private Frame waiter;

  private int pending = 1;
  private boolean cancelled;

  public Scope(Region region, Scope outer) {
    this.region = region;
    this.outer = outer;
  }

  /** Counts an async that runs apart. Its parent is in the hands of the caller. */
  final void retain() {
    PENDING.getAndAdd(this, 1);
  }

  /**
   * Counts down.
   *
   * @return the frame that goes on, if this was the last one that it waited for, or null
   */
  final Frame release() {
    if ((int) PENDING.getAndAdd(this, -1) != 1) {
      return null;
    }
    if (waiter == null && outer == null) {
      region.end();
    }
    return waiter;
  }

  /** How much is missing. */
  final int pending() {
    return (int) PENDING.getVolatile(this);
  }

  /** Whether the body need not wait; if so, the scope has ended. */
  final boolean endsNow() {
    int missing = pending();
    if (missing == 1) { // only the body: nobody else can raise or lower the count
      PENDING.setVolatile(this, 0);
      return true;
    }
    return missing == 0;
  }

  /**
   * The body waits: its frame belongs to whoever ends the scope.
   *
   * @return true if that is the caller
   */
  final boolean await(Frame frame) {
    waiter = frame;
    return release() != null;
  }

  final void fail(Throwable t) {
    failures.add(t);
    cancel();
  }

  public final void cancel() {
    CANCELLED.setVolatile(this, true);
  }

  final boolean isCancelled() {
    return (boolean) CANCELLED.getOpaque(this);
  }
}
