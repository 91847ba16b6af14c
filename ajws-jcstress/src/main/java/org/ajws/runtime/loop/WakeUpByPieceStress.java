package org.ajws.runtime.loop;

import org.ajws.runtime.scheduler.Piece;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Work;
import org.ajws.runtime.scheduler.Worker;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Mode;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.Signal;
import org.openjdk.jcstress.annotations.State;

/** A worker without work parks while another one publishes a piece: it gets the piece. */
@JCStressTest(Mode.Termination)
@Outcome(id = "TERMINATED", expect = Expect.ACCEPTABLE, desc = "the sleeper woke")
@Outcome(id = "STALE", expect = Expect.FORBIDDEN, desc = "a lost wake-up")
@State
public class WakeUpByPieceStress {
  private final Digits digits = new Digits();
  private final Region region = Stress.region(digits);
  private final Piece root = Stress.loop(region, digits, 2);

  @Actor
  public void sleeper() {
    Worker worker = Stress.worker();
    boolean entered = worker.scheduler.enter(worker);
    Work piece = worker.idleness.await(region);
    if (piece == null || !entered) {
      throw new IllegalStateException("the loop has not ended, and there is room for two guests");
    }
    worker.scheduler.leave(worker);
  }

  @Signal
  public void publisher() {
    Worker worker = Stress.worker();
    worker.scheduler.enter(worker);
    Piece child = root.split(true);
    worker.publish(root, child);
    worker.scheduler.wakeAnyone(region);
    while (!worker.deque.isEmpty()) {
      Thread.onSpinWait(); // stay findable, as a worker that runs its own half does
    }
    worker.scheduler.leave(worker);
  }
}
