package org.ajws.benchmarks.tasks;

/**
 * In how many ways as many queens as the size says stand on a board of that size without a threat:
 * a task for each queen that may be added.
 */
public class NQueens extends TaskProgram {
  /** The known numbers, by size. */
  private static final int[] SOLUTIONS = {
    1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596
  };

  /** The queens. */
  int size;

  /** The result of the last run. */
  int result;

  /** A program without input; {@link #prepare(int)} gives it. */
  public NQueens() {}

  @Override
  public void prepare(int queens) {
    size = queens;
  }

  @Override
  public void run() {
    result = solutions(new int[size], 0);
  }

  /**
   * Counts the solutions that continue a board.
   *
   * @param board the column of each queen
   * @param row how many stand already
   */
  static int solutions(int[] board, int row) {
    int n = board.length;
    if (row == n) {
      return 1;
    }
    int[] counts = new int[n];
    finish:
    for (int column = 0; column < n; column++) {
      if (isFree(board, row, column)) {
        int[] more = with(board, row, column);
        async:
        counts[column] = solutions(more, row + 1);
      }
    }
    return sum(counts);
  }

  static int sum(int[] counts) {
    int sum = 0;
    for (int count : counts) {
      sum += count;
    }
    return sum;
  }

  static int[] with(int[] board, int row, int column) {
    int[] more = board.clone();
    more[row] = column;
    return more;
  }

  static boolean isFree(int[] board, int row, int column) {
    for (int i = 0; i < row; i++) {
      int other = board[i];
      if (other == column || other == column - (row - i) || other == column + (row - i)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public void check() {
    require(result == SOLUTIONS[size], result + ", not " + SOLUTIONS[size]);
  }

  @Override
  protected long bits() {
    return result;
  }
}
