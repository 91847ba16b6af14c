package org.ajws.processor.report;

/**
 * One timed run.
 *
 * @param fork which JVM measured it, from 0
 * @param wallNanos elapsed time in nanoseconds
 * @param cpuNanos processor time of all Java threads together, in nanoseconds; -1 if unknown
 */
public record Sample(int fork, long wallNanos, long cpuNanos) {

  /** The same sample as part of another fork. */
  public Sample inFork(int number) {
    return new Sample(number, wallNanos, cpuNanos);
  }
}
