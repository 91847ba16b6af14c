package org.ajws.runtime.frame;

import org.ajws.runtime.failure.Sneaky;
import org.ajws.runtime.scheduler.Entry;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.Events;
import org.ajws.runtime.statistics.FinishEvent;

/**
 * One execution of an entry: a method that the program calls from code that cannot be resumed. What
 * is spawned below it ends on the calling thread, or with the help of others before it returns.
 *
 * <p>Each thread has its roots made in advance, so an entry costs next to nothing as long as no
 * stack is saved; only then does it become a region that others can help. A thread that is no
 * worker is registered as a guest at that moment, too.
 */
public final class Root extends Entry {
  private final Worker worker;
  private final FrameRunner frames;
  private Region outer;
  private boolean entered;

  private Root(Worker worker, Entry around) {
    super(around);
    this.worker = worker;
    this.frames = FrameRunner.of(worker);
  }

  /**
   * Begins an execution of an entry on the calling thread. To be followed by {@link #exit} in a
   * {@code finally} clause.
   *
   * @return the root
   */
  public static Root enter() {
    Worker worker = Worker.current();
    if (!worker.registered) {
      worker.home().ensureStarted();
    }
    Entry current = worker.entry;
    Root root = (Root) current.inside;
    if (root == null) {
      root = new Root(worker, current);
      current.inside = root;
    }
    root.outer = worker.context.region();
    worker.entry = root;
    return root;
  }

  /**
   * Registers the calling thread as a guest until the end of this root.
   *
   * @return false if there are too many
   */
  boolean register(Scheduler scheduler) {
    worker.scheduler = scheduler;
    entered = scheduler.enter(worker);
    return entered;
  }

  /**
   * The stack of this root has been saved: runs it, together with whoever helps, and waits for its
   * end. What the helpers wrote is visible afterwards. Interrupts do not end the wait; they are
   * kept. What the method that the entry called does outside of its finishes, while none of its
   * asyncs is under way, it does on this thread.
   *
   * @param u what was caught
   * @return the frame of the method that the entry called; its {@code xxxResult()} gives the result
   * @throws RuntimeException what that method or an async threw, of whatever type it is
   */
  public Frame complete(Unwind u) {
    if (u != frames.unwind || !u.isUnderWay()) {
      throw u.lost();
    }
    Frame bottom = u.oldest;
    RootRegion region;
    Frame newest;
    try {
      region = new RootRegion(outer, frames);
      newest = frames.link(region, null);
    } catch (Throwable t) { // no memory; nobody has seen the frames
      frames.giveUp();
      throw t;
    }
    FinishEvent event = Events.finish();
    String site = event == null ? null : bottom.site();
    for (Frame next = newest; next != null; next = region.takeHome()) {
      frames.run(next);
      worker.join(region);
    }
    Events.end(event, site);
    Throwable t = region.scope.failures.combined();
    if (t != null) {
      StackTraces.addCallers(t);
      throw Sneaky.raise(t);
    }
    return bottom;
  }

  /** Ends the execution of the entry. */
  public void exit() {
    worker.entry = around();
    worker.context.setRegion(outer);
    outer = null;
    if (entered) {
      entered = false;
      worker.scheduler.leave(worker);
    }
    Unwind unwind = frames.unwind;
    if (unwind.isUnderWay()) {
      IllegalStateException lost = unwind.lost();
      frames.giveUp();
      throw lost;
    }
  }
}
