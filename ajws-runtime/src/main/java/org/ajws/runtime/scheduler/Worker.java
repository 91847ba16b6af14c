package org.ajws.runtime.scheduler;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import org.ajws.runtime.statistics.CounterRegistry;
import org.ajws.runtime.statistics.Counters;
import org.ajws.runtime.statistics.Events;
import org.ajws.runtime.statistics.WorkEvent;

/**
 * What a thread that runs loops has: the pieces it runs, one inside the other, the pieces it has
 * split off, and a slot in which others ask it for work. A thread of the pool is a worker for life;
 * any other thread becomes a <em>guest</em> when it enters a loop, and takes part itself.
 *
 * <p>The pieces that run are a stack, {@code running}: an iteration of one piece has started the
 * loop that the next one belongs to. A request takes half of the rest of the outermost one, the
 * largest piece of work that can be given away. The fields used for that belong to the thread
 * alone, so running a chunk and splitting need no synchronisation at all; only what is split off
 * goes through a lock, once per request.
 */
public final class Worker {
  private static final VarHandle REQUEST;
  private static final VarHandle DEPTH;

  static {
    try {
      MethodHandles.Lookup lookup = MethodHandles.lookup();
      REQUEST = lookup.findVarHandle(Worker.class, "request", Worker.class);
      DEPTH = lookup.findVarHandle(Worker.class, "depth", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static final ThreadLocal<Worker> guests =
      ThreadLocal.withInitial(() -> new Worker(Thread.currentThread(), null, null));

  public final Thread thread;
  public final Counters counters;
  public final PieceDeque deque = new PieceDeque();
  public final Idleness idleness = new Idleness(this);

  /** The scheduler of the pool that this worker belongs to; null: the common one. */
  public final Scheduler home;

  /** Who the thread is outside of the call of a pool that this worker was made for, or null. */
  public final Worker outer;

  /** Who this worker's loops run on; a guest's is valid while it is registered. */
  public Scheduler scheduler;

  /** How many critical sections the thread is in. */
  public int critical;

  /** The loop or finish that the thread is in. */
  public final Context context = new Context(this);

  /** Whether the thread rests, and what it works for. */
  public final Presence presence = new Presence(this);

  final WaitList waits = new WaitList();

  private Watch.Looks looks; // null until it has waited for long outside of a root

  /** In whose place the thread works; null: in nobody's. */
  public PoolWait.Below below;

  /** Who works in place of the thread, which does nothing else but wait for it; null: nobody. */
  public volatile Worker inItsPlace;

  /** How deep the thread is in the asyncs and loops of target {@code forkjoin}. */
  public final Nesting nesting = new Nesting();

  /** How many loops the thread has started; wraps around. */
  public int started;

  /**
   * How many of these took so little that nobody need be able to get a part of what is around them
   * meanwhile; wraps around.
   */
  public int veryShort;

  /** Whether it has left a frame to another worker when it last looked for work of others. */
  public boolean hasLeft;

  /** Whether others can find this worker: always for the pool's, in a loop for guests. */
  public boolean registered;

  /** Where the scheduler has registered this guest; tried first next time. */
  int slot;

  /** The innermost entry; one that stands for none outside. */
  public Entry entry = new Entry(null);

  /** When this worker was made. */
  public final long madeAt = System.nanoTime();

  /**
   * The frames that this worker has saved or taken; null before the first. Volatile for the sake of
   * the argument about wake-ups: who parks must see what was pushed before.
   */
  private volatile FrameStore frames;

  private Piece[] running = new Piece[16]; // outermost first
  private int depth; // opaque, for others as a hint
  private int exhausted; // the pieces below this depth have no rest

  private volatile Worker request; // who asks for work, or null
  private long random;

  public Worker(Thread thread, Scheduler home, Worker outer) {
    this.thread = thread;
    this.home = home;
    this.outer = outer;
    this.counters = (home == null ? CounterRegistry.common() : home.counters).open(thread);
    this.random = thread.getId() * 0x9E3779B97F4A7C15L | 1;
    Deadlocks.opened(this);
  }

  public static Worker current() {
    Thread thread = Thread.currentThread();
    return thread instanceof WorkerThread ? ((WorkerThread) thread).current() : guests.get();
  }

  /** Makes this the current worker of its thread, which is the calling one. */
  public void becomeCurrent() {
    if (thread instanceof WorkerThread) {
      ((WorkerThread) thread).become(this);
    } else {
      guests.set(this);
    }
  }

  /**
   * How many loops the thread has started in which others may have to get a part of what is around
   * them; wraps around.
   */
  public int nested() {
    return started - veryShort;
  }

  /** Who runs this worker's loops while it is not registered. */
  public Scheduler home() {
    return home != null ? home : Scheduler.global();
  }

  /** Who runs a loop that this worker starts now. */
  public Scheduler schedulerInUse() {
    return registered ? scheduler : home();
  }

  /** Whether there may be tasks, so that somebody may bring what the thread would wait for. */
  public boolean mayWait() {
    Scheduler s = registered ? scheduler : home != null ? home : Scheduler.globalOrNull();
    return s != null
        && s.config.letsTasksWait()
        && (s.hasStarted() || OwnPool.wasThere() || !entry.isNone() || context.region() != null);
  }

  /** Whether a loop or async that this worker starts now may not be shared. */
  public boolean runsInOrder() {
    return critical > 0 || schedulerInUse().config.runsInOrder();
  }

  /**
   * The same of one that may wait for what follows it.
   *
   * @param apart whether it may; then a single worker does not run it in order, either
   */
  public boolean runsInOrder(boolean apart) {
    return apart ? critical > 0 || !schedulerInUse().config.letsTasksWait() : runsInOrder();
  }

  /** How it looks, outside of a root, whether it stands still. By its thread. */
  Watch.Looks looks() {
    if (looks == null) {
      looks = new Watch.Looks();
    }
    return looks;
  }

  // ---- running pieces

  /** Runs a piece to its end; what it throws goes to its loop. */
  public void execute(Piece piece) {
    Region outer = context.region();
    Region inner = piece.region;
    AsyncScope outerScope = context.outerScope();
    Entry outerEntry = context.outerScopeEntry();
    try {
      context.setRegion(inner);
      context.setScope(piece.asyncScope());
      if (!inner.isCancelled()) {
        if (piece.locals == null) {
          piece.locals = inner.forkLocals();
        }
        enter(piece);
        try {
          piece.run(this);
        } finally {
          leave();
        }
      } else {
        piece.skipped();
      }
    } catch (Throwable t) {
      piece.failed(t);
    } finally {
      context.setRegion(outer);
      context.resetScope(outerScope, outerEntry);
      piece.complete();
    }
  }

  private void enter(Piece piece) {
    int d = depth;
    if (d == running.length) {
      running = Arrays.copyOf(running, 2 * d);
    }
    running[d] = piece;
    DEPTH.setOpaque(this, d + 1);
    if (scheduler.isAnyoneHungry() && deque.isEmpty() && scheduler.isWorthWhile(piece)) {
      serve(piece);
    }
  }

  private void leave() {
    int d = depth - 1;
    running[d] = null;
    DEPTH.setOpaque(this, d);
    exhausted = Math.min(exhausted, d);
  }

  /** A hint for others: whether there is something to ask for. */
  public boolean looksBusy() {
    return (int) DEPTH.getOpaque(this) != 0;
  }

  /**
   * Runs this worker's and others' pieces and frames within a region until that has ended, or has
   * something for the worker to look at.
   */
  public void join(Region within) {
    AsyncScope outerScope = context.outerScope();
    Entry outerEntry = context.outerScopeEntry();
    context.setScope(null); // a frame has its own
    try {
      while (!within.isToBeLookedAt()) {
        Work work = takeOwn(within);
        if (work == null) {
          work = idleness.await(within);
        }
        if (work != null) {
          WorkEvent event = Events.work(work);
          work.execute(this);
          Events.end(event);
        }
      }
    } finally {
      context.resetScope(outerScope, outerEntry);
    }
  }

  /**
   * Lets others find a thread that is no worker, as long as it has something for them.
   *
   * @return whether {@link Scheduler#leave} has to be called in the end
   * @throws StackOverflowError if the stack has no room for that, and to wait in the end for what
   *     others have taken
   */
  public boolean enterAsGuest() {
    if (registered) {
      return false;
    }
    StackRoom.makeForATask();
    scheduler = home();
    return scheduler.enter(this); // if not, nobody finds what it offers: it runs all of it itself
  }

  /** The newest of what this worker has put aside within {@code filter} (null: any), or null. */
  Work takeOwn(Region filter) {
    FrameStore saved = frames;
    if (hasNothing(saved)) {
      return null;
    }
    announce(filter);
    Work work = deque.takeNewest(filter);
    return found(work != null || saved == null ? work : saved.takeNewest(filter));
  }

  private boolean hasNothing(FrameStore saved) {
    return deque.isEmpty() && (saved == null || saved.isEmpty());
  }

  /** Whether there is nothing at all to take. A hint for thieves. */
  boolean hasNothing() {
    return hasNothing(frames);
  }

  /** Before this worker takes from a deque: who is within no root says so. */
  void announce(Region filter) {
    if (filter == null) {
      presence.grabs();
    }
  }

  /** After that; who has got something enters its root. */
  Work found(Work work) {
    if (work == null) {
      presence.grabbed();
    }
    return work;
  }

  /** Whether there is something to take within {@code filter} (null: any). */
  boolean hasWork(Region filter) {
    FrameStore saved = frames;
    return deque.contains(filter) || (saved != null && saved.contains(filter));
  }

  /**
   * Takes a frame of this worker for another one, which is the calling one; null if there is none.
   */
  Work stealFrame(Worker thief, Region filter) {
    FrameStore saved = frames;
    return saved == null ? null : saved.stealFor(thief, filter);
  }

  /** A frame of a root of this worker begins to wait for something outside; by any thread. */
  public void frameWaits() {
    scheduler.spares.begins();
  }

  /** It may go on. */
  public void frameGoesOn() {
    scheduler.spares.ends();
  }

  /** The frames of this worker; null before the first. */
  public FrameStore frames() {
    return frames;
  }

  /** Gives this worker, which is the calling one, a store for its frames. */
  public void setFrames(FrameStore store) {
    frames = store;
  }

  // ---- giving away

  /**
   * Answers a request, if there is one. {@code boundary} is the piece that is between two chunks,
   * or null: it must keep something; of the pieces around it an iteration is under way.
   */
  public void poll(Piece boundary) {
    if (request != null) { // a field access: also cheap in code that is not compiled yet
      serve(boundary);
    }
    if (boundary != null && deque.isEmpty()) {
      expose(boundary);
    }
  }

  /**
   * Keeps a piece in the deque, so that a thief need not wait for this worker, which may have lost
   * its processor or may be in a long iteration. If nobody takes it, {@link #takeBack} does.
   */
  private void expose(Piece boundary) {
    Piece piece = outermost(null, boundary);
    if (piece != null && scheduler.isWorthExposing(piece)) {
      Piece child = piece.split(piece == boundary);
      if (child != null) {
        publish(piece, child);
        scheduler.wakeAnyone(child.region); // a worker may have become hungry since the last poll
      }
    }
  }

  /** Whether somebody has asked this worker for work since it last answered. */
  public boolean isAsked() {
    return request != null;
  }

  /** Asks this worker for work. Volatile, so that parking afterwards is safe. */
  void ask(Worker thief) {
    if (request == null) {
      request = thief;
    }
  }

  private void serve(Piece boundary) {
    Worker thief = (Worker) REQUEST.getAndSet(this, null);
    if (thief == null || thief == this || !thief.idleness.isHungry() || !offer(thief, boundary)) {
      Worker asked = thief;
      thief = scheduler.findHungry(this, w -> w != asked && offer(w, boundary));
    }
    if (thief != null && scheduler.isAnyoneHungryBut(thief)) {
      Worker served = thief;
      Worker next = scheduler.findHungry(this, w -> w != served);
      if (next != null) {
        ask(next); // asked while the slot was taken, and may be asleep by now
      }
    }
  }

  /**
   * Makes sure that there is a piece for {@code thief}, and that it wakes; false if there is none.
   */
  public boolean offer(Worker thief, Piece boundary) {
    Region filter = thief.idleness.filter();
    if (!deque.contains(filter)) {
      Piece piece = outermost(filter, boundary);
      Piece child = piece == null ? null : piece.split(piece == boundary);
      if (child == null) {
        return false;
      }
      publish(piece, child);
    }
    scheduler.wake(thief, filter);
    return true;
  }

  /** The outermost running piece within {@code filter} that can be split. */
  private Piece outermost(Region filter, Piece boundary) {
    int top = depth;
    for (int i = exhausted; i < top; i++) {
      Piece piece = running[i];
      int rest = piece.rest();
      if (rest == 0 && piece != boundary && i == exhausted) {
        exhausted = i + 1;
      }
      if (rest >= (piece == boundary ? 2 : 1)
          && !piece.isHardlyWorth(scheduler.config.splitNanos)
          && (filter == null || piece.region.isWithin(filter))) {
        return piece;
      }
    }
    return null;
  }

  /** Makes a piece that was just split off visible to thieves. */
  public void publish(Piece parent, Piece child) {
    boolean added = false;
    try {
      parent.addChild(child);
      added = true;
      deque.push(child);
    } catch (Throwable t) { // no memory: nobody has seen it
      if (added) {
        parent.removeNewestChild();
      }
      parent.absorb(child);
      throw t;
    }
    counters.add(Counters.SPLITS, 1);
  }

  /** Gives all that running pieces have left to others, since this thread is about to park. */
  public void giveAwayAll() {
    FrameStore saved = frames;
    if (saved != null) {
      saved.giveAway();
    }
    for (int i = exhausted; i < depth; i++) {
      Piece piece = running[i];
      if (piece.rest() > 0) {
        Piece child = piece.splitAll();
        publish(piece, child);
        scheduler.wakeAnyone(child.region);
      }
    }
    exhausted = depth;
  }

  /**
   * Undoes the latest split of {@code piece}, the innermost running one, if nobody took the child.
   */
  public boolean takeBack(Piece piece) {
    Piece child = piece.newestChild();
    if (child == null || !deque.take(child)) {
      return false;
    }
    piece.removeNewestChild();
    piece.absorb(child);
    exhausted = Math.min(exhausted, depth - 1);
    return true;
  }

  // ---- taking

  /** A pseudo-random number from 0 to {@code bound - 1}. */
  int random(int bound) {
    random ^= random << 13;
    random ^= random >>> 7;
    random ^= random << 17;
    return (int) Long.remainderUnsigned(random, bound);
  }
}
