import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.Async;
import org.ajws.Private;

class SharedWrites {
  final Object lock = new Object();
  final AtomicInteger atomic = new AtomicInteger();
  final ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
  final List<Integer> locked = Collections.synchronizedList(new ArrayList<>());
  volatile boolean stop;
  int count;
  int[] buffer;
  SharedWrites left;
  SharedWrites right;
  int sum;

  /** Divide and conquer by ranges of one array. */
  static void sort(int[] a, int[] temp, int lo, int hi) {
    if (hi - lo < 8) {
      Arrays.sort(a, lo, hi);
      return;
    }
    int mid = (lo + hi) >>> 1;
    finish:
    {
      async: sort(a, temp, lo, mid);
      sort(a, temp, mid, hi);
    }
    merge(a, temp, lo, mid, hi);
  }

  static void merge(int[] a, int[] temp, int lo, int mid, int hi) {
    int i = lo;
    int j = mid;
    for (int k = lo; k < hi; k++) {
      temp[k] = j >= hi || (i < mid && a[i] <= a[j]) ? a[i++] : a[j++];
    }
    System.arraycopy(temp, lo, a, lo, hi - lo);
  }

  static void quick(int[] a, int lo, int hi) {
    if (hi - lo < 2) {
      return;
    }
    int pivot = a[hi - 1];
    int p = lo;
    for (int i = lo; i < hi - 1; i++) {
      if (a[i] < pivot) {
        int x = a[i];
        a[i] = a[p];
        a[p++] = x;
      }
    }
    a[hi - 1] = a[p];
    a[p] = pivot;
    finish:
    {
      async: quick(a, lo, p);
      quick(a, p + 1, hi);
    }
  }

  /** Quadrants. */
  static void multiply(double[][] c, double[][] a, int row, int column, int size) {
    if (size <= 16) {
      for (int i = row; i < row + size; i++) {
        for (int j = column; j < column + size; j++) {
          c[i][j] += a[i][j];
        }
      }
      return;
    }
    int half = size / 2;
    finish:
    {
      async: multiply(c, a, row, column, half);
      async2: multiply(c, a, row, column + half, half);
      async3: multiply(c, a, row + half, column, half);
      multiply(c, a, row + half, column + half, half);
    }
  }

  static void halves(double[] a, int lo, int hi) {
    int mid = (lo + hi) / 2;
    finish:
    {
      async:
      for (int i = lo; i < mid; i++) {
        a[i] = i;
      }
      for (int i = mid; i < hi; i++) {
        a[i] = -i;
      }
    }
  }

  void tree() {
    finish:
    {
      if (left != null) {
        async: left.tree();
      }
      if (right != null) {
        right.tree();
      }
    }
    sum = 1 + (left == null ? 0 : left.sum) + (right == null ? 0 : right.sum);
  }

  static int queens(int[] board, int row, int n) {
    if (row == n) {
      return 1;
    }
    int[] counts = new int[n];
    finish:
    for (int column = 0; column < n; column++) {
      int[] next = board.clone();
      next[row] = column;
      int c = column;
      async: counts[c] = queens(next, row + 1, n);
    }
    int sum = 0;
    for (int c : counts) {
      sum += c;
    }
    return sum;
  }

  int values(int n) {
    @Async int a = work(n);
    int b = work(n + 1);
    count = a;
    @Async int c = touch();
    b += c;
    count = b;
    return touch();
  }

  int touch() {
    return count++;
  }

  void branches(int n) {
    finish:
    {
      if (n > 3) {
        async: count = 3;
      } else {
        async: count = 4;
      }
    }
    count = 5;
    finish:
    {
      finish2:
      {
        async: count = 3;
      }
      count = 4;
      async2: work(n);
    }
  }

  void protectedWrites(int n) {
    finish:
    {
      async:
      synchronized (lock) {
        count++;
      }
      synchronized (lock) {
        count++;
      }
    }
    finish:
    for (int i = 0; i < n; i++) {
      async:
      {
        atomic.incrementAndGet();
        queue.add(3);
        locked.add(4);
        stop = true;
        synchronized (this) {
          count++;
        }
      }
    }
  }

  void rebound(int n) {
    finish:
    for (int i = 0; i < n; i++) {
      buffer = new int[4];
      int[] mine = buffer;
      async: mine[0] = work(n);
    }
    int k = 0;
    finish:
    {
      int[] a = new int[n];
      async: a[k] = work(k);
      k++;
      async2: a[k] = work(k);
      a = new int[n];
      a[k] = 3;
    }
  }

  void cursors(int[] a, List<int[]> all, SharedWrites head) {
    int i = 0;
    finish:
    while (i < a.length) {
      int k = i;
      async: a[k] = work(k);
      i++;
    }
    int at = 0;
    finish:
    for (int[] x : all) {
      int from = at;
      async: System.arraycopy(x, 0, a, from, x.length);
      at += x.length;
    }
    finish:
    for (SharedWrites node = head; node != null; node = node.left) {
      SharedWrites own = node;
      async: own.sum = work(3);
    }
    SharedWrites node = head;
    finish:
    while (node != null) {
      SharedWrites own = node;
      async: own.sum = work(4);
      node = node.right;
    }
  }

  void scratch(double[] x, double[] y) {
    @Private double[] temp = new double[x.length];
    finish:
    {
      async: fill(temp, x);
      async2: fill(temp, y);
      work(2);
    }
  }

  static void fill(double[] to, double[] from) {
    for (int i = 0; i < from.length; i++) {
      to[i] = from[i];
    }
  }

  static int work(int n) {
    return n;
  }
}
