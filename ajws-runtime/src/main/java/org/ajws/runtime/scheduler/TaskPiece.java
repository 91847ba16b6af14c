package org.ajws.runtime.scheduler;

/** A piece that is no range of iterations: it cannot be split. */
public abstract class TaskPiece extends Piece {
  public TaskPiece(Region region, Piece parent) {
    super(region, parent, region.rootLocals);
  }

  @Override
  public final int rest() {
    return 0;
  }

  @Override
  public final Piece split(boolean keep) {
    return null;
  }

  @Override
  public final Piece splitAll() {
    throw new IllegalStateException("nothing to split");
  }

  @Override
  public final void absorb(Piece child) {
    throw new IllegalStateException("nothing to take back");
  }

  @Override
  public final boolean isExpectedToTakeLessThan(long nanos) {
    return true; // there is nothing to give away
  }

  @Override
  public final void joinChildren() {} // the reductions of asyncs are joined by their finish or loop
}
