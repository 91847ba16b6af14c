package org.ajws.runtime;

/** A piece that is no range of iterations: it cannot be split. */
abstract class TaskPiece extends Piece {
  TaskPiece(Region region, Piece parent) {
    super(region, parent, region.rootLocals);
  }

  @Override
  final int rest() {
    return 0;
  }

  @Override
  final Piece split(boolean keep) {
    return null;
  }

  @Override
  final Piece splitAll() {
    throw new IllegalStateException("nothing to split");
  }

  @Override
  final void absorb(Piece child) {
    throw new IllegalStateException("nothing to take back");
  }

  @Override
  final boolean isExpectedToTakeLessThan(long nanos) {
    return true; // there is nothing to give away
  }

  @Override
  final void joinChildren() {} // the reductions of asyncs are joined by their finish or loop
}
