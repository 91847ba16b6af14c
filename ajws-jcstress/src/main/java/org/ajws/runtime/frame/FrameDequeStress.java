package org.ajws.runtime.frame;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZZ_Result;

/** Owner and thief take from a deque of two frames: each frame goes to one of them. */
@JCStressTest
@Outcome(id = "true, true, true", expect = Expect.ACCEPTABLE, desc = "one each")
@Outcome(expect = Expect.FORBIDDEN, desc = "the same twice, or none")
@State
public class FrameDequeStress {
  private final RootRegion root = new RootRegion(null, null);
  private final TestFrame oldest = TestFrame.parent(root);
  private final TestFrame newest = oldest.async(1);
  private final TestFrame running = newest.async(1);
  private final FrameDeque deque = new FrameDeque();
  private Frame popped;
  private Frame stolen;

  public FrameDequeStress() {
    deque.pushParents(new Frame[] {running, newest}, 2);
  }

  @Actor
  public void owner() {
    popped = deque.takeNewest(root);
  }

  @Actor
  public void thief() {
    stolen = deque.takeOldest(root, new Frame[4]);
  }

  @Arbiter
  public void after(ZZZ_Result result) {
    result.r1 = popped == newest;
    result.r2 = stolen == oldest;
    result.r3 = deque.isEmpty();
  }
}
