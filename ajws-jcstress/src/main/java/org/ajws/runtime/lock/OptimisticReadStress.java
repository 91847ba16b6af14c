package org.ajws.runtime.lock;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** A unit reads two plain fields without the lock, while others write both, one after the other. */
@JCStressTest
@Outcome(id = "-1, -1", expect = Expect.ACCEPTABLE, desc = "somebody wrote: to be read again")
@Outcome(
    id = {"0, 0", "1, 1", "2, 2"},
    expect = Expect.ACCEPTABLE,
    desc = "what one writer left complete")
@Outcome(expect = Expect.FORBIDDEN, desc = "a torn read")
@State
public class OptimisticReadStress {
  private final VersionedLock lock = new VersionedLock(this);
  private int x;
  private int y;

  @Actor
  public void writes() {
    write(1);
    write(2);
  }

  private void write(int value) {
    synchronized (lock) {
      lock.beginWrite();
      x = value;
      y = value;
      lock.endWrite();
    }
  }

  @Actor
  public void read(II_Result result) {
    long version = lock.version();
    result.r1 = -1;
    result.r2 = -1;
    if ((version & 1) == 0) {
      int first = x;
      int second = y;
      if (lock.isUnchanged(version)) {
        result.r1 = first;
        result.r2 = second;
      }
    }
  }
}
