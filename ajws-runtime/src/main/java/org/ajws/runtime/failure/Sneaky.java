package org.ajws.runtime.failure;

/** Throws any exception under its own type. */
public final class Sneaky {
  private Sneaky() {}

  /** Throws {@code t}; declared to return an exception so that callers can write {@code throw}. */
  @SuppressWarnings("unchecked")
  public static <E extends Throwable> RuntimeException raise(Throwable t) throws E {
    throw (E) t;
  }
}
