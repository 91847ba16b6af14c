package org.ajws.runtime.scheduler;

import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.runtime.latch.Origin;
import org.ajws.runtime.latch.Result;
import org.ajws.runtime.loop.Stress;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.IZ_Result;

/**
 * The result of a wait comes at the moment when a deadlock is found: who waits goes on once, by one
 * of the two.
 */
@JCStressTest
@Outcome(id = "1, true", expect = Expect.ACCEPTABLE, desc = "by the result")
@Outcome(id = "1, false", expect = Expect.ACCEPTABLE, desc = "by the exception")
@Outcome(expect = Expect.FORBIDDEN, desc = "twice, or never")
@State
public class WaitEndStress {
  private static final RuntimeException DEADLOCK = new IllegalStateException();

  private final AtomicInteger resumed = new AtomicInteger();
  private final TestWait wait = new TestWait();

  public WaitEndStress() {
    wait.begin(Stress.worker());
  }

  private final class TestWait extends Wait {
    TestWait() {
      super(new Result<>(Origin.PROMISE), IllegalStateException::new);
    }

    @Override
    protected Object root() {
      return this;
    }

    @Override
    protected StackTraceElement[] trace() {
      return new StackTraceElement[0];
    }

    @Override
    protected void resume() {
      resumed.incrementAndGet();
    }
  }

  @Actor
  public void result() {
    wait.end();
  }

  @Actor
  public void deadlock() {
    if (wait.decide(DEADLOCK)) {
      wait.tell();
    }
  }

  @Arbiter
  public void after(IZ_Result r) {
    r.r1 = resumed.get();
    r.r2 = wait.thrown() == null;
  }
}
