package org.ajws.runtime.lock;

import java.util.concurrent.TimeUnit;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.Z_Result;

/** A unit begins to wait while another one makes its condition hold: it is not forgotten. */
@JCStressTest
@Outcome(id = "true", expect = Expect.ACCEPTABLE, desc = "it goes on")
@Outcome(expect = Expect.FORBIDDEN, desc = "it goes on when its time is over")
@State
public class AwaitTicketStress {
  private static final long LIMIT_NANOS = TimeUnit.SECONDS.toNanos(5);

  private final OrderedLock lock = new OrderedLock(this);
  private boolean open; // guarded by lock

  private boolean awaitOpen() {
    lock.lock();
    try {
      Await wait = Await.within(LIMIT_NANOS);
      while (wait.mustWait(() -> !open)) {
        wait = Await.pause(wait, false, 1, lock);
      }
      return wait.isTime();
    } finally {
      lock.unlockUnchanged();
    }
  }

  @Actor
  public void waits(Z_Result r) {
    r.r1 = awaitOpen();
  }

  @Actor
  public void opens() {
    lock.lock();
    try {
      open = true;
    } finally {
      lock.unlock();
    }
  }
}
