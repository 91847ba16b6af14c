import java.util.Arrays;
import org.ajws.ParallelFor;

/** A {@code long} variable, and an {@code int} one against a {@code long} bound. */
class LongHeaders {
  public static void main(String[] args) {
    long[] a = new long[8];
    long first = Long.MAX_VALUE - 7;
    for (@ParallelFor long i = first; i < Long.MAX_VALUE; i++) a[(int) (i - first)] = i;
    for (@ParallelFor long i = Long.MIN_VALUE + 6; i > Long.MIN_VALUE; i -= 3)
      a[(int) (i - Long.MIN_VALUE)] += 1;
    for (@ParallelFor long i = 7L; i >= 0; i--) a[(int) i] ^= i << 40;
    long n = a.length;
    for (@ParallelFor int i = 0; i < n; i++) a[i] += i;
    for (@ParallelFor long i = 0, j = 0; i < n; i++) a[(int) i] += 1;
    for (@ParallelFor int i = Integer.MAX_VALUE - 3; i != Integer.MIN_VALUE + 3; i++)
      a[i & 7] += 5;
    Integer boxed = 8;
    for (@ParallelFor int i = 0; i < boxed; i++) a[i] -= 2;
    short step = 3;
    for (@ParallelFor long i = 0; i <= 7; i += step) a[(int) i]--;
    System.out.println(Arrays.toString(a));
  }
}
