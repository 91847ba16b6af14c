package org.ajws.runtime.scheduler;

import java.util.Arrays;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.latch.Latch;

/**
 * A part of a loop that one worker runs: the whole loop at first (the <em>root</em>), later what
 * was split off from another piece. A finish is such a root, too, and an async a part of it.
 *
 * <p>Only the worker that runs a piece may split it; what it splits off are later iterations, and
 * the piece's children. A piece has ended when its own iterations and its children have. Its {@link
 * Latch} makes whoever ends last join the children's states to the piece's own, in the order of the
 * iterations, and then end the piece; nobody waits. Only the starter of the loop waits, for the
 * root.
 */
public abstract class Piece extends Work implements Segment, AsyncScope {
  /** Asyncs that wait in the deque of their spawner; more of them do not make it faster. */
  private static final int SURPLUS = 8;

  public final Region region;
  final Piece parent;

  /** Its own iterations and its children; that of a root is its region's. */
  private final Latch latch;

  /** The state of the task; null until the piece is run. */
  public TaskLocals<?> locals;

  // Written by the worker that runs the piece, read by the one that ends it.
  private Piece[] children;
  private int childCount;

  public Piece(Region region, Piece parent, TaskLocals<?> locals) {
    this.region = region;
    this.parent = parent;
    this.latch = parent == null ? region.latch() : new Latch();
    this.locals = locals;
  }

  @Override
  public final Region region() {
    return region;
  }

  @Override
  public String site() {
    return region.site();
  }

  @Override
  public final void execute(Worker worker) {
    worker.execute(this);
  }

  @Override
  protected final void goOn() {
    throw new IllegalStateException("a piece waits for nothing");
  }

  // ---- asyncs

  /** What the asyncs that it spawns are counted in; null: they run in order. */
  public AsyncScope asyncScope() {
    return this;
  }

  @Override
  public final boolean wantsMore(Worker worker) {
    return worker.deque.size() < SURPLUS || Handshakes.happen();
  }

  @Override
  public final void give(Worker worker, AsyncJob job) {
    AsyncPiece child = new AsyncPiece(this, job, worker);
    if (job.isRunByWaiters()) {
      job.queued(() -> takeAndRun(worker, child));
    }
    countChild();
    try {
      worker.deque.push(child);
    } catch (Throwable t) { // no memory: nobody has seen it
      uncountChild();
      throw t;
    }
    worker.scheduler.wakeAnyone(region);
  }

  /**
   * Runs an async that is still in the deque of its spawner, on the calling thread, which would
   * wait for it.
   *
   * @return false if the stack has no room for that
   */
  private static boolean takeAndRun(Worker spawner, AsyncPiece async) {
    Worker worker = Worker.current();
    if (worker.schedulerInUse() != spawner.scheduler || !spawner.deque.has(async)) {
      return true;
    }
    if (!worker.nesting.beginsOnAWait()) {
      return false;
    }
    boolean entered = false;
    try {
      entered = worker.enterAsGuest();
      Region before = worker.presence.enter(async.region);
      try {
        if (worker.registered && spawner.deque.take(async)) {
          worker.execute(async);
        }
      } finally {
        worker.presence.leave(before);
      }
    } finally {
      worker.nesting.endsOnAWait();
      if (entered) {
        worker.scheduler.leave(worker);
      }
    }
    return true;
  }

  // ---- iterations

  /** Iterations that are not started: 0, 1 or more (2 stands for any larger number). */
  public abstract int rest();

  /**
   * Splits off the later half of the rest as a new piece without registering it; all of the rest if
   * {@code keep} is false and only one iteration is left.
   *
   * @return null if it cannot be split
   */
  public abstract Piece split(boolean keep);

  /** Splits off all of the rest. */
  public abstract Piece splitAll();

  /** Takes the iterations of {@code child} back as this piece's rest; both are this worker's. */
  public abstract void absorb(Piece child);

  /** Whether the rest is expected to take less than {@code nanos}. */
  public abstract boolean isExpectedToTakeLessThan(long nanos);

  /**
   * Whether the rest takes less than {@code nanos}, as far as the iterations that have just run
   * tell; false if they do not. Earlier executions of the loop are not asked: they may mislead.
   */
  public boolean isHardlyWorth(long nanos) {
    return false;
  }

  /** The region was cancelled before it was run. */
  void skipped() {}

  /** It has thrown. */
  void failed(Throwable t) {
    region.fail(t);
  }

  /** Runs the iterations, polling for requests. */
  public abstract void run(Worker worker) throws Throwable;

  /** Notes a child; before any other thread can see it. */
  public void addChild(Piece child) {
    if (children == null) {
      children = new Piece[4];
    } else if (childCount == children.length) {
      children = Arrays.copyOf(children, 2 * childCount);
    }
    children[childCount++] = child;
    countChild();
  }

  public final void countChild() {
    latch.retain();
  }

  public final void uncountChild() {
    latch.unretain();
  }

  /** Undoes the newest {@link #addChild}, for a child that nobody has run. */
  public void removeNewestChild() {
    children[--childCount] = null;
    uncountChild();
  }

  final Piece newestChild() {
    return childCount == 0 ? null : children[childCount - 1];
  }

  /** Says that the piece's own iterations have ended; ends every piece that thereby is complete. */
  public final void complete() {
    Piece p = this;
    while (p.latch.release()) {
      p.joinChildrenQuietly();
      if (p.parent == null) {
        p.region.end();
        return;
      }
      p.latch.complete();
      p = p.parent;
    }
  }

  @Override
  public final boolean isEnded() {
    return latch.isComplete();
  }

  @Override
  public final TaskLocals<?> state() {
    return locals;
  }

  private void joinChildrenQuietly() {
    if (!region.hasState()) {
      return;
    }
    try {
      joinChildren();
    } catch (Throwable t) { // a reducer of the program's own
      region.fail(t);
    }
  }

  /** Later children hold earlier iterations: each split takes the end of what is left. */
  public void joinChildren() {
    if (locals != null) { // null: cancelled before it was run
      locals.settle();
    }
    for (int i = childCount; --i >= 0; ) {
      joinTo(locals, children[i].locals);
    }
  }

  /**
   * Joins {@code right} to {@code left}; both were forked from one root, so they are of one class.
   */
  @SuppressWarnings({"unchecked", "rawtypes"})
  public static void joinTo(TaskLocals left, TaskLocals right) {
    if (left != null && right != null) { // null: cancelled before it was run
      left.joinSettled(right);
    }
  }
}
