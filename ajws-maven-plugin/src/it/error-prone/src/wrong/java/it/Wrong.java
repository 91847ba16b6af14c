package it;

import org.ajws.ParallelFor;

final class Wrong {
  private Wrong() {}

  static void fill(boolean[] equal, int[] a) {
    for (@ParallelFor int i = 0; i < a.length; i++) {
      equal[i] = true;
    }
    equal[0] = a.equals(new int[] {1});
  }
}
