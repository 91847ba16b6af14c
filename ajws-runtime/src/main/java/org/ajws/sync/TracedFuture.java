package org.ajws.sync;

import java.util.concurrent.CompletableFuture;
import org.ajws.runtime.trace.Trace;

/**
 * A future of target {@code traced}: complete, since the run is in order, and it tells who waits
 * for it. What a program does without waiting depends on the schedule, which such a run does not
 * show; that is told of, too.
 */
final class TracedFuture<T> extends Future<T> {
  private final Object trace;

  TracedFuture(T value, Object trace) {
    super(value, null);
    this.trace = trace;
  }

  @Override
  public T get() {
    Trace.futureGot(trace);
    return super.get();
  }

  @Override
  public boolean isDone() {
    Trace.unfollowed("Future.isDone");
    return true;
  }

  @Override
  public CompletableFuture<T> toCompletableFuture() {
    Trace.unfollowed("Future.toCompletableFuture");
    return super.toCompletableFuture();
  }
}
