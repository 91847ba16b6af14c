package org.ajws.runtime.scheduler;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.function.BooleanSupplier;
import org.ajws.runtime.statistics.Counters;
import org.ajws.runtime.statistics.Events;
import org.ajws.runtime.statistics.IdleEvent;
import org.ajws.runtime.statistics.SleepEvent;

/**
 * How a worker looks for work when it has none: it asks, spins for a while, then parks.
 *
 * <p>States: {@code FED} (not looking), {@code SPINNING}, {@code PARKED} (sleeps or is about to),
 * {@code WOKEN} (was parked, someone has called {@code unpark}). A worker that waits for the end of
 * a loop takes only pieces within that loop, its {@code filter}: on top of the waiting frame
 * nothing else may run, or the end of an inner loop could depend on foreign work, and locks held
 * around it could be wanted by it.
 *
 * <p>No wake-up is lost: a worker is registered as hungry <em>before</em> it looks through all
 * deques for the last time and <em>before</em> it reads whether its loop has ended; who publishes a
 * piece or ends a loop does that <em>before</em> it reads who is hungry, or unparks the starter
 * unconditionally. All of these are volatile accesses, hence in one total order, so one of the two
 * sees the other. The permit of {@code LockSupport} covers an {@code unpark} before the {@code
 * park}; where code of the program may run between the two, both are read again after it.
 */
public final class Idleness {
  private static final VarHandle STATE;

  static {
    try {
      STATE = MethodHandles.lookup().findVarHandle(Idleness.class, "state", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static final int FED = 0;
  private static final int SPINNING = 1;
  private static final int PARKED = 2;
  private static final int WOKEN = 3;

  private static final BooleanSupplier NEVER = () -> false;

  /** Pauses between two looks while spinning. */
  private static final int PAUSES = 16;

  private final Worker worker;
  final Relocation relocation = new Relocation();
  private int state;
  private volatile Region filter;

  /** The loop clock when the worker became hungry, or -1. */
  private volatile long since = -1;

  Idleness(Worker worker) {
    this.worker = worker;
  }

  boolean isHungry() {
    return (int) STATE.getVolatile(this) != FED;
  }

  boolean isSpinning() {
    return (int) STATE.getVolatile(this) == SPINNING;
  }

  /** Whether it sleeps or is about to, and nobody has woken it. */
  boolean isParked() {
    return (int) STATE.getVolatile(this) == PARKED;
  }

  public Region filter() {
    return filter;
  }

  /** Whether work of a region (null: of any, for all) is for this worker. */
  boolean takes(Region region) {
    Region within = filter;
    return within == null || (region != null && region.isWithin(within));
  }

  /** How long the worker has been idle until now, by the loop clock. */
  long nanosNow(long clock) {
    long from = since;
    return from < 0 ? 0 : Math.max(0, clock - from);
  }

  /**
   * Ends the sleep of the worker, if it sleeps.
   *
   * @throws StackOverflowError if it does, and the stack has no room to end it: it goes on sleeping
   */
  public boolean wake() {
    if (!STATE.compareAndSet(this, PARKED, PARKED)) { // a fence, as the step below would be
      return false;
    }
    StackRoom.makeForCounting(); // one that is said to be woken, and is not, would sleep for ever
    if (STATE.compareAndSet(this, PARKED, WOKEN)) {
      relocation.wake(worker.thread);
      return true;
    }
    return false;
  }

  /**
   * Waits for work within {@code within}, or for the end of that region; if {@code within} is null,
   * for any work, or for the end of the scheduler. Interrupts do not end it; they are kept for the
   * caller.
   *
   * @return work, or null at the end
   */
  public Work await(Region within) {
    Scheduler scheduler = worker.scheduler;
    boolean interrupted = false;
    IdleEvent event = Events.idle();
    filter = within;
    FrameStore frames = worker.frames();
    if (frames != null) {
      frames.workerRests();
    }
    STATE.setVolatile(this, SPINNING);
    scheduler.hungry();
    since = scheduler.clock.nanos();
    long nap = 0;
    long glance = 0; // how long the worker, as the lookout, sleeps between two looks
    boolean replaced = false;
    Watch watch = null;
    try {
      for (; ; ) {
        Work work = nap == 0 ? spin(scheduler, within) : take(scheduler, within);
        if (work != null || ended(scheduler, within)) {
          return work;
        }
        if (within != null) {
          worker.giveAwayAll();
        }
        relocation.sleeps();
        STATE.setVolatile(this, PARKED);
        scheduler.askEveryone(worker);
        work = take(scheduler, within);
        if (work != null || ended(scheduler, within)) {
          return work;
        }
        if (glance != 0 && !worker.hasLeft) {
          scheduler.lookout.goes(worker);
          work = take(scheduler, within); // somebody may have counted on the lookout just now
          if (work != null) {
            return work; // and it has not looked everywhere: another one is woken
          }
          glance = 0;
        }
        if (worker.hasLeft) {
          glance = scheduler.lookout.comes(worker, glance);
        }
        if (within == null) {
          ((WorkerThread) worker.thread).forgetLoader();
        } else if (!replaced && within.isInner() && scheduler.spares.mayDependOnOthers()) {
          replaced = true;
          scheduler.spares.replace();
        }
        worker.presence.rests(within == null ? NEVER : within::isToBeLookedAt);
        if (watch == null && isToWatch(scheduler, within)) {
          watch = new Watch(within.outermost());
        }
        SleepEvent sleep = Events.sleep();
        try {
          nap = park(scheduler, within, nap, sooner(glance, watch == null ? 0 : watch.look()));
        } finally {
          worker.presence.goesOn();
        }
        Events.end(sleep);
        if (within == null) { // who waits for the end of a loop is to see it at once
          relocation.settle(scheduler.lastRelocation);
        }
        interrupted |= Thread.interrupted();
        STATE.setVolatile(this, SPINNING);
      }
    } finally {
      if (replaced) {
        scheduler.spares.isBack();
      }
      scheduler.fed();
      STATE.setVolatile(this, FED);
      if (glance != 0) {
        scheduler.lookout.goes(worker);
        // until one is awake that takes all: others may not take what counted on the lookout
        scheduler.findHungry(worker, w -> w.idleness.wake() && w.idleness.filter() == null);
      }
      scheduler.requester.fed(worker);
      filter = null;
      worker.counters.add(Counters.IDLE, nanosNow(scheduler.clock.nanos()));
      since = -1;
      Events.end(event);
      if (interrupted && within != null) {
        worker.thread.interrupt();
      }
    }
  }

  /**
   * Parks. A thread of a fork/join pool that waits for the end of a loop or root lets the pool
   * replace it, where what completes that may be queued there; so does one that works in the place
   * of such a thread.
   *
   * @return how long it napped, as {@link StealRequester#park}
   */
  private long park(Scheduler scheduler, Region within, long nap, long atMost) {
    boolean ofPool = worker.below != null || worker.thread instanceof ForkJoinWorkerThread;
    if (within == null || !ofPool || !Handshakes.mayHoldUp()) {
      return scheduler.requester.park(worker, nap, atMost);
    }
    long[] napped = new long[1];
    PoolWait.await(
        worker,
        within::isToBeLookedAt,
        () -> {
          // The pool may have run code of the program's here, to make a thread, and that may have
          // parked: an unpark before is gone, but what it was for is seen.
          if (isParked() && !within.isToBeLookedAt()) {
            napped[0] = scheduler.requester.park(worker, nap, atMost);
          }
        });
    return napped[0];
  }

  /** The shorter one of two times of which 0 means for ever. */
  private static long sooner(long a, long b) {
    return a == 0 || b == 0 ? a + b : Math.min(a, b);
  }

  /** The starter of an outermost loop or root looks for deadlocks, if something waits at all. */
  private static boolean isToWatch(Scheduler scheduler, Region within) {
    return within != null && scheduler.isWatched() && within.outermost().isStartedByThisThread();
  }

  /** Others may have given back a frame of the worker's own that had to wait. */
  private Work take(Scheduler scheduler, Region within) {
    Work own = worker.takeOwn(within);
    return own != null ? own : scheduler.steal(worker, within);
  }

  private Work spin(Scheduler scheduler, Region within) {
    boolean mayStay = scheduler.spinnerComes();
    try {
      long start = System.nanoTime();
      for (; ; ) {
        Work work = take(scheduler, within);
        if (work != null || ended(scheduler, within)) {
          return work;
        }
        worker.poll(null);
        scheduler.requester.raise();
        if (!mayStay || System.nanoTime() - start > scheduler.config.spinNanos) {
          return null;
        }
        scheduler.askSomeone(worker);
        for (int i = 0; i < PAUSES; i++) {
          Thread.onSpinWait();
        }
        // Where another program has the other core, the victim may wait for this one.
        Thread.yield();
      }
    } finally {
      scheduler.spinnerGoes();
    }
  }

  private boolean ended(Scheduler scheduler, Region within) {
    return within == null
        ? scheduler.isStopping() || ((WorkerThread) worker.thread).isOneTooMany()
        : within.isToBeLookedAt();
  }
}
