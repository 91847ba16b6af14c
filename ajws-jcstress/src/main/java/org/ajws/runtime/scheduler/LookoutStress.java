package org.ajws.runtime.scheduler;

import org.ajws.runtime.loop.Stress;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZ_Result;

/**
 * A lookout stops just when a worker keeps a frame for itself. Either the lookout's last look sees
 * the frame, or the worker sees that there is no lookout.
 */
@JCStressTest
@Outcome(id = "false, true", expect = Expect.ACCEPTABLE, desc = "the lookout sees the frame")
@Outcome(id = "true, true", expect = Expect.ACCEPTABLE, desc = "the lookout sees it, and is seen")
@Outcome(id = "false, false", expect = Expect.ACCEPTABLE, desc = "the worker wakes somebody")
@Outcome(id = "true, false", expect = Expect.FORBIDDEN, desc = "each relies on the other one")
@State
public class LookoutStress {
  private static final Worker WATCHING = Stress.worker();

  private final Lookout lookout = new Lookout();
  private volatile boolean frame; // as what is beside a queue

  public LookoutStress() {
    lookout.comes(WATCHING, 0);
  }

  @Actor
  public void keepsFrame(ZZ_Result r) {
    frame = true;
    r.r1 = lookout.isThereFor(null);
  }

  @Actor
  public void stops(ZZ_Result r) {
    lookout.goes(WATCHING);
    r.r2 = frame;
  }
}
