package org.ajws.runtime.scheduler;

/**
 * When one of many threads may look at what all of them would look at. A look takes as long as
 * there are threads, so that of a thousand would keep the processors from what they wait for: after
 * each there is none for twenty times as long as it took. Guarded by who has it.
 */
final class LookTimes {
  private static final int REST = 20;

  private final long leastNanos;
  private boolean ever;
  private long notBefore;

  /**
   * For looks that have not begun.
   *
   * @param leastNanos how long there is none behind one that took hardly any time
   */
  LookTimes(long leastNanos) {
    this.leastNanos = leastNanos;
  }

  /** Whether it is time to look. */
  boolean isTime(long now) {
    return !ever || now - notBefore >= 0;
  }

  /** A look has ended. */
  void looked(long begin, long end) {
    ever = true;
    notBefore = end + Math.max(leastNanos, REST * (end - begin));
  }
}
