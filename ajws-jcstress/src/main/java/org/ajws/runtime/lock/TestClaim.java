package org.ajws.runtime.lock;

/** A claim that no thread works for, within another one or not. */
class TestClaim extends Claim {
  static {
    NoCircles.assume();
  }

  private final Claim outer; // null: none
  private final Runnable then;

  TestClaim(Claim outer, Runnable then) {
    this.outer = outer;
    this.then = then;
  }

  @Override
  protected boolean admitsCaller() {
    return false;
  }

  @Override
  protected boolean isWithin(Claim other) {
    return other == this || other == outer;
  }

  @Override
  protected void granted() {
    then.run();
  }
}
