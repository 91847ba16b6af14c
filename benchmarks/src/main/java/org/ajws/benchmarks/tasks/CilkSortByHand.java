package org.ajws.benchmarks.tasks;

import java.util.Arrays;

/**
 * {@link CilkSort} by the JDK's means; in place of a stream, {@link Arrays#parallelSort(int[])}.
 */
final class CilkSortByHand extends CilkSort {
  private final Crew crew;

  CilkSortByHand(Crew crew) {
    this.crew = crew;
  }

  @Override
  public void run() {
    crew.run(
        () -> {
          if (crew.way() == Way.STREAM) {
            Arrays.parallelSort(values);
          } else {
            divide(values, scratch, 0, values.length, false);
          }
        });
  }

  private void divide(int[] a, int[] b, int from, int to, boolean move) {
    if (to - from <= LEAF) {
      sortLeaf(a, b, from, to, move);
      return;
    }
    int middle = (from + to) >>> 1;
    crew.both(() -> divide(a, b, from, middle, !move), () -> divide(a, b, middle, to, !move));
    if (move) {
      join(a, from, middle, middle, to, b, from);
    } else {
      join(b, from, middle, middle, to, a, from);
    }
  }

  private void join(int[] a, int from1, int to1, int from2, int to2, int[] b, int at) {
    if (to1 - from1 + to2 - from2 <= LEAF) {
      mergeLeaf(a, from1, to1, from2, to2, b, at);
      return;
    }
    if (to1 - from1 < to2 - from2) {
      join(a, from2, to2, from1, to1, b, at);
      return;
    }
    int middle1 = (from1 + to1) >>> 1;
    int middle2 = place(a, from2, to2, a[middle1]);
    int at2 = at + (middle1 - from1) + (middle2 - from2);
    crew.both(
        () -> join(a, from1, middle1, from2, middle2, b, at),
        () -> join(a, middle1, to1, middle2, to2, b, at2));
  }
}
