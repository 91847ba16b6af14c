package org.ajws.runtime.frame;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayDeque;
import java.util.Iterator;
import org.ajws.runtime.scheduler.Region;

/**
 * Frames that have waited for something and may go on, at one worker. They are on top of nothing,
 * so they are kept apart from the {@link FrameDeque}, whose order is that of a stack.
 *
 * <p>Any thread puts frames into the queue, first come, first served. The worker itself puts the
 * one that it has let go on last into a place of its own, and goes on with that as soon as what it
 * runs waits or ends: two tasks that answer each other stay on one worker, where handing over costs
 * next to nothing. A thief takes it only if its worker does not come for {@link #LEFT_NANOS}.
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

  /** What it costs about to go on with a frame on another processor. */
  private static final long LEFT_NANOS = 5_000;

  /** A thief looks at one frame at a time; after so long it has been taken by others. */
  private static final long FORGOTTEN_NANOS = 4 * LEFT_NANOS;

  /** After so many in a row that have overtaken the queue it is its turn. */
  private static final int MOST = 16;

  private final ArrayDeque<Frame> queue = new ArrayDeque<>(); // guarded by this
  private volatile int size; // written under the lock; who parks must see what was added before

  private Frame next; // by NEXT

  // Only by the worker:
  private int overtaken;
  Frame seen; // as a thief, at another worker
  long since;

  boolean isEmpty() {
    return NEXT.getVolatile(this) == null && size == 0; // in this order, as it moves
  }

  synchronized void add(Frame frame) {
    queue.add(frame);
    size = queue.size();
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
   * Leaves nothing in the worker's own place, since the calling thread, which is that, is about to
   * be held up.
   *
   * @return what was there, which is in the queue now; null for nothing
   */
  Frame giveAway() {
    return NEXT.getVolatile(this) == null ? null : replaceNext(null);
  }

  /**
   * Puts another frame, or none, into the worker's own place; by the worker. What was there is in
   * the queue before it leaves that place: who looks for frames that may go on, the place first,
   * sees it all the time.
   */
  private synchronized Frame replaceNext(Frame frame) {
    Frame before = (Frame) NEXT.getVolatile(this);
    if (before != null) {
      add(before);
      if (NEXT.compareAndSet(this, before, frame)) {
        return before;
      }
      queue.removeLast(); // a thief has it
      size = queue.size();
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
        return frame;
      }
    }
    overtaken = 0;
    Frame frame = takeOldest(filter);
    return frame != null ? frame : takeNext(filter);
  }

  private Frame takeNext(Region filter) {
    Frame frame = (Frame) NEXT.getVolatile(this);
    return frame != null && frame.fits(filter) && NEXT.compareAndSet(this, frame, null)
        ? frame
        : null;
  }

  /** Takes the one that has been in the queue longest of those within {@code filter}. */
  Frame takeOldest(Region filter) {
    if (size == 0) {
      return null;
    }
    synchronized (this) {
      for (Iterator<Frame> i = queue.iterator(); i.hasNext(); ) {
        Frame frame = i.next();
        if (frame.fits(filter)) {
          i.remove();
          size = queue.size();
          return frame;
        }
      }
      return null;
    }
  }

  /** Whether a thief that has found nothing in the queue would find something beside it. */
  boolean hasNext(Region filter) {
    Frame frame = (Frame) NEXT.getVolatile(this);
    return frame != null && frame.fits(filter);
  }

  /**
   * Takes what the worker has not come for.
   *
   * @param thief those of the calling worker
   * @return null if there is nothing, or it was not there long enough
   */
  Frame stealNext(Region filter, ResumedFrames thief) {
    Frame frame = (Frame) NEXT.getVolatile(this);
    if (frame == null || !frame.fits(filter) || !thief.knows(frame)) {
      return null;
    }
    return NEXT.compareAndSet(this, frame, null) ? frame : null;
  }

  private boolean knows(Frame frame) {
    long now = System.nanoTime();
    if (seen == frame && now - since >= LEFT_NANOS) {
      seen = null;
      return true;
    }
    if (seen == null || (seen != frame && now - since >= FORGOTTEN_NANOS)) {
      seen = frame;
      since = now;
    }
    return false;
  }

  /** Whether there is one within {@code filter} (null: any). */
  boolean contains(Region filter) {
    return hasNext(filter) || isQueued(filter);
  }

  /** Whether there is one that a thief takes at once. */
  boolean isQueued(Region filter) {
    if (size == 0) {
      return false;
    }
    synchronized (this) {
      for (Frame frame : queue) {
        if (frame.fits(filter)) {
          return true;
        }
      }
      return false;
    }
  }
}
