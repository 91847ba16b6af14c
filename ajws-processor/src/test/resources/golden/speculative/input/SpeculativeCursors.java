import java.util.Arrays;
import org.ajws.ParallelFor;
import org.ajws.SpeculationBackend;

/** Locals that step through arrays up to a bound: their slots are told before the loop runs. */
public class SpeculativeCursors {
  /** Rows of a sparse matrix; the last row has no entries. */
  static void rows(int[] start, int[] column, double[] value, double[] out) {
    for (@ParallelFor(speculative = true, backend = SpeculationBackend.RANGES, chunk = 3) int i = 0;
        i < start.length - 1;
        i++) {
      int k = start[i];
      int end = start[i + 1];
      while (k < end) {
        out[k] = value[k] * column[k] + (k > 0 ? value[k - 1] : 0);
        k++;
      }
    }
  }

  static void filled(int[] start, int[] out) {
    for (@ParallelFor(speculative = true, backend = SpeculationBackend.RANGES, chunk = 2) int i = 0;
        i < start.length - 1;
        i++) {
      int k = start[i];
      while (k < start[i + 1]) {
        out[k++] = i;
      }
    }
  }

  static void insertion(int[] a, int run) {
    int runs = (a.length + run - 1) / run;
    for (@ParallelFor(speculative = true, backend = SpeculationBackend.RANGES) int r = 0;
        r < runs;
        r++) {
      int from = r * run;
      int to = Math.min(from + run, a.length);
      for (int i = from + 1; i < to; i++) {
        int x = a[i];
        int j = i - 1;
        for (; j >= from && a[j] > x; j--) {
          a[j + 1] = a[j];
        }
        a[j + 1] = x;
      }
    }
  }

  static void pairs(long[] a, int width) {
    for (@ParallelFor(speculative = true, backend = SpeculationBackend.RANGES) int p = 0;
        p < a.length / width;
        p++) {
      long first = (long) p * width;
      long k = first;
      long past = first + width - 1;
      while (past > k) {
        a[(int) k] += a[(int) k + 1];
        k += 2;
        if (k <= past && a[(int) k] % 3 == 0) {
          a[(int) k]++;
          k += 1;
        }
      }
    }
  }

  static void backwards(int[] a, int[] stops) {
    for (@ParallelFor(speculative = true, backend = SpeculationBackend.RANGES) int s = 1;
        s < stops.length;
        s++) {
      int k = stops[s];
      int sum = 0;
      while (stops[s - 1] < k) {
        sum += a[--k];
        a[k] = sum;
      }
    }
  }

  /** Marks by blocks: two cursors in one loop, a method that is followed, a loop that goes twice. */
  static void marks(boolean[] sieve, int block) {
    int n = sieve.length;
    for (@ParallelFor(speculative = true, backend = SpeculationBackend.RANGES) int b = 0;
        b < (n + block - 1) / block;
        b++) {
      for (int phase = 0; phase < 2; phase++) {
        mark(sieve, b * block + phase, Math.min(n, (b + 1) * block));
      }
      int low = b * block;
      int high = Math.min(n, (b + 1) * block) - 1;
      int middle = b * block + block / 2;
      while (low < Math.min(n, middle) && high > middle) {
        boolean x = sieve[low];
        sieve[low++] = sieve[high];
        sieve[high--] = x;
      }
    }
  }

  private static void mark(boolean[] sieve, int from, int to) {
    int k = from;
    while (k < to) {
      sieve[k] = true;
      k += 5;
    }
  }

  /** No cursors: what holds it is no test, it is set inside, or it steps in both directions. */
  static void others(int[] a) {
    for (@ParallelFor(speculative = true) int i = 0; i < a.length - 8; i++) {
      int k = i;
      do {
        a[k] += i;
        k++;
      } while (k < i + 2);
      int m = i;
      while (m < i + 4) {
        a[m] ^= 5;
        m++;
        if (m == i + 2) {
          m = i + 3;
        }
      }
      int n = i + 1;
      while (n < i + 3) {
        a[n]--;
        n += 2;
        n--;
      }
      int o = i;
      while (o++ < i + 3) {
        a[o] += 7;
      }
    }
  }

  public static void main(String[] args) {
    int[] start = new int[41];
    for (int i = 1; i < start.length; i++) {
      start[i] = start[i - 1] + i * 7 % 5;
    }
    start[40] = start[39];
    int n = start[40];
    int[] column = new int[n];
    double[] value = new double[n];
    for (int k = 0; k < n; k++) {
      column[k] = k * 11 % 17;
      value[k] = k * 0.25;
    }
    double[] out = new double[n];
    rows(start, column, value, out);
    System.out.println(Arrays.hashCode(out));
    filled(start, column);
    System.out.println(Arrays.toString(column));
    int[] a = new int[1000];
    for (int i = 0; i < a.length; i++) {
      a[i] = i * 7919 % 1009;
    }
    insertion(a, 7);
    System.out.println(Arrays.hashCode(a));
    long[] longs = new long[300];
    Arrays.setAll(longs, i -> i * 31 % 47);
    pairs(longs, 6);
    System.out.println(Arrays.hashCode(longs));
    int[] stops = {0, 3, 3, 50, 51, 200, 640, 999};
    backwards(a, stops);
    System.out.println(Arrays.hashCode(a));
    boolean[] sieve = new boolean[500];
    marks(sieve, 37);
    System.out.println(Arrays.hashCode(sieve));
    others(a);
    System.out.println(Arrays.hashCode(a));
  }
}
