package org.ajws.benchmarks.tasks;

import org.ajws.evaluation.measure.Digests;

/**
 * Ten steps of nearest-neighbour averaging on a square mesh with as many inner points a side as the
 * size says. The rows are halved down to a single one.
 */
public class Jacobi extends TaskProgram {
  /** How many steps a run makes: an even number, so that the result is in {@link #mesh}. */
  static final int STEPS = 10;

  /** The inner points of a side. */
  int size;

  /** The mesh with its border, which stays zero. */
  double[][] mesh;

  /** The mesh of the next step. */
  double[][] next;

  private double[] wave;

  /** A program without input; {@link #prepare(int)} gives it. */
  public Jacobi() {}

  /** The mesh holds a standing wave, of which a step makes a multiple. */
  @Override
  public void prepare(int n) {
    size = n;
    mesh = new double[n + 2][n + 2];
    next = new double[n + 2][n + 2];
    wave = new double[n + 2];
    for (int i = 1; i <= n; i++) {
      wave[i] = Math.sin(angle() * i);
    }
  }

  /** The phase between neighbours: near a third of half a turn, where a step halves the wave. */
  private double angle() {
    int halfWaves = (size + 1) / 3; // a whole number, so that the wave ends at the border
    return Math.PI * halfWaves / (size + 1);
  }

  @Override
  public void prepare() {
    for (int i = 1; i <= size; i++) {
      for (int j = 1; j <= size; j++) {
        mesh[i][j] = wave[i] * wave[j];
      }
    }
  }

  @Override
  public void run() {
    for (int step = 0; step < STEPS; step += 2) {
      relax(mesh, next, 1, size + 1);
      relax(next, mesh, 1, size + 1);
    }
  }

  /** Relaxes the rows from {@code from} (inclusive) to {@code to} (exclusive). */
  static void relax(double[][] source, double[][] target, int from, int to) {
    if (to - from == 1) {
      relaxRow(source, target[from], from);
      return;
    }
    int middle = (from + to) >>> 1;
    finish:
    {
      async:
      relax(source, target, from, middle);
      relax(source, target, middle, to);
    }
  }

  static void relaxRow(double[][] source, double[] target, int i) {
    double[] above = source[i - 1];
    double[] row = source[i];
    double[] below = source[i + 1];
    for (int j = 1; j < target.length - 1; j++) {
      target[j] = (above[j] + below[j] + row[j - 1] + row[j + 1]) * 0.25;
    }
  }

  @Override
  public void check() {
    double factor = Math.pow(Math.cos(angle()), STEPS);
    for (int i = 1; i <= size; i++) {
      for (int j = 1; j <= size; j++) {
        double expected = wave[i] * wave[j] * factor;
        if (!(Math.abs(mesh[i][j] - expected) <= 1e-12)) {
          throw wrong(mesh[i][j] + " at " + i + ", " + j + ", not " + expected);
        }
      }
    }
  }

  @Override
  protected long bits() {
    long digest = 0;
    for (double[] row : mesh) {
      digest = Digests.add(digest, Digests.of(row));
    }
    return digest;
  }
}
