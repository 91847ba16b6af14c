package org.ajws.runtime.frame;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.ajws.runtime.failure.Failures;
import org.ajws.runtime.latch.Latch;

/**
 * One execution of a finish that frames take part in, or of a root, which is the outermost one.
 *
 * <p>What is missing is its own body, and each async that runs apart from the frame that spawned
 * it. Whoever brings that to nothing goes on with the frame that waits, or ends the root.
 */
class Scope extends Latch {
  private static final VarHandle CANCELLED;

  static {
    try {
      CANCELLED = MethodHandles.lookup().findVarHandle(Scope.class, "cancelled", boolean.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /** The scope around it within the same root; null for the root's own. */
  final Scope outer;

  final Failures failures = new Failures();

  private boolean cancelled;

  Scope(Scope outer) {
    this.outer = outer;
  }

  /**
   * An async, or the body of a root, has ended.
   *
   * @param region the root that this is a scope of
   * @return the frame that goes on, if this was the last one that it waited for, or null
   */
  final Frame leave(RootRegion region) {
    if (!release()) {
      return null;
    }
    if (outer == null) {
      region.end();
      return null;
    }
    return (Frame) complete();
  }

  /**
   * The body waits: its frame belongs to whoever ends the scope.
   *
   * @return true if that is the caller
   */
  final boolean await(Frame frame) {
    add(frame); // the body is missing still, so the scope is not complete
    return leave(frame.region) != null;
  }

  final void fail(Throwable t) {
    failures.add(t);
    cancel();
  }

  final void cancel() {
    CANCELLED.setVolatile(this, true);
  }

  final boolean isCancelled() {
    return (boolean) CANCELLED.getOpaque(this);
  }
}
