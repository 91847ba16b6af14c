package org.ajws.runtime.frame;

import org.ajws.runtime.loop.Stress;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.IIZ_Result;

/**
 * The frame that spawned two asyncs, which run apart, waits for them while they complete: it goes
 * on once, with both results, and ends the root. Here the second async ends against both others.
 * The arbiter stands for the starter of the root, to whom the frame at the bottom may be sent.
 */
@JCStressTest
@Outcome(id = "1, 3, true", expect = Expect.ACCEPTABLE, desc = "once, with both results")
@Outcome(expect = Expect.FORBIDDEN, desc = "twice, never, too early, or a result is lost")
@State
public class JoinStress {
  private final RootRegion root = new RootRegion(null, null);
  private final TestFrame parent = TestFrame.parent(root);
  private final TestFrame one = parent.detached(1);
  private final TestFrame two = parent.detached(2);

  @Actor
  public void joinsAfterTheFirst() {
    FrameRunner.of(Stress.worker()).run(one);
    FrameRunner.of(Stress.worker()).run(parent);
  }

  @Actor
  public void second() {
    FrameRunner.of(Stress.worker()).run(two);
  }

  @Arbiter
  public void after(IIZ_Result result) {
    Frame home = root.takeHome();
    if (home != null) {
      FrameRunner.of(Stress.worker()).run(home);
    }
    result.r1 = parent.ends;
    result.r2 = parent.sum;
    result.r3 = root.isDone();
  }
}
