package org.ajws.runtime.speculation;

/** A loop that says what it touches, so that none of its chunks is tracked. */
abstract class ClaimingLoop extends SpeculativeLoop<int[]> {
  @Override
  protected int[] start() {
    return new int[1];
  }

  @Override
  protected void merge(int[] own) {}

  @Override
  protected final int tracked(Chunk chunk, int[] own, long from, long to) {
    throw new AssertionError("not tracked");
  }

  @Override
  protected final boolean isClaimed() {
    return true;
  }
}
