import java.util.Arrays;
import org.ajws.ParallelFor;
import org.ajws.SpeculationBackend;

/** Locals that take steps which are no constants. */
class SpeculativeSteps {
  static final int WIDE = 7;

  final int width;

  SpeculativeSteps(int width) {
    this.width = width;
  }

  private static int[] ints(int n) {
    int[] a = new int[n];
    for (int i = 0; i < n; i++) {
      a[i] = i * 7919 % 101;
    }
    return a;
  }

  /** By a local, a constant, a field and a parameter; up and down. */
  void columns(int[] a) {
    int n = width;
    for (@ParallelFor(speculative = true, backend = SpeculationBackend.RANGES, chunk = 1) int c = 0; c < n; c++) {
      for (int k = c; k < a.length; k += n) {
        a[k] = a[k] * 3 + c;
      }
      int k = a.length - n + c;
      while (k >= n) {
        a[k] ^= a[k - n];
        k = k - n;
      }
      for (int j = c; j < a.length; j = this.width + j) {
        a[j]++;
      }
    }
    for (@ParallelFor(speculative = true, backend = SpeculationBackend.RANGES, chunk = 1) int c = 0; c < WIDE; c++) {
      for (int k = c; k < a.length; k += WIDE) {
        a[k] -= c;
      }
      down(a, c, width + 1);
    }
  }

  private static void down(int[] a, int from, int by) {
    int k = from;
    while (k > 0) {
      k -= by;
      if (k >= 0) {
        a[k] += 1;
      }
    }
  }

  /** Several steps in an iteration, of which one is no constant; a bound that is reached. */
  static void mixed(int[] a, int n) {
    for (@ParallelFor(speculative = true, backend = SpeculationBackend.RANGES, chunk = 2) int i = 0; i < 20; i++) {
      int k = i;
      while (k <= 260) {
        a[k] += i;
        k += n;
        a[k] ^= 1;
        if (a[k] % 3 == 0) {
          k += 2;
        }
        k += n;
      }
      a[k] -= i;
    }
  }

  /** By what another one says, and by an index array. */
  static void others(int[] a, int[] steps) {
    for (@ParallelFor(speculative = true, backend = SpeculationBackend.RANGES, chunk = 1) int i = 0; i < 6; i++) {
      for (int h = 1; h < 9; h += 3) {
        for (int k = i; k < 200; k += h) {
          a[k] = a[k] * 5 + h;
        }
        for (int k = 300 + i; k > 200; k -= steps[i]) {
          a[k] += h;
        }
      }
    }
  }

  /** No step, one in the other direction, and such as wrap around. */
  static void odd(int[] a, int n, long wide) {
    for (@ParallelFor(speculative = true, backend = SpeculationBackend.RANGES, chunk = 1) int i = 0; i < 30; i++) {
      int times = 0;
      for (int k = i; k < 200 && times < 5; k += n) {
        if (k >= 0) {
          a[k] += i;
        }
        times++;
      }
      int k = i;
      while (k < 200 && times < 9) {
        k += wide;
        if (k >= 0 && k < 300) {
          a[k] = a[k] * 3 + i;
        }
        times++;
      }
      for (int j = 199 - i; j >= 0 && times < 14; j -= n) {
        if (j < a.length) {
          a[j] ^= i;
        }
        times++;
      }
    }
    System.out.println(n + " " + wide + " " + Arrays.hashCode(a));
  }

  public static void main(String[] args) {
    for (int width : new int[] {1, 2, 11, 40}) {
      int[] a = ints(440);
      new SpeculativeSteps(width).columns(a);
      mixed(a, width);
      others(a, new int[] {width, 1, 5, 9, width + 2, 3});
      System.out.println(width + " " + Arrays.hashCode(a));
    }
    int[] odd = {0, 1, -1, 6, -6, 50, Integer.MAX_VALUE, Integer.MIN_VALUE};
    for (int n : odd) {
      for (long wide : new long[] {0, 3, -3, 1L << 32, (1L << 32) - 4, Long.MAX_VALUE, Long.MIN_VALUE}) {
        odd(ints(300), n, wide);
      }
    }
  }
}
