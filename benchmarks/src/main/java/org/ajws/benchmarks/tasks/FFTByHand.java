package org.ajws.benchmarks.tasks;

/** {@link FFT} by the JDK's means. */
final class FFTByHand extends FFT {
  private final Crew crew;

  FFTByHand(Crew crew) {
    this.crew = crew;
  }

  @Override
  public void run() {
    crew.run(() -> divide(re, im, re2, im2, 0, size));
  }

  private void divide(double[] x, double[] y, double[] u, double[] v, int at, int n) {
    if (n <= LEAF) {
      transformLeaf(x, y, at, n);
      return;
    }
    int h = n / 2;
    evenAndOdd(x, y, u, v, at, h, 0, h);
    crew.both(() -> divide(u, v, x, y, at, h), () -> divide(u, v, x, y, at + h, h));
    together(u, v, x, y, at, h, 0, h);
  }

  private void evenAndOdd(
      double[] x, double[] y, double[] u, double[] v, int at, int h, int from, int to) {
    if (to - from <= PIECE) {
      separatePiece(x, y, u, v, at, h, from, to);
      return;
    }
    int middle = (from + to) >>> 1;
    crew.both(
        () -> evenAndOdd(x, y, u, v, at, h, from, middle),
        () -> evenAndOdd(x, y, u, v, at, h, middle, to));
  }

  private void together(
      double[] x, double[] y, double[] u, double[] v, int at, int h, int from, int to) {
    if (to - from <= PIECE) {
      combinePiece(x, y, u, v, at, h, from, to);
      return;
    }
    int middle = (from + to) >>> 1;
    crew.both(
        () -> together(x, y, u, v, at, h, from, middle),
        () -> together(x, y, u, v, at, h, middle, to));
  }
}
