package org.ajws.runtime.frame;

import java.util.function.LongSupplier;

/**
 * What a thief has left where it was, and since when: at one worker at a time. If it still lies
 * there after some time, and nothing has happened to it, its worker has no time for it. If
 * something has, the worker is not stuck, and makes room for the next one that the thief looks at:
 * so it hides none that is.
 */
final class Left {
  /** After so many times as long it has been taken by others. */
  private static final int FORGOTTEN = 4;

  private final LongSupplier clock;
  private Object where; // null: has left nothing
  private Object what;
  private int tick;
  private long since;
  private boolean makesRoom;

  Left(LongSupplier clock) {
    this.clock = clock;
  }

  /**
   * Whether something has lain where it is for long enough; it need not be asked once more then.
   *
   * @param place where it is
   * @param thing a frame; null: a queue
   * @param now what changes when something happens to it
   * @param nanos how long it may lie
   */
  boolean isOverdue(Object place, Object thing, int now, long nanos) {
    long time = clock.getAsLong();
    if (where == place && what == thing && tick == now) {
      if (time - since < nanos) {
        return false;
      }
      forget();
      return true;
    }
    boolean goesOn = where == place;
    if (where == null || goesOn || makesRoom || time - since >= FORGOTTEN * nanos) {
      makesRoom = goesOn;
      where = place;
      what = thing;
      tick = now;
      since = time;
    }
    return false;
  }

  /** Has left nothing: it has got work. */
  void forget() {
    if (where != null) { // to store null costs the collector's barrier
      where = null;
      what = null;
    }
  }
}
