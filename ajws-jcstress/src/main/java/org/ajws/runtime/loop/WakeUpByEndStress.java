package org.ajws.runtime.loop;

import org.ajws.runtime.scheduler.Piece;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Worker;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Mode;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.Signal;
import org.openjdk.jcstress.annotations.State;

/** The starter of a loop parks while another worker ends the last piece: it wakes. */
@JCStressTest(Mode.Termination)
@Outcome(id = "TERMINATED", expect = Expect.ACCEPTABLE, desc = "the starter woke")
@Outcome(id = "STALE", expect = Expect.FORBIDDEN, desc = "a lost wake-up")
@State
public class WakeUpByEndStress {
  private final Digits digits = new Digits();
  private volatile Piece root;

  @Actor
  public void starter() {
    Worker worker = Stress.worker();
    worker.scheduler.enter(worker);
    Region region = Stress.region(digits); // its starter is this thread
    root = Stress.loop(region, digits, 1);
    worker.idleness.await(region);
    worker.scheduler.leave(worker);
  }

  @Signal
  public void last() {
    Piece piece = root;
    while (piece == null) {
      Thread.onSpinWait();
      piece = root;
    }
    piece.complete();
  }
}
