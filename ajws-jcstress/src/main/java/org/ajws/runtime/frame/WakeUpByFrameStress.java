package org.ajws.runtime.frame;

import org.ajws.runtime.loop.Stress;
import org.ajws.runtime.scheduler.Work;
import org.ajws.runtime.scheduler.Worker;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Mode;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.Signal;
import org.openjdk.jcstress.annotations.State;

/** A worker without work parks while another one saves its stack: it gets a frame. */
@JCStressTest(Mode.Termination)
@Outcome(id = "TERMINATED", expect = Expect.ACCEPTABLE, desc = "the sleeper woke")
@Outcome(id = "STALE", expect = Expect.FORBIDDEN, desc = "a lost wake-up")
@State
public class WakeUpByFrameStress {
  private final RootRegion root = new RootRegion(null, null);

  @Actor
  public void sleeper() {
    Worker worker = Stress.worker();
    worker.scheduler.enter(worker);
    Work work = worker.idleness.await(root);
    if (work == null) {
      throw new IllegalStateException("the root has not ended");
    }
    worker.scheduler.leave(worker);
  }

  @Signal
  public void saver() {
    Worker worker = Stress.worker();
    worker.scheduler.enter(worker);
    TestFrame parent = new TestFrame(2, 0);
    FrameRunner.of(worker).unwind.begin(new TestFrame(1, 1)).async(parent, 1);
    FrameRunner.of(worker).link(root, null);
    while (!FrameRunner.of(worker).deque.isEmpty()) {
      Thread.onSpinWait(); // stay findable, as a worker that runs the async does
    }
    worker.scheduler.leave(worker);
  }
}
