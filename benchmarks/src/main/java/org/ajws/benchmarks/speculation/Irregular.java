package org.ajws.benchmarks.speculation;

import java.util.Arrays;
import java.util.Random;
import org.ajws.runtime.speculation.Chunk;

/**
 * {@code a[idx[i]] = a[idx[i]] / 2 + f(i)}: each slot once, but that a share of the trips takes the
 * slot of one of the thousand trips before.
 */
public final class Irregular extends Subject {
  private static final String HERE = "Irregular.java:1";

  private static final int NEAR = 1000;

  private final double[] a;
  private final int[] idx;
  private final int work;

  /**
   * A loop.
   *
   * @param trips how many trips
   * @param share how many of them take the slot of an earlier one
   * @param work steps of {@code f}, about three nanoseconds each
   */
  public Irregular(int trips, double share, int work) {
    a = new double[trips];
    idx = new int[trips];
    this.work = work;
    Random random = new Random(7);
    for (int i = 0; i < trips; i++) {
      int other = random.nextInt(i + 1);
      idx[i] = idx[other];
      idx[other] = i;
    }
    for (int i = 1; i < trips; i++) {
      if (random.nextDouble() < share) {
        idx[i] = idx[i - 1 - random.nextInt(Math.min(i, NEAR))];
      }
    }
  }

  @Override
  public int trips() {
    return idx.length;
  }

  @Override
  public void reset() {
    Arrays.fill(a, 1);
  }

  @Override
  public long result() {
    return Arrays.hashCode(a);
  }

  private static double f(long i, int work) {
    double x = i;
    for (int k = 0; k < work; k++) {
      x = x * 0.999 + 1.0 / (x + k + 1);
    }
    return x;
  }

  @Override
  protected int plain(Object own, long from, long to) {
    for (int i = (int) from; i < to; i++) {
      int x = idx[i];
      a[x] = a[x] * 0.5 + f(i, work);
    }
    return 0;
  }

  @Override
  protected int tracked(Chunk chunk, Object own, long from, long to) {
    for (int i = (int) from; i < to; i++) {
      int x = chunk.get(idx, i, HERE);
      chunk.set(a, x, chunk.get(a, x, HERE) * 0.5 + f(i, work), HERE);
      chunk.poll();
    }
    return 0;
  }
}
