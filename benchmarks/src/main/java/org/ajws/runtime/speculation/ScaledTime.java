package org.ajws.runtime.speculation;

/** Parts of a time, each as large as its share of what all of them take together elsewhere. */
final class ScaledTime {
  private double measured; // since it was said what all take
  private double factor = 1;

  /** What a part is there. */
  double of(double nanos) {
    measured += nanos;
    return factor * nanos;
  }

  /** All parts since the last call take so long there; at most 0: it is not known. */
  void is(double nanos) {
    if (measured > 0 && nanos > 0) {
      factor = nanos / measured;
    }
    measured = 0;
  }
}
