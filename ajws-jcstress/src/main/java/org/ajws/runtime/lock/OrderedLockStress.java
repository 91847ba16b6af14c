package org.ajws.runtime.lock;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.IZ_Result;

/** Two units take the same two locks in opposite orders: both end, one after the other. */
@JCStressTest
@Outcome(id = "2, true", expect = Expect.ACCEPTABLE, desc = "mutual exclusion, unique numbers")
@Outcome(expect = Expect.FORBIDDEN, desc = "a lost update, or a number given out twice")
@State
public class OrderedLockStress {
  private final OrderedLock a = new OrderedLock(this);
  private final OrderedLock b = new OrderedLock(this);
  private OrderedLock made1;
  private OrderedLock made2;
  private int count;

  @Actor
  public void forwards() {
    made1 = new OrderedLock(this);
    OrderedLock[] taken = OrderedLock.lockAll(a, b);
    count++;
    OrderedLock.unlockAll(taken);
  }

  @Actor
  public void backwards() {
    made2 = new OrderedLock(this);
    OrderedLock[] taken = OrderedLock.lockAll(b, a);
    count++;
    OrderedLock.unlockAll(taken);
  }

  @Arbiter
  public void after(IZ_Result result) {
    result.r1 = count;
    result.r2 = made1.number() != made2.number() && a.number() != b.number();
  }
}
