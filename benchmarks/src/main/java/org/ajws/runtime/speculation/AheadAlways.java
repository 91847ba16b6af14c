package org.ajws.runtime.speculation;

/**
 * Lets loops run ahead always, on one worker, too: what running ahead costs. In the runtime's
 * package, since no program can ask for it.
 */
public final class AheadAlways {
  private AheadAlways() {}

  /**
   * From now on, in this copy of the runtime.
   *
   * @param tracked whether accesses are tracked in the oldest chunk, too
   */
  public static void begin(boolean tracked) {
    Speculation.always = true;
    Measurement.allTracked = tracked;
  }
}
