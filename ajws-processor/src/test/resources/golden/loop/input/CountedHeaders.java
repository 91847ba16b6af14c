import java.util.Arrays;
import org.ajws.ParallelFor;

/** Every relation, up and down, with steps of each form. */
class CountedHeaders {
  static final int N = 10;

  public static void main(String[] args) {
    int[] a = new int[N];
    for (@ParallelFor int i = 0; i < N; i++) a[i] += 1;
    for (@ParallelFor int i = 0; i <= N - 1; ++i) a[i] += 10;
    for (@ParallelFor int i = N - 1; i >= 0; i--) a[i] += 100;
    for (@ParallelFor int i = N - 1; i > -1; --i) a[i] += 1000;
    for (@ParallelFor int i = 0; i != N; i += 2) a[i] += 2;
    for (@ParallelFor int i = N; i != 0; i -= 2) a[i - 1] += 3;
    for (@ParallelFor int i = 0; N > i; i = i + 3) a[i] += 4;
    for (@ParallelFor int i = 0; (N >= i + 0) && i < N; i = 3 + i) a[i] += 5;
    for (@ParallelFor int i = N - 1; (0) <= i; i = i - 4) a[i] += 6;
    int step = args.length + 2;
    int down = -step;
    for (@ParallelFor int i = 0; i < a.length; i += step) a[i] += 7;
    for (@ParallelFor int i = a.length - 1; i >= 0; i += down) a[i] += 8;
    for (@ParallelFor int i = 0; i < size(a); i -= down) a[i] += 9;
    for (@ParallelFor int i = 0; i < (a.length > 3 ? 3 : a.length); i += (step > 1 ? 1 : 2)) a[i]++;
    for (@ParallelFor int i = 5; i < 5; i++) a[i] = -1;
    for (@ParallelFor int i = 'a'; i < 'e'; i++) a[i - 'a'] += 11;
    System.out.println(Arrays.toString(a));
  }

  static int size(int[] a) {
    return a.length;
  }
}
