package org.ajws.runtime.lock;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/**
 * A thread runs a unit of a set that an interval holds and its child claims: it has the set after
 * both, and the claim of the child is not forgotten where the thread has had the lock for a moment.
 */
@JCStressTest
@Outcome(id = "1, 1", expect = Expect.ACCEPTABLE, desc = "the unit comes after both")
@Outcome(expect = Expect.FORBIDDEN, desc = "a claim that is forgotten, or a unit too early")
@State
public class NestedUnitStress {
  private final OrderedLock lock = new OrderedLock(this);
  private final Claim outer = new TestClaim(null, () -> {});
  private final Claim child = new TestClaim(outer, this::childHasIt);
  private int children;
  private int seen;

  public NestedUnitStress() {
    outer.request(lock);
  }

  private void childHasIt() {
    child.giveBack(lock);
    children++;
    outer.giveBack(lock);
  }

  @Actor
  public void inside() {
    child.request(lock);
  }

  @Actor
  public void unit() {
    lock.lock();
    seen = children;
    lock.unlock();
  }

  @Arbiter
  public void after(II_Result result) {
    result.r1 = children;
    result.r2 = seen;
  }
}
