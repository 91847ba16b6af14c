package org.ajws.benchmarks.speculation;

import java.util.Arrays;
import java.util.Random;
import org.ajws.runtime.claim.Claims;
import org.ajws.runtime.claim.Indices;
import org.ajws.runtime.speculation.Chunk;

/** {@code a[idx[i]] = a[idx[i]] / 2 + f(i)} by ranges: an inspector makes sets of the indices. */
public final class Scatter extends Subject {
  private final double[] a;
  private final int[] idx;
  private final int work;

  /**
   * A loop.
   *
   * @param trips how many trips
   * @param slots among how many slots they choose
   * @param work steps of {@code f}, about three nanoseconds each
   */
  public Scatter(int trips, int slots, int work) {
    a = new double[slots];
    idx = new int[trips];
    this.work = work;
    Random random = new Random(7);
    Arrays.setAll(idx, i -> random.nextInt(slots));
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

  @Override
  protected int plain(Object own, long from, long to) {
    for (int i = (int) from; i < to; i++) {
      double x = i;
      for (int k = 0; k < work; k++) {
        x = x * 0.999 + 1.0 / (x + k + 1);
      }
      a[idx[i]] = a[idx[i]] * 0.5 + x;
    }
    return 0;
  }

  @Override
  protected int tracked(Chunk chunk, Object own, long from, long to) {
    throw new UnsupportedOperationException();
  }

  @Override
  protected boolean isClaimed() {
    return true;
  }

  @Override
  protected void claim(Claims claims, long from, long to) {
    claims.write(a, claims.values(idx, Indices.trips(0, 1, from, to)));
  }
}
