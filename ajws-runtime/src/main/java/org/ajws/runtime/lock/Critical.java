package org.ajws.runtime.lock;

import java.util.Comparator;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.ajws.runtime.scheduler.Worker;

/**
 * Marks sections in which the calling thread gives nothing away: translated code holds a monitor,
 * the lock of an atomic set, or runs a static initialiser.
 *
 * <p>Between {@link #enter} and the matching {@link #exit} loops run in order on the calling
 * thread, as in the serial elision, and ranges that it already runs are not split. So a worker
 * never waits for another one while it holds a lock that the other may want. Sections nest.
 */
public final class Critical {
  private Critical() {}

  /** Begins a section of the calling thread. */
  public static void enter() {
    Worker.current().critical++;
  }

  /** Ends the innermost section of the calling thread. */
  public static void exit() {
    Worker.current().critical--;
  }

  /**
   * Computes a value in a section of the calling thread: the initial value of a static field.
   *
   * @param value computes the value
   * @param <T> its type
   * @return the value
   */
  public static <T> T call(Supplier<T> value) {
    enter();
    try {
      return value.get();
    } finally {
      exit();
    }
  }

  private static void run(Runnable action) {
    enter();
    try {
      action.run();
    } finally {
      exit();
    }
  }

  /**
   * A function that runs in a section: one given to a collection that holds a lock around it.
   *
   * @param f does what it does; may be null
   * @param <T> of its argument
   * @param <R> of its result
   * @return a function that does the same; null for null
   */
  public static <T, R> Function<T, R> function(Function<T, R> f) {
    return f == null ? null : t -> call(() -> f.apply(t));
  }

  /**
   * A function that runs in a section: one given to a collection that holds a lock around it.
   *
   * @param f does what it does; may be null
   * @param <T> of its argument
   * @param <U> of its second argument
   * @param <R> of its result
   * @return a function that does the same; null for null
   */
  public static <T, U, R> BiFunction<T, U, R> biFunction(BiFunction<T, U, R> f) {
    return f == null ? null : (t, u) -> call(() -> f.apply(t, u));
  }

  /**
   * A function that runs in a section: one given to a collection that holds a lock around it.
   *
   * @param f does what it does; may be null
   * @param <T> of its argument and result
   * @return a function that does the same; null for null
   */
  public static <T> UnaryOperator<T> unaryOperator(UnaryOperator<T> f) {
    return f == null ? null : t -> call(() -> f.apply(t));
  }

  /**
   * A function that runs in a section: one given to a collection that holds a lock around it.
   *
   * @param f does what it does; may be null
   * @param <T> of its argument
   * @return a function that does the same; null for null
   */
  public static <T> Consumer<T> consumer(Consumer<T> f) {
    return f == null ? null : t -> run(() -> f.accept(t));
  }

  /**
   * A function that runs in a section: one given to a collection that holds a lock around it.
   *
   * @param f does what it does; may be null
   * @param <T> of its argument
   * @param <U> of its second argument
   * @return a function that does the same; null for null
   */
  public static <T, U> BiConsumer<T, U> biConsumer(BiConsumer<T, U> f) {
    return f == null ? null : (t, u) -> run(() -> f.accept(t, u));
  }

  /**
   * A function that runs in a section: one given to a collection that holds a lock around it.
   *
   * @param f does what it does; may be null
   * @param <T> of its argument
   * @return a function that does the same; null for null
   */
  public static <T> Predicate<T> predicate(Predicate<T> f) {
    return f == null ? null : t -> call(() -> f.test(t));
  }

  /**
   * A function that runs in a section: one given to a collection that holds a lock around it.
   *
   * @param f does what it does; may be null
   * @param <T> of what it compares
   * @return a function that does the same; null for null
   */
  public static <T> Comparator<T> comparator(Comparator<T> f) {
    return f == null ? null : (t, u) -> call(() -> f.compare(t, u));
  }
}
