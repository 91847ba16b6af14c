package org.ajws.runtime.scheduler;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZI_Result;

/** Two threads with full stacks are about to wait, where there is room for one more of these. */
@JCStressTest
@Outcome(id = "true, false, 4", expect = Expect.ACCEPTABLE, desc = "the first one waits")
@Outcome(id = "false, true, 4", expect = Expect.ACCEPTABLE, desc = "the second one waits")
@Outcome(expect = Expect.FORBIDDEN, desc = "both, or none")
@State
public class FullStacksStress {
  private final FullStacks stacks = new FullStacks();

  public FullStacksStress() {
    for (int i = 1; i < FullStacks.MOST; i++) {
      stacks.tryBegin();
    }
  }

  @Actor
  public void first(ZZI_Result r) {
    r.r1 = stacks.tryBegin();
  }

  @Actor
  public void second(ZZI_Result r) {
    r.r2 = stacks.tryBegin();
  }

  @Arbiter
  public void after(ZZI_Result r) {
    r.r3 = stacks.waiting();
  }
}
