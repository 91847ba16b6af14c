package program;

import org.ajws.ParallelFor;

class Doomed {
  static void clear(int[] a) {
    for (@ParallelFor int i = 0; i < a.length; i++) {
      a[i] = 0;
    }
  }
}
