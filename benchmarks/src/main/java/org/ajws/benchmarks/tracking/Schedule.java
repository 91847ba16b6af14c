package org.ajws.benchmarks.tracking;

/**
 * How long lists of tasks would take on workers that this machine does not have, from what each
 * task took. What workers share besides, memory and caches, it does not know.
 */
public final class Schedule {
  private Schedule() {}

  /**
   * A list whose tasks are watched.
   *
   * @param ahead what each takes ahead of its turn
   * @param commits what it takes to commit it
   * @param conflicts which of them conflict with one before, if that has not committed when they
   *     begin, and run once more then
   * @param workers how many there are
   * @return its time
   */
  public static double tracked(long[] ahead, long[] commits, boolean[] conflicts, int workers) {
    double[] free = new double[workers];
    double committed = 0; // the time of the last commit
    int committer = 0; // who goes on with the next one if it waits already
    for (int k = 0; k < ahead.length; k++) {
      int w = first(free);
      double start = free[w];
      double end = start + ahead[k];
      boolean again = conflicts[k] && committed > start;
      if (end >= committed) {
        committer = w;
      } else {
        free[w] = end;
      }
      committed = Math.max(end, committed) + commits[k] + (again ? ahead[k] : 0);
      free[committer] = committed;
    }
    return committed;
  }

  /**
   * A list by ranges, no two tasks of which overlap.
   *
   * @param bodies what each takes
   * @param claims what it takes to make its claims, one after the other
   * @param workers how many there are
   * @return its time
   */
  public static double claimed(long[] bodies, long[] claims, int workers) {
    double[] free = new double[workers];
    double claimed = 0;
    double last = 0;
    for (int k = 0; k < bodies.length; k++) {
      int w = first(free);
      claimed = Math.max(claimed, free[w]) + claims[k];
      free[w] = claimed + bodies[k];
      last = Math.max(last, free[w]);
    }
    return last;
  }

  private static int first(double[] free) {
    int w = 0;
    for (int k = 1; k < free.length; k++) {
      w = free[k] < free[w] ? k : w;
    }
    return w;
  }
}
