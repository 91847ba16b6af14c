package program;

import org.ajws.ParallelFor;

class MainCheck {
  static void fill(int[] a) {
    for (@ParallelFor int i = 0; i < a.length; i++) {
      a[i] = i;
    }
  }
}
