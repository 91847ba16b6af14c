package it;

import org.ajws.ParallelFor;
import org.ajws.runtime.AjwsRuntime;

/** Squares, in parallel. */
public final class Squares {
  private Squares() {}

  public static long[] of(int n) {
    long[] result = new long[n];
    for (@ParallelFor int i = 0; i < n; i++) {
      result[i] = (long) i * i;
    }
    return result;
  }

  public static void main(String[] args) {
    AjwsRuntime.assertTranslated(Squares.class);
    long sum = 0;
    for (long square : of(1000)) {
      sum += square;
    }
    System.out.println(sum);
  }
}
