import org.ajws.*;

/** Rows that variables and methods give each other in a circle. */
class SlotCircles {
  private int[][] rows;
  private int[][] other;

  void give(int[] row) {
    other = rows;
    rows = other;
    rows = new int[][] {row, row};
  }

  void both(int n) {
    for (@ParallelFor int i = 0; i < n; i++) rows[i][0]++;
    for (@ParallelFor int i = 0; i < n; i++) other[i][0]++;
  }

  private static int[][] made(int n, int[] row) {
    if (n > 0) {
      return made(n - 1, row);
    }
    return new int[][] {row, row};
  }

  private final int[][] found = made(3, new int[1]);

  void ofMethod(int n) {
    for (@ParallelFor int i = 0; i < n; i++) found[i][0]++;
  }
}
