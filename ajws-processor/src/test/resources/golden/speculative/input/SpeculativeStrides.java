import java.util.Arrays;
import org.ajws.ParallelFor;
import org.ajws.SpeculationBackend;

/** Iterations that touch slots at equal distances: the columns of a matrix in one array. */
class SpeculativeStrides {
  static final int ROWS = 23;
  final int columns;
  final double[] values;

  SpeculativeStrides(int columns) {
    this.columns = columns;
    this.values = numbers(ROWS * columns);
  }

  static double[] numbers(int n) {
    double[] a = new double[n];
    for (int i = 0; i < n; i++) {
      a[i] = i * 7919L % 1013;
    }
    return a;
  }

  static int[] ints(int n) {
    int[] a = new int[n];
    for (int i = 0; i < n; i++) {
      a[i] = (int) (i * 7919L % 1013);
    }
    return a;
  }

  /** Down each column, forwards, backwards, and some of them. */
  static void columns(double[] a, int n) {
    for (@ParallelFor(speculative = true, chunk = 2) int c = 0; c < n; c++) {
      for (int r = 1; r < ROWS; r++) {
        a[r * n + c] += a[(r - 1) * n + c] * 0.5;
      }
    }
    for (@ParallelFor(speculative = true, chunk = 1) int c = n - 1; c >= 0; c -= 3) {
      for (int r = ROWS - 1; r > 0; r -= 2) {
        a[r * n + c] -= a[(r - 1) * n + Math.max(0, c - 1)] / 3;
      }
    }
    for (@ParallelFor(speculative = true, chunk = 3) int c = 1; c < n; c++) {
      for (int r = 0; r < ROWS; r++) {
        a[(ROWS - 1 - r) * n + c] += a[r * n + c - 1];
      }
    }
    System.out.println(Arrays.hashCode(a));
  }

  private double get(int r, int c) {
    return values[r * columns + c];
  }

  private void add(int r, int c, double v) {
    values[r * columns + c] += v;
  }

  /** Through methods and fields; rows against columns. */
  void methods() {
    for (@ParallelFor(speculative = true, chunk = 1) int c = 0; c < columns; c++) {
      for (int r = 1; r < ROWS; r++) {
        add(r, c, get(r - 1, c) * 0.25);
      }
    }
    for (@ParallelFor(speculative = true, chunk = 1) int k = 0; k < ROWS; k++) {
      for (int j = 0; j < ROWS; j++) {
        add(k, j, get(j, k));
        add(j, k, 1);
      }
    }
    System.out.println(Arrays.hashCode(values));
  }

  /** Numbers of two parts each, as transforms have them. */
  static void pairs() {
    double[] a = numbers(2 * 64);
    for (int half = 1; half < 64; half *= 2) {
      int h = half;
      for (@ParallelFor(speculative = true, chunk = 1) int k = 0; k < h; k++) {
        for (int b = 0; b < 64 / (2 * h); b++) {
          int low = 2 * (b * 2 * h + k);
          int high = low + 2 * h;
          double re = a[high] * 0.6 - a[high + 1] * 0.8;
          double im = a[high] * 0.8 + a[high + 1] * 0.6;
          a[high] = a[low] - re;
          a[high + 1] = a[low + 1] - im;
          a[low] += re;
          a[low + 1] += im;
        }
      }
    }
    System.out.println(Arrays.hashCode(a));
  }

  /** Locals that take equal steps, and different ones in one loop, up and down. */
  static void cursors() {
    int[] a = ints(420);
    for (@ParallelFor(speculative = true, chunk = 1) int i = 0; i < 7; i++) {
      for (int k = i; k < 420; k += 7) {
        a[k] = a[k] * 3 + i;
      }
      int k = 419 - i;
      while (k >= 7) {
        a[k] ^= a[k - 7];
        k -= 7;
      }
    }
    for (@ParallelFor(speculative = true, chunk = 1) int i = 0; i < 12; i++) {
      int k = i;
      while (k < 300) {
        a[k] += i;
        if (a[k] % 3 == 0) {
          k += 4;
          a[k] ^= 5;
        }
        k += 6;
      }
      a[k] -= i;
    }
    for (@ParallelFor(speculative = true, chunk = 2) int i = 0; i < 12; i++) {
      int k = 3 * i;
      while (k < 200) {
        a[k + 1] ^= i;
        k += 12;
      }
      while (k < 400) {
        a[k] += a[k - 9];
        k += 15;
      }
    }
    System.out.println(Arrays.hashCode(a));
  }

  /** Numbers of steps that are not constant: no, one, negative and very long steps. */
  static void steps(int[] a, int n, long wide) {
    for (@ParallelFor(speculative = true, backend = SpeculationBackend.RANGES, chunk = 1) int i = 0;
        i < 30;
        i++) {
      for (int r = 0; r < 4; r++) {
        int k = r * n + i;
        if (k >= 0 && k < a.length) {
          a[k] += r;
        }
        int other = (int) (r * wide - i);
        if (other >= 0 && other < a.length) {
          a[other] = a[other] * 3 + i;
        }
        a[i % 4 == 1 ? r * 31 : r * 40 + i] ^= r + 1;
      }
    }
    System.out.println(n + " " + wide + " " + Arrays.hashCode(a));
  }

  private static int left(int[] a) {
    for (@ParallelFor(speculative = true, chunk = 1) int c = 0; c < 40; c++) {
      for (int r = 0; r < 25; r++) {
        a[r * 40 + c] += r;
      }
      if (a[c] % 7 == 6) {
        return c;
      }
    }
    return -1;
  }

  /** Columns of a list of numbers that says where; a column that ends the loop, and one too far. */
  static void places() {
    int[] where = ints(20 * 5);
    int[] a = new int[1013];
    for (@ParallelFor(speculative = true, chunk = 1) int c = 0; c < 5; c++) {
      for (int r = 0; r < 20; r++) {
        a[where[r * 5 + c]] += c + 1;
      }
    }
    int[][] rows = new int[24][3];
    for (@ParallelFor(speculative = true, chunk = 1) int c = 0; c < 4; c++) {
      for (int r = 0; r < 6; r++) {
        rows[r * 4 + c][r % 3] += c;
      }
    }
    int left = left(a);
    try {
      for (@ParallelFor(speculative = true, chunk = 1) int c = 0; c < 40; c++) {
        for (int r = 0; r < 26; r++) {
          a[r * 40 + c]--;
        }
      }
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println("too far");
    }
    System.out.println(left + " " + Arrays.hashCode(a) + " " + Arrays.deepHashCode(rows));
  }

  public static void main(String[] args) {
    columns(numbers(ROWS * 41), 41);
    columns(numbers(ROWS * 2), 2);
    columns(numbers(ROWS), 1);
    new SpeculativeStrides(40).methods();
    new SpeculativeStrides(ROWS).methods();
    pairs();
    cursors();
    for (int n : new int[] {0, 1, 7, -7, 50, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
      steps(ints(200), n, n == 7 ? 60 : n * 3L);
    }
    places();
  }
}
