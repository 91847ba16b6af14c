package org.ajws.runtime.frame;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/**
 * A worker takes a frame from its queue, and adds one by way of its own place, while a thief takes
 * half of the queue. Each frame is taken once.
 */
@JCStressTest
@Outcome(id = "6, 6", expect = Expect.ACCEPTABLE, desc = "each once")
@Outcome(expect = Expect.FORBIDDEN, desc = "a frame that is lost, or taken twice")
@State
public class LootStress {
  private final ResumedFrames own = new ResumedFrames();
  private final ResumedFrames thief = new ResumedFrames();
  private final TestFrame[] frames = new TestFrame[6];
  private final Frame[] loot = new Frame[4];
  private Frame byWorker;
  private Frame byThief;

  public LootStress() {
    for (int i = 0; i < frames.length; i++) {
      frames[i] = new TestFrame(1, 1);
    }
    for (int i = 0; i < 4; i++) {
      own.add(frames[i]);
    }
    own.addNext(frames[4]);
  }

  @Actor
  public void worker() {
    own.addNext(frames[5]);
    byWorker = own.takeOldest(null);
  }

  @Actor
  public void thief() {
    byThief = own.steal(null, thief, loot);
  }

  @Arbiter
  public void after(II_Result r) {
    count(byWorker, r);
    count(byThief, r);
    for (Frame f : loot) {
      count(f, r);
    }
    for (Frame f; (f = own.takeOwn(null)) != null; ) {
      count(f, r);
    }
    for (TestFrame f : frames) {
      r.r1 += f.given == 0 ? 1 : 0; // taken at least once
    }
  }

  /** Counts all that is taken, and marks it. */
  private static void count(Frame f, II_Result r) {
    if (f != null) {
      ((TestFrame) f).given = 0;
      r.r2++;
    }
  }
}
