package org.ajws.benchmarks.speculation;

import org.ajws.runtime.claim.Claims;
import org.ajws.runtime.claim.Indices;

/** A loop that does nothing but to say what it would touch: what claims cost. */
public final class Claimed extends Nothing {
  private static final int COLUMNS = 10;

  private final int claims;
  private final double[] from;
  private final double[] to;

  /**
   * A loop.
   *
   * @param trips how many trips
   * @param claims how many there are, one of them of what is written
   */
  public Claimed(int trips, int claims) {
    super(trips);
    this.claims = claims;
    from = new double[(trips + 2) * COLUMNS];
    to = new double[from.length];
  }

  @Override
  protected boolean isClaimed() {
    return true;
  }

  @Override
  protected void claim(Claims taken, long first, long past) {
    Indices columns = Indices.of(1).upTo(Indices.of(COLUMNS - 1), 1, 1, false);
    Indices at =
        Indices.trips(1, 1, first, past).times(Indices.of(COLUMNS)).toInt().plus(columns).toInt();
    taken.write(to, at);
    for (int k = 1; k < claims; k++) {
      taken.read(from, at.plus(Indices.of(k - 3)).toInt());
    }
  }
}
