import org.ajws.ParallelFor;
import org.ajws.Private;
import org.ajws.Reduce;
import org.ajws.ReduceOp;

/** Parallel loops inside asyncs, asyncs inside parallel loops. */
class WithLoops {
  static void fill(int[] a, int from, int value) {
    async: for (@ParallelFor int i = from; i < from + 10; i++) {
      a[i] = value + i;
    }
  }

  static int[] loopsInAsyncs() {
    int[] a = new int[100];
    finish:
    for (int k = 0; k < 10; k++) {
      fill(a, 10 * k, k);
    }
    return a;
  }

  static int[] asyncsInLoops(int n) {
    int[] a = new int[3 * n];
    for (@ParallelFor int i = 0; i < n; i++) {
      async: a[3 * i] = i;
      int twice;
      finish: {
        async2: twice = 2 * i;
        a[3 * i + 1] = i;
      }
      a[3 * i + 2] = twice;
    }
    return a;
  }

  static long sums(int n) {
    @Reduce(ReduceOp.SUM)
    long s = 0;
    for (@ParallelFor int i = 0; i < n; i++) {
      s += i;
      async: s += 2L * i;
      s++;
    }
    return s;
  }

  static long both(int n) {
    @Reduce(ReduceOp.SUM)
    long s = 5;
    finish: {
      for (@ParallelFor int i = 0; i < n; i++) {
        s += i;
      }
      async: for (@ParallelFor int i = 0; i < n; i++) {
        s += 10 * i;
      }
      async2: s += 100;
      s++;
    }
    return s;
  }

  static int[] general(int n) {
    int[] a = new int[n];
    @Reduce(ReduceOp.SUM)
    int hits = 0;
    for (@ParallelFor int i = 1; i < n; i *= 2) {
      async: {
        a[i] = i;
        hits += 1;
      }
    }
    a[0] = hits;
    return a;
  }

  static double[] scratch(int n) {
    double[] out = new double[n];
    @Private double[] temp = {1, 2, 3};
    finish:
    for (int i = 0; i < n; i++) {
      async: {
        temp[0] += i;
        temp = new double[] {temp[0], temp[1] + temp[2]};
        out[i] = temp[0] * temp[1];
      }
      temp = new double[] {1, 2, 3};
    }
    return out;
  }

  static String show(int[] a) {
    return java.util.Arrays.stream(a).sum() + " " + java.util.Arrays.hashCode(a);
  }

  public static void main(String[] args) {
    System.out.println(show(loopsInAsyncs()));
    System.out.println(show(asyncsInLoops(1000)));
    System.out.println(sums(1000) + " " + both(1000));
    System.out.println(java.util.Arrays.toString(general(20)));
    System.out.println(java.util.Arrays.toString(scratch(5)));
  }
}
