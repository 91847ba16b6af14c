package org.ajws.runtime.frame;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.HashSet;
import java.util.Set;
import java.util.function.LongSupplier;
import org.ajws.runtime.scheduler.Region;

/**
 * Frames that have waited for something and may go on, at one worker. They are on top of nothing,
 * so they are kept apart from the {@link FrameDeque}, whose order is that of a stack.
 *
 * <p>They are in a queue, first come, first served. The worker itself puts the one that it has let
 * go on last into a place of its own, and goes on with that as soon as what it runs waits or ends:
 * two tasks that answer each other stay on one worker, where handing over costs next to nothing.
 *
 * <p>A thief takes what is in the queue where it takes its worker long to come to it, as far as the
 * worker's {@link Pace} says so. Otherwise, and from the worker's own place, only if the worker
 * does not come for it.
 */
final class ResumedFrames {
  private static final VarHandle NEXT;

  static {
    try {
      NEXT = MethodHandles.lookup().findVarHandle(ResumedFrames.class, "next", Frame.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /**
   * How long a thief leaves the frame in the worker's own place: what it costs to go on with it.
   */
  private static final long LEFT_NANOS = 5_000;

  private static final Frame[] NOTHING = new Frame[0];

  /** After so many in a row that have overtaken the queue it is its turn. */
  private static final int MOST = 16;

  private final FrameQueue queue = new FrameQueue(); // guarded by this
  private volatile int size; // written under the lock; who parks must see what was added before
  private final Pace pace;

  private Frame next; // by NEXT

  // Only by the worker:
  private int overtaken;
  private final Left leftNext; // as a thief, at another worker
  private final Left leftQueue;

  ResumedFrames() {
    this(System::nanoTime);
  }

  /** With a clock of a test. */
  ResumedFrames(LongSupplier clock) {
    pace = new Pace(clock);
    leftNext = new Left(clock);
    leftQueue = new Left(clock);
  }

  boolean isEmpty() {
    return NEXT.getVolatile(this) == null && size == 0; // in this order, as it moves
  }

  synchronized void add(Frame frame) {
    queue.add(frame);
    size = queue.size();
  }

  /**
   * Moves a frame from the worker's own place into the queue, under the lock. It is in the queue
   * before it leaves that place: who looks for frames that may go on, the place first, sees it all
   * the time.
   *
   * @param then what is in the place afterwards
   * @return whether it was still there
   */
  private boolean isQueuedInstead(Frame before, Frame then) {
    Frame newest = queue.add(before);
    size = queue.size();
    if (NEXT.compareAndSet(this, before, then)) {
      return true;
    }
    queue.takeBack(newest); // a thief has it, or the worker goes on
    size = queue.size();
    return false;
  }

  /** Adds a frame that another thread has let go on, of whose worker nothing is known. */
  void addFromOutside(Frame frame) {
    pace.isUnknown();
    add(frame);
  }

  /**
   * Puts a frame where the worker, which is the calling one, finds it first.
   *
   * @return what was there, which is in the queue now; null for nothing
   */
  Frame addNext(Frame frame) {
    return NEXT.compareAndSet(this, null, frame) ? null : replaceNext(frame);
  }

  /**
   * Leaves nothing to the worker, which is about to be held up, or seems to be: all is in the
   * queue, and thieves take it at once. By any thread.
   *
   * @return of what regions there are frames that nobody may have been woken for
   */
  Set<Region> giveAway() {
    if (isEmpty()) {
      return Set.of();
    }
    boolean worth = isWorthComing();
    pace.isUnknown();
    Set<Region> regions = new HashSet<>();
    synchronized (this) {
      Frame before = (Frame) NEXT.getVolatile(this);
      if (!worth) { // so there are few; all that takes memory comes first
        queue.forEach(f -> regions.add(f.region));
      }
      if (before != null) {
        regions.add(before.region);
        isQueuedInstead(before, null);
      }
    }
    return regions;
  }

  /** Puts another frame into the worker's own place; by the worker. */
  private synchronized Frame replaceNext(Frame frame) {
    Frame before = (Frame) NEXT.getVolatile(this);
    if (before != null && isQueuedInstead(before, frame)) {
      return before;
    }
    NEXT.setVolatile(this, frame);
    return null;
  }

  /** Takes a frame within {@code filter} (null: any); for the worker. */
  Frame takeOwn(Region filter) {
    if (overtaken < MOST || size == 0) {
      Frame frame = takeNext(filter);
      if (frame != null) {
        overtaken++;
        pace.tookOne();
        return frame;
      }
    }
    overtaken = 0;
    Frame frame = takeOldest(filter);
    if (frame != null) {
      pace.tookOneOfQueue();
      return frame;
    }
    return takeNext(filter);
  }

  private Frame takeNext(Region filter) {
    Frame frame = (Frame) NEXT.getVolatile(this);
    return frame != null && frame.fits(filter) && NEXT.compareAndSet(this, frame, null)
        ? frame
        : null;
  }

  /** Takes the one that has been in the queue longest of those within {@code filter}. */
  Frame takeOldest(Region filter) {
    return size == 0 ? null : takeOldest(filter, NOTHING);
  }

  /** And half of the others, as far as {@code more} has room for them, which is empty. */
  private synchronized Frame takeOldest(Region filter, Frame[] more) {
    Frame frame = queue.takeOldest(filter, more);
    if (frame != null) {
      size = queue.size();
    }
    return frame;
  }

  // ---- for others

  /** Whether so many are in the queue that a thief takes more than one. A hint. */
  boolean isLong() {
    return size > 2;
  }

  /**
   * Takes what the worker takes long to come to.
   *
   * @param thief those of the calling worker
   * @param more gets further ones, oldest first, up to its length
   * @return the oldest one; null if there is none, or the worker is about to come
   */
  Frame steal(Region filter, ResumedFrames thief, Frame[] more) {
    int n = size;
    if (n > 0
        && (pace.isWorthComing(n)
            || thief.leftQueue.isOverdue(this, null, pace.taken(), Pace.COME_NANOS))) {
      Frame frame = takeOldest(filter, more);
      if (frame != null) {
        return frame;
      }
    }
    return stealNext(filter, thief);
  }

  private Frame stealNext(Region filter, ResumedFrames thief) {
    Frame frame = (Frame) NEXT.getVolatile(this);
    if (frame == null
        || !frame.fits(filter)
        || !thief.leftNext.isOverdue(this, frame, 0, LEFT_NANOS)) {
      return null;
    }
    return NEXT.compareAndSet(this, frame, null) ? frame : null;
  }

  /** The worker, which is the calling one, has got work, and keeps nothing of others in mind. */
  void isNoThief() {
    leftNext.forget();
    leftQueue.forget();
  }

  /** The worker, which is the calling one, has nothing to do. */
  void workerRests() {
    pace.rests();
  }

  /** Whether a thief takes what is in the queue at once. */
  boolean isWorthComing() {
    int n = size;
    return n > 0 && pace.isWorthComing(n);
  }

  /** Whether there is something within {@code filter} (null: any) that a thief takes at once. */
  boolean isForThieves(Region filter) {
    return isWorthComing() && isQueued(filter);
  }

  /** Whether there is one within {@code filter} (null: any). */
  boolean contains(Region filter) {
    Frame frame = (Frame) NEXT.getVolatile(this);
    return (frame != null && frame.fits(filter)) || isQueued(filter);
  }

  private boolean isQueued(Region filter) {
    if (size == 0) {
      return false;
    }
    synchronized (this) {
      return queue.contains(filter);
    }
  }
}
