package org.ajws.runtime.generated;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * The flag by which fast code learns that another worker is out of work. Fast code polls it at each
 * async; who sees it raised asks the runtime whether it is to save its stack.
 */
public final class StealRequest {
  private static final VarHandle RAISED;

  static {
    try {
      RAISED =
          MethodHandles.lookup().findStaticVarHandle(StealRequest.class, "raised", boolean.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /**
   * Whether some worker is out of work. A plain field: fast code reads it at each async, and
   * between two asyncs there is a call that is not inlined for ever, so a request is seen.
   */
  public static boolean raised;

  private static volatile boolean alwaysRaised; // for stacks that are saved at random

  private StealRequest() {}

  /**
   * The same, for the runtime: a volatile read, for what rests on its order.
   *
   * @return whether some worker asks
   */
  public static boolean isRaised() {
    return (boolean) RAISED.getVolatile();
  }

  /** For the runtime: a worker is out of work. A volatile write; polls see it soon. */
  public static void raise() {
    RAISED.setVolatile(true);
  }

  /**
   * For the runtime: a poll has seen the flag. A volatile write; who clears it looks for all that
   * are out of work afterwards, since their request is gone.
   */
  public static void clear() {
    RAISED.setVolatile(alwaysRaised);
  }

  /**
   * For the runtime: from now on every poll asks, or only those that follow a request.
   *
   * @param always whether every one does
   */
  public static void raiseAlways(boolean always) {
    alwaysRaised = always;
    if (always) { // else it stays as it is: whoever has raised it counts on a poll
      RAISED.setVolatile(true);
    }
  }
}
