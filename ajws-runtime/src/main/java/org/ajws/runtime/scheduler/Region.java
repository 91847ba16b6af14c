package org.ajws.runtime.scheduler;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.locks.LockSupport;
import org.ajws.runtime.failure.Failures;
import org.ajws.runtime.failure.Sneaky;
import org.ajws.runtime.generated.Cancellation;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.latch.Latch;
import org.ajws.runtime.statistics.SiteProfile;

/**
 * One execution of a parallel loop, of a finish or of a root: its position among those around it,
 * whether it is cancelled, what its iterations threw, and whether it has ended.
 */
public class Region extends Cancellation {
  private static final VarHandle VISITS;
  private static final VarHandle EXPECTED;

  static {
    try {
      VISITS = MethodHandles.lookup().findVarHandle(Region.class, "visits", int.class);
      EXPECTED = MethodHandles.lookup().findVarHandle(Region.class, "expected", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  // Changed only by the thread of a region of loops that run in order, between two of them.
  private String site;
  private Region parent;
  private int depth; // how many regions are around it
  private SiteProfile profile;

  /** Which of the nested loops of a thread that run in order this is for; -1: another region. */
  final int slot;

  /** The state of the root task, from which the other tasks fork theirs. */
  final TaskLocals<?> rootLocals;

  /** Who waits for the end. */
  final Thread starter;

  /** The same. */
  final Worker startedBy;

  /** The context class loader of the starter, for the threads that help. */
  public final ClassLoader loader;

  /** Complete when all its pieces or frames have ended; null for loops that run in order. */
  private final Latch latch;

  /** Of an outermost one: how often another thread has begun to run something in it. */
  private int visits; // by VISITS

  /** Of an outermost one: how many of its intervals wait for the set of an object. */
  private int expected; // by EXPECTED

  /** Of an outermost one in which something has waited for long. */
  private volatile Watch.Looks looks;

  private volatile boolean surprising;

  /** Whether something was {@link #report}ed; ordered by the latch. */
  private boolean reported;

  private Failures failures = new Failures(); // another one only while nobody else has the region

  /** Whether this is only the wait for an async value: to cancel is meant for what is around it. */
  public boolean ofValue;

  public Region(String site, Region parent, SiteProfile profile, TaskLocals<?> rootLocals) {
    this.slot = -1;
    this.rootLocals = rootLocals;
    this.startedBy = Worker.current();
    this.starter = startedBy.thread;
    this.loader = starter.getContextClassLoader();
    this.latch = new Latch();
    rootLocals.bind(this);
    begin(site, parent, profile);
  }

  /** A root, in which frames take part instead of pieces. */
  protected Region(Region parent, Latch latch) {
    this.slot = -1;
    this.rootLocals = null;
    this.startedBy = Worker.current();
    this.starter = startedBy.thread;
    this.loader = starter.getContextClassLoader();
    this.latch = latch;
    begin(null, parent, null);
  }

  private Region(Worker worker, int slot) {
    this.slot = slot;
    this.rootLocals = null;
    this.startedBy = worker;
    this.starter = worker == null ? null : worker.thread;
    this.loader = null;
    this.latch = null;
  }

  /** A region for loops that run in order on a worker's thread, one after the other. */
  static Region inOrder(Worker worker, int slot) {
    return new Region(worker, slot);
  }

  /** Becomes the region of a loop; what it knows already is not stored (see {@link Context}). */
  void begin(String site, Region parent, SiteProfile profile) {
    if (this.site != site) {
      this.site = site;
    }
    if (this.profile != profile) {
      this.profile = profile;
    }
    if (this.parent != parent) {
      this.parent = parent;
    }
    depth = parent == null ? 0 : parent.depth + 1;
    if (parent != null && parent.profile != null) {
      parent.profile.setNests();
    }
  }

  /** Whether it is the region of a loop, in another one. */
  boolean isOf(SiteProfile loop, Region around) {
    return profile == loop && parent == around && around != null;
  }

  /** Lets go of the region around, which has ended. */
  void forget() {
    parent = null;
  }

  /** The original loop as {@code File.java:LINE}. */
  public final String site() {
    return site;
  }

  /** What is known about the loop; null for a finish or a root. */
  public final SiteProfile profile() {
    return profile;
  }

  /** Whether there is another one around it, which its starter cannot work for until its end. */
  public final boolean isInner() {
    return parent != null;
  }

  /** The one around it; null for an outermost one. */
  public final Region around() {
    return parent;
  }

  /** The one around all others. */
  public final Region outermost() {
    Region r = this;
    while (r.parent != null) {
      r = r.parent;
    }
    return r;
  }

  /** A thread begins to run something in it, which is an outermost one. */
  final void visited() {
    VISITS.getAndAdd(this, 1);
  }

  /** How often {@link #visited} was called. */
  final int visits() {
    return (int) VISITS.getVolatile(this);
  }

  /**
   * Something of it, an outermost one, begins or ends to wait for what a thread of another root may
   * bring. At the end what goes on has been queued before.
   *
   * @param by 1 or -1
   */
  public final void expects(int by) {
    EXPECTED.getAndAdd(this, by);
  }

  /** Whether there is such a thing. */
  final boolean expectsSomething() {
    return (int) EXPECTED.getVolatile(this) != 0;
  }

  /** Of an outermost one: how its threads look whether it stands still. */
  final Watch.Looks looks() {
    if (looks == null) {
      synchronized (this) {
        if (looks == null) {
          looks = new Watch.Looks();
        }
      }
    }
    return looks;
  }

  /** Whether this is {@code other} or was started within it. */
  public final boolean isWithin(Region other) {
    Region r = this;
    while (r.depth > other.depth) {
      r = r.parent;
    }
    return r == other;
  }

  /** Whether its pieces have states of their own, to be joined at the end. */
  public final boolean hasState() {
    return !(rootLocals instanceof TaskLocals.None);
  }

  /** The state for another task. */
  public final TaskLocals<?> forkLocals() {
    if (!hasState()) {
      return rootLocals;
    }
    return rootLocals.forked();
  }

  /** The innermost loop or finish, which a cancellation is meant for; null without. */
  public static Region cancelled(Region innermost) {
    Region r = innermost;
    while (r != null && r.ofValue) {
      r = r.parent;
    }
    return r;
  }

  /**
   * Notes that this execution takes much longer than earlier ones, so they say nothing about it.
   */
  public final void surprise() {
    if (!surprising) {
      surprising = true;
    }
  }

  /** Whether {@code count} iterations are expected to take less than {@code limit} nanoseconds. */
  public final boolean takesLessThan(long limit, long count) {
    return !surprising && profile.takesLessThan(limit, count);
  }

  /** Cancels what the worker runs in it just now: the region, or a finish inside of it. */
  public void cancelBy(Worker worker) {
    cancel();
  }

  /** Notes what an iteration threw and cancels the rest. */
  public final void fail(Throwable t) {
    if (Thread.currentThread() == starter) {
      failures.add(t);
    } else {
      failures.addFromElsewhere(t);
    }
    cancel();
  }

  /**
   * Notes what an async threw that somebody may take elsewhere; cancels nothing.
   *
   * @return where to take it from
   */
  public final Failures report(Throwable t) {
    reported = true;
    Failures current = failures;
    current.add(t);
    return current;
  }

  /** What its root piece, or its frames, count in. */
  final Latch latch() {
    return latch;
  }

  /**
   * Says that all pieces or frames have ended, by the one whose part was the last, and wakes the
   * starter; to it everything they wrote is visible. Nothing of the region may be touched
   * afterwards.
   */
  public final void end() {
    Thread waiting = starter;
    latch.complete();
    if (waiting != Thread.currentThread()) {
      LockSupport.unpark(waiting);
    }
  }

  /** Forgets what was thrown, which the caller throws; nobody else has the region. */
  public final void reopen() {
    failures = new Failures();
    uncancel();
  }

  /** More may be started, after the end; nobody else has the region. */
  public final void undone() {
    latch.reopen();
  }

  public final boolean isDone() {
    return latch.isComplete();
  }

  /** Whether the starter has to stop waiting: after the end, or since there is something for it. */
  public boolean isToBeLookedAt() {
    return isDone();
  }

  /** Whether the calling thread is the one that waits for the end. */
  public final boolean isStartedByThisThread() {
    return starter == Thread.currentThread();
  }

  /** Lets the starter look again what it waits for. */
  protected final void callStarter() {
    LockSupport.unpark(starter);
  }

  /**
   * Throws what was thrown first, the others suppressed, each once. To be called by the starter
   * after the end.
   */
  public final void rethrow() {
    Throwable failure = failure();
    if (failure != null) {
      throw Sneaky.raise(failure);
    }
  }

  /** What {@link #rethrow} throws; null if nothing. By the starter, which throws it. */
  public final Throwable failure() {
    if (!reported
        && !isCancelled()) { // so nothing failed, and a lock would wait for all stores before it
      return null;
    }
    return failures.combinedHere();
  }
}
