package org.ajws.runtime.frame;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/**
 * A worker keeps a frame for itself, then another one, and goes on with what it finds; somebody
 * else, to whom it seems to be held up, gives all away and takes one. Each frame is taken once.
 */
@JCStressTest
@Outcome(id = "1, 1", expect = Expect.ACCEPTABLE, desc = "each once")
@Outcome(expect = Expect.FORBIDDEN, desc = "a frame that is lost, or taken twice")
@State
public class GiveAwayStress {
  private static final Frame[] NO_MORE = new Frame[0];

  private final ResumedFrames own = new ResumedFrames();
  private final ResumedFrames thief = new ResumedFrames();
  private final TestFrame first = new TestFrame(1, 1);
  private final TestFrame second = new TestFrame(1, 1);
  private Frame byWorker;
  private Frame byThief;

  public GiveAwayStress() {
    own.addNext(first);
  }

  @Actor
  public void worker() {
    byWorker = own.takeOwn(null);
    own.addNext(second);
    if (byWorker == null) {
      byWorker = own.takeOwn(null);
    }
  }

  @Actor
  public void other() {
    own.giveAway();
    byThief = own.steal(null, thief, NO_MORE);
  }

  @Arbiter
  public void after(II_Result r) {
    count(byWorker, r);
    count(byThief, r);
    for (Frame f; (f = own.takeOwn(null)) != null; ) {
      count(f, r);
    }
  }

  private void count(Frame f, II_Result r) {
    r.r1 += f == first ? 1 : 0;
    r.r2 += f == second ? 1 : 0;
  }
}
