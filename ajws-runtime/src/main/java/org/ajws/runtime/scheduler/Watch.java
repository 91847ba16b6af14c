package org.ajws.runtime.scheduler;

import java.util.concurrent.ThreadLocalRandom;

/**
 * Looks every now and then whether a root stands still for ever, for a thread that rests: at first
 * soon, then more and more rarely.
 */
final class Watch {
  /** To park for a millisecond costs more than most waits: the timer has to be set for it. */
  private static final long FIRST_NANOS = 5_000_000;

  private static final long LAST_NANOS = 1_000_000_000;

  private final Object root;
  private long interval;

  /** For the calling thread. */
  Watch(Object root) {
    this.root = root;
  }

  /**
   * Looks, but not at first.
   *
   * @return after how many nanoseconds to look again
   */
  long look() {
    if (interval == 0) {
      interval = FIRST_NANOS;
    } else {
      interval = Math.min(2 * interval, LAST_NANOS);
      if (StackRoom.isLeftForALook()) { // else it only waits: others of the root look, too
        Looks.at(root).look(root);
      }
    }
    // Not always when another one of the root looks, too: who has just woken for that seems to go
    // on,
    // so that of two in step neither would ever find it standing still.
    return interval - ThreadLocalRandom.current().nextLong(interval / 4);
  }

  /**
   * The looks at one root, by all threads that rest in it. What one leaves out another one, or the
   * same one later, does.
   */
  static final class Looks {
    /** Longer than a thread that was woken may take to run. */
    private static final long PATIENCE_NANOS = 10 * LAST_NANOS;

    private static final int PATIENCE_LOOKS = 10;

    private final LookTimes times = new LookTimes(0); // guarded by this, as all that follows

    // As long as all looks have found the same:
    private Standstill first; // null: the last one has found that it goes on
    private long since;
    private int looks;

    static Looks at(Object root) {
      return root instanceof Region ? ((Region) root).looks() : ((Worker) root).looks();
    }

    void look(Object root) {
      Standstill found = null;
      synchronized (this) {
        long begin = System.nanoTime();
        if (!times.isTime(begin)) {
          return;
        }
        Standstill now = new Standstill(root);
        Standstill.Finding finding = now.find();
        if (finding == Standstill.Finding.GOES_ON) {
          first = null;
        } else if (now.isCertain() || lasts(now)) {
          first = null;
          found = now;
        }
        times.looked(begin, System.nanoTime());
      }
      if (found != null) {
        found.end();
      } else {
        Pools.look();
      }
    }

    /** Whether threads that seem to stand still have done so for long: none has just been woken. */
    private boolean lasts(Standstill now) {
      if (first == null || !first.lastsTo(now)) {
        first = now;
        since = System.nanoTime();
        looks = 0;
        return false;
      }
      return ++looks >= PATIENCE_LOOKS && System.nanoTime() - since >= PATIENCE_NANOS;
    }
  }
}
