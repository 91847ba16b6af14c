package org.ajws.runtime.lock;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;

/** Two threads each count one and read: the one that counts later sees both. */
@JCStressTest
@Outcome(
    id = {"1, 2, 2", "2, 1, 2", "2, 2, 2"},
    expect = Expect.ACCEPTABLE,
    desc = "what the counter was when it was read, and in the end")
@Outcome(expect = Expect.FORBIDDEN, desc = "no order of the four steps gives this")
@State
public class StripedCounterStress {
  private final StripedCounter counter = new StripedCounter();

  @Actor
  public void one(III_Result result) {
    counter.add(1);
    result.r1 = (int) counter.sum();
  }

  @Actor
  public void two(III_Result result) {
    counter.add(1);
    result.r2 = (int) counter.sum();
  }

  @Arbiter
  public void end(III_Result result) {
    result.r3 = (int) counter.sum();
  }
}
