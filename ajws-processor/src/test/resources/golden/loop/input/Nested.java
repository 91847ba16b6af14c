import java.util.Arrays;
import org.ajws.ParallelFor;

/** Parallel loops in parallel loops, directly and as bodies without braces. */
class Nested {
  public static void main(String[] args) {
    int n = 4;
    int[][] a = new int[n][n];
    for (@ParallelFor int i = 0; i < n; i++) for (@ParallelFor int j = 0; j < n; j++) a[i][j] = i * j;
    for (@ParallelFor int i = 0; i < n; i++) {
      int[] row = a[i];
      int add = i;
      add *= 2;
      for (@ParallelFor int j = n - 1; j >= 0; j--) {
        row[j] += add;
      }
    }
    for (@ParallelFor int[] row : a)
      for (@ParallelFor int k = 1; k < n; k *= 2)
        for (int j = 0; j < k; j++) row[k] += j;
    int shift = 1;
    shift++;
    for (@ParallelFor int i = 0; i < n; i++) {
      for (@ParallelFor int j = 0; j <= i; j++) {
        int twice = shift * 2;
        a[i][j] += twice + shift;
      }
    }
    System.out.println(Arrays.deepToString(a));
  }
}
