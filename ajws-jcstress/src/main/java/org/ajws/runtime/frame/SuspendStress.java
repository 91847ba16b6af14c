package org.ajws.runtime.frame;

import org.ajws.runtime.latch.Origin;
import org.ajws.runtime.latch.Result;
import org.ajws.runtime.loop.Stress;
import org.ajws.runtime.scheduler.Worker;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZIZ_Result;

/**
 * A frame that runs on top of an async waits for a result, which comes at that moment: another
 * worker goes on with the frame and ends the async, before or after the first one takes what stands
 * below in its deque. The scope never ends before its body.
 */
@JCStressTest
@Outcome(id = "true, 1, false", expect = Expect.ACCEPTABLE, desc = "it has waited")
@Outcome(id = "false, 1, false", expect = Expect.ACCEPTABLE, desc = "the result was there")
@Outcome(expect = Expect.FORBIDDEN, desc = "the async was not counted when it ended")
@State
public class SuspendStress {
  private static final Worker WORKER = Stress.otherWorker();

  private final FrameRunner home = new FrameRunner(WORKER);
  private final RootRegion root = new RootRegion(null, home);
  private final TestFrame parent = TestFrame.parent(root);
  private final TestFrame async = parent.async(1);
  private final Result<Integer> result = new Result<>(Origin.PROMISE);
  private final WaitingFrame waiting = new WaitingFrame(result, IllegalStateException::new, null);

  public SuspendStress() {
    home.deque.reserve(1);
    home.deque.pushParents(new Frame[] {async}, 1);
    waiting.parent = async;
    waiting.link = Frame.Link.CALL;
    waiting.link(root, async);
  }

  @Actor
  public void waits(ZIZ_Result r) {
    r.r1 = home.waitsOutside(waiting);
    home.deque.takeNewest(null);
  }

  @Actor
  public void brings(ZIZ_Result r) {
    result.give(1);
    if (home.takeResumed() == waiting) { // goes on, and the async ends
      r.r3 = async.spawned.release();
    }
  }

  @Arbiter
  public void after(ZIZ_Result r) {
    if (home.takeResumed() != null) { // the other one has looked too early
      r.r3 = async.spawned.release();
    }
    r.r2 = parent.scope.missing() - (r.r1 ? 0 : 1);
  }
}
