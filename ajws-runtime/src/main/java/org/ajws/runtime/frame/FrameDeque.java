package org.ajws.runtime.frame;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.ajws.runtime.scheduler.Region;

/**
 * The frames of a worker that may go on and that nobody runs. The worker adds and takes at the new
 * end, thieves at the old end, where the larger parts of the program are.
 *
 * <p>A lock protects it: frames exist only where a stack was saved. Whoever takes a frame other
 * than by {@link #takeParent} tells the async on top of it, under the lock, that it runs apart:
 * from then on that async counts in its scope.
 */
public final class FrameDeque {
  private static final VarHandle SIZE;

  static {
    try {
      SIZE = MethodHandles.lookup().findVarHandle(FrameDeque.class, "size", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /** Rings that grew larger than this are given up when they are empty. */
  private static final int KEEP = 1024;

  private Frame[] ring = new Frame[16]; // a power of two; guarded by this
  private int head; // where the oldest frame is; guarded by this
  private int size; // written under the lock

  boolean isEmpty() {
    return (int) SIZE.getVolatile(this) == 0;
  }

  /** A hint for thieves: whether to take more than one. */
  boolean isLong() {
    return (int) SIZE.getVolatile(this) > 8;
  }

  /** Makes room for {@code more} frames; for the owner, whose pushes then cannot fail. */
  synchronized void reserve(int more) {
    int needed = Math.addExact(size, more);
    if (needed > ring.length || (size == 0 && ring.length > KEEP && needed <= KEEP)) {
      int length = 16;
      while (length < needed) {
        length = Math.multiplyExact(length, 2);
      }
      Frame[] grown = new Frame[length];
      for (int i = 0; i < size; i++) {
        grown[i] = get(i);
      }
      ring = grown;
      head = 0;
    }
  }

  /** Adds the newest frame, for which there is room. */
  synchronized void push(Frame frame) {
    int n = size;
    if (n == ring.length) {
      throw new IllegalStateException("no room was reserved");
    }
    ring[(head + n) & (ring.length - 1)] = frame;
    SIZE.setVolatile(this, n + 1);
  }

  /**
   * Adds the parents of the asyncs among newly saved frames, oldest first, and says to each parent
   * which async is on top of it.
   *
   * @param saved the frames, newest first
   * @return how many there are
   */
  synchronized int pushParents(Frame[] saved, int n) {
    int added = 0;
    for (int i = n; --i >= 0; ) {
      Frame async = saved[i];
      if (async.parent != null && async.link != Frame.Link.CALL) {
        async.parent.child = async;
        push(async.parent);
        added++;
      }
    }
    return added;
  }

  /** Takes {@code parent} if it is the newest frame and {@code async} has not been set apart. */
  boolean takeParent(Frame parent, Frame async) {
    if (isEmpty()) {
      return false;
    }
    synchronized (this) {
      int last = size - 1;
      if (last < 0 || get(last) != parent || parent.child != async) {
        return false;
      }
      parent.child = null;
      removeNewest();
      return true;
    }
  }

  /** The worker gives up what it runs on top of the newest frame, if that is of {@code region}. */
  void detachNewest(Region region) {
    if (isEmpty()) {
      return;
    }
    synchronized (this) {
      int last = size - 1;
      if (last >= 0 && get(last).region == region) {
        get(last).detach();
      }
    }
  }

  /** Takes the newest frame if it is within {@code filter} (null: any). */
  public Frame takeNewest(Region filter) {
    if (isEmpty()) {
      return null;
    }
    synchronized (this) {
      int last = size - 1;
      if (last < 0 || !get(last).fits(filter)) {
        return null;
      }
      Frame frame = removeNewest();
      frame.detach();
      return frame;
    }
  }

  /**
   * Takes the oldest frame within {@code filter} (null: any); where there are many, some more.
   *
   * @param more gets the further ones, oldest first, up to its length
   * @return the oldest one, or null
   */
  Frame takeOldest(Region filter, Frame[] more) {
    if (isEmpty()) {
      return null;
    }
    synchronized (this) {
      for (int i = 0; i < size; i++) {
        if (get(i).fits(filter)) {
          Frame oldest = remove(i);
          int wanted = Math.min(more.length, (size - i) / 8);
          for (int k = 0; k < wanted && get(i).fits(filter); k++) {
            more[k] = remove(i);
          }
          return oldest;
        }
      }
      return null;
    }
  }

  /** Whether there is a frame within {@code filter} (null: any). */
  public boolean contains(Region filter) {
    if (isEmpty()) {
      return false;
    }
    synchronized (this) {
      for (int i = size; --i >= 0; ) { // the newer ones are the inner ones
        if (get(i).fits(filter)) {
          return true;
        }
      }
      return false;
    }
  }

  private Frame get(int i) {
    return ring[(head + i) & (ring.length - 1)];
  }

  private Frame removeNewest() {
    int last = size - 1;
    int at = (head + last) & (ring.length - 1);
    Frame frame = ring[at];
    ring[at] = null;
    SIZE.setVolatile(this, last);
    return frame;
  }

  /** Removes the i-th oldest frame for a thief; the few older ones, of outer roots, move up. */
  private Frame remove(int i) {
    int mask = ring.length - 1;
    Frame frame = get(i);
    for (int k = i; k > 0; k--) {
      ring[(head + k) & mask] = ring[(head + k - 1) & mask];
    }
    ring[head] = null;
    head = (head + 1) & mask;
    frame.detach(); // before the size says so: takeParent trusts an empty deque without the lock
    SIZE.setVolatile(this, size - 1);
    return frame;
  }
}
