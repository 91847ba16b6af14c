package it;

import org.ajws.ParallelFor;

final class Broken {
  private Broken() {}

  static int first(int[] a) {
    for (@ParallelFor int i = 0; i < a.length; i++) {
      if (a[i] > 0) {
        return i;
      }
    }
    return -1;
  }
}
