package org.ajws.runtime.frame;

import org.ajws.runtime.generated.StealRequest;
import org.ajws.runtime.loop.Stress;
import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.scheduler.Work;
import org.ajws.runtime.scheduler.Worker;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Mode;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.Signal;
import org.openjdk.jcstress.annotations.State;

/**
 * A worker without work parks while another one runs fast code, which looks at nothing but the flag
 * and refuses its first request: the sleeper is seen in the end.
 */
@JCStressTest(Mode.Termination)
@Outcome(id = "TERMINATED", expect = Expect.ACCEPTABLE, desc = "the sleeper was served")
@Outcome(id = "STALE", expect = Expect.FORBIDDEN, desc = "a forgotten sleeper")
@State
public class WakeUpByPollStress {
  static {
    Stress.worker(); // so that its own scheduler does not replace this one later
    Scheduler.install(Config.withoutPool());
  }

  private static final long PATIENCE = 3_000_000_000L;

  private final RootRegion outer = new RootRegion(null, null);

  @Actor
  public void sleeper() {
    Worker worker = Stress.worker();
    worker.scheduler.enter(worker);
    Work work = worker.idleness.await(outer);
    if (work == null) {
      throw new IllegalStateException("the root has not ended");
    }
    worker.scheduler.leave(worker);
  }

  @Signal
  public void fastCode() {
    Worker worker = Stress.worker();
    worker.context.setRegion(outer);
    Root root = Root.enter();
    worker.critical++;
    boolean refused = !(StealRequest.raised && Steal.accept());
    worker.critical--;
    long start = System.nanoTime();
    while (!(StealRequest.raised && Steal.accept())) {
      if (System.nanoTime() - start > PATIENCE) {
        return; // the sleeper is reported
      }
      Thread.onSpinWait();
    }
    if (!refused) {
      throw new IllegalStateException("accepted in a critical section");
    }
    Steal.unwind(new TestFrame(1, 1)).async(new TestFrame(2, 0), 1);
    FrameRunner.of(worker).link(new RootRegion(outer, null), null);
    while (!FrameRunner.of(worker).deque.isEmpty()) {
      Thread.onSpinWait();
    }
    root.exit();
    worker.context.setRegion(null);
  }
}
