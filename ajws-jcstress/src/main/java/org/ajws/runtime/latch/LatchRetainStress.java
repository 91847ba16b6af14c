package org.ajws.runtime.latch;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.IZ_Result;

/**
 * Somebody who holds no part makes one thing more missing while the last one ends, as an edge does
 * with the start of an interval: it is completed once, and not while that thing is missing.
 */
@JCStressTest
@Outcome(id = "1, true", expect = Expect.ACCEPTABLE, desc = "completed once, by the last")
@Outcome(expect = Expect.FORBIDDEN, desc = "never, twice, or though something was missing")
@State
public class LatchRetainStress {
  private final Latch latch = new Latch();
  private int completed;
  private boolean early;
  private volatile boolean missing;

  @Actor
  public void last() {
    release();
  }

  @Actor
  public void another() {
    if (latch.tryRetain()) {
      missing = true;
      early |= latch.isComplete();
      missing = false;
      release();
    }
  }

  private void release() {
    if (latch.release()) {
      early |= missing;
      completed++;
      latch.complete();
    }
  }

  @Arbiter
  public void after(IZ_Result result) {
    result.r1 = completed;
    result.r2 = latch.isComplete() && !early;
  }
}
