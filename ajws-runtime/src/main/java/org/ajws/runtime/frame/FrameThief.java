package org.ajws.runtime.frame;

import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.Counters;
import org.ajws.runtime.statistics.Events;

/** How one worker takes frames of others. */
final class FrameThief {
  /** The most frames that it takes besides the oldest one. */
  private static final int LOOT = 32;

  private static final Frame[] NOTHING = new Frame[0];

  private final Worker worker;
  private final FrameDeque deque;
  private final ResumedFrames resumed;
  private Frame[] loot = NOTHING;

  FrameThief(Worker worker, FrameDeque deque, ResumedFrames resumed) {
    this.worker = worker;
    this.deque = deque;
    this.resumed = resumed;
  }

  /** Takes the oldest frame within {@code filter} (null: any), and some more where it pays. */
  Frame stealFrom(FrameRunner victim, Region filter) {
    boolean several = victim.deque.isLong() || victim.resumed.isLong();
    if (several) {
      if (loot.length == 0) {
        loot = new Frame[LOOT];
      }
      deque.reserve(LOOT);
    }
    Frame[] room = several ? loot : NOTHING;
    Frame frame = victim.deque.takeOldest(filter, room);
    boolean hasWaited = frame == null;
    if (hasWaited) {
      frame = victim.resumed.steal(filter, resumed, room);
    }
    if (frame == null) {
      worker.hasLeft |= victim.resumed.contains(filter);
      return null;
    }
    int more = 0;
    while (more < loot.length && loot[more] != null) {
      keep(loot[more], hasWaited);
      loot[more++] = null;
    }
    worker.counters.add(Counters.FRAME_STEALS, 1L + more);
    Events.stolen(frame, victim.thread());
    if (more > 0) {
      worker.scheduler.wakeAnyone(frame.region);
    }
    return frame;
  }

  private void keep(Frame frame, boolean hasWaited) {
    if (hasWaited) {
      resumed.add(frame);
    } else {
      deque.push(frame);
    }
  }
}
