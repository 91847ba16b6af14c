package org.ajws.runtime.loop;

import org.ajws.runtime.scheduler.Piece;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Worker;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.J_Result;

/**
 * A worker runs a loop in chunks, splits it and takes back what nobody took, while a thief takes
 * what it can. Every iteration is run once, and the partial results are joined in order.
 */
@JCStressTest
@Outcome(id = "1234567", expect = Expect.ACCEPTABLE, desc = "every iteration, in order")
@Outcome(expect = Expect.FORBIDDEN, desc = "an iteration lost, run twice, or out of order")
@State
public class RangeSplitStress {
  private final Digits digits = new Digits();
  private final Region region = Stress.region(digits);
  private final Piece root = Stress.loop(region, digits, 7);
  private volatile Worker owner;

  @Actor
  public void owner(J_Result result) {
    Worker worker = Stress.worker();
    owner = worker;
    worker.execute(root);
    Stress.join(worker, region);
    result.r1 = digits.value;
  }

  @Actor
  public void thief() {
    Worker thief = Stress.worker();
    for (int tries = 0; tries < 40; tries++) {
      Worker victim = owner;
      Piece piece = victim == null ? null : victim.deque.takeOldest(region);
      if (piece != null) {
        thief.execute(piece);
        Stress.drain(thief, region);
      }
    }
  }
}
