package org.ajws.report;

/**
 * One timed run.
 *
 * @param fork which JVM measured it, from 0
 * @param wallNanos elapsed time in nanoseconds
 * @param cpuNanos processor time in nanoseconds, of all Java threads together or, for a variant
 *     that computes on the measuring thread alone, of that thread; -1 if unknown
 */
public record Sample(int fork, long wallNanos, long cpuNanos) {

  /** The same sample as part of another fork. */
  public Sample inFork(int number) {
    return new Sample(number, wallNanos, cpuNanos);
  }
}
