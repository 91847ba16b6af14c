package org.ajws.runtime.lock;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZZ_Result;

/**
 * A thread gets the lock that it waits for at the moment when somebody lets it fail: it has one of
 * both, and keeps no interrupt.
 */
@JCStressTest
@Outcome(id = "true, false, false", expect = Expect.ACCEPTABLE, desc = "it has the lock")
@Outcome(id = "false, true, false", expect = Expect.ACCEPTABLE, desc = "it fails")
@Outcome(expect = Expect.FORBIDDEN, desc = "both, neither, or an interrupt that is left")
@State
public class LockTurnStress {
  private static final RuntimeException CIRCLE = new IllegalStateException();

  private final OrderedLock lock = new OrderedLock(this);
  private volatile LockWaits.Turn turn;

  @Actor
  public void waits(ZZZ_Result r) {
    LockWaits.Turn own = new LockWaits.Turn();
    HeldWait wait = HeldWait.forLock(lock, own, true);
    turn = own;
    own.await(wait);
    r.r1 = lock.isHeldByCurrentThread();
    r.r3 = Thread.interrupted();
    if (r.r1) {
      lock.drop();
    }
  }

  @Actor
  public void finds(ZZZ_Result r) {
    LockWaits.Turn found = turn;
    if (found != null && found.tryFail(CIRCLE)) {
      r.r2 = true;
      found.tell();
    }
  }
}
