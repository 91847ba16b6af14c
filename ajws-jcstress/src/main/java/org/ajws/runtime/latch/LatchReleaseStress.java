package org.ajws.runtime.latch;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/**
 * Two parts end at the same time: one of them completes the latch, and sees what both have done.
 */
@JCStressTest
@Outcome(id = "1, 2", expect = Expect.ACCEPTABLE, desc = "one completes it, and sees both")
@Outcome(expect = Expect.FORBIDDEN, desc = "nobody, both, or too little is visible")
@State
public class LatchReleaseStress {
  private final Latch latch = new Latch();
  private int a;
  private int b;
  private int completed;
  private int seen;

  public LatchReleaseStress() {
    latch.retain();
  }

  @Actor
  public void one() {
    a = 1;
    end();
  }

  @Actor
  public void other() {
    b = 1;
    end();
  }

  private void end() {
    if (latch.release()) {
      completed++;
      seen = a + b;
      latch.complete();
    }
  }

  @Arbiter
  public void after(II_Result result) {
    result.r1 = completed;
    result.r2 = seen;
  }
}
