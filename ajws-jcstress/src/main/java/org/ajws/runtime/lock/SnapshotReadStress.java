package org.ajws.runtime.lock;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** A unit writes two members while another thread reads both, twice. */
@JCStressTest
@Outcome(id = "0, 0", expect = Expect.ACCEPTABLE, desc = "both before the unit has ended")
@Outcome(id = "0, 1", expect = Expect.ACCEPTABLE, desc = "it has ended between")
@Outcome(id = "1, 1", expect = Expect.ACCEPTABLE, desc = "both afterwards")
@Outcome(expect = Expect.FORBIDDEN, desc = "a torn snapshot, or an older one after a newer one")
@State
public class SnapshotReadStress {
  private final Twins twins = new Twins();

  public SnapshotReadStress() {
    twins.seen(); // the first snapshot is there
  }

  @Actor
  public void writer() {
    twins.write();
  }

  @Actor
  public void reader(II_Result result) {
    result.r1 = twins.seen();
    result.r2 = twins.seen();
  }
}
