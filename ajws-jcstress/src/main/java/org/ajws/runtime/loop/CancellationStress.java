package org.ajws.runtime.loop;

import org.ajws.runtime.scheduler.Piece;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Worker;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZI_Result;

/** Iterations of two workers throw: the loop ends, and both exceptions are kept. */
@JCStressTest
@Outcome(id = "true, 2", expect = Expect.ACCEPTABLE, desc = "ended, both exceptions kept")
@Outcome(expect = Expect.FORBIDDEN, desc = "not ended, or an exception lost")
@State
public class CancellationStress {
  private final Digits digits = new Digits();
  private final Region region = Stress.region(digits);
  private final Piece root = Stress.loop(region, digits, 5);

  @Actor
  public void owner() {
    region.fail(new IllegalStateException());
    Worker worker = Stress.worker();
    worker.execute(root);
    Stress.join(worker, region);
  }

  @Actor
  public void other() {
    region.fail(new IllegalArgumentException());
  }

  @Arbiter
  public void after(ZI_Result result) {
    result.r1 = region.isDone() && region.isCancelled();
    try {
      region.rethrow();
    } catch (RuntimeException e) {
      result.r2 = 1 + e.getSuppressed().length;
    }
  }
}
