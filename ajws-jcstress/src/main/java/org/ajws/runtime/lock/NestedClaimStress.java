package org.ajws.runtime.lock;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.IIZ_Result;

/**
 * While an interval holds a set, a child of it claims that, too, and so does an interval outside:
 * the child has it at once or later, the other one when both have given it back.
 */
@JCStressTest
@Outcome(id = "1, 1, true", expect = Expect.ACCEPTABLE, desc = "first the child, then the other")
@Outcome(expect = Expect.FORBIDDEN, desc = "forgotten, granted twice, or on top of the first")
@State
public class NestedClaimStress {
  private final OrderedLock lock = new OrderedLock(this);
  private final Claim outer = new TestClaim(null, () -> {});
  private final Claim child = new TestClaim(outer, this::childHasIt);
  private final Claim other = new TestClaim(null, this::otherHasIt);
  private int children;
  private int others;
  private boolean ended;
  private boolean early;

  public NestedClaimStress() {
    outer.request(lock);
  }

  /** Ends both, the inner one first. */
  private void childHasIt() {
    children++;
    child.giveBack(lock);
    ended = true;
    outer.giveBack(lock);
  }

  private void otherHasIt() {
    others++;
    early |= !ended;
    other.giveBack(lock);
  }

  @Actor
  public void inside() {
    child.request(lock);
  }

  @Actor
  public void outside() {
    other.request(lock);
  }

  @Arbiter
  public void after(IIZ_Result result) {
    result.r1 = children;
    result.r2 = others;
    result.r3 = !early;
  }
}
