package org.ajws.benchmarks.ahead;

import java.util.Arrays;
import java.util.Random;
import org.ajws.ParallelFor;
import org.ajws.evaluation.measure.Digests;
import org.ajws.evaluation.measure.Workload;

/**
 * Trips that are independent but for one in so many, which asks a generator that all of them share:
 * a call that cannot be undone, and may ask for its thread. So the loop is bound to its starter.
 */
public final class Rare implements Workload {
  private static final int WORK = 20;

  private final double[] a;
  private final int every;
  private Random random;

  /**
   * A loop.
   *
   * @param trips how many trips
   * @param every one of so many makes the call
   */
  public Rare(int trips, int every) {
    a = new double[trips];
    this.every = every;
  }

  @Override
  public void prepare() {
    Arrays.fill(a, 1);
    random = new Random(7);
  }

  @Override
  public void run() {
    run(a, random, every);
  }

  static void run(double[] a, Random random, int every) {
    for (@ParallelFor(speculative = true) int i = 0; i < a.length; i++) {
      a[i] = a[i] * 0.5 + f(i);
      if (i % every == every / 2) {
        a[i] += random.nextInt(100);
      }
    }
  }

  private static double f(int i) {
    double x = i;
    for (int k = 0; k < WORK; k++) {
      x = x * 0.999 + 1.0 / (x + k + 1);
    }
    return x;
  }

  @Override
  public long digest() {
    return Digests.of(a);
  }
}
