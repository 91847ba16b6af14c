package org.ajws.runtime.scheduler;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Threads that take the places of workers who wait for something that may need a worker: a blocked
 * thread, or one that waits for the end of an inner root whose frames wait for something outside.
 *
 * <p>There are as many spares at work as places are free, {@code ajws.spares} at most. A spare
 * takes any work. When it has none and more spares are at work than places are free, it leaves: it
 * has nothing in its deques then. So a place that is free for a moment only costs at most one
 * thread that is started, and a spare that has become one too many never stops in the middle of
 * something.
 */
final class Spares {
  private final Scheduler scheduler;

  /** The spares that others can find. */
  private final AtomicReferenceArray<WorkerThread> atWork;

  /** How many workers wait. */
  private final AtomicInteger free = new AtomicInteger();

  /**
   * How many frames, and threads of workers, wait for something that is not part of their finish.
   */
  private final AtomicInteger waiting = new AtomicInteger();

  /** The workers that stood still when somebody last looked, if all did; else null. */
  private StandingThreads heldUp; // guarded by this

  private int working; // guarded by this
  private int started; // guarded by this
  private volatile int slotsSeen; // slots beyond are free; written under the lock

  Spares(Scheduler scheduler) {
    this.scheduler = scheduler;
    this.atWork = new AtomicReferenceArray<>(scheduler.config.spares);
  }

  /** A worker begins to wait, for something that others may have to bring. */
  void holdsUp() {
    begins();
    replace();
  }

  /** It goes on. */
  void heldUp() {
    isBack();
    ends();
  }

  /** The place of a worker becomes free. */
  void replace() {
    free.incrementAndGet();
    synchronized (this) {
      if (working < free.get() && working < atWork.length() && !scheduler.isStopping()) {
        start();
      }
    }
  }

  /** It is back. */
  void isBack() {
    free.decrementAndGet();
    for (int i = 0; i < slotsSeen; i++) {
      WorkerThread spare = atWork.get(i);
      if (spare != null && spare.worker().idleness.wake()) {
        return; // if it has nothing to do, it leaves
      }
    }
  }

  private void start() { // this is locked
    int slot = 0;
    while (atWork.get(slot) != null) {
      slot++;
    }
    try {
      WorkerThread spare = WorkerThread.spare(scheduler, ++started);
      atWork.set(slot, spare);
      slotsSeen = Math.max(slotsSeen, slot + 1);
      working++;
      spare.start();
    } catch (OutOfMemoryError e) { // "unable to create native thread": go on without
      if (atWork.get(slot) != null) {
        atWork.set(slot, null);
        working--;
      }
      Scheduler.logAnomaly("A thread that waits could not be replaced", e);
    }
  }

  /** Whether a spare without work is to leave; then it has left. */
  synchronized boolean leaves(WorkerThread spare) {
    if (working <= free.get() && !scheduler.isStopping()) {
      return false;
    }
    for (int i = 0; i < slotsSeen; i++) {
      if (atWork.get(i) == spare) {
        atWork.set(i, null);
        working--;
      }
    }
    while (slotsSeen > 0 && atWork.get(slotsSeen - 1) == null) {
      slotsSeen--; // thieves look at each
    }
    return true;
  }

  /**
   * Somebody waits, and looks whether the workers can go on. They may stand still in a way that
   * nobody here knows, at a monitor perhaps that the one who waits has, while something is queued.
   * If they have done so since the last look one more spare comes, for what there is.
   */
  synchronized void look() {
    List<Thread> busy = heldUpWithWork();
    if (busy == null) {
      heldUp = null;
    } else if (heldUp == null || !heldUp.areThoseOf(busy) || !heldUp.haveStood()) {
      heldUp = StandingThreads.look(busy);
    } else if (working < atWork.length() && !scheduler.isStopping()) {
      heldUp = null;
      giveAwayFrames();
      start();
    }
  }

  /** What workers that stand still would go on with themselves is for whoever comes. */
  private void giveAwayFrames() {
    int n = scheduler.members();
    for (int i = 0; i < n; i++) {
      Worker w = scheduler.member(i);
      FrameStore frames = w == null || w.idleness.isHungry() ? null : w.frames();
      if (frames != null) {
        frames.giveAway();
      }
    }
  }

  /**
   * The members that neither rest nor look for work, if something is queued that no other one would
   * take; null if nothing is, or somebody would.
   */
  private List<Thread> heldUpWithWork() {
    List<Thread> busy = new ArrayList<>();
    boolean queued = false;
    int n = scheduler.members();
    for (int i = 0; i < n; i++) {
      Worker w = scheduler.member(i);
      if (w != null) {
        boolean hungry = w.idleness.isHungry();
        if (hungry && w.idleness.filter() == null) {
          return null;
        }
        queued |= !w.hasNothing();
        if (!hungry && !Presence.isRest(w.presence.changes())) {
          busy.add(w.thread);
        }
      }
    }
    return queued ? busy : null;
  }

  /** Whether more workers wait than could be replaced. */
  synchronized boolean areTooFew() {
    return working < free.get();
  }

  /** Whether there are more spares at work than places are free. A hint. */
  boolean areTooMany() {
    return slotsSeen > 0 && tooMany();
  }

  private synchronized boolean tooMany() {
    return working > free.get();
  }

  /** Those that are at work. After the scheduler has been told to stop, no more are added. */
  synchronized List<WorkerThread> all() {
    List<WorkerThread> all = new ArrayList<>();
    for (int i = 0; i < slotsSeen; i++) {
      all.add(atWork.get(i)); // perhaps null
    }
    return all;
  }

  int slots() {
    return slotsSeen;
  }

  /** The spare in a slot, or null. */
  WorkerThread at(int slot) {
    return atWork.get(slot);
  }

  // ---- who waits for something outside

  /** A frame or thread begins to wait. Before it can be gone on with. */
  void begins() {
    if (waiting.getAndIncrement() == 0) {
      scheduler.wakeInnerJoins();
    }
  }

  /** It goes on. */
  void ends() {
    waiting.decrementAndGet();
  }

  /** Whether the end of a root may depend on something outside. */
  boolean mayDependOnOthers() {
    return waiting.get() != 0;
  }
}
