package org.ajws.processor;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/** Runs work on a deep stack: the compiler recurses over expressions and blocks. */
public final class LargeStack {
  /** The system property with the size in MiB. */
  static final String PROPERTY = "ajws.translatorStack";

  private static final int DEFAULT_MEBIBYTES = 512;

  private LargeStack() {}

  /**
   * The value of {@code work}, computed on a thread of its own with a stack of 512 MiB, or of what
   * the system property {@code ajws.translatorStack} says in MiB. Blocks until it is done.
   *
   * @throws IllegalStateException on an interrupt; what {@code work} throws is thrown as it is
   */
  public static <T> T call(Supplier<T> work) {
    AtomicReference<T> result = new AtomicReference<>();
    AtomicReference<Throwable> failure = new AtomicReference<>();
    long bytes = (long) Integer.getInteger(PROPERTY, DEFAULT_MEBIBYTES) << 20;
    Thread thread = new Thread(null, () -> result.set(work.get()), "ajws-translator", bytes);
    thread.setContextClassLoader(LargeStack.class.getClassLoader());
    thread.setUncaughtExceptionHandler((t, e) -> failure.set(e));
    thread.start();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted during translation", e);
    }
    Throwable thrown = failure.get();
    if (thrown instanceof RuntimeException unchecked) {
      throw unchecked;
    }
    if (thrown instanceof Error error) {
      throw error;
    }
    return result.get();
  }
}
