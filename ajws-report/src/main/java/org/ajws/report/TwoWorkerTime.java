package org.ajws.report;

/** What a simulated run on two workers takes on a machine where they disturb each other. */
public final class TwoWorkerTime {
  private TwoWorkerTime() {}

  /**
   * The time. A simulation knows nothing of what two workers share: memory, caches, processors that
   * others use. So the part of its time in which both work takes as much longer as two copies of
   * the serial program do.
   *
   * @param time of the simulated run
   * @param work what both workers did in it, together
   * @param copies what two serial copies at once take for the work of one, over what one alone
   *     takes: .5 where they do not disturb each other
   */
  public static double of(double time, double work, double copies) {
    double both = Math.max(0, work - time);
    return time - both + both * 2 * copies;
  }
}
