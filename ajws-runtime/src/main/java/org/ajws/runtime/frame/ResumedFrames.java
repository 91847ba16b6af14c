package org.ajws.runtime.frame;

import java.util.ArrayDeque;
import java.util.Iterator;
import org.ajws.runtime.scheduler.Region;

/**
 * Frames of a worker's roots that have waited for something and may go on. Any thread adds them;
 * first come, first served. They are on top of nothing, so they are kept apart from the {@link
 * FrameDeque}, whose order is that of a stack.
 */
final class ResumedFrames {
  private final ArrayDeque<Frame> frames = new ArrayDeque<>(); // guarded by this
  private volatile int size; // written under the lock; who parks must see what was added before

  boolean isEmpty() {
    return size == 0;
  }

  synchronized void add(Frame frame) {
    frames.add(frame);
    size = frames.size();
  }

  /** Takes the one that has been here longest of those within {@code filter} (null: any). */
  Frame takeOldest(Region filter) {
    if (isEmpty()) {
      return null;
    }
    synchronized (this) {
      for (Iterator<Frame> i = frames.iterator(); i.hasNext(); ) {
        Frame frame = i.next();
        if (frame.fits(filter)) {
          i.remove();
          size = frames.size();
          return frame;
        }
      }
      return null;
    }
  }

  /** Whether there is one within {@code filter} (null: any). */
  boolean contains(Region filter) {
    if (isEmpty()) {
      return false;
    }
    synchronized (this) {
      for (Frame frame : frames) {
        if (frame.fits(filter)) {
          return true;
        }
      }
      return false;
    }
  }
}
