package org.ajws.runtime.frame;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZ_Result;

/**
 * A worker that is held up puts the frame in its own place into the queue, while somebody looks
 * whether there is a frame that may go on: there is one all the time.
 */
@JCStressTest
@Outcome(id = "true, false", expect = Expect.ACCEPTABLE, desc = "it is seen")
@Outcome(expect = Expect.FORBIDDEN, desc = "it is in neither place: a deadlock where is none")
@State
public class SeenFrameStress {
  private final ResumedFrames frames = new ResumedFrames();

  public SeenFrameStress() {
    frames.addNext(new TestFrame(1, 1));
  }

  @Actor
  public void worker() {
    frames.giveAway();
  }

  @Actor
  public void looks(ZZ_Result r) {
    r.r1 = frames.contains(null);
    r.r2 = frames.isEmpty();
  }
}
