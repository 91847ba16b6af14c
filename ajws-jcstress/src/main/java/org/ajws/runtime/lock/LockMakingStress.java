package org.ajws.runtime.lock;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZII_Result;

/**
 * Two threads run the first unit of one object, which is a copy of another one with its lock in the
 * field: the accessor, as it is translated, gives both the same lock.
 */
@JCStressTest
@Outcome(id = "true, 1, 2", expect = Expect.ACCEPTABLE, desc = "one after the other")
@Outcome(id = "true, 2, 1", expect = Expect.ACCEPTABLE, desc = "the other way round")
@Outcome(expect = Expect.FORBIDDEN, desc = "two locks of one object, or units side by side")
@State
public class LockMakingStress {
  private static final VarHandle HELD =
      MemberHandle.of(MethodHandles.lookup(), LockMakingStress.class, "held", SetLock.class);

  private volatile SetLock held = new OrderedLock("the original");
  private OrderedLock first;
  private OrderedLock second;
  private int count;

  private OrderedLock lock() {
    SetLock seen = this.held;
    OrderedLock lock = seen == null ? null : seen.of(this);
    return lock != null ? lock : this.made();
  }

  private OrderedLock made() {
    while (true) {
      SetLock seen = this.held;
      OrderedLock lock = seen == null ? null : seen.of(this);
      if (lock != null) {
        return lock;
      }
      lock = new OrderedLock(this);
      if (HELD.compareAndSet(this, seen, (SetLock) lock)) {
        return lock;
      }
    }
  }

  @Actor
  public void one(ZII_Result result) {
    OrderedLock lock = lock();
    first = lock;
    synchronized (lock) {
      result.r2 = ++count;
    }
  }

  @Actor
  public void other(ZII_Result result) {
    OrderedLock lock = lock();
    second = lock;
    synchronized (lock) {
      result.r3 = ++count;
    }
  }

  @Arbiter
  public void after(ZII_Result result) {
    result.r1 = first == second && lock() == first;
  }
}
