import org.ajws.*;

/** Rows by a method that calls itself, or by two that call each other. */
class SlotsOfFactories {
  private static int[][] rows = make(3);

  private static int[][] make(int n) {
    if (n > 0) {
      return make(n - 1);
    }
    return new int[4][4];
  }

  void recursive(int n) {
    for (@ParallelFor int i = 0; i < n; i++) rows[i][0]++;
  }

  private final int[][] even = even(4);

  private static int[][] even(int n) {
    return n == 0 ? new int[4][4] : odd(n - 1);
  }

  private static int[][] odd(int n) {
    if (n == 1) {
      return even(0);
    }
    return even(n - 1);
  }

  void eachOther(int n) {
    for (@ParallelFor int i = 0; i < n; i++) even[i][0]++;
  }
}
