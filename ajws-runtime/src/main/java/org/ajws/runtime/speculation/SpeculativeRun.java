package org.ajws.runtime.speculation;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.runtime.failure.Sneaky;
import org.ajws.runtime.scheduler.AsyncScope;
import org.ajws.runtime.scheduler.Context;
import org.ajws.runtime.scheduler.Entry;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.RollbackCause;

/**
 * One execution of a speculative loop: its chunks, from one counter with a window, and who commits
 * them. The states, the accesses and the proof are in {@code docs/design/speculation.md}.
 *
 * <p>Threads <em>take part</em> as long as there is something to do for them, and then leave:
 * nobody waits.
 */
final class SpeculativeRun<P> extends ChunkedRun {
  private static final VarHandle RIGHT;

  static {
    try {
      RIGHT = MethodHandles.lookup().findVarHandle(SpeculativeRun.class, "right", boolean.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /** So many looks at the commit right, which its holder is about to let go. */
  private static final int SPINS = 100;

  private final SpeculativeLoop<P> loop;
  private final Region region;
  private final long trips;
  private final Chunk[] window; // by number
  private final int block; // slots that are told apart from others only together
  private final boolean isShort; // so that its first chunk is all of it, most probably
  private final Measurement measurement;
  private final Thread starter; // the only thread that runs chunks plainly; null: any does

  // Written under the lock of this.
  private Chunk free; // those to be used again, the one that was used last first
  private volatile long next; // the first trip that is in no chunk
  private volatile long claimed; // how many chunks there are

  /** How many chunks run ahead. Each is counted before it looks whether it may. */
  private final AtomicInteger running = new AtomicInteger();

  /** Memory has run out ahead: from now on there is one chunk at a time. Never taken back. */
  private volatile boolean alone;

  // Written by who has the right to commit.
  private volatile boolean right; // whether somebody has it
  private volatile long committed; // how many chunks have committed
  private volatile long done; // the trip after the last one of these
  private volatile boolean stopped; // by an exit or a failure: no other chunk commits
  private int exit;
  private Throwable failure;

  private long committedBefore = -1; // when the starter was last asked whether to go on

  SpeculativeRun(
      SpeculativeLoop<P> loop,
      Region region,
      long trips,
      int window,
      int block,
      boolean isShort,
      Measurement measurement) {
    this.isShort = isShort;
    this.loop = loop;
    this.region = region;
    this.trips = trips;
    this.window = new Chunk[window];
    this.block = block;
    this.measurement = measurement;
    this.starter = loop.isBound() ? Thread.currentThread() : null;
  }

  // ---- taking part

  @Override
  void takePart(Worker worker, Invitation others) {
    if (!isShort) {
      others.invite();
    }
    boolean active = true;
    while (active && !isOver()) {
      Chunk chunk = claim();
      if (chunk != null) {
        run(worker, chunk);
      }
      active = commit(worker) || chunk != null;
      others.invite();
    }
  }

  @Override
  int room() {
    if (stopped || next == trips || alone || !measurement.isAhead()) {
      return 0;
    }
    long room = window.length - (claimed - committed);
    return (int) Math.max(0, Math.min(2, room));
  }

  /** Whether nothing is left to run or to commit. */
  boolean isOver() {
    return stopped || (next == trips && committed == claimed);
  }

  private synchronized Chunk claim() {
    long first = next;
    long number = claimed;
    int most = measurement.isAhead() && !alone ? window.length : 1;
    if (stopped || first == trips || number - committed >= most) {
      return null;
    }
    Chunk chunk = free;
    if (chunk == null) {
      try {
        chunk = new Chunk(this, block);
      } catch (OutOfMemoryError e) { // of what others hold: who takes part goes on without this one
        alone = true;
        return null;
      }
    } else {
      free = chunk.nextFree;
    }
    window[(int) (number % window.length)] = chunk;
    long left = trips - first;
    long wanted = measurement.nextLength();
    chunk.number = number;
    chunk.from = first;
    chunk.to = Long.compareUnsigned(left, wanted) < 0 ? trips : first + wanted;
    claimed = number + 1; // before next: who sees that all trips are claimed sees all chunks
    next = chunk.to;
    chunk.state = Chunk.RUNNING;
    return chunk;
  }

  private synchronized void release(Chunk chunk) {
    chunk.nextFree = free;
    free = chunk;
  }

  /** Whether the calling thread may do what depends on the thread. */
  private boolean mayRunPlainly() {
    return starter == null || starter == Thread.currentThread();
  }

  private void run(Worker worker, Chunk chunk) {
    boolean mayRunPlainly = mayRunPlainly();
    if (mayRunPlainly && isOldest(chunk) && measurement.runsOldestPlainly() && takeRight()) {
      try {
        runPlainly(worker, chunk, false);
      } finally {
        right = false;
      }
    } else if (mayRunPlainly && Measurement.isSample(chunk)) {
      chunk.begin();
      chunk.state = Chunk.FAILED; // for no cause
    } else {
      speculate(worker, chunk);
    }
  }

  private void speculate(Worker worker, Chunk chunk) {
    chunk.begin();
    running.incrementAndGet();
    try {
      if (isUnwanted(chunk)) {
        chunk.cause = RollbackCause.MACHINE_ERROR;
        chunk.state = Chunk.FAILED;
      } else {
        runAhead(worker, chunk);
      }
    } finally {
      running.decrementAndGet(); // before a look at what can commit
    }
  }

  private void runAhead(Worker worker, Chunk chunk) {
    Throwable thrown = null;
    long start = System.nanoTime();
    worker.critical++; // constructs inside run in order
    try {
      P own = loop.start();
      chunk.own = own;
      chunk.exit = loop.tracked(chunk, own, chunk.from, chunk.to);
    } catch (Throwable t) { // of stale data, perhaps: the plain body tells
      thrown = t;
    } finally {
      worker.critical--;
    }
    chunk.nanos = System.nanoTime() - start;
    if (chunk.direct) {
      endDirect(chunk, thrown);
    } else if (thrown == null && !chunk.isDoomed()) {
      chunk.state = Chunk.FINISHED;
    } else {
      boolean machine = thrown instanceof VirtualMachineError;
      if (thrown instanceof OutOfMemoryError) {
        alone = true;
      }
      if (chunk.cause == null) {
        chunk.cause = machine ? RollbackCause.MACHINE_ERROR : RollbackCause.EXCEPTION;
      }
      chunk.forget(machine);
      chunk.state = Chunk.FAILED;
    }
  }

  // ---- the right to commit

  /** Takes the right, unless somebody keeps it. */
  private boolean takeRight() {
    for (int spin = 0; spin < SPINS; spin++) {
      if (!right && RIGHT.compareAndSet(this, false, true)) {
        return true;
      }
      Thread.onSpinWait();
    }
    return false;
  }

  /** Commits what can be, unless somebody else does; then that one looks again. */
  private boolean commit(Worker worker) {
    boolean any = false;
    while (mayCommit() && RIGHT.compareAndSet(this, false, true)) {
      try {
        while (mayCommit()) {
          commitOldest(worker);
          any = true;
        }
      } finally {
        right = false; // and look again: who found it taken has left
      }
    }
    return any;
  }

  private boolean mayCommit() {
    long number = committed;
    if (stopped || number == claimed) { // read before the slot, which was written before
      return false;
    }
    int state = window[(int) (number % window.length)].state;
    // What failed when memory had run out is run alone: who is the last to end looks again.
    return state == Chunk.FINISHED
        || state == Chunk.FAILED && !(alone && running.get() != 0) && mayRunPlainly();
  }

  /** Memory has run out in a chunk ahead. */
  void memoryHasRunOut() {
    alone = true;
  }

  /** Whether a chunk only takes memory away from the one that is to run alone. */
  boolean isUnwanted(Chunk chunk) {
    return alone && !isOldest(chunk);
  }

  boolean isOldest(Chunk chunk) {
    return committed == chunk.number;
  }

  boolean isStopped() {
    return stopped;
  }

  /** The oldest chunk, which has run; the caller has the right. */
  private void commitOldest(Worker worker) {
    Chunk chunk = window[(int) (committed % window.length)];
    boolean timed = measurement.isTimed(chunk);
    long start = timed ? System.nanoTime() : 0;
    boolean valid = chunk.state == Chunk.FINISHED && validates(chunk);
    long validated = timed ? System.nanoTime() : 0;
    if (valid) {
      try {
        VarHandle.releaseFence(); // the objects that it has made, before the references to them
        chunk.publish();
        merge(chunk);
      } catch (Throwable t) { // of an effect, or a reducer of the program's own
        fail(t);
      }
      measurement.committed(chunk);
      finish(chunk);
      if (timed) {
        measurement.timed(validated - start, System.nanoTime() - validated);
      }
    } else if (!mayRunPlainly()) {
      chunk.state = Chunk.FAILED; // for its cause, which was just found out
    } else {
      boolean inVain = chunk.cause != null;
      if (inVain) {
        Conflict conflict = chunk.conflict;
        measurement.rolledBack(chunk, chunk.cause, conflict);
        chunk.forget(false);
        if (conflict != null && conflict.hasLines() && measurement.wantsLines()) {
          findLines(worker, chunk, conflict);
        }
      } else {
        chunk.forget(false);
      }
      if (alone) {
        dropOthers();
      }
      runPlainly(worker, chunk, inVain);
    }
  }

  private boolean validates(Chunk chunk) {
    try {
      return chunk.validates();
    } catch (OutOfMemoryError e) { // to say what has changed
      alone = true;
      chunk.cause = RollbackCause.MACHINE_ERROR;
      return false;
    }
  }

  /** Frees the memory of chunks that wait for their turn; the caller has the right. */
  private void dropOthers() {
    for (Chunk other : window) {
      if (other != null && other.state == Chunk.FINISHED && !isOldest(other)) {
        other.cause = RollbackCause.MACHINE_ERROR;
        other.forget(true);
        other.state = Chunk.FAILED;
      }
    }
  }

  /**
   * Runs the oldest chunk ahead once more, only to see in which lines it accesses what has changed.
   * All that it does is dropped, and it becomes nothing else: the caller has the right.
   */
  private void findLines(Worker worker, Chunk chunk, Conflict conflict) {
    chunk.begin();
    chunk.watch(conflict);
    boolean broken = false;
    worker.critical++;
    try {
      loop.tracked(chunk, loop.start(), chunk.from, chunk.to);
    } catch (Throwable t) { // the plain body tells what the loop throws
      broken = t instanceof VirtualMachineError;
    } finally {
      worker.critical--;
      chunk.watch(null);
      chunk.forget(broken);
    }
    measurement.conflictAt(conflict);
  }

  /** Runs the oldest chunk as it was written; the caller has the right. */
  private void runPlainly(Worker worker, Chunk chunk, boolean again) {
    chunk.begin();
    long start = System.nanoTime();
    worker.critical++;
    try {
      P own = loop.start();
      chunk.own = own;
      chunk.exit = loop.plain(own, chunk.from, chunk.to);
    } catch (Throwable t) {
      fail(t);
    } finally {
      worker.critical--;
    }
    mergeQuietly(chunk);
    measurement.ranPlainly(chunk, System.nanoTime() - start, again);
    finish(chunk);
  }

  /** A chunk that has read, as the oldest, all that it will. */
  boolean becomesDirect(Chunk chunk) {
    if (chunk.isDoomed() || !mayRunPlainly() || !isOldest(chunk) || !takeRight()) {
      return false; // also if somebody has caught the roll-back: what was left out is missing
    }
    if (!chunk.validates()) {
      right = false;
      return false;
    }
    VarHandle.releaseFence(); // as in commitOldest
    chunk.goDirect(); // what an effect throws is thrown here
    return true;
  }

  private void endDirect(Chunk chunk, Throwable thrown) {
    try {
      if (thrown != null) {
        fail(thrown);
      }
      mergeQuietly(chunk);
      measurement.committed(chunk);
      finish(chunk);
    } finally {
      right = false;
    }
  }

  @SuppressWarnings("unchecked") // start made it
  private void merge(Chunk chunk) {
    if (chunk.own != null) {
      loop.merge((P) chunk.own);
    }
  }

  private void mergeQuietly(Chunk chunk) {
    try {
      merge(chunk);
    } catch (Throwable t) { // of a reducer of the program's own
      fail(t);
    }
  }

  private void fail(Throwable t) {
    if (failure == null) {
      failure = t;
    }
  }

  /** The oldest chunk has committed; the caller has the right. */
  private void finish(Chunk chunk) {
    if (failure != null || chunk.exit != 0 || region.isCancelled()) {
      exit = chunk.exit;
      stopped = true;
      return;
    }
    done = chunk.to;
    chunk.forget(false);
    chunk.state = Chunk.FREE;
    committed = chunk.number + 1;
    release(chunk);
  }

  // ---- the end

  /**
   * Commits what only the starter may. If nothing has committed since it was last asked, somebody
   * had no stack for the runtime's own calls: then the rest is run here, in the end.
   */
  @Override
  boolean goesOn(Worker worker) {
    if (starter == null || isOver() || committed == committedBefore) {
      return false;
    }
    committedBefore = committed;
    inLoop(
        worker,
        () -> {
          commit(worker);
          if (!measurement.isAhead()) {
            takePart(worker, () -> {}); // nobody is invited then
          }
        });
    return !isOver();
  }

  /** For the starter, outside of its pieces: what is done is done in the loop, as in these. */
  private void inLoop(Worker worker, Runnable what) {
    Context context = worker.context;
    Region outer = context.region();
    AsyncScope outerScope = context.outerScope();
    Entry outerEntry = context.outerScopeEntry();
    context.setRegion(region);
    context.setScope(null);
    try {
      what.run();
    } finally {
      context.setRegion(outer);
      context.resetScope(outerScope, outerEntry);
    }
  }

  @Override
  int end() {
    if (!isOver()) {
      Chunk rest = new Chunk(this, block);
      rest.number = committed;
      rest.from = done;
      rest.to = trips;
      next = trips;
      claimed = committed + 1;
      Worker worker = Worker.current();
      inLoop(worker, () -> runPlainly(worker, rest, false));
    }
    measurement.ended(stopped ? claimed - committed - 1 : 0);
    if (failure != null) {
      throw Sneaky.raise(failure);
    }
    return exit;
  }
}
