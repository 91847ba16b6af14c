package org.ajws.benchmarks.intervals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The Cholesky factor of a symmetric matrix, in tiles. Each step factors a tile of the diagonal,
 * solves for those below it, and takes their products off what is to the right: a graph whose
 * levels are as uneven as its tasks.
 *
 * <p>The matrix is the product of a known factor of small whole numbers, so all sums are exact.
 */
public final class Cholesky implements DependenceGraph {
  private static final int[] NONE = {};

  /** What a task does: to which tile, with which column of tiles. */
  private record Task(int row, int column, int step) {}

  private final int tiles;
  private final int tile;
  private final double[][][] matrix; // by row and column of tiles; the lower half
  private final List<Task> tasks = new ArrayList<>();
  private final List<int[]> before = new ArrayList<>();

  /**
   * A matrix, always the same.
   *
   * @param tiles in each direction
   * @param tile rows and columns of one
   */
  public Cholesky(int tiles, int tile) {
    this.tiles = tiles;
    this.tile = tile;
    this.matrix = new double[tiles][tiles][];
    int[][] last = new int[tiles][tiles]; // the last task of each tile, from 1
    for (int k = 0; k < tiles; k++) {
      int factored = add(new Task(k, k, k), last, NONE);
      for (int i = k + 1; i < tiles; i++) {
        add(new Task(i, k, k), last, factored);
      }
      for (int i = k + 1; i < tiles; i++) {
        for (int j = k + 1; j <= i; j++) {
          int[] columns = i == j ? new int[] {last[i][k]} : new int[] {last[i][k], last[j][k]};
          add(new Task(i, j, k), last, columns);
        }
      }
    }
    reset();
  }

  private int add(Task task, int[][] last, int... others) {
    int own = last[task.row][task.column];
    int[] all = Arrays.copyOf(others, others.length + (own == 0 ? 0 : 1));
    if (own != 0) {
      all[others.length] = own;
    }
    before.add(Arrays.stream(all).map(t -> t - 1).toArray());
    tasks.add(task);
    last[task.row][task.column] = tasks.size();
    return tasks.size();
  }

  @Override
  public int size() {
    return tasks.size();
  }

  @Override
  public int[] before(int task) {
    return before.get(task);
  }

  @Override
  public void run(int number) {
    Task task = tasks.get(number);
    double[] here = matrix[task.row][task.column];
    if (task.column > task.step) {
      subtractProduct(here, matrix[task.row][task.step], matrix[task.column][task.step]);
    } else if (task.row == task.column) {
      factor(here);
    } else {
      solve(here, matrix[task.column][task.column]);
    }
  }

  private void factor(double[] a) {
    for (int j = 0; j < tile; j++) {
      for (int k = 0; k < j; k++) {
        double factor = a[j * tile + k];
        for (int i = j; i < tile; i++) {
          a[i * tile + j] -= a[i * tile + k] * factor;
        }
      }
      double root = Math.sqrt(a[j * tile + j]);
      for (int i = j; i < tile; i++) {
        a[i * tile + j] /= root;
      }
    }
  }

  /** Makes x of a, so that x times the transposed factor is a. */
  private void solve(double[] a, double[] factor) {
    for (int i = 0; i < tile; i++) {
      for (int j = 0; j < tile; j++) {
        double sum = a[i * tile + j];
        for (int k = 0; k < j; k++) {
          sum -= a[i * tile + k] * factor[j * tile + k];
        }
        a[i * tile + j] = sum / factor[j * tile + j];
      }
    }
  }

  private void subtractProduct(double[] a, double[] left, double[] right) {
    for (int i = 0; i < tile; i++) {
      for (int j = 0; j < tile; j++) {
        double sum = 0;
        for (int k = 0; k < tile; k++) {
          sum += left[i * tile + k] * right[j * tile + k];
        }
        a[i * tile + j] -= sum;
      }
    }
  }

  /** The factor that the matrix was made of. */
  private static int known(int row, int column) {
    return row < column ? 0 : row == column ? 1 + row % 3 : (row * 7 + column * 3) % 5 - 2;
  }

  @Override
  public void reset() {
    int n = tiles * tile;
    double[][] factor = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j <= i; j++) {
        factor[i][j] = known(i, j);
      }
    }
    for (int row = 0; row < tiles; row++) {
      for (int column = 0; column <= row; column++) {
        double[] a = new double[tile * tile];
        for (int i = 0; i < tile; i++) {
          double[] left = factor[row * tile + i];
          for (int j = 0; j < tile; j++) {
            double[] right = factor[column * tile + j];
            double sum = 0;
            for (int k = 0; k <= Math.min(row * tile + i, column * tile + j); k++) {
              sum += left[k] * right[k];
            }
            a[i * tile + j] = sum;
          }
        }
        matrix[row][column] = a;
      }
    }
  }

  @Override
  public long result() {
    long sum = 0;
    for (int row = 0; row < tiles; row++) {
      for (int column = 0; column <= row; column++) {
        sum = sum * 31 + Arrays.hashCode(matrix[row][column]);
      }
    }
    return sum;
  }

  /** Whether the factor is the one that the matrix was made of. */
  public boolean isFactored() {
    for (int i = 0; i < tiles * tile; i++) {
      for (int j = 0; j <= i; j++) {
        if (matrix[i / tile][j / tile][i % tile * tile + j % tile] != known(i, j)) {
          return false;
        }
      }
    }
    return true;
  }
}
