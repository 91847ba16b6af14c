package org.ajws.runtime.loop;

/**
 * Hides the checked exceptions of the body of a loop from javac. Translated code uses it where a
 * body throws several unrelated ones, of which javac would infer only a common supertype; {@link
 * Loops#mayThrow()} then declares each. The exceptions themselves pass through unchanged.
 */
public final class Unchecked {
  private Unchecked() {}

  /** A body over a range of {@code int}. */
  @SuppressWarnings("unchecked") // E occurs only in a throws clause, which the JVM does not check
  public static <L> IntBody<L, RuntimeException> ints(IntBody<L, Throwable> body) {
    return (IntBody<L, RuntimeException>) (IntBody<L, ?>) body;
  }

  /** A body over a range of {@code long}. */
  @SuppressWarnings("unchecked") // as above
  public static <L> LongBody<L, RuntimeException> longs(LongBody<L, Throwable> body) {
    return (LongBody<L, RuntimeException>) (LongBody<L, ?>) body;
  }

  /** A body over elements. */
  @SuppressWarnings("unchecked") // as above
  public static <T, L> ElementsBody<T, L, RuntimeException> elements(
      ElementsBody<T, L, Throwable> body) {
    return (ElementsBody<T, L, RuntimeException>) (ElementsBody<T, L, ?>) body;
  }

  /** A loop that spawns its bodies. */
  @SuppressWarnings("unchecked") // as above
  public static <L> InOrderLoop<L, RuntimeException> inOrder(InOrderLoop<L, Throwable> loop) {
    return (InOrderLoop<L, RuntimeException>) (InOrderLoop<L, ?>) loop;
  }

  /** One spawned body. */
  @SuppressWarnings("unchecked") // as above
  public static <L> TaskBody<L, RuntimeException> task(TaskBody<L, Throwable> body) {
    return (TaskBody<L, RuntimeException>) (TaskBody<L, ?>) body;
  }
}
