import java.util.Arrays;
import org.ajws.ParallelFor;
import org.ajws.Private;
import org.ajws.Reduce;
import org.ajws.ReduceOp;

/** Locals of the method around: copies, reductions, private ones; loops in loops and in lambdas. */
class SpeculativeLocals {
  static final int N = 800;

  static String reductions(int[] a) {
    @Reduce(ReduceOp.SUM)
    long sum = 5;
    @Reduce(ReduceOp.MAX)
    int most = -1;
    @Reduce(ReduceOp.XOR)
    boolean odd = true;
    for (@ParallelFor(speculative = true) int i = 0; i < a.length; i++) {
      a[a[i] & 511] += i & 3;
      sum += a[i];
      most = Math.max(most, a[i]);
      odd ^= (a[i] & 1) == 0;
      if (a[i] == 777) {
        break;
      }
    }
    return sum + " " + most + " " + odd;
  }

  static String returnBesideReduction(int[] a, int key) {
    @Reduce(ReduceOp.SUM)
    int sum = 0;
    for (@ParallelFor(speculative = true) int i = 0; i < a.length; i++) {
      sum += a[i];
      if (a[i] == key) {
        return "found at " + i;
      }
    }
    return "sum " + sum;
  }

  static int privates(int[] a) {
    @Private int[] temp = new int[4];
    int position;
    int base = a[0];
    base += 3;
    int[] seen = null;
    seen = a;
    for (@ParallelFor(speculative = true) int i = base - base; i < seen.length; i += 1 + 1) {
      temp[0] = seen[i];
      temp[1] = temp[0] + base;
      position = temp[1] & 255;
      seen[position]++;
      temp[0]++;
      seen[i] = temp[0];
    }
    return Arrays.hashCode(seen);
  }

  static void nested(int[] a, Runnable[] out) {
    @Reduce(ReduceOp.SUM)
    int rounds = 0;
    for (@ParallelFor(speculative = true) int i = 0; i < 40; i++) {
      int last = i;
      last++;
      for (@ParallelFor(speculative = true) int j = 0; j < 20; j++) {
        if (a[(i + j) * 7 % N] % 5 == 4) {
          break;
        }
        a[(i * j + last) % N]++;
        rounds++;
      }
      for (@ParallelFor int j = 0; j < 20; j++) {
        a[j] = a[j] * 3 + last;
      }
      int now = last;
      out[i] = () -> System.out.print(now + " ");
    }
    Arrays.stream(out).forEach(Runnable::run);
    System.out.println(rounds);
  }

  static Runnable lambda(int[] a) {
    int[] sum = {0};
    return () -> {
      for (@ParallelFor(speculative = true) int i = N - 1; i > 0; i--) {
        sum[0] += a[i] ^ i;
      }
      System.out.println(sum[0]);
    };
  }

  public static void main(String[] args) {
    int[] a = new int[N];
    for (int i = 0; i < N; i++) {
      a[i] = (int) (i * 7919L % N);
    }
    System.out.println(reductions(a.clone()));
    System.out.println(returnBesideReduction(a, 700) + returnBesideReduction(a, -1));
    System.out.println(privates(a.clone()));
    int[] b = a.clone();
    nested(b, new Runnable[40]);
    System.out.println(Arrays.hashCode(b));
    lambda(b).run();
    for (@ParallelFor(speculative = true) int i = 0; i < 9; i++) {
      for (@ParallelFor int j = 0; j < 9; j++) {
        b[i * 9 + j] -= b[j * 9 + i];
      }
    }
    for (@ParallelFor int k = 0; k < 8; k++) {
      int row = k * 100;
      for (@ParallelFor(speculative = true) int i = 1; i < 100; i++) {
        b[row + i] += b[row + i - 1];
      }
    }
    System.out.println(Arrays.hashCode(b));
  }
}
