package org.ajws.runtime.frame;

import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Worker;

/** The region of a root whose stack was saved: frames take part in it. */
final class RootRegion extends Region {
  /** Counts the root's own asyncs; complete when the root has ended. */
  final Scope scope;

  /** The frame at the bottom while it is on its way to the starter's thread. */
  private volatile Frame homecoming;

  /**
   * Where its frames are put that have waited for something outside of it: the worker that has
   * begun the root, which others can find until the root has ended.
   */
  final FrameRunner home;

  RootRegion(Region parent, FrameRunner home) {
    this(parent, new Scope(null), home);
  }

  private RootRegion(Region parent, Scope scope, FrameRunner home) {
    super(parent, scope);
    this.scope = scope;
    this.home = home;
  }

  /**
   * Has the starter, which waits and has nothing else to do, go on with the frame at the bottom.
   */
  void sendHome(Frame bottom) {
    homecoming = bottom;
    callStarter();
  }

  /** The frame that was sent to the starter, which is the calling thread; null if there is none. */
  Frame takeHome() {
    Frame bottom = homecoming;
    homecoming = null;
    return bottom;
  }

  @Override
  public boolean isToBeLookedAt() {
    return homecoming != null || isDone();
  }

  @Override
  public void cancelBy(Worker worker) {
    FrameRunner.of(worker).scopeIn(this).cancel();
  }
}
