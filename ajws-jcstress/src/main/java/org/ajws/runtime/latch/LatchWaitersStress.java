package org.ajws.runtime.latch;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.IIZ_Result;

/**
 * Two want to wait for a latch while it becomes complete: each goes on exactly once, at once or
 * with the one who completes it, and sees what was done before.
 */
@JCStressTest
@Outcome(id = "1, 1, true", expect = Expect.ACCEPTABLE, desc = "each goes on once")
@Outcome(expect = Expect.FORBIDDEN, desc = "one is forgotten, goes on twice, or sees too little")
@State
public class LatchWaitersStress {
  private final Latch latch = new Latch();
  private final Counted one = new Counted();
  private final Counted two = new Counted();
  private int done;

  /** Counts how often it goes on. */
  private final class Counted extends Waiter {
    int times;
    boolean saw = true;

    @Override
    protected void goOn() {
      times++;
      saw &= done == 1;
    }

    void waitForIt() {
      if (!latch.add(this)) {
        goOn();
      }
    }
  }

  @Actor
  public void waiters() {
    one.waitForIt();
    two.waitForIt();
  }

  @Actor
  public void last() {
    done = 1;
    if (latch.release()) {
      for (Waiter w = latch.complete(); w != null; ) {
        Waiter next = w.takeNext();
        ((Counted) w).goOn();
        w = next;
      }
    }
  }

  @Arbiter
  public void after(IIZ_Result result) {
    result.r1 = one.times;
    result.r2 = two.times;
    result.r3 = one.saw && two.saw && latch.isComplete();
  }
}
