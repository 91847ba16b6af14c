import java.util.ArrayList;
import java.util.List;
import org.ajws.Async;

class SharedWrites {
  int count;
  static int calls;
  final double[] scratch = new double[8];
  final List<Integer> found = new ArrayList<>();
  Runnable current;

  void pair(int[] a, int k) {
    finish:
    {
      async: a[k] = work(1);
      async2: a[k] = work(2);
      count = 3;
    }
    finish:
    {
      async: count++;
      count--;
    }
  }

  void arrays(double[] x, double[] y) {
    double[] temp = new double[x.length];
    finish:
    {
      async: fill(temp, x);
      fill(temp, y);
    }
    finish:
    {
      async:
      for (int i = 0; i < x.length; i++) {
        scratch[i] = x[i];
      }
      async2:
      for (int i = 0; i < y.length; i++) {
        scratch[i] = y[i];
      }
    }
  }

  int values(int n) {
    @Async int a = counted(n - 1);
    int b = counted(n - 2);
    return a + b;
  }

  static int counted(int n) {
    calls++;
    return n < 2 ? n : counted(n - 1) + counted(n - 2);
  }

  void objects(int n, StringBuilder text) {
    finish:
    {
      async: found.add(n);
      async2: found.add(n + 1);
      async3: text.append(n);
      text.append(n + 1);
    }
  }

  void escaping(int n) {
    async: count = n;
    count = n + 1;
  }

  void rounds(int n, int[] a, int[] index) {
    finish:
    for (int i = 0; i < n; i++) {
      async: a[0] = work(i);
    }
    finish:
    for (int i = 0; i < n; i++) {
      double[] x = new double[i];
      async2: fill(scratch, x);
    }
    finish:
    for (int i = 0; i < n; i++) {
      async: found.add(i);
    }
    finish:
    for (int i = 0; i < n; i++) {
      async: a[index[i]] += i;
    }
    int k = 0;
    finish:
    while (k < n) {
      k++;
      async: count += work(n);
    }
    finish:
    {
      async: a[index[0]] = 1;
      a[index[1]] = 2;
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
