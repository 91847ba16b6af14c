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

  public static boolean isRaised() {
    return (boolean) RAISED.getVolatile();
  }

  public static void raise() {
    RAISED.setVolatile(true);
  }

  public static void clear() {
    RAISED.setVolatile(alwaysRaised);
  }

  /** From now on every poll asks, or only those that follow a request. */
  public static void raiseAlways(boolean always) {
    alwaysRaised = always;
    if (always) { // else it stays as it is: whoever has raised it counts on a poll
      RAISED.setVolatile(true);
    }
  }
}
