package org.ajws.benchmarks.locks;

/** The units of {@link NestedSet} by hand. */
public final class NestedByHand {
  private NestedByHand() {}

  /** With {@code synchronized} methods, which call each other. */
  public static class Synchronized implements Shared {
    private long left;
    private long right;

    /** Changes one of both. */
    protected synchronized int growLeft() {
      left++;
      return 1;
    }

    /** Changes the other one. */
    protected synchronized int growRight() {
      right++;
      return 0;
    }

    @Override
    public synchronized int step(int key) {
      return growLeft() + growRight();
    }

    @Override
    public synchronized long total() {
      if (left != right) {
        throw new IllegalStateException("torn");
      }
      return left;
    }
  }

  /** With one {@code synchronized} around both. */
  public static class Flat implements Shared {
    private long left;
    private long right;

    @Override
    public synchronized int step(int key) {
      left++;
      right++;
      return 1;
    }

    @Override
    public synchronized long total() {
      if (left != right) {
        throw new IllegalStateException("torn");
      }
      return left;
    }
  }
}
