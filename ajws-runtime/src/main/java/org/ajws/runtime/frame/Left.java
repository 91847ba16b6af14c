package org.ajws.runtime.frame;

import java.util.function.LongSupplier;

/**
 * What a thief has left where it was, and since when: one thing at a time. If it still lies there
 * after some time, and nothing has happened to it, its worker has no time for it.
 */
final class Left {
  /** After so many times as long it has been taken by others. */
  private static final int FORGOTTEN = 4;

  private final LongSupplier clock;
  private Object what; // null: nothing
  private int tick;
  private long since;

  Left(LongSupplier clock) {
    this.clock = clock;
  }

  /**
   * Whether something has lain where it is for long enough; it need not be asked once more then.
   *
   * @param thing a frame, or a queue
   * @param now what changes when something happens to it
   * @param nanos how long it may lie
   */
  boolean isOverdue(Object thing, int now, long nanos) {
    long time = clock.getAsLong();
    if (what == thing && tick == now) {
      if (time - since < nanos) {
        return false;
      }
      what = null;
      return true;
    }
    if (what == null || what == thing || time - since >= FORGOTTEN * nanos) {
      what = thing;
      tick = now;
      since = time;
    }
    return false;
  }

  /** Has left nothing: it has got work. */
  void forget() {
    if (what != null) { // to store null costs the collector's barrier
      what = null;
    }
  }
}
