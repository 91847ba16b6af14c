package org.ajws.runtime;

/** What a program asks of the AJWS runtime, on Jikes RVM. */
public final class AjwsRuntime {
  private AjwsRuntime() {}

  /**
   * How many workers there are. The VM does not tell its programs: system property {@code
   * ajws.workers}, by default the processors available.
   *
   * @return at least 1
   */
  public static int workers() {
    return Math.max(
        1, Integer.getInteger("ajws.workers", Runtime.getRuntime().availableProcessors()));
  }

  /**
   * How loops run.
   *
   * @return {@code jikesrvm}
   */
  public static String target() {
    return "jikesrvm";
  }

  /** Does nothing, as in an untranslated program: the VM has no way to withdraw continuations. */
  public static void cancel() {}

  /**
   * Whether the AJWS translator has processed the source of a class.
   *
   * @param type a class
   * @return true if it, or its outermost enclosing class, carries the stamp {@link Translated}
   */
  public static boolean isTranslated(Class<?> type) {
    for (Class<?> c = type; c != null; c = c.getEnclosingClass()) {
      if (c.isAnnotationPresent(Translated.class)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Throws unless the translator has processed the source of a class.
   *
   * @param type a class
   * @throws IllegalStateException if it is not translated
   */
  public static void assertTranslated(Class<?> type) {
    if (!isTranslated(type)) {
      throw new IllegalStateException(
          type.getName() + " is not translated: its parallel constructs run in order");
    }
  }
}
