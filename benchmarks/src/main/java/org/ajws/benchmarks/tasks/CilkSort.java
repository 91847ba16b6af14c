package org.ajws.benchmarks.tasks;

import java.util.Arrays;
import java.util.Random;
import org.ajws.evaluation.measure.Digests;

/**
 * Merge sort of as many numbers as the size says, where merging is divided, too: the longer run is
 * cut in its middle, the shorter one where that value belongs.
 */
public class CilkSort extends TaskProgram {
  /** How many numbers are sorted or merged without dividing them. */
  static final int LEAF = 2048;

  /** The numbers. */
  int[] values;

  /** As many again. */
  int[] scratch;

  private int[] input;

  /** A program without input; {@link #prepare(int)} gives it. */
  public CilkSort() {}

  /** The input is a permutation, so that every slot of the result is known. */
  @Override
  public void prepare(int n) {
    values = new int[n];
    scratch = new int[n];
    input = new int[n];
    Random random = new Random(20261121);
    for (int i = 0; i < n; i++) {
      int j = random.nextInt(i + 1);
      input[i] = input[j];
      input[j] = i;
    }
  }

  @Override
  public void prepare() {
    System.arraycopy(input, 0, values, 0, input.length);
    Arrays.fill(scratch, 0);
  }

  @Override
  public void run() {
    sort(values, scratch, 0, values.length, false);
  }

  /**
   * Sorts a part of {@code a}.
   *
   * @param move whether the result belongs into {@code b}, which the same part of is free
   */
  static void sort(int[] a, int[] b, int from, int to, boolean move) {
    if (to - from <= LEAF) {
      sortLeaf(a, b, from, to, move);
      return;
    }
    int middle = (from + to) >>> 1;
    finish:
    {
      async:
      sort(a, b, from, middle, !move);
      sort(a, b, middle, to, !move);
    }
    if (move) {
      merge(a, from, middle, middle, to, b, from);
    } else {
      merge(b, from, middle, middle, to, a, from);
    }
  }

  static void sortLeaf(int[] a, int[] b, int from, int to, boolean move) {
    Arrays.sort(a, from, to);
    if (move) {
      System.arraycopy(a, from, b, from, to - from);
    }
  }

  /** Merges two sorted runs of {@code a} into {@code b} from {@code at} on. */
  static void merge(int[] a, int from1, int to1, int from2, int to2, int[] b, int at) {
    if (to1 - from1 + to2 - from2 <= LEAF) {
      mergeLeaf(a, from1, to1, from2, to2, b, at);
      return;
    }
    if (to1 - from1 < to2 - from2) {
      merge(a, from2, to2, from1, to1, b, at);
      return;
    }
    int middle1 = (from1 + to1) >>> 1;
    int middle2 = place(a, from2, to2, a[middle1]);
    finish:
    {
      async:
      merge(a, from1, middle1, from2, middle2, b, at);
      merge(a, middle1, to1, middle2, to2, b, at + (middle1 - from1) + (middle2 - from2));
    }
  }

  /** The first index of a sorted run whose value is not below {@code value}. */
  static int place(int[] a, int from, int to, int value) {
    int low = from;
    int high = to;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (a[middle] < value) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  static void mergeLeaf(int[] a, int from1, int to1, int from2, int to2, int[] b, int at) {
    int i = from1;
    int j = from2;
    int k = at;
    while (i < to1 && j < to2) {
      b[k++] = a[i] <= a[j] ? a[i++] : a[j++];
    }
    System.arraycopy(a, i, b, k, to1 - i);
    System.arraycopy(a, j, b, k + to1 - i, to2 - j);
  }

  @Override
  public void check() {
    for (int i = 0; i < values.length; i++) {
      if (values[i] != i) {
        throw wrong(values[i] + " at " + i);
      }
    }
  }

  @Override
  protected long bits() {
    return Digests.of(values);
  }
}
