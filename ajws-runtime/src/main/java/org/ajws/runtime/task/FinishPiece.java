package org.ajws.runtime.task;

import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.TaskPiece;
import org.ajws.runtime.scheduler.Worker;

/** The root piece of a finish: its body, which runs where it stands, and its asyncs. */
final class FinishPiece extends TaskPiece {
  FinishPiece(Region region) {
    super(region, null);
  }

  @Override
  public void run(Worker worker) {
    throw new IllegalStateException("the body of a finish is not given away");
  }
}
