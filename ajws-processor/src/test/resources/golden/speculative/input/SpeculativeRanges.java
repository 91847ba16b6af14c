import java.util.Arrays;
import org.ajws.ParallelFor;
import org.ajws.Private;
import org.ajws.Reduce;
import org.ajws.ReduceOp;
import org.ajws.SpeculationBackend;

/** Loops whose chunks claim the slots that they touch before they run. */
class SpeculativeRanges {
  static final int N = 2000;
  static final int COLUMNS = 37; // rows begin anywhere in a cache line
  final int width;
  final double[] field;

  SpeculativeRanges(int width) {
    this.width = width;
    this.field = numbers(width * 40);
  }

  static double[] numbers(int n) {
    double[] a = new double[n];
    for (int i = 0; i < n; i++) {
      a[i] = i * 7919L % 1013;
    }
    return a;
  }

  /** Each iteration needs what the one before has written. */
  static void chain() {
    double[] a = numbers(N);
    double[] b = numbers(N);
    for (@ParallelFor(speculative = true) int i = 1; i < N; i++) {
      a[i] = a[i - 1] * 0.5 + b[i];
    }
    for (@ParallelFor(speculative = true) int i = N - 2; i >= 0; i--) {
      a[i] += a[i + 1] / 3;
    }
    System.out.println(Arrays.hashCode(a));
  }

  static void stencil() {
    double[] a = numbers(50 * COLUMNS);
    double[] b = numbers(50 * COLUMNS);
    for (int round = 0; round < 4; round++) {
      for (@ParallelFor(speculative = true) int i = 1; i < 49; i++) {
        int base = i * COLUMNS;
        for (int j = 1; j < COLUMNS - 1; j++) {
          b[base + j] =
              (a[base + j] + a[base + j - 1] + a[base + j + 1]
                      + a[base + j - COLUMNS] + a[base + j + COLUMNS])
                  / 5;
        }
      }
      double[] t = a;
      a = b;
      b = t;
    }
    System.out.println(Arrays.hashCode(a) + " " + Arrays.hashCode(b));
  }

  /** Rows of one array, each from the one above and itself. */
  static void gaussSeidel() {
    double[] a = numbers(50 * COLUMNS);
    for (@ParallelFor(speculative = true) int i = 1; i < 49; i++) {
      for (int j = 1; j < COLUMNS - 1; ++j) {
        a[i * COLUMNS + j] =
            (a[(i - 1) * COLUMNS + j] + a[(i + 1) * COLUMNS + j]
                    + a[i * COLUMNS + j - 1] + a[i * COLUMNS + j + 1])
                / 4;
      }
    }
    System.out.println(Arrays.hashCode(a));
  }

  static void rows() {
    double[][] grid = new double[60][];
    for (int i = 0; i < grid.length; i++) {
      grid[i] = numbers(20 + i % 3);
    }
    grid[17] = grid[40];
    for (@ParallelFor(speculative = true) int i = 0; i < 60; i++) {
      double[] row = grid[i];
      double[] other = grid[i * 7 % 60];
      for (int j = 0; j < 20; j++) {
        row[j] = row[j] * 0.25 + other[19 - j];
      }
    }
    for (@ParallelFor(speculative = true) double[] row : grid) {
      for (int j = row.length - 1; j > 0; j--) {
        row[j] -= row[j - 1];
      }
    }
    System.out.println(Arrays.deepHashCode(grid));
  }

  /** A sparse matrix by rows, its transpose times a vector: places that an index array tells. */
  static void scatter(int columns) {
    int[] start = new int[N + 1];
    for (int i = 0; i < N; i++) {
      start[i + 1] = start[i] + i % 4;
    }
    int[] column = new int[start[N]];
    for (int k = 0; k < column.length; k++) {
      column[k] = (int) (k * 7919L % columns);
    }
    double[] x = numbers(N);
    double[] y = numbers(columns);
    for (@ParallelFor(speculative = true) int i = 0; i < N; i++) {
      for (int k = start[i]; k < start[i + 1]; k++) {
        y[column[k]] = y[column[k]] * 0.9 + x[i];
      }
    }
    System.out.println(Arrays.hashCode(y));
  }

  /** Blocks of two sorted halves each, merged into another array. */
  static void blocks() {
    int block = 64;
    double[] from = numbers(N);
    double[] to = new double[N];
    for (@ParallelFor(speculative = true) int b = 0; b < N / block; b++) {
      int low = b * block;
      int high = Math.min(N, low + block);
      for (int k = low; k < high; k++) {
        to[k] = from[low + high - 1 - k];
      }
    }
    System.out.println(Arrays.hashCode(to));
  }

  static void twoNames(double[] a, double[] b) {
    for (@ParallelFor(speculative = true) int i = 0; i < N / 2; i++) {
      a[2 * i] = b[i] + 1;
      b[N - 1 - i] += a[i];
    }
    System.out.println(Arrays.hashCode(a) + " " + Arrays.hashCode(b));
  }

  private int at(int i, int j) {
    return i * width + j;
  }

  private void relax(double[] a, int i) {
    for (int j = 1; j < width; j++) {
      a[at(i, j)] += a[at(i, j - 1)] * 0.5;
    }
  }

  /** Through methods and fields of the object. */
  void methods() {
    for (@ParallelFor(speculative = true) int i = 0; i < 40; i++) {
      relax(field, i);
      this.field[at(i, 0)] = Math.sqrt(field[at(i, width - 1)]);
    }
    System.out.println(Arrays.hashCode(field));
  }

  static void reduced() {
    double[] a = numbers(N);
    @Reduce(ReduceOp.SUM)
    long sum = 0;
    @Private double[] own = new double[8];
    int last;
    for (@ParallelFor(speculative = true) int i = 0; i < N - 8; i += 8) {
      last = 0;
      for (int k = 0; k < 8; k++) {
        own[k] = a[i + k];
        last = i + k;
      }
      int[] counts = new int[8];
      for (int k = 0; k < 8; k++) {
        a[last + 1 - k] += own[k];
        counts[k]++;
        sum += counts[k] * i;
      }
    }
    System.out.println(Arrays.hashCode(a) + " " + sum);
  }

  /** Index arrays that the loop changes, and rows that it exchanges. */
  static void moving() {
    int[] next = new int[N];
    for (int i = 0; i < N; i++) {
      next[i] = (i * 31 + 7) % N;
    }
    for (@ParallelFor(speculative = true, backend = SpeculationBackend.RANGES) int i = 0;
        i < N / 2;
        i++) {
      next[i + N / 2] = next[next[i]] + i;
    }
    double[][] grid = new double[40][8];
    for (@ParallelFor(speculative = true, backend = SpeculationBackend.RANGES, chunk = 3) int i = 0;
        i < 40;
        i++) {
      grid[i][i & 7] += i;
      if (i % 11 == 0) {
        grid[i] = grid[39 - i];
      }
      grid[39 - i][i & 7] *= 2;
    }
    System.out.println(Arrays.hashCode(next) + " " + Arrays.deepHashCode(grid));
  }

  static int left(double[] a, int stop) {
    for (@ParallelFor(speculative = true) int i = 1; i < N; i++) {
      a[i] += a[(i * 7) % N];
      if (i == stop) {
        return i;
      }
      if (i == stop + 500) {
        break;
      }
      a[i - 1]--;
    }
    return -1;
  }

  static void thrown(int length) {
    double[] a = numbers(length);
    try {
      for (@ParallelFor(speculative = true) int i = 0; i < N; i++) {
        a[i] = a[i] * 2 + 1;
        a[i / 2]++;
      }
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println("too short");
    }
    int[] b = null;
    int[][] some = {new int[9], new int[9], null, new int[9]};
    try {
      for (@ParallelFor(speculative = true) int i = 0; i < 4; i++) {
        some[i][i] = i + 1;
      }
      for (@ParallelFor(speculative = true) int i = 0; i < 4; i++) {
        b[i] = i + 1;
      }
    } catch (NullPointerException e) {
      System.out.println("nothing there");
    }
    int[] divisors = {1, 2, 3, 0, 5, 6, 7, 8};
    int[] quotients = new int[8];
    try {
      for (@ParallelFor(speculative = true, chunk = 1) int i = 0; i < 8; i++) {
        quotients[i] = 100 / divisors[i];
      }
    } catch (ArithmeticException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(
        Arrays.hashCode(a) + " " + Arrays.deepToString(some) + Arrays.toString(quotients));
  }

  /** Names as values, and places that wrap around. */
  static void others() {
    String[] names = new String[N];
    Arrays.fill(names, "x");
    long far = Integer.MAX_VALUE;
    byte[] small = new byte[N];
    char[] letters = new char[N];
    for (@ParallelFor(speculative = true) int i = 1; i < N; i++) {
      names[i] = i % 50 == 0 ? "x" : names[i - 1] + i % 10;
      small[i] += (byte) (i * 3);
      letters[small[i] & 15] += (char) i;
    }
    int[] a = new int[N];
    for (@ParallelFor(speculative = true, backend = SpeculationBackend.RANGES) long i = far - 20;
        i < far + 20;
        i++) {
      int k = (int) i;
      a[(k >>> 1) % N]++;
      a[k & 1023] += 3;
    }
    System.out.println(Arrays.hashCode(names) + " " + Arrays.hashCode(small));
    System.out.println(Arrays.hashCode(letters) + " " + Arrays.hashCode(a));
  }

  public static void main(String[] args) {
    chain();
    stencil();
    gaussSeidel();
    rows();
    scatter(5);
    scatter(1000);
    scatter(100_000);
    blocks();
    double[] same = numbers(N);
    twoNames(numbers(N), numbers(N));
    twoNames(same, same);
    new SpeculativeRanges(25).methods();
    reduced();
    moving();
    double[] a = numbers(N);
    System.out.println(left(a, 700) + " " + left(a, -100) + " " + left(a, N) + Arrays.hashCode(a));
    thrown(N);
    thrown(N / 2);
    others();
  }
}
