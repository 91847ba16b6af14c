package org.ajws.runtime.lock;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.IZ_Result;

/** Two who have the same object ask for its lock for the first time: they get one lock. */
@JCStressTest
@Outcome(id = "2, true", expect = Expect.ACCEPTABLE, desc = "one lock, mutual exclusion")
@Outcome(expect = Expect.FORBIDDEN, desc = "two locks of one object")
@State
public class SharedLocksStress {
  private final Object shared = new Object();
  private OrderedLock first;
  private OrderedLock second;
  private int count;

  @Actor
  public void one() {
    first = SharedLocks.of(null, shared);
    first.lock();
    count++;
    first.unlock();
  }

  @Actor
  public void another() {
    second = SharedLocks.of(null, shared);
    second.lock();
    count++;
    second.unlock();
  }

  @Arbiter
  public void after(IZ_Result result) {
    result.r1 = count;
    result.r2 = first == second;
  }
}
