package org.ajws.sync;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** A value is put and the channel closed while somebody takes two: nobody waits in the end. */
@JCStressTest
@Outcome(id = "1, -1", expect = Expect.ACCEPTABLE, desc = "the value, then the end")
@Outcome(expect = Expect.FORBIDDEN, desc = "a value is lost, or somebody waits for ever")
@State
public class ChannelCloseStress {
  static {
    Takers.start();
  }

  private final Channel<Integer> channel = new Channel<>();
  private Object first;
  private Object second;

  @Actor
  public void ends() {
    channel.put(1);
    channel.close();
  }

  @Actor
  public void takes() {
    first = channel.takeOrTurn(false);
    second = channel.takeOrTurn(false);
  }

  @Arbiter
  public void after(II_Result r) {
    r.r1 = Takers.got(first);
    r.r2 = Takers.got(second);
  }
}
