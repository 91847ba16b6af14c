package org.ajws.sync;

import java.util.NoSuchElementException;
import org.ajws.runtime.latch.Result;
import org.ajws.runtime.loop.Stress;
import org.ajws.runtime.scheduler.Scheduler;

/** How the stress tests of channels take without waiting. */
final class Takers {
  static final int WAITS = 0;
  static final int END = -1;

  private Takers() {}

  /** Lets code wait as if it were translated. */
  static void start() {
    Stress.worker();
    Scheduler.global().ensureStarted();
  }

  /** What somebody has got in the end who took {@code first}. */
  static int got(Object first) {
    if (first == Channel.END) {
      return END;
    }
    if (!(first instanceof Result)) {
      return (Integer) first;
    }
    Result<?> turn = (Result<?>) first;
    if (!turn.isComplete()) {
      return WAITS;
    }
    try {
      return (Integer) turn.take();
    } catch (NoSuchElementException e) {
      return END;
    }
  }
}
