package org.ajws.runtime.loop;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.Piece;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.SiteProfile;

/** What the stress tests share: loops as the runtime runs them, but without its threads. */
public final class Stress {
  static {
    // A poll after every iteration, and no threads: the actors are the workers.
    Scheduler.install(Config.forTests(1, 0, 0, 0, 0));
  }

  private static final IntBody<Digits, RuntimeException> appendAll =
      (from, to, step, l) -> {
        for (int i = from; i < to; i += step) {
          l.append(i);
        }
      };

  private Stress() {}

  /** The worker of the calling actor. */
  public static Worker worker() {
    Worker worker = Worker.current();
    worker.scheduler = Scheduler.global();
    return worker;
  }

  /** A worker that no actor is, so that what one lets go on at it comes from another thread. */
  public static Worker otherWorker() {
    FutureTask<Worker> made = new FutureTask<>(Stress::worker);
    new Thread(made).start();
    try {
      return made.get();
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }

  /** An outermost region. */
  public static Region region() {
    return region(TaskLocals.none());
  }

  static Region region(TaskLocals<?> locals) {
    return new Region("Stress.java:1", null, SiteProfile.of("Stress.java:1", appendAll), locals);
  }

  /** The loop that appends 1 up to {@code n}. */
  static RangePiece<Digits> loop(Region region, Digits locals, int n) {
    Iterations<Digits> all = new IntIterations<>(1, Relation.LE, 1, n, appendAll);
    return new RangePiece<>(region, null, locals, all, 0, n);
  }

  /** Runs what is left of the loop in the own deque. */
  static void drain(Worker worker, Region region) {
    for (Piece piece; (piece = worker.deque.takeNewest(region)) != null; ) {
      worker.execute(piece);
    }
  }

  /** Runs pieces of the loop from the worker's own deque until the loop has ended. */
  static void join(Worker worker, Region region) {
    while (!region.isDone()) {
      Piece piece = worker.deque.takeNewest(region);
      if (piece == null) {
        Thread.onSpinWait();
      } else {
        worker.execute(piece);
      }
    }
  }
}
