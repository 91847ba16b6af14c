package org.ajws.runtime.frame;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;

/**
 * A worker keeps a frame for itself, then another one, goes on with what it finds and is held up; a
 * thief takes the first one, which it has seen long ago, and puts it into its own queue, perhaps
 * while the worker moves it. Each frame is taken once.
 */
@JCStressTest
@Outcome(id = "1, 1, 1", expect = Expect.ACCEPTABLE, desc = "each once")
@Outcome(expect = Expect.FORBIDDEN, desc = "a frame that is lost, or taken twice")
@State
public class NextFrameStress {
  private static final Frame[] NO_MORE = new Frame[0];

  private long now;
  private final ResumedFrames own = new ResumedFrames();
  private final ResumedFrames thief = new ResumedFrames(() -> now);
  private final TestFrame first = new TestFrame(1, 1);
  private final TestFrame second = new TestFrame(1, 1);
  private final TestFrame third = new TestFrame(1, 1);
  private Frame byWorker;

  public NextFrameStress() {
    own.addNext(first);
    own.steal(null, thief, NO_MORE);
    now += 1_000_000;
  }

  @Actor
  public void worker() {
    own.addNext(second);
    byWorker = own.takeOwn(null);
    own.giveAway();
  }

  @Actor
  public void thief() {
    Frame stolen = own.steal(null, thief, NO_MORE);
    if (stolen != null) {
      thief.add(stolen);
    }
    thief.add(third);
  }

  @Arbiter
  public void after(III_Result r) {
    count(byWorker, r);
    for (Frame f; (f = own.takeOwn(null)) != null; ) {
      count(f, r);
    }
    for (Frame f; (f = thief.takeOwn(null)) != null; ) {
      count(f, r);
    }
  }

  private void count(Frame f, III_Result r) {
    r.r1 += f == first ? 1 : 0;
    r.r2 += f == second ? 1 : 0;
    r.r3 += f == third ? 1 : 0;
  }
}
