package org.ajws.sync;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZI_Result;

/** Two complete a promise: one is refused, and the value is that of the other. */
@JCStressTest
@Outcome(id = "true, false, 1", expect = Expect.ACCEPTABLE, desc = "the first one")
@Outcome(id = "false, true, 2", expect = Expect.ACCEPTABLE, desc = "the second one")
@Outcome(expect = Expect.FORBIDDEN, desc = "both, neither, or the wrong value")
@State
public class PromiseStress {
  private final Promise<Integer> promise = new Promise<>();

  @Actor
  public void one(ZZI_Result r) {
    r.r1 = completes(1);
  }

  @Actor
  public void two(ZZI_Result r) {
    r.r2 = completes(2);
  }

  private boolean completes(int value) {
    try {
      promise.complete(value);
      return true;
    } catch (IllegalStateException e) {
      return false;
    }
  }

  @Arbiter
  public void after(ZZI_Result r) {
    r.r3 = promise.future().get();
  }
}
