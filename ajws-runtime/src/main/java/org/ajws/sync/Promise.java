package org.ajws.sync;

import java.util.Objects;
import org.ajws.runtime.latch.Origin;
import org.ajws.runtime.latch.Result;
import org.ajws.runtime.scheduler.Handshakes;
import org.ajws.runtime.trace.Trace;

/**
 * A value that somebody will give: the other end of a {@link Future}. Given to a method it is a
 * reply that the method may make early, late, or leave to somebody else.
 *
 * <pre>{@code
 * Promise<Integer> reply = new Promise<>();
 * async: insert(tree, key, reply); // calls reply.complete(depth) before it has ended
 * int depth = reply.future().get();
 * }</pre>
 *
 * <p>Any thread may complete it, once. What that thread did before is visible to whoever has got
 * the value.
 *
 * <p>Such a program has no serial meaning: where nothing is translated, a {@code get} that would
 * have to wait throws an {@link IllegalStateException}.
 *
 * @param <T> the type of the value
 */
public final class Promise<T> {
  private final Result<T> result = new Result<>(Origin.PROMISE);
  private final Future<T> future = new Future<>(null, result);

  /** A promise of a value that is not there yet. */
  public Promise() {
    Trace.unfollowed("Promise");
    Handshakes.arePossible();
  }

  /**
   * Gives the value. Never blocks: who waits for it goes on elsewhere.
   *
   * @param value the value; may be null
   * @throws IllegalStateException if the promise was completed before, by whatever
   */
  public void complete(T value) {
    if (!result.tryGive(value)) {
      throw completedBefore();
    }
  }

  /**
   * Gives an exception instead: each {@code get} throws it. Never blocks.
   *
   * @param t the exception
   * @throws NullPointerException if it is null
   * @throws IllegalStateException if the promise was completed before, by whatever
   */
  public void fail(Throwable t) {
    if (!result.tryFail(Objects.requireNonNull(t, "t"), null)) {
      throw completedBefore();
    }
  }

  private IllegalStateException completedBefore() {
    Throwable failure = result.isComplete() ? result.failure() : null;
    return new IllegalStateException(
        "a promise is completed once, and this one was completed before", failure);
  }

  /**
   * What others wait for.
   *
   * @return the same object each time
   */
  public Future<T> future() {
    return future;
  }
}
