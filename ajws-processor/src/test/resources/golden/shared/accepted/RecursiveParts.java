import java.util.Arrays;
import org.ajws.Finish;
import org.ajws.ParallelFor;

/** Methods that call themselves for parts of what they are given. */
public class RecursiveParts {
  static class Node {
    Node left;
    Node right;
    int depth;
    int size;

    Node(int levels) {
      left = levels > 0 ? new Node(levels - 1) : null;
      right = levels > 0 ? new Node(levels - 1) : null;
    }

    int count(int at) {
      depth = at;
      size = 1;
      if (left != null) {
        size += left.count(at + 1) + right.count(at + 1);
      }
      return size;
    }
  }

  static void sort(int[] a, int[] other, int lo, int hi) {
    if (hi - lo < 2) {
      return;
    }
    int mid = (lo + hi) >>> 1;
    sort(other, a, lo, mid);
    sort(other, a, mid, hi);
    for (int i = lo, l = lo, r = mid; i < hi; i++) {
      a[i] = l < mid && (r >= hi || other[l] <= other[r]) ? other[l++] : other[r++];
    }
  }

  @Finish
  static void quick(int[] a, int lo, int hi) {
    if (lo < hi) {
      int p = lo;
      for (int i = lo; i < hi; i++) {
        if (a[i] < a[hi]) {
          int x = a[p];
          a[p++] = a[i];
          a[i] = x;
        }
      }
      int x = a[p];
      a[p] = a[hi];
      a[hi] = x;
      async: quick(a, lo, p - 1);
      quick(a, p + 1, hi);
    }
  }

  static boolean even(int[] seen, int at, int n) {
    seen[at] = n;
    return n == 0 || odd(seen, at, n - 1);
  }

  static boolean odd(int[] seen, int at, int n) {
    seen[at] = n;
    return n != 0 && even(seen, at, n - 1);
  }

  public static void main(String[] args) {
    Node[] trees = new Node[20];
    for (@ParallelFor int i = 0; i < trees.length; i++) {
      trees[i] = new Node(i % 6);
      trees[i].count(0);
    }
    System.out.println(Arrays.stream(trees).mapToInt(t -> t.size).sum());

    int[][] rows = new int[10][100];
    for (@ParallelFor int i = 0; i < rows.length; i++) {
      for (int k = 0; k < 100; k++) {
        rows[i][k] = (k * 37 + i) % 101;
      }
      sort(rows[i], rows[i].clone(), 0, 100);
    }
    System.out.println(Arrays.deepHashCode(rows));

    int[] mixed = new int[1000];
    Arrays.setAll(mixed, i -> i * 7919 % 1009);
    quick(mixed, 0, mixed.length - 1);
    System.out.println(Arrays.hashCode(mixed));

    int[] seen = new int[50];
    boolean[] evens = new boolean[50];
    for (@ParallelFor int i = 0; i < seen.length; i++) {
      evens[i] = even(seen, i, i);
    }
    System.out.println(Arrays.hashCode(evens) + " " + Arrays.hashCode(seen));
  }
}
