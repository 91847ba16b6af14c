package org.ajws.benchmarks.ahead;

import java.util.Arrays;
import java.util.Random;
import org.ajws.ParallelFor;
import org.ajws.SpeculationBackend;
import org.ajws.evaluation.measure.Digests;
import org.ajws.evaluation.measure.Workload;

/**
 * {@code a[idx[i]] = a[idx[i]] / 2 + f(i)}: each slot once, but that a share of the trips takes the
 * slot of one of the thousand trips before.
 */
public final class Irregular implements Workload {
  private static final int NEAR = 1000;
  private static final int WORK = 20;

  private final double[] a;
  private final int[] idx;
  private final boolean claimed;

  /**
   * A loop.
   *
   * @param trips how many trips
   * @param percent how many of them take the slot of an earlier one
   * @param claimed 1: by ranges; 0: watched
   */
  public Irregular(int trips, int percent, int claimed) {
    a = new double[trips];
    idx = new int[trips];
    this.claimed = claimed != 0;
    Random random = new Random(7);
    for (int i = 0; i < trips; i++) {
      int other = random.nextInt(i + 1);
      idx[i] = idx[other];
      idx[other] = i;
    }
    for (int i = NEAR; i < trips; i++) {
      if (random.nextInt(100) < percent) {
        idx[i] = idx[i - 1 - random.nextInt(NEAR)];
      }
    }
  }

  @Override
  public void prepare() {
    Arrays.fill(a, 1);
  }

  @Override
  public void run() {
    if (claimed) {
      claimed(a, idx);
    } else {
      watched(a, idx);
    }
  }

  static void claimed(double[] a, int[] idx) {
    for (@ParallelFor(speculative = true) int i = 0; i < idx.length; i++) {
      int x = idx[i];
      a[x] = a[x] * 0.5 + f(i);
    }
  }

  static void watched(double[] a, int[] idx) {
    for (@ParallelFor(speculative = true, backend = SpeculationBackend.NOREC) int i = 0;
        i < idx.length;
        i++) {
      int x = idx[i];
      a[x] = a[x] * 0.5 + f(i);
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
