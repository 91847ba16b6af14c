package org.ajws.sync;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.IIZ_Result;

/** Two values are put while somebody takes two: first come, first served, and seen. */
@JCStressTest
@Outcome(id = "1, 2, true", expect = Expect.ACCEPTABLE, desc = "in order")
@Outcome(expect = Expect.FORBIDDEN, desc = "lost, twice, not in order, or too little seen")
@State
public class ChannelHandOverStress {
  static {
    Takers.start();
  }

  private final Channel<Integer> channel = new Channel<>();
  private int before;
  private Object first;
  private Object second;

  @Actor
  public void takes() {
    first = channel.takeOrTurn(false);
    second = channel.takeOrTurn(true);
  }

  @Actor
  public void puts() {
    before = 1;
    channel.put(1);
    channel.put(2);
  }

  @Arbiter
  public void after(IIZ_Result r) {
    r.r1 = Takers.got(first);
    r.r2 = Takers.got(second);
    r.r3 = before == 1;
  }
}
