package org.ajws.runtime.frame;

import java.util.Arrays;
import org.ajws.runtime.latch.Latch;
import org.ajws.runtime.scheduler.FrameStore;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.Counters;
import org.ajws.runtime.statistics.Events;
import org.ajws.runtime.statistics.UnwindEvent;

/**
 * How one worker runs frames: it links what an {@link Unwind} has brought, runs the newest frame,
 * and goes on with whatever the end of a frame makes possible. All of it is iterative: stacks of
 * any depth are saved and completed without recursion.
 */
final class FrameRunner implements FrameStore {
  /** Buffers that grew larger than this are not kept. */
  private static final int KEEP = 4096;

  private static final Frame[] NOTHING = new Frame[0];

  final FrameDeque deque = new FrameDeque();
  final ResumedFrames resumed = new ResumedFrames();
  final Unwind unwind = new Unwind();

  private final Worker worker;
  final SavingDecision saving;
  private final FrameThief thief;

  /** The frames that run, each inside of what the one before it calls. */
  private Frame[] running = new Frame[4];

  private int depth;

  /** Where the function waits that holds the thread up; null where its trace tells that. */
  private Spot waitsAt;

  private Frame[] saved = new Frame[16];

  FrameRunner(Worker worker) {
    this.worker = worker;
    this.saving = new SavingDecision(worker, this);
    this.thief = new FrameThief(worker, deque, resumed);
  }

  /** The frames of a worker, which is the calling one. */
  static FrameRunner of(Worker worker) {
    FrameRunner runner = (FrameRunner) worker.frames();
    if (runner == null) {
      runner = new FrameRunner(worker);
      worker.setFrames(runner);
    }
    return runner;
  }

  /** The scope of the innermost finish of the frame that the worker runs in {@code root}. */
  Scope scopeIn(RootRegion root) {
    Frame f = depth == 0 ? null : running[depth - 1];
    return f != null && f.region == root && f.scope != null ? f.scope : root.scope;
  }

  /** Who runs them. */
  Thread thread() {
    return worker.thread;
  }

  // ---- running

  /** The frames that the calling thread runs, the outermost first. */
  static Frame[] running() {
    FrameRunner runner = (FrameRunner) Worker.current().frames();
    return runner == null ? NOTHING : Arrays.copyOf(runner.running, runner.depth);
  }

  /** Notes where a function waits; returns what was noted before. */
  Spot waitsAt(Spot spot) {
    Spot before = waitsAt;
    waitsAt = spot;
    return before;
  }

  // What this reads was written before the thread came to rest, which it told under a lock.

  @Override
  public StackTraceElement[] shown(StackTraceElement[] trace, int found, boolean ofFunction) {
    Place place = ofFunction && waitsAt != null ? waitsAt.place() : null;
    return StackTraces.shown(trace, found, place, Arrays.copyOf(running, depth));
  }

  /** Runs a frame and all that follows from its end on this worker. */
  void run(Frame first) {
    Region outer = worker.context.region();
    if (depth == running.length) {
      running = Arrays.copyOf(running, 2 * depth);
    }
    int level = depth++;
    try {
      for (Frame f = first; f != null; ) {
        f = step(f);
        if (f != null && f.goesHome()) {
          f.region.sendHome(f); // from here on it is the starter's
          f = null;
        }
      }
    } finally {
      worker.context.setRegion(outer);
      running[level] = null;
      depth = level;
    }
  }

  /** Runs a frame until it ends, waits or is saved; returns the one to go on with, or null. */
  private Frame step(Frame f) {
    worker.context.setRegion(f.region);
    running[depth - 1] = f;
    f.waitsFor = null;
    boolean done = f.failure != null;
    if (!done) {
      try {
        done = f.run();
        if (f.failure != null) {
          giveUp();
        } else if (done && (unwind.isUnderWay() || f.open() > 0)) {
          f.failure = unwind.isUnderWay() ? unwind.lost() : unjoined(f);
          giveUp();
        }
      } catch (Unwind u) {
        if (u != unwind || !u.isUnderWay()) {
          f.failure = u.lost();
        }
      } catch (Throwable t) {
        giveUp(); // no memory or stack for a frame: what was collected so far is given up
        f.failure = f.traced(t);
      }
    }
    if (f.failure == null && unwind.isUnderWay()) {
      if (unwind.oldest == f) {
        return link(f.region, f);
      }
      f.failure = unwind.lost();
      giveUp();
    }
    if (f.failure == null ? done : f.abandon()) {
      return complete(f);
    }
    return suspend(f);
  }

  private static IllegalStateException unjoined(Frame f) {
    return new IllegalStateException(
        f.getClass().getName() + " has returned inside a finish at " + f.pc);
  }

  private Frame suspend(Frame f) {
    if (f.callee != null) {
      WaitingFrame wait = (WaitingFrame) f.callee;
      f.callee = null;
      Events.suspended(f);
      return waitsOutside(wait) ? null : wait;
    }
    Latch latch = f.waitsFor;
    if (latch == null) {
      f.failure =
          new IllegalStateException(
              f.getClass().getName() + " stopped at " + f.pc + " for nothing");
      return f;
    }
    if (latch.isComplete()) {
      return f; // it waits for nothing, but goes home
    }
    Events.suspended(f);
    boolean goesOn =
        latch instanceof Scope ? endsNow((Scope) latch, f) : !waitsOutside((WaitingFrame) f);
    return goesOn ? f : null;
  }

  private boolean endsNow(Scope scope, Frame f) {
    deque.detachNewest(f.region); // before somebody else may complete what runs on top of it
    return scope.await(f);
  }

  /**
   * Puts a frame, which this worker has run, among those who wait for something that any worker, or
   * none, may bring.
   *
   * @return false if that is there
   */
  boolean waitsOutside(WaitingFrame f) {
    deque.detachNewest(f.region); // as above
    FrameRunner home = f.region.home;
    home.worker.frameWaits();
    if (f.await(worker)) {
      return true;
    }
    home.worker.frameGoesOn();
    return false;
  }

  /** A frame of a root of this worker, which has waited, may go on; called by any thread. */
  void resume(Frame f) {
    Scheduler scheduler = worker.scheduler;
    Worker own = scheduler.memberOfThisThread(worker);
    if (own == null) {
      resumed.addFromOutside(f);
      worker.frameGoesOn();
      scheduler.wakeAnyone(f.region);
      return;
    }
    ResumedFrames kept = of(own).resumed;
    Frame queued = kept.addNext(f);
    worker.frameGoesOn();
    if (queued != null && kept.isWorthComing()) {
      scheduler.wakeAnyone(queued.region);
    } else if (queued != null) {
      scheduler.wakeForLeft(queued.region);
    }
    if (queued == null || queued.region != f.region) {
      scheduler.wakeForLeft(f.region);
    }
  }

  private Frame complete(Frame f) {
    Frame parent = f.parent;
    Scope spawned = f.spawned;
    if (parent == null) {
      if (f.failure != null) {
        spawned.fail(f.failure);
      }
      f.forget();
      return spawned.leave(f.region);
    }
    if (f.link == Frame.Link.CALL) {
      f.forget();
      parent.callee = f;
      return parent;
    }
    AsyncValue value = f.value;
    boolean unstolen = deque.takeParent(parent, f);
    deliver(f, parent, unstolen);
    if (f.result != null) {
      settle(f);
    }
    f.forget();
    if (unstolen) {
      return parent;
    }
    // At most one of them gives a frame: who waits for a value has not ended the body around it.
    Frame next = value == null ? null : value.leave(f.region);
    Frame other = spawned.leave(f.region);
    return next != null ? next : other;
  }

  /** Those who wait for a future go on. */
  private static void settle(Frame f) {
    if (f.failure == null) {
      f.result.give(f.given());
    } else {
      f.result.fail(f.failure, f.spawned.failures);
    }
  }

  private static void deliver(Frame f, Frame parent, boolean unstolen) {
    try {
      synchronized (parent) { // older asyncs of the parent may complete elsewhere just now
        parent.accept(f, f.slot);
      }
    } catch (Throwable t) {
      f.failure = f.both(f.failure, t);
    }
    if (f.failure == null) {
      return;
    }
    if (unstolen) {
      parent.thrown = f.failure;
    } else if (f.result != null) { // thrown by who gets it, or by the finish if nobody does
      f.spawned.failures.add(f.failure);
    } else if (f.value == null) {
      f.spawned.fail(f.failure);
    } else { // thrown by the join of the value, or by that of the scope if the block is left before
      f.value.failure = f.failure;
      f.spawned.failures.add(f.failure);
    }
  }

  // ---- saving

  /**
   * Links the saved frames and makes those that may go on visible to thieves.
   *
   * @param below the frame that was run, which is the bottom; null if the bottom is that of a root
   * @return the frame to run
   */
  Frame link(RootRegion root, Frame below) {
    UnwindEvent event = Events.unwind();
    Frame newest = unwind.newest;
    int n = below == null ? unwind.frames : unwind.frames - 1;
    int asyncs = 0;
    try {
      if (saved.length < n) {
        saved = new Frame[Math.max(n, 2 * saved.length)];
      }
      int i = 0;
      for (Frame f = newest; f != below; f = f.parent) {
        saved[i++] = f;
        asyncs += f.parent != null && f.link != Frame.Link.CALL ? 1 : 0;
      }
      if (below != null) {
        below.closeFinishesBeyondPoint();
      }
      for (Frame f = below; --i >= 0; f = saved[i]) {
        saved[i].link(root, f);
      }
      if (asyncs > 0) {
        deque.reserve(asyncs);
      }
    } catch (Throwable t) { // no memory; nobody has seen the frames
      forgetSaved(n);
      giveUp();
      if (below == null) {
        throw t;
      }
      below.thrown = t;
      return below;
    }
    if (asyncs > 0) {
      deque.pushParents(saved, n);
    }
    forgetSaved(n);
    unwind.clear();
    saving.saved(n);
    worker.counters.add(Counters.UNWINDINGS, 1);
    worker.counters.add(Counters.FRAMES, n);
    Events.end(event, n);
    if (asyncs > 0) {
      worker.scheduler.wakeAnyone(root);
    }
    return newest;
  }

  /** Code of the program runs in the middle of an unwinding, which has been stopped: it throws. */
  void refuseInUnwind() {
    if (unwind.isUnderWay()) {
      IllegalStateException lost = unwind.lost();
      giveUp();
      throw lost;
    }
  }

  /** Whether there is a frame that somebody else may take. */
  boolean isForThieves(Region filter) {
    return deque.contains(filter) || resumed.isForThieves(filter);
  }

  /**
   * Forgets what was saved so far, if anything. The request that it was to answer is gone, so the
   * hungry must be told to ask again.
   */
  void giveUp() {
    if (unwind.isUnderWay()) {
      unwind.clear();
      worker.schedulerInUse().requester.refused(worker);
    }
  }

  private void forgetSaved(int n) {
    if (saved.length > KEEP) {
      saved = new Frame[16];
    } else {
      Arrays.fill(saved, 0, Math.min(n, saved.length), null);
    }
  }

  // ---- taking

  @Override
  public Frame takeNewest(Region filter) {
    Frame newest = deque.takeNewest(filter);
    Frame taken = newest != null ? newest : resumed.takeOwn(filter);
    if (taken != null) {
      resumed.isNoThief();
    }
    return taken;
  }

  @Override
  public void workerRests() {
    resumed.workerRests();
  }

  @Override
  public void giveAway() {
    resumed.giveAway().forEach(worker.scheduler::wakeAnyone);
  }

  /** A frame that has waited, whoever it belongs to; null if there is none. */
  Frame takeResumed() {
    return resumed.takeOwn(null);
  }

  @Override
  public boolean isEmpty() {
    return deque.isEmpty() && resumed.isEmpty();
  }

  @Override
  public boolean contains(Region filter) {
    return deque.contains(filter) || resumed.contains(filter);
  }

  @Override
  public Frame stealFor(Worker other, Region filter) {
    return isEmpty() ? null : of(other).thief.stealFrom(this, filter);
  }
}
