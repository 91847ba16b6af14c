package org.ajws.benchmarks.speculation;

import java.util.Arrays;
import org.ajws.runtime.claim.Claims;
import org.ajws.runtime.claim.Indices;
import org.ajws.runtime.speculation.Chunk;

/**
 * One step of heat over rows of a thousand columns in one array, by ranges: rows begin anywhere in
 * a cache line or page. In place it needs the row above, so that chunks wait for each other.
 */
public final class Heat extends Subject {
  private static final int COLUMNS = 1000;

  private final int rows;
  private final double[] from;
  private final double[] to;

  /**
   * A loop.
   *
   * @param rows how many rows
   * @param inPlace whether it writes what it reads
   */
  public Heat(int rows, boolean inPlace) {
    this.rows = rows;
    from = new double[(rows + 2) * COLUMNS];
    to = inPlace ? from : new double[from.length];
  }

  @Override
  public int trips() {
    return rows;
  }

  @Override
  public void reset() {
    for (int i = 0; i < from.length; i++) {
      from[i] = i % 1013;
    }
  }

  @Override
  public long result() {
    return Arrays.hashCode(to);
  }

  @Override
  protected int plain(Object own, long first, long past) {
    for (int i = (int) first; i < past; i++) {
      int base = (i + 1) * COLUMNS;
      for (int j = 1; j < COLUMNS - 1; j++) {
        to[base + j] =
            0.2
                * (from[base + j]
                    + from[base + j - 1]
                    + from[base + j + 1]
                    + from[base + j - COLUMNS]
                    + from[base + j + COLUMNS]);
      }
    }
    return 0;
  }

  @Override
  protected int tracked(Chunk chunk, Object own, long first, long past) {
    throw new UnsupportedOperationException();
  }

  @Override
  protected boolean isClaimed() {
    return true;
  }

  @Override
  protected void claim(Claims claims, long first, long past) {
    Indices columns = Indices.of(1).upTo(Indices.of(COLUMNS - 1), 1, false);
    Indices at =
        Indices.trips(1, 1, first, past).times(Indices.of(COLUMNS)).toInt().plus(columns).toInt();
    claims.write(to, at);
    for (int distance : new int[] {0, -1, 1, -COLUMNS, COLUMNS}) {
      claims.read(from, at.plus(Indices.of(distance)).toInt());
    }
  }
}
