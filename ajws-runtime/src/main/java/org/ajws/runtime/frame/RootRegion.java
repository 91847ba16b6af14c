package org.ajws.runtime.frame;

import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Worker;

/** The region of a root whose stack was saved: frames take part in it. */
final class RootRegion extends Region {
  /** Counts the root's own asyncs; complete when the root has ended. */
  final Scope scope;

  RootRegion(Region parent) {
    this(parent, new Scope(null));
  }

  private RootRegion(Region parent, Scope scope) {
    super(parent, scope);
    this.scope = scope;
  }

  @Override
  public void cancelBy(Worker worker) {
    FrameRunner.of(worker).scopeIn(this).cancel();
  }
}
