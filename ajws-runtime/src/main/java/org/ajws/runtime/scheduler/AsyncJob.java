package org.ajws.runtime.scheduler;

import java.util.concurrent.CancellationException;
import org.ajws.runtime.generated.AsyncBody;
import org.ajws.runtime.generated.Partials;
import org.ajws.runtime.latch.Result;

/** An async that may run apart from its spawner, with its parts of reductions. */
public class AsyncJob {
  final String site;
  private final AsyncBody<?> body;
  private final Partials<?>[] partials;

  public AsyncJob(String site, AsyncBody<?> body, Partials<?>[] partials) {
    this.site = site;
    this.body = body;
    this.partials = partials;
  }

  /** Called by the spawner before anyone else can see the job. */
  public void detach() {
    for (Partials<?> p : partials) {
      p.detach();
    }
  }

  /** Runs a detached job. */
  public void run() throws Throwable {
    for (Partials<?> p : partials) {
      p.begin();
    }
    body.run();
    for (Partials<?> p : partials) { // after an exception the finish settles them
      p.end();
    }
  }

  /** Whether somebody may wait for this very job, who is to be told if it is not run. */
  public boolean isAwaited() {
    return false;
  }

  /** Whether who waits for it may run it, and is to be told {@link #queued}. */
  public boolean isRunByWaiters() {
    return isAwaited();
  }

  /** Whether it is part of what its spawner runs. */
  public boolean isNested() {
    return true;
  }

  /**
   * It is about to be queued.
   *
   * @param source runs it if nobody does
   */
  public void queued(Result.Producer source) {}

  /** It will not be run to its end, or at all: its finish was cancelled, or the machine failed. */
  public void abandoned(Throwable why) {}

  /** It will not be run, since its finish was cancelled. */
  public final void skipped() {
    if (isAwaited()) {
      abandoned(new CancellationException("the finish of the async was cancelled"));
    }
  }

  /** Runs an async where it is spawned. */
  public static <E extends Throwable> void runHere(AsyncBody<E> body, Partials<?>[] partials)
      throws E {
    for (Partials<?> p : partials) {
      p.beginHere();
    }
    try {
      body.run();
    } finally {
      for (Partials<?> p : partials) {
        p.endHere();
      }
    }
  }
}
