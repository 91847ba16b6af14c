package org.ajws.runtime;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;

/** Two threads count by ones while a third one reads twice: the count never goes back. */
@JCStressTest
@Outcome(
    id = {"0, 0, 2", "0, 1, 2", "0, 2, 2", "1, 1, 2", "1, 2, 2", "2, 2, 2"},
    expect = Expect.ACCEPTABLE,
    desc = "what the counter was at two moments, one after the other, and in the end")
@Outcome(expect = Expect.FORBIDDEN, desc = "an addition that was seen is gone, or lost")
@State
public class StripedCounterStress {
  private final StripedCounter counter = new StripedCounter();

  @Actor
  public void one() {
    counter.add(1);
  }

  @Actor
  public void two() {
    counter.add(1);
  }

  @Actor
  public void read(III_Result result) {
    result.r1 = (int) counter.sum();
    result.r2 = (int) counter.sum();
  }

  @Arbiter
  public void end(III_Result result) {
    result.r3 = (int) counter.sum();
  }
}
