package org.ajws.runtime.lock;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.IZ_Result;

/**
 * Two units of one set are the first that take its lock: each would make what the lock needs then.
 * Both take what one of them made, also within each other.
 */
@JCStressTest
@Outcome(id = "4, false", expect = Expect.ACCEPTABLE, desc = "one after the other")
@Outcome(expect = Expect.FORBIDDEN, desc = "a lost update, or a hold that is left")
@State
public class FirstHoldStress {
  private final OrderedLock lock = new OrderedLock(this);
  private int count;

  @Actor
  public void one() {
    unit();
  }

  @Actor
  public void other() {
    unit();
  }

  private void unit() {
    lock.lock();
    try {
      count++;
      lock.lock();
      count++;
      lock.unlock();
    } finally {
      lock.unlock();
    }
  }

  @Arbiter
  public void after(IZ_Result result) {
    result.r1 = count;
    result.r2 = lock.isLocked();
  }
}
