package org.ajws.runtime.lock;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.ajws.runtime.latch.Origin;
import org.ajws.runtime.latch.Result;
import org.ajws.runtime.scheduler.BlockedThread;
import org.ajws.runtime.scheduler.Deadlocks;
import org.ajws.runtime.scheduler.StackRoom;
import org.ajws.runtime.trace.Trace;

/**
 * For generated code: a unit of work that waits until a condition over the members of its sets
 * holds ({@code docs/design/conditions.md}). The code around it looks at the condition, with all
 * locks of the unit, before and after each {@link #pause}.
 */
public final class Await {
  private final long end;
  private final boolean limited;
  private final boolean interruptible;
  private BooleanSupplier waitsWhile; // null: only its own thread can look
  private boolean paused;

  private Await(boolean limited, long end, boolean interruptible) {
    this.limited = limited;
    this.end = end;
    this.interruptible = interruptible;
  }

  /**
   * A wait whose condition others may look at.
   *
   * @return the wait, which has not begun; without a limit of time
   */
  public static Await open() {
    return new Await(false, 0, false);
  }

  /**
   * Looks at a condition, with all locks of the unit. While this thread waits, threads whose units
   * end look at it, and wake it only when it may go on.
   *
   * @param present the condition: it reads nothing but what stays as it is, and members of the
   *     unit's sets; it changes nothing and waits for nothing, on any thread
   * @return whether to {@link #pause}: it is true, and the time is not over
   */
  public boolean mustWait(BooleanSupplier present) {
    waitsWhile = present;
    return present.getAsBoolean() && isTime();
  }

  /**
   * The time within which a wait is to end.
   *
   * @param nanos from now on; nothing is waited for if it is not positive
   * @return the wait, which has not begun
   */
  public static Await within(long nanos) {
    Trace.unfollowed("awaitNanos");
    return new Await(true, end(nanos), false);
  }

  /**
   * A wait that interrupts end, without a limit of time.
   *
   * @return the wait, which has not begun; it goes on by {@link #pauseInterruptibly}
   * @throws InterruptedException never; declared for the code around, which expects it
   */
  @SuppressWarnings("RedundantThrows")
  public static Await interruptibly() throws InterruptedException {
    Trace.unfollowed("awaitInterruptibly");
    return new Await(false, 0, true);
  }

  /**
   * The same, within a time.
   *
   * @param nanos from now on; nothing is waited for if it is not positive
   * @return the wait, which has not begun
   * @throws InterruptedException never
   */
  @SuppressWarnings("RedundantThrows")
  public static Await interruptibly(long nanos) throws InterruptedException {
    Trace.unfollowed("awaitInterruptibly");
    return new Await(true, end(nanos), true);
  }

  private static long end(long nanos) {
    return System.nanoTime() + Math.max(0, Math.min(nanos, Long.MAX_VALUE >> 1));
  }

  /**
   * Whether the time of a wait is not over.
   *
   * @return always true for one without a limit
   */
  public boolean isTime() {
    return !limited || end - System.nanoTime() > 0;
  }

  /**
   * Gives all locks of a unit back, waits until a unit has ended that may have changed what some of
   * them protect, or until the time is over, and takes the locks again, as often as they were held.
   * The calling thread waits; if it is a worker, a spare one takes its place. Interrupts do not end
   * the wait; they are kept.
   *
   * <p>What the units did that have ended meanwhile is visible afterwards, as after any taking of
   * the locks.
   *
   * @param present what the call before this one for the same wait returned; null for the first one
   *     of a wait without a limit
   * @param changes whether the unit may have changed members before it began to wait
   * @param read how many of the locks protect what the condition reads; the first ones
   * @param locks of the unit, all held; null elements are skipped
   * @return for the next call
   * @throws IllegalStateException if nothing that the condition reads has a lock, or if an interval
   *     holds it; also a {@code DeadlockException}, with all locks held, if all tasks wait and no
   *     other thread is left, or if who has the locks waits for one that this thread keeps
   */
  public static Await pause(Await present, boolean changes, int read, OrderedLock... locks) {
    for (OrderedLock lock : locks) {
      if (lock != null && lock.isHeldAround()) {
        throw new IllegalStateException(
            "a condition is waited for in an interval that holds its set: nobody else may change"
                + " what it reads");
      }
    }
    Await await = present == null ? new Await(false, 0, false) : present;
    OrderedLock[] watched = LockOrder.of(Arrays.copyOf(locks, read));
    if (watched.length == 0) {
      throw new IllegalStateException(
          "a condition reads members of objects without a lock: nobody would say when they change");
    }
    await.pause(changes, watched, LockOrder.of(locks));
    return await;
  }

  /**
   * The same for a wait that an interrupt ends. It wakes the thread like a unit, so the locks are
   * taken, and the ticket is out of all lists, before anything is thrown; nobody else is forgotten
   * by it, since every change wakes all.
   *
   * @param present what the call before this one for the same wait returned, or {@link
   *     #interruptibly}
   * @throws InterruptedException if the thread is interrupted; all locks are held
   */
  public static Await pauseInterruptibly(
      Await present, boolean changes, int read, OrderedLock... locks) throws InterruptedException {
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
    Await await = pause(present, changes, read, locks);
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
    return await;
  }

  /**
   * Tells who watches a run in order that there is a condition: whom it lets go on when depends on
   * the schedule.
   *
   * @param site the wait as {@code File.java:LINE}
   * @return null, for the first {@link #inOrder}
   */
  public static Await watched(String site) {
    Trace.unfollowed(site + ": await");
    return null;
  }

  /**
   * Says that a run in order would wait for ever.
   *
   * @param site the wait as {@code File.java:LINE}
   * @return never
   * @throws IllegalStateException always
   */
  public static Await inOrder(String site) {
    throw new IllegalStateException(
        site + ": the condition does not hold, and in a run in order nobody can make it hold");
  }

  private void pause(boolean changes, OrderedLock[] watched, OrderedLock[] locks) {
    StackRoom.makeForAWaitInAUnit();
    // Whoever has one of several locks may not read what the others protect.
    Ticket ticket =
        new Ticket(
            limited ? Origin.OUTSIDE : Origin.CONDITION,
            watched.length == 1 ? waitsWhile : null,
            locks.length == 1);
    List<List<Waiters.Waiting>> others = new ArrayList<>(locks.length);
    for (OrderedLock lock : locks) {
      if (!paused) {
        lock.publish();
      }
      // Only the first time: since then it has only looked, and two who do would wake each other
      // for ever.
      others.add(lock.takeWaiting(!paused && (changes || lock.mayHaveChanged())));
    }
    paused = true;
    for (OrderedLock lock : watched) {
      lock.add(ticket);
    }
    HeldWait noted = HeldWait.forCondition(watched[0], locks, ticket.woken);
    HeldWaits.begins(noted); // before anybody can have what this one needs again
    int[] holds = new int[locks.length];
    for (int i = locks.length; --i >= 0; ) {
      holds[i] = locks[i].giveBack();
    }
    try {
      others.forEach(Waiters::wake);
      await(ticket);
      ticket.woken.take();
    } finally {
      HeldWaits.ends(noted);
      SeveralLocks.take(locks, true);
      for (int i = 0; i < locks.length; i++) {
        for (int n = holds[i]; n > 1; n--) {
          locks[i].lockAgain();
        }
      }
      for (OrderedLock lock : watched) {
        lock.remove(ticket);
      }
    }
  }

  private void await(Ticket ticket) {
    Runnable onInterrupt = interruptible ? ticket : null;
    if (!limited) {
      BlockedThread.await(ticket.woken, Deadlocks::exception, onInterrupt);
      return;
    }
    CompletableFuture<Void> alarm = new CompletableFuture<>();
    alarm.thenRun(ticket);
    alarm.completeOnTimeout(null, end - System.nanoTime(), TimeUnit.NANOSECONDS);
    BlockedThread.await(ticket.woken, Deadlocks::exception, onInterrupt);
    alarm.cancel(false); // the timer forgets it
  }

  /** One who waits at several locks, and is woken once. */
  private static final class Ticket implements Runnable, Waiters.Waiting {
    /** Any unit may bring it, of any thread, or a timer. */
    final Result<Void> woken;

    private final BooleanSupplier waitsWhile;
    private final boolean ofOneLock;

    Ticket(Origin origin, BooleanSupplier waitsWhile, boolean ofOneLock) {
      this.woken = new Result<>(origin);
      this.waitsWhile = waitsWhile;
      this.ofOneLock = ofOneLock;
    }

    @Override
    public boolean needsThisLockOnly() {
      return ofOneLock;
    }

    @Override
    public void isDue() {
      woken.comes();
    }

    @Override
    public boolean mayGoOn() {
      try {
        return waitsWhile == null || !waitsWhile.getAsBoolean();
      } catch (Throwable t) { // is for the thread that waits, which finds it, too
        return true;
      }
    }

    @Override
    public void wake() {
      run();
    }

    @Override
    public void run() {
      woken.tryGive(null);
    }
  }
}
