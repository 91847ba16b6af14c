package golden.overlay;

import java.util.function.IntConsumer;

/** Every selector and every action once. */
class Everything {
  private double[] scratch = new double[8];
  static final int[] TABLE = new int[4];

  double sum(double[] a) {
    double s = 0, unused = 1;
    for (int i = 0; i < a.length; i++) s += a[i];
    return s + unused;
  }

  void rows(double[][] a) {
    outer:
    for (double[] row : a) {
      for (int i = 0; i < row.length; i++) {
        scratch[0] = row[i];
        if (scratch[0] < 0) continue outer;
        row[i] = 2 * scratch[0];
      }
    }
  }

  void rows(float[][] a, int from) {
    for (int i = from; i < a.length; i++) {
      for (int j = 0; j < a[i].length; j++) a[i][j] *= 2;
    }
  }

  void nested(int[][] a) {
    for (int i = 0; i < a.length; i++) {
      int[] temp = new int[8];
      for (int j = 0; j < 8; j++) { temp[0] = j; a[i][j] = temp[0]; }
      for (int j = 8; j < 16; j++) { temp[0] = j; a[i][j] = temp[0]; }
    }
  }

  void off(int[] a) {
    for (@org.ajws.ParallelFor int i = 1; i < a.length; i++) a[i] += a[i - 1];
    for (@org.ajws.ParallelFor int i = 1; i < a.length; i++) a[i] = i;
  }

  Runnable anonymous(int[] a) {
    IntConsumer lambda = n -> { for (int k = 0; k < n; k++) a[k] = k; };
    return new Runnable() {
      public void run() {
        for (int k = 0; k < a.length; k++) a[k] = TABLE[k % 4];
        lambda.accept(a.length);
      }
    };
  }

  @SuppressWarnings("synchronized")
  private /* not synchronized */ synchronized // synchronized
      int locked(int[] a) {
    synchronized (TABLE) { a[0]++; }
    return new Object() { synchronized int kept() { return a[0]; } }.kept();
  }

  void partly(int[] a) {
    if (a.length > 0) {
      synchronized
          (a) {
        a[0] = 1;
      }
    }
    synchronized (this) { scratch[0] = 1; }
  }

  static class Locks {
    private int n, k;
    private int m;
    static { synchronized (TABLE) { TABLE[0] = 1; } }
    synchronized void a() { synchronized (TABLE) { TABLE[1]++; } n++; }
    class Nested { synchronized void kept() { a(); } }
  }

  static class Inner<T> {
    @SuppressWarnings("ajws-shared") void each(java.util.List<? extends T> all, IntConsumer use) {
      for (var one : all) {
        use.accept(one.hashCode());
      }
    }
  }
}
