package org.ajws.runtime.scheduler;

/**
 * When one of many threads may look at what all of them would look at. A look takes as long as
 * there are threads, so that of a thousand would keep the processors from what they wait for: after
 * each there is none for twenty times as long as it took, or the one before if that was shorter:
 * the first that takes a dump loads classes for it, and any may lose its processor. Guarded by who
 * has it.
 */
final class LookTimes {
  private static final int REST = 20;

  private final long leastNanos;
  private boolean ever;
  private long notBefore;
  private long lastNanos; // what the last one took; 0 before the first

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
    long took = end - begin;
    notBefore = end + Math.max(leastNanos, REST * Math.min(took, lastNanos));
    lastNanos = took;
  }
}
