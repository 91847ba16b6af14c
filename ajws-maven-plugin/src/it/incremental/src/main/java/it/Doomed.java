package it;

import org.ajws.ParallelFor;

final class Doomed {
  private Doomed() {}

  static void fill(int[] a) {
    for (@ParallelFor int i = 0; i < a.length; i++) {
      a[i] = i;
    }
  }
}
