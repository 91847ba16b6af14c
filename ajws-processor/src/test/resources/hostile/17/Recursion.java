package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Mutual recursion and tasks in tasks. */
public class Recursion {
  static int depth(int n) { return n == 0 ? 0 : 1 + depth(n - 1); }
  static int deep(int n) { if (n == 0) return f(1); int a; finish: { async: a = deep(n - 1); } return a + 1; }
  static boolean even(int n) { if (n == 0) return true; f(0); return odd(n - 1); } static boolean odd(int n) { if (n == 0) return false; return !!even(n - 1); }
  static int ack(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ackA(m, n - 1)); } static int ackA(int m, int n) { @Async int r = ack(m, n); return r; }
  static void perm(int[] a, int k, List<String> out) { if (k == a.length) { synchronized (out) { out.add(Arrays.toString(a)); } return; } finish: for (int i = k; i < a.length; i++) { int[] b = a.clone(); int t = b[k]; b[k] = b[i]; b[i] = t; async: perm(b, k + 1, out); } }
  static long sum(long[] a, int lo, int hi) { if (hi - lo < 3) { long s = 0; while (lo < hi) s += a[lo++]; return s; } int mid = lo + hi >>> 1; @Async long l = sum(a, lo, mid); long r = sum(a, mid, hi); return l + r; }
  static void sort(int[] a, int lo, int hi) { if (hi - lo < 2) return; int p = a[lo], i = lo, j = hi - 1; while (i <= j) { while (a[i] < p) i++; while (a[j] > p) j--; if (i <= j) { int t = a[i]; a[i++] = a[j]; a[j--] = t; } } final int jj = j + 1, ii = i; finish: { async: sort(a, lo, jj); sort(a, ii, hi); } }
  public static void main(String[] x) { p(deep(300)); p(even(41) + " " + odd(41) + " " + ack(2, 2)); List<String> out = new ArrayList<>(); perm(new int[] {1, 2, 3, 4}, 0, out); Collections.sort(out); p(out.size() + out.get(7)); long[] a = new long[50]; Arrays.setAll(a, i -> i * i); p(sum(a, 0, 50)); int[] b = new int[64]; for (int i = 0; i < 64; i++) b[i] = i * 37 % 64; sort(b, 0, 64); p(Arrays.hashCode(b)); }
}
