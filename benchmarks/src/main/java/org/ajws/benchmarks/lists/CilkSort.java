package org.ajws.benchmarks.lists;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.ajws.benchmarks.tracking.Slots;
import org.ajws.benchmarks.tracking.Task;
import org.ajws.benchmarks.tracking.View;
import org.ajws.evaluation.measure.Digests;
import org.ajws.runtime.claim.Claims;

/**
 * Merge sort: four quarters, the two halves, and all, by two tasks that meet where the values say.
 * Leaves are sorted in an array of their own.
 */
public final class CilkSort extends ListProgram {
  private static final int LEAF = 1024;

  private final int n;
  private final long[] input;
  private final long[] a;
  private final long[] t;
  private final Slots sharedA;
  private final Slots sharedT;

  /**
   * Random numbers.
   *
   * @param n how many
   */
  public CilkSort(int n) {
    this.n = n;
    input = new Random(7).longs(n).toArray();
    a = new long[n];
    t = new long[n];
    sharedA = memory.share(a);
    sharedT = memory.share(t);
  }

  @Override
  public void reset() {
    System.arraycopy(input, 0, a, 0, n);
    Arrays.fill(t, 0);
  }

  @Override
  public List<List<Task>> lists() {
    int q = n / 4;
    return List.of(
        List.of(new Sort(0, q), new Sort(q, 2 * q), new Sort(2 * q, 3 * q), new Sort(3 * q, n)),
        List.of(new Halves(0, q, 2 * q), new Halves(2 * q, 3 * q, n)),
        List.of(new Last(false), new Last(true)));
  }

  @Override
  public long digest() {
    return Digests.of(a);
  }

  private final class Sort implements Task {
    private final int from;
    private final int to;

    Sort(int from, int to) {
      this.from = from;
      this.to = to;
    }

    @Override
    public void plain() {
      sort(a, t, from, to, false);
    }

    @Override
    public void tracked(View view) {
      sort(view, sharedA, sharedT, from, to, false);
    }

    @Override
    public void claim(Claims claims) {
      claims.write(a, range(from, to));
      claims.write(t, range(from, to));
    }
  }

  private final class Halves implements Task {
    private final int from;
    private final int middle;
    private final int to;

    Halves(int from, int middle, int to) {
      this.from = from;
      this.middle = middle;
      this.to = to;
    }

    @Override
    public void plain() {
      merge(a, from, middle, middle, to, t, from);
    }

    @Override
    public void tracked(View view) {
      merge(view, sharedA, from, middle, middle, to, sharedT, from);
    }

    @Override
    public void claim(Claims claims) {
      claims.read(a, range(from, to));
      claims.write(t, range(from, to));
    }
  }

  /** Cuts the first half in its middle, and the second one where that value belongs. */
  private final class Last implements Task {
    private final boolean upper;
    private final int half = 2 * (n / 4);
    private final int cut = half / 2;

    Last(boolean upper) {
      this.upper = upper;
    }

    private int place() {
      int low = half;
      int high = n;
      while (low < high) {
        int middle = (low + high) >>> 1;
        if (t[middle] < t[cut]) {
          low = middle + 1;
        } else {
          high = middle;
        }
      }
      return low;
    }

    private int place(View view) {
      int low = half;
      int high = n;
      long value = view.get(sharedT, cut);
      while (low < high) {
        int middle = (low + high) >>> 1;
        if (view.get(sharedT, middle) < value) {
          low = middle + 1;
        } else {
          high = middle;
        }
      }
      return low;
    }

    @Override
    public void plain() {
      int place = place();
      if (upper) {
        merge(t, cut, half, place, n, a, cut + place - half);
      } else {
        merge(t, 0, cut, half, place, a, 0);
      }
    }

    @Override
    public void tracked(View view) {
      int place = place(view);
      if (upper) {
        merge(view, sharedT, cut, half, place, n, sharedA, cut + place - half);
      } else {
        merge(view, sharedT, 0, cut, half, place, sharedA, 0);
      }
    }

    @Override
    public void claim(Claims claims) {
      claims.read(t, range(0, n));
      int meet = cut + place() - half;
      claims.write(a, upper ? range(meet, n) : range(0, meet));
    }
  }

  private static void sort(long[] a, long[] b, int from, int to, boolean move) {
    if (to - from <= LEAF) {
      long[] own = Arrays.copyOfRange(a, from, to);
      Arrays.sort(own);
      System.arraycopy(own, 0, move ? b : a, from, own.length);
      return;
    }
    int middle = (from + to) >>> 1;
    sort(a, b, from, middle, !move);
    sort(a, b, middle, to, !move);
    merge(move ? a : b, from, middle, middle, to, move ? b : a, from);
  }

  private static void sort(View view, Slots a, Slots b, int from, int to, boolean move) {
    if (to - from <= LEAF) {
      long[] own = new long[to - from];
      for (int i = from; i < to; i++) {
        own[i - from] = view.get(a, i);
      }
      Arrays.sort(own);
      for (int i = from; i < to; i++) {
        view.put(move ? b : a, i, own[i - from]);
      }
      return;
    }
    int middle = (from + to) >>> 1;
    sort(view, a, b, from, middle, !move);
    sort(view, a, b, middle, to, !move);
    merge(view, move ? a : b, from, middle, middle, to, move ? b : a, from);
  }

  private static void merge(long[] a, int from1, int to1, int from2, int to2, long[] b, int at) {
    int i = from1;
    int j = from2;
    for (int k = at; k < at + to1 - from1 + to2 - from2; k++) {
      b[k] = j >= to2 || i < to1 && a[i] <= a[j] ? a[i++] : a[j++];
    }
  }

  private static void merge(
      View view, Slots a, int from1, int to1, int from2, int to2, Slots b, int at) {
    int i = from1;
    int j = from2;
    for (int k = at; k < at + to1 - from1 + to2 - from2; k++) {
      boolean first = j >= to2 || i < to1 && view.get(a, i) <= view.get(a, j);
      view.put(b, k, view.get(a, first ? i++ : j++));
      view.poll();
    }
  }
}
