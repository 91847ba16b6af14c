package org.ajws.benchmarks.ahead;

import org.ajws.ParallelFor;
import org.ajws.evaluation.measure.Digests;
import org.ajws.evaluation.measure.Workload;

/**
 * The stages of a Fourier transform, in place: a loop over blocks or, in large ones, butterflies.
 */
public final class Fft implements Workload {
  private final int n;
  private final double[] re;
  private final double[] im;
  private final double[] cosines;
  private final double[] sines;

  /**
   * Complex numbers.
   *
   * @param n how many, a power of two
   */
  public Fft(int n) {
    this.n = n;
    re = new double[n];
    im = new double[n];
    cosines = new double[n / 2];
    sines = new double[n / 2];
    for (int i = 0; i < n / 2; i++) {
      cosines[i] = Math.cos(-2 * Math.PI * i / n);
      sines[i] = Math.sin(-2 * Math.PI * i / n);
    }
  }

  @Override
  public void prepare() {
    for (int i = 0; i < n; i++) {
      re[i] = i * 7919L % 1013;
      im[i] = i * 104_729L % 997;
    }
  }

  @Override
  public void run() {
    for (int h = 1; h < n; h *= 2) {
      if (n / (2 * h) > h) {
        blocks(h);
      } else {
        for (int at = 0; at < n; at += 2 * h) {
          butterflies(h, at);
        }
      }
    }
  }

  private void blocks(int h) {
    int step = n / (2 * h);
    for (@ParallelFor(speculative = true) int at = 0; at < n; at += 2 * h) {
      for (int k = 0; k < h; k++) {
        butterfly(at + k, at + h + k, k * step);
      }
    }
  }

  private void butterflies(int h, int at) {
    int step = n / (2 * h);
    for (@ParallelFor(speculative = true) int k = 0; k < h; k++) {
      butterfly(at + k, at + h + k, k * step);
    }
  }

  private void butterfly(int even, int odd, int w) {
    double c = cosines[w];
    double s = sines[w];
    double x = re[odd] * c - im[odd] * s;
    double y = re[odd] * s + im[odd] * c;
    re[odd] = re[even] - x;
    im[odd] = im[even] - y;
    re[even] += x;
    im[even] += y;
  }

  @Override
  public long digest() {
    return Digests.add(Digests.of(re), Digests.of(im));
  }
}
