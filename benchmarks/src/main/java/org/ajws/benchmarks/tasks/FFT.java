package org.ajws.benchmarks.tasks;

import org.ajws.evaluation.measure.Digests;

/**
 * The Fourier transform of as many complex numbers as the size says (a power of two, at least 32),
 * by Cooley and Tukey: the even and the odd half are transformed and combined, and separating and
 * combining are divided, too.
 */
public class FFT extends TaskProgram {
  /** How many numbers are transformed without dividing them. */
  static final int LEAF = 32;

  /** How many numbers are separated or combined without dividing them. */
  static final int PIECE = 128;

  /** How many numbers. */
  int size;

  /** Complex numbers; the input, then its transform. */
  double[] re;

  /** Their imaginary parts. */
  double[] im;

  /** As many again. */
  double[] re2;

  /** Their imaginary parts. */
  double[] im2;

  private double[] cosines;
  private double[] sines;

  /** A program without input; {@link #prepare(int)} gives it. */
  public FFT() {}

  @Override
  public void prepare(int n) {
    size = n;
    re = new double[n];
    im = new double[n];
    re2 = new double[n];
    im2 = new double[n];
    cosines = new double[n];
    sines = new double[n];
    for (int i = 0; i < n; i++) {
      cosines[i] = Math.cos(2 * Math.PI * i / n);
      sines[i] = Math.sin(2 * Math.PI * i / n);
    }
  }

  /** The input is the sum of two waves, so its transform has two peaks. */
  @Override
  public void prepare() {
    for (int i = 0; i < size; i++) {
      int first = (int) ((long) i * lowPeak() % size);
      int second = (int) ((long) i * highPeak() % size);
      re[i] = cosines[first] + cosines[second] / 2;
      im[i] = sines[first] + sines[second] / 2;
    }
  }

  private int lowPeak() {
    return 5;
  }

  private int highPeak() {
    return size / 3 * 2;
  }

  @Override
  public void run() {
    transform(re, im, re2, im2, 0, size);
  }

  /** Transforms n numbers of x, y from {@code at} on; the same part of u, v is free. */
  void transform(double[] x, double[] y, double[] u, double[] v, int at, int n) {
    if (n <= LEAF) {
      transformLeaf(x, y, at, n);
      return;
    }
    int h = n / 2;
    separate(x, y, u, v, at, h, 0, h);
    finish:
    {
      async:
      transform(u, v, x, y, at, h);
      transform(u, v, x, y, at + h, h);
    }
    combine(u, v, x, y, at, h, 0, h);
  }

  /** Moves the numbers with even indices to the front half, those with odd ones to the back. */
  void separate(double[] x, double[] y, double[] u, double[] v, int at, int h, int from, int to) {
    if (to - from <= PIECE) {
      separatePiece(x, y, u, v, at, h, from, to);
      return;
    }
    int middle = (from + to) >>> 1;
    finish:
    {
      async:
      separate(x, y, u, v, at, h, from, middle);
      separate(x, y, u, v, at, h, middle, to);
    }
  }

  static void separatePiece(
      double[] x, double[] y, double[] u, double[] v, int at, int h, int from, int to) {
    for (int k = from; k < to; k++) {
      u[at + k] = x[at + 2 * k];
      v[at + k] = y[at + 2 * k];
      u[at + h + k] = x[at + 2 * k + 1];
      v[at + h + k] = y[at + 2 * k + 1];
    }
  }

  /** Combines the transforms of the even and the odd half. */
  void combine(double[] x, double[] y, double[] u, double[] v, int at, int h, int from, int to) {
    if (to - from <= PIECE) {
      combinePiece(x, y, u, v, at, h, from, to);
      return;
    }
    int middle = (from + to) >>> 1;
    finish:
    {
      async:
      combine(x, y, u, v, at, h, from, middle);
      combine(x, y, u, v, at, h, middle, to);
    }
  }

  final void combinePiece(
      double[] x, double[] y, double[] u, double[] v, int at, int h, int from, int to) {
    int step = size / (2 * h);
    for (int k = from; k < to; k++) {
      double c = cosines[k * step];
      double s = sines[k * step];
      int even = at + k;
      int odd = even + h;
      double tx = x[odd] * c + y[odd] * s;
      double ty = y[odd] * c - x[odd] * s;
      double ex = x[even]; // u may be x
      double ey = y[even];
      u[even] = ex + tx;
      v[even] = ey + ty;
      u[odd] = ex - tx;
      v[odd] = ey - ty;
    }
  }

  /** In place: bit reversal, then the stages one after the other. */
  final void transformLeaf(double[] x, double[] y, int at, int n) {
    int unused = Integer.numberOfLeadingZeros(n) + 1;
    for (int i = 0; i < n; i++) {
      int j = Integer.reverse(i) >>> unused;
      if (i < j) {
        swap(x, at + i, at + j);
        swap(y, at + i, at + j);
      }
    }
    for (int h = 1; h < n; h *= 2) {
      for (int part = at; part < at + n; part += 2 * h) {
        combinePiece(x, y, x, y, part, h, 0, h);
      }
    }
  }

  private static void swap(double[] array, int i, int j) {
    double kept = array[i];
    array[i] = array[j];
    array[j] = kept;
  }

  @Override
  public void check() {
    for (int k = 0; k < size; k++) {
      double expected = k == lowPeak() ? size : k == highPeak() ? size / 2.0 : 0;
      if (!(Math.hypot(re[k] - expected, im[k]) <= 1e-10 * size)) {
        throw wrong(re[k] + " + " + im[k] + "i at " + k + ", not " + expected);
      }
    }
  }

  @Override
  protected long bits() {
    return Digests.add(Digests.of(re), Digests.of(im));
  }
}
