package org.ajws.runtime.lock;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZ_Result;

/** Two threads are the first to ask for the order of two locks: they hear of the same one. */
@JCStressTest
@Outcome(
    id = {"true, true", "false, false"},
    expect = Expect.ACCEPTABLE,
    desc = "one order")
@Outcome(expect = Expect.FORBIDDEN, desc = "each thread has an order of its own")
@State
public class LockNumberStress {
  private final OrderedLock a = new OrderedLock(this);
  private final OrderedLock b = new OrderedLock(this);

  @Actor
  public void forwards(ZZ_Result result) {
    result.r1 = OrderedLock.first(a, b) == a;
  }

  @Actor
  public void backwards(ZZ_Result result) {
    result.r2 = OrderedLock.first(b, a) == a;
  }
}
