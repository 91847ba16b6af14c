package org.ajws.runtime;

/** The root piece of a finish: its body, which runs where it stands, and its asyncs. */
final class FinishPiece extends TaskPiece {
  FinishPiece(Region region) {
    super(region, null);
  }

  @Override
  void run(Worker worker) {
    throw new IllegalStateException("the body of a finish is not given away");
  }
}
