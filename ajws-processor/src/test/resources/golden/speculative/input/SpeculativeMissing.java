import java.util.Arrays;
import org.ajws.ParallelFor;

/** Arrays that are missing: the iteration that touches one ends the loop, and later ones have run. */
class SpeculativeMissing {
  static final int ROWS = 12;

  static int[][] rows(int missing) {
    int[][] rows = new int[ROWS][];
    for (int i = 0; i < ROWS; i++) {
      rows[i] = i == missing ? null : new int[] {i, i + 1, i + 2};
    }
    return rows;
  }

  /** So much work that others come meanwhile. */
  static long work(int n) {
    long x = n;
    for (int k = 0; k < 50_000; k++) {
      x = x * 31 + k;
    }
    return x;
  }

  /** Only its length is asked for. */
  static void lengths(int[][] rows, long[] sums) {
    for (@ParallelFor(speculative = true, chunk = 1, window = 8) int i = 0; i < ROWS; i++) {
      long x = i;
      for (int k = 0; i == 3 && k < 50_000; k++) {
        x = x * 31 + k;
      }
      sums[i] += x + rows[(i * 3 + 1) % ROWS].length;
    }
  }

  /** The same as the bound of a loop that touches another array. */
  static void bound(int[][] rows, long[] sums) {
    for (@ParallelFor(speculative = true, chunk = 1, window = 8) int i = 0; i < ROWS; i++) {
      long x = work(i);
      int[] row = rows[i];
      for (int k = 0; k < row.length; k++) {
        x += k;
      }
      sums[i] ^= x;
    }
  }

  /** A local that is no array in some iterations. */
  static void local(int[][] rows, long[] sums) {
    for (@ParallelFor(speculative = true, chunk = 1, window = 8) int i = 0; i < ROWS; i++) {
      long x = work(i);
      int[] row = i == 3 ? null : rows[i];
      row[0] += i;
      sums[i] -= x;
    }
  }

  /** Where it is looked at before, nothing is missed. */
  static void checked(int[][] rows, long[] sums) {
    for (@ParallelFor(speculative = true, chunk = 1, window = 8) int i = 0; i < ROWS; i++) {
      long x = work(i);
      int[] row = rows[(i * 5) % ROWS];
      sums[i] += row == null ? x : row.length;
    }
  }

  public static void main(String[] args) {
    for (int round = 0; round < 20; round++) {
      long[] sums = new long[ROWS];
      int[][] rows = rows(10);
      String thrown = "";
      try {
        lengths(rows, sums);
      } catch (NullPointerException e) {
        thrown += "length ";
      }
      try {
        bound(rows(3), sums);
      } catch (NullPointerException e) {
        thrown += "bound ";
      }
      try {
        local(rows, sums);
      } catch (NullPointerException e) {
        thrown += "local ";
      }
      checked(rows, sums);
      System.out.println(thrown + Arrays.hashCode(sums) + " " + Arrays.deepHashCode(rows));
    }
  }
}
