package org.ajws.benchmarks.lists;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.ajws.benchmarks.tracking.Slots;
import org.ajws.benchmarks.tracking.Task;
import org.ajws.benchmarks.tracking.View;
import org.ajws.evaluation.measure.Digests;
import org.ajws.runtime.claim.Claims;

/** A transform: values to their places, four transforms of a quarter, and two stages over all. */
public final class Fft extends ListProgram {
  private static final int PARTS = 4;

  private final int n;
  private final double[] inputRe;
  private final double[] inputIm;
  private final double[] cos;
  private final double[] sin;
  private final double[] re;
  private final double[] im;
  private final Slots sharedRe;
  private final Slots sharedIm;

  /**
   * Random numbers.
   *
   * @param bits two to the power of so many
   */
  public Fft(int bits) {
    n = 1 << bits;
    Random random = new Random(7);
    inputRe = random.doubles(n).toArray();
    inputIm = random.doubles(n).toArray();
    re = new double[n];
    im = new double[n];
    sharedRe = memory.share(re);
    sharedIm = memory.share(im);
    cos = new double[n / 2];
    sin = new double[n / 2];
    for (int k = 0; k < n / 2; k++) {
      cos[k] = Math.cos(2 * Math.PI * k / n);
      sin[k] = -Math.sin(2 * Math.PI * k / n);
    }
  }

  @Override
  public void reset() {}

  @Override
  public List<List<Task>> lists() {
    List<Task> places = new ArrayList<>();
    List<Task> quarters = new ArrayList<>();
    List<Task> halves = new ArrayList<>();
    List<Task> last = new ArrayList<>();
    for (int p = 0; p < PARTS; p++) {
      places.add(new Places(p * n / PARTS, (p + 1) * n / PARTS));
      quarters.add(new Stages(p * n / PARTS, 2, n / PARTS, 0, n / 2 / PARTS));
      int from = p % 2 * n / 8;
      halves.add(new Stages(p / 2 * n / 2, n / 2, n / 2, from, from + n / 8));
      last.add(new Stages(0, n, n, p * n / 8, (p + 1) * n / 8));
    }
    return List.of(places, quarters, halves, last);
  }

  @Override
  public long digest() {
    return Digests.add(Digests.of(re), Digests.of(im));
  }

  /** Brings values to their places. */
  private final class Places implements Task {
    private final int from;
    private final int to;

    Places(int from, int to) {
      this.from = from;
      this.to = to;
    }

    private int source(int i) {
      return Integer.reverse(i) >>> Integer.numberOfLeadingZeros(n - 1);
    }

    @Override
    public void plain() {
      for (int i = from; i < to; i++) {
        re[i] = inputRe[source(i)];
        im[i] = inputIm[source(i)];
      }
    }

    @Override
    public void tracked(View view) {
      for (int i = from; i < to; i++) {
        view.putDouble(sharedRe, i, inputRe[source(i)]);
        view.putDouble(sharedIm, i, inputIm[source(i)]);
        view.poll();
      }
    }

    @Override
    public void claim(Claims claims) {
      claims.write(re, range(from, to));
      claims.write(im, range(from, to));
    }
  }

  /** Butterflies of the stages from one span to another; of each block the pairs of a part. */
  private final class Stages implements Task {
    private final int base;
    private final int first;
    private final int span;
    private final int from;
    private final int to;

    Stages(int base, int first, int span, int from, int to) {
      this.base = base;
      this.first = first;
      this.span = span;
      this.from = from;
      this.to = to;
    }

    @Override
    public void plain() {
      for (int s = first; s <= span; s *= 2) {
        for (int b = base; b < base + span; b += s) {
          int past = s == span ? to : s / 2;
          for (int j = s == span ? from : 0; j < past; j++) {
            int lower = b + j;
            int upper = lower + s / 2;
            double c = cos[j * (n / s)];
            double d = sin[j * (n / s)];
            double x = re[upper] * c - im[upper] * d;
            double y = re[upper] * d + im[upper] * c;
            re[upper] = re[lower] - x;
            im[upper] = im[lower] - y;
            re[lower] += x;
            im[lower] += y;
          }
        }
      }
    }

    @Override
    public void tracked(View view) {
      for (int s = first; s <= span; s *= 2) {
        for (int b = base; b < base + span; b += s) {
          int past = s == span ? to : s / 2;
          for (int j = s == span ? from : 0; j < past; j++) {
            butterfly(view, b + j, b + j + s / 2, j * (n / s));
          }
          view.poll();
        }
      }
    }

    private void butterfly(View view, int lower, int upper, int angle) {
      double r = view.getDouble(sharedRe, upper);
      double i = view.getDouble(sharedIm, upper);
      double x = r * cos[angle] - i * sin[angle];
      double y = r * sin[angle] + i * cos[angle];
      double r0 = view.getDouble(sharedRe, lower);
      double i0 = view.getDouble(sharedIm, lower);
      view.putDouble(sharedRe, upper, r0 - x);
      view.putDouble(sharedIm, upper, i0 - y);
      view.putDouble(sharedRe, lower, r0 + x);
      view.putDouble(sharedIm, lower, i0 + y);
    }

    @Override
    public void claim(Claims claims) {
      for (int half = 0; half < 2; half++) {
        int at = base + half * span / 2;
        claims.write(re, range(at + from, at + to));
        claims.write(im, range(at + from, at + to));
      }
    }
  }
}
