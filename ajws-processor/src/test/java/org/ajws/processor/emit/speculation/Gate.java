package org.ajws.processor.emit.speculation;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.ajws.SpeculationPolicy;
import org.ajws.Speculative;

/**
 * Lets an iteration go on when another one has read. A library's class, so that the translator
 * knows what its methods do not touch.
 */
public final class Gate {
  private static volatile CountDownLatch opened = new CountDownLatch(1);

  private Gate() {}

  static void close() {
    opened = new CountDownLatch(1);
  }

  /** Waits for {@link #open}. */
  @Speculative(SpeculationPolicy.PURE)
  public static void hold() {
    try {
      if (!opened.await(60, TimeUnit.SECONDS)) {
        throw new IllegalStateException("nobody opens the gate");
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Lets those go on who wait. */
  @Speculative(SpeculationPolicy.PURE)
  public static void open() {
    opened.countDown();
  }
}
