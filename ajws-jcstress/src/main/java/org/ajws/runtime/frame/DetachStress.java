package org.ajws.runtime.frame;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZIZ_Result;

/**
 * An async completes while a thief takes its parent: one of them gets the parent, and if that is
 * the thief, the async finds itself counted in its scope.
 */
@JCStressTest
@Outcome(id = "true, 1, false", expect = Expect.ACCEPTABLE, desc = "the async's worker")
@Outcome(id = "false, 2, true", expect = Expect.ACCEPTABLE, desc = "the thief, which has counted")
@Outcome(expect = Expect.FORBIDDEN, desc = "both, nobody, or not counted yet")
@State
public class DetachStress {
  private final RootRegion root = new RootRegion(null, null);
  private final TestFrame parent = TestFrame.parent(root);
  private final TestFrame async = parent.async(1);
  private final FrameDeque deque = new FrameDeque();

  public DetachStress() {
    deque.pushParents(new Frame[] {async}, 1);
  }

  @Actor
  public void completes(ZIZ_Result result) {
    result.r1 = deque.takeParent(parent, async);
    result.r2 = parent.scope.missing();
  }

  @Actor
  public void steals(ZIZ_Result result) {
    result.r3 = deque.takeOldest(null, new Frame[0]) == parent;
  }
}
