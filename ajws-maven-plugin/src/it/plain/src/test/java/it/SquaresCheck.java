package it;

import org.ajws.ParallelFor;

/** A test class with a parallel loop of its own; no test framework is needed to compile it. */
public class SquaresCheck {
  public static boolean holds(int n) {
    long[] squares = Squares.of(n);
    boolean[] equal = new boolean[n];
    for (@ParallelFor int i = 0; i < n; i++) {
      equal[i] = squares[i] == (long) i * i;
    }
    for (boolean e : equal) {
      if (!e) {
        return false;
      }
    }
    return true;
  }
}
