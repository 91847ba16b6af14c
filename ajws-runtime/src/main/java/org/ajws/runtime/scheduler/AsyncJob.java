package org.ajws.runtime.scheduler;

import org.ajws.runtime.generated.AsyncBody;
import org.ajws.runtime.generated.Partials;

/** An async that may run apart from its spawner, with its parts of reductions. */
public final class AsyncJob {
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
