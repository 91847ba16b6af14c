package org.ajws.runtime.frame;

import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Worker;

/** The region of a root whose stack was saved: frames take part in it. */
final class RootRegion extends Region {
  /** Counts the root's own asyncs. */
  final Scope scope = new Scope(this, null);

  RootRegion(Region parent) {
    super(parent);
  }

  @Override
  public void cancelBy(Worker worker) {
    FrameRunner.of(worker).scopeIn(this).cancel();
  }
}
