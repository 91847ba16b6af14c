package org.ajws.runtime.frame;

import java.util.function.Consumer;
import org.ajws.runtime.scheduler.Region;

/**
 * Frames in the order in which they have come. They are linked by themselves ({@link Frame#later}),
 * so to add one takes no memory and cannot fail: a frame that may go on and is nowhere would be
 * lost.
 *
 * <p>Guarded by a lock of who has the queue. A frame is in one queue at a time, with one exception:
 * what is added may be in another place, out of which somebody takes it meanwhile, and into another
 * queue. Then it is {@linkplain #takeBack taken back} under the same lock. So neither of the two
 * reads or writes its link, which is null in a frame that is last in a queue or in none.
 */
final class FrameQueue {
  private Frame oldest;
  private Frame newest;
  private int size;

  int size() {
    return size;
  }

  /**
   * Adds a frame.
   *
   * @return which was the newest one before; null: there was none
   */
  Frame add(Frame frame) {
    Frame before = newest;
    if (before == null) {
      oldest = frame;
    } else {
      before.later = frame;
    }
    newest = frame;
    size++;
    return before;
  }

  /**
   * Takes the newest frame back, as if it had not been added.
   *
   * @param before what {@link #add} has returned
   */
  void takeBack(Frame before) {
    if (before == null) {
      oldest = null;
    } else {
      before.later = null;
    }
    newest = before;
    size--;
  }

  /**
   * Takes the oldest frame within {@code filter} (null: any), and half of the others.
   *
   * @param more gets the others, oldest first, up to its length
   * @return the oldest one, or null
   */
  Frame takeOldest(Region filter, Frame[] more) {
    int wanted = Math.min(more.length, (size - 1) / 2);
    int taken = 0;
    Frame found = null;
    Frame before = null;
    for (Frame frame = oldest; frame != null && (found == null || taken < wanted); ) {
      Frame later = frame.later;
      if (!frame.fits(filter)) {
        before = frame;
      } else {
        remove(frame, before);
        if (found == null) {
          found = frame;
        } else {
          more[taken++] = frame;
        }
      }
      frame = later;
    }
    return found;
  }

  private void remove(Frame frame, Frame before) {
    Frame later = frame.later;
    frame.later = null;
    if (before == null) {
      oldest = later;
    } else {
      before.later = later;
    }
    if (later == null) {
      newest = before;
    }
    size--;
  }

  /** Whether there is a frame within {@code filter} (null: any). */
  boolean contains(Region filter) {
    for (Frame frame = oldest; frame != null; frame = frame.later) {
      if (frame.fits(filter)) {
        return true;
      }
    }
    return false;
  }

  void forEach(Consumer<Frame> action) {
    for (Frame frame = oldest; frame != null; frame = frame.later) {
      action.accept(frame);
    }
  }
}
