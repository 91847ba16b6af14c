package org.ajws.runtime.scheduler;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZI_Result;

/** One of the threads with full stacks goes on, while another one is about to wait. */
@JCStressTest
@Outcome(id = "true, 3", expect = Expect.ACCEPTABLE, desc = "both are counted")
@Outcome(expect = Expect.FORBIDDEN, desc = "one is not counted, or counted for ever")
@State
public class FullStackEndStress {
  private final FullStacks stacks = new FullStacks();

  public FullStackEndStress() {
    for (int i = 1; i < FullStacks.MOST; i++) {
      stacks.tryBegin();
    }
  }

  @Actor
  public void goesOn() {
    stacks.ends();
  }

  @Actor
  public void comes(ZI_Result r) {
    r.r1 = stacks.tryBegin();
  }

  @Arbiter
  public void after(ZI_Result r) {
    r.r2 = stacks.waiting();
  }
}
