package org.ajws.runtime;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * How fast code learns that another worker is out of work. Generated code polls at each async:
 *
 * <pre>{@code
 * if (Steal.requested && Steal.accept()) throw Steal.unwind(new Body(...)).async(new Rest(...), 1);
 * }</pre>
 */
public final class Steal {
  private static final VarHandle REQUESTED;

  static {
    try {
      REQUESTED =
          MethodHandles.lookup().findStaticVarHandle(Steal.class, "requested", boolean.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /**
   * Whether some worker is out of work. A plain field: fast code reads it at each async, and
   * between two asyncs there is a call that is not inlined for ever, so a request is seen.
   */
  public static boolean requested;

  private static volatile boolean alwaysRaised; // for stacks that are saved at random

  private Steal() {}

  static boolean isRequested() {
    return (boolean) REQUESTED.getVolatile();
  }

  static void raise() {
    REQUESTED.setVolatile(true);
  }

  static void clear() {
    REQUESTED.setVolatile(alwaysRaised);
  }

  /** From now on every poll asks {@link #accept}, or only those that follow a request. */
  static void raiseAlways(boolean always) {
    alwaysRaised = always;
    if (always) { // else it stays as it is: whoever has raised it counts on a poll
      REQUESTED.setVolatile(true);
    }
  }

  /**
   * Answers a request. Any worker may; at most one gives away its stack for it.
   *
   * @return true if the caller has to save its stack: it must throw {@link #unwind} at once
   */
  public static boolean accept() {
    return Worker.current().frames.accept();
  }

  /**
   * Begins to save the stack of the calling thread; to be called after {@link #accept} has returned
   * true.
   *
   * @param newest the frame of the async that was to be run
   * @return what to throw, after the frame of the method itself was added
   */
  public static Unwind unwind(Frame newest) {
    return Worker.current().frames.unwind.begin(newest);
  }
}
