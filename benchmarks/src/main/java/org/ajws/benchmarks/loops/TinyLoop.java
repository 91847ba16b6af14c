package org.ajws.benchmarks.loops;

import java.util.stream.IntStream;
import org.ajws.ParallelFor;
import org.ajws.evaluation.measure.Digests;

/** A million iterations of one multiplication and one addition: all overhead shows. */
public final class TinyLoop implements Kernel {
  private static final int SIZE = 1_000_000;

  private final double[] a = new double[SIZE];
  private final double[] b = new double[SIZE];
  private final double[] c = new double[SIZE];
  private final double k = 1.000_1;

  /** Fills the operands. */
  public TinyLoop() {
    for (int i = 0; i < SIZE; i++) {
      a[i] = i * 0.5;
      b[i] = SIZE - i;
    }
  }

  @Override
  public void run() {
    for (@ParallelFor int i = 0; i < SIZE; i++) {
      c[i] = a[i] * k + b[i];
    }
  }

  @Override
  public int size() {
    return SIZE;
  }

  @Override
  public long range(int from, int to) {
    for (int i = from; i < to; i++) {
      c[i] = a[i] * k + b[i];
    }
    return 0;
  }

  @Override
  public long stream() {
    IntStream.range(0, SIZE).parallel().forEach(i -> c[i] = a[i] * k + b[i]);
    return 0;
  }

  @Override
  public long digest() {
    return Digests.of(c);
  }
}
