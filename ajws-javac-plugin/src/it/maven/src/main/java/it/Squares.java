package it;

import org.ajws.ParallelFor;

/** A loop of the module's own. */
public final class Squares {
  private Squares() {}

  static void square(int[] a) {
    for (@ParallelFor int i = 0; i < a.length; i++) {
      a[i] *= a[i];
    }
  }

  public static void main(String[] args) {
    int[] a = new int[100_000];
    java.util.Arrays.fill(a, 3);
    square(a);
    System.out.println(new Point(a[0], a[99_999]));
  }
}
