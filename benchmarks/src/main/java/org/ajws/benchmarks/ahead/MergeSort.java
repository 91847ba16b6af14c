package org.ajws.benchmarks.ahead;

import java.util.Arrays;
import java.util.Random;
import org.ajws.ParallelFor;
import org.ajws.evaluation.measure.Digests;
import org.ajws.evaluation.measure.Workload;

/** Sorts from runs of 32 numbers up; a loop merges pairs of runs, by cursors, into an array. */
public final class MergeSort implements Workload {
  private static final int RUN = 32;

  private final int[] input;
  private int[] values;
  private int[] scratch;

  /**
   * A permutation.
   *
   * @param n how many numbers
   */
  public MergeSort(int n) {
    input = new Random(7).ints(n).toArray();
    values = new int[n];
    scratch = new int[n];
  }

  @Override
  public void prepare() {
    System.arraycopy(input, 0, values, 0, input.length);
    Arrays.fill(scratch, 0);
  }

  @Override
  public void run() {
    insert(values);
    for (int width = RUN; width < values.length; width *= 2) {
      merge(values, scratch, width);
      int[] old = values;
      values = scratch;
      scratch = old;
    }
  }

  static void insert(int[] a) {
    int runs = (a.length + RUN - 1) / RUN;
    for (@ParallelFor(speculative = true) int r = 0; r < runs; r++) {
      int from = r * RUN;
      int to = Math.min(from + RUN, a.length);
      for (int i = from + 1; i < to; i++) {
        int x = a[i];
        int j = i - 1;
        for (; j >= from && a[j] > x; j--) {
          a[j + 1] = a[j];
        }
        a[j + 1] = x;
      }
    }
  }

  static void merge(int[] a, int[] b, int width) {
    int n = a.length;
    int pairs = (n - 1) / (2 * width) + 1;
    for (@ParallelFor(speculative = true) int p = 0; p < pairs; p++) {
      int from = p * 2 * width;
      int middle = Math.min(from + width, n);
      int to = Math.min(from + 2 * width, n);
      int i = from;
      int j = middle;
      for (int k = from; k < to; k++) {
        b[k] = j >= to || i < middle && a[i] <= a[j] ? a[i++] : a[j++];
      }
    }
  }

  @Override
  public long digest() {
    return Digests.of(values);
  }
}
