package org.ajws.sync;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import org.ajws.runtime.frame.Frame;
import org.ajws.runtime.frame.Spot;
import org.ajws.runtime.frame.Unwind;
import org.ajws.runtime.frame.Waits;
import org.ajws.runtime.latch.Origin;
import org.ajws.runtime.latch.Result;
import org.ajws.runtime.latch.Waiter;
import org.ajws.runtime.scheduler.Handshakes;
import org.ajws.runtime.trace.Trace;

/**
 * A value that is there, or will be when an async has computed it.
 *
 * <pre>{@code
 * @Async Future<Integer> f = Future.of(fib(n - 1));
 * int b = fib(n - 2);
 * return f.get() + b;
 * }</pre>
 *
 * <p>Where it is declared in this form in a translated class, the expression may run at the same
 * time as what follows, until the end of the enclosing finish. The future itself is an ordinary
 * object: it can be stored, passed and returned at once, and is not waited for but by {@link #get}.
 * Anywhere else, and in a class that was compiled without translation, {@code Future.of(v)} is a
 * future that is complete.
 *
 * <p>What the expression did before it ended is visible to whoever has got the value, has seen
 * {@link #isDone} answer true, or runs as a dependent of {@link #toCompletableFuture}.
 *
 * @param <T> the type of the value
 */
public sealed class Future<T> permits TracedFuture {
  private final T value;
  private final Result<T> result; // null: the value is there

  Future(T value, Result<T> result) {
    this.value = value;
    this.result = result;
  }

  /**
   * A future of a value. As the initialiser of an {@code @Async} local of a translated class it is
   * an async: see above.
   *
   * @param value the value; may be null
   * @param <T> its type
   * @return a future that has the value, or will have it
   */
  public static <T> Future<T> of(T value) {
    return new Future<>(value, null);
  }

  /**
   * A future of what a stage gives. If the stage fails, {@link #get} throws what it failed with,
   * without the {@link CompletionException} that may be around it.
   *
   * @param stage the stage
   * @param <T> the type of its value
   * @return a future that is complete when the stage is
   * @throws NullPointerException if the stage is null
   */
  public static <T> Future<T> from(CompletionStage<? extends T> stage) {
    Trace.unfollowed("Future.from");
    Handshakes.arePossible();
    Result<T> result = new Result<>(Origin.OUTSIDE);
    stage.whenComplete(
        (value, thrown) -> {
          if (thrown == null) {
            result.give(value);
          } else {
            boolean wrapped = thrown instanceof CompletionException && thrown.getCause() != null;
            result.fail(wrapped ? thrown.getCause() : thrown, null);
          }
        });
    return new Future<>(null, result);
  }

  /**
   * The value; waits until it is there. In a translated method the wait holds no thread: the stack
   * is saved, and goes on when the value is there. In a constructor, a lambda that a library runs,
   * a critical section or a class that is not translated the thread waits, and another one takes
   * its place among the workers meanwhile. Interrupts do not end the wait; they are kept.
   *
   * @return the value
   * @throws CancellationException if the finish of the async was cancelled before that had started
   * @throws DeadlockException if all tasks wait, and nobody is left who could bring the value
   * @throws IllegalStateException if the future is a promise's and there are no tasks that could
   *     complete it: nothing is translated, or the target is {@code serial}
   * @throws RuntimeException what the expression threw, as it is, also if that is a checked
   *     exception; each call throws the same object
   */
  public T get() {
    if (result == null) {
      return value;
    }
    if (!result.isComplete()) {
      requireOthers();
      Waits.block(result, DeadlockException::new);
    }
    return result.take();
  }

  /**
   * Whether {@link #get} would not wait. Never blocks.
   *
   * @return true if there is a value or an exception
   */
  public boolean isDone() {
    return result == null || result.isComplete();
  }

  /**
   * The same for code that knows no futures of AJWS. To complete or cancel it has no effect on this
   * future. Its dependents run on the thread that completes this future, and should be short. Never
   * blocks. An exception that goes to the stage does not count as taken: the finish of the async
   * throws it if no {@link #get} does.
   *
   * @return a new stage; it fails with what the expression threw
   */
  public CompletableFuture<T> toCompletableFuture() {
    CompletableFuture<T> other = new CompletableFuture<>();
    if (result == null) {
      other.complete(value);
      return other;
    }
    Dependent dependent =
        new Dependent(
            () -> {
              Throwable t = result.failure();
              if (t == null) {
                other.complete(result.take());
              } else {
                other.completeExceptionally(t);
              }
            });
    if (!result.add(dependent)) {
      dependent.goOn();
    }
    return other;
  }

  private void requireOthers() {
    if (result.origin().isOpen()) {
      Others.require(result.origin());
    }
  }

  /** Code that runs when there is a result. */
  private static final class Dependent extends Waiter {
    private final Runnable code;

    Dependent(Runnable code) {
      this.code = code;
    }

    @Override
    protected void goOn() {
      code.run();
    }
  }

  // ---- for generated code

  /**
   * For generated code of target {@code traced}: a future whose waits are told of.
   *
   * @param trace what stands for it in the events; null if nobody listens
   * @param made the future, which is complete
   * @param <T> the type of its value
   * @return a future of the same value
   */
  public static <T> Future<T> traced$(Object trace, Future<T> made) {
    return trace == null ? made : new TracedFuture<>(made.get(), trace);
  }

  /**
   * For generated code: {@link #get} in a method that can be resumed.
   *
   * @return the value
   */
  public T get$fast() {
    if (result == null) {
      return value;
    }
    if (!result.isComplete()) {
      Unwind saving = suspension();
      if (saving != null) {
        throw saving;
      }
    }
    return result.take();
  }

  /**
   * For generated code: {@link #get} in a function in a slow version.
   *
   * @param spot where it stands
   * @return the value
   */
  public T get$at(Spot spot) {
    if (result == null) {
      return value;
    }
    if (!result.isComplete()) {
      requireOthers();
      Waits.block(result, DeadlockException::new, spot);
    }
    return result.take();
  }

  private Unwind suspension() {
    requireOthers();
    return Waits.suspension(result, DeadlockException::new, null);
  }

  /**
   * For generated code: {@link #get} in a slow version, whose frame then has the value.
   *
   * @param frame what runs
   * @param own whether it runs the call itself, and not a task in it
   * @return whether it has the value; if not, {@code run()} has to return false
   */
  public boolean get$slow(Frame frame, boolean own) {
    if (result != null && !result.isComplete()) {
      requireOthers();
      if (Waits.suspend(frame, own, result, DeadlockException::new, null)) {
        return false;
      }
    }
    return frame.returns(result == null ? value : result.take());
  }

  /**
   * For generated code: a future whose async has been given away.
   *
   * @param made what it waits for
   * @param <T> the type of its value
   * @return the future
   */
  @SuppressWarnings("unchecked") // the caller knows what the async gives
  public static <T> Future<T> pending$(Object made) {
    return new Future<>(null, (Result<T>) made);
  }

  /**
   * For generated code: the future of an async that is not started any more.
   *
   * @param <T> the type of its value
   * @return a future whose {@link #get} throws
   */
  public static <T> Future<T> cancelled$() {
    Result<T> result = new Result<>(Origin.TASK);
    result.fail(new CancellationException("the finish of the async was cancelled"), null);
    return new Future<>(null, result);
  }
}
