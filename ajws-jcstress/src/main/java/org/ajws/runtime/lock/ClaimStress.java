package org.ajws.runtime.lock;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/**
 * An interval claims a set while a thread runs a unit of it: both have it, one after the other, and
 * the claim is granted by who frees the lock if not at once.
 */
@JCStressTest
@Outcome(id = "2, 1", expect = Expect.ACCEPTABLE, desc = "mutual exclusion, granted once")
@Outcome(expect = Expect.FORBIDDEN, desc = "a lost update, or a claim that is forgotten")
@State
public class ClaimStress {
  static {
    NoCircles.assume();
  }

  private final OrderedLock lock = new OrderedLock(this);
  private int count;
  private int granted;

  private final class Counting extends Claim {
    @Override
    protected boolean admitsCaller() {
      return false;
    }

    @Override
    protected boolean isWithin(Claim other) {
      return false;
    }

    @Override
    protected void granted() {
      granted++;
      count++;
      giveBack(lock);
    }
  }

  @Actor
  public void unit() {
    lock.lock();
    count++;
    lock.unlock();
  }

  @Actor
  public void interval() {
    new Counting().request(lock);
  }

  @Arbiter
  public void after(II_Result result) {
    result.r1 = count;
    result.r2 = granted;
  }
}
