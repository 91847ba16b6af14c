import org.ajws.ParallelFor;

class SharedScratch {
  private final double[] scratch = new double[8];
  private static final double[] COMMON = new double[8];

  void localArray(double[] a, int n) {
    double[] temp = new double[4];
    for (@ParallelFor int i = 0; i < n; i++) {
      for (int k = 0; k < 4; k++) {
        temp[k] = a[4 * i + k];
      }
      a[4 * i] = temp[0] + temp[3];
    }
  }

  void arrayInField(double[] a, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      scratch[0] = a[i];
      a[i] = 2 * scratch[0];
    }
  }

  void throughLocalName(double[] a, int n) {
    double[] temp = this.scratch;
    for (@ParallelFor int i = 0; i < n; i++) {
      temp[1] = a[i];
    }
  }

  void arrayInStaticField(double[] a, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      COMMON[i % 2] = a[i];
    }
  }

  void twoIterationsASlot(double[] a, double[] sums, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      sums[i / 2] += a[i];
    }
  }

  void filledByLibrary(double[][] a, int n) {
    double[] temp = new double[n];
    for (@ParallelFor int i = 0; i < n; i++) {
      System.arraycopy(a[i], 0, temp, 0, n);
      a[i][0] = temp[n - 1];
    }
  }

  void filledByMethodOfMethod(double[][] a, int n) {
    double[] temp = new double[n];
    for (@ParallelFor int i = 0; i < n; i++) {
      load(temp, a[i], n);
      a[i][0] = temp[n - 1];
    }
  }

  private void load(double[] to, double[] from, int n) {
    if (n == 0) {
      return;
    }
    copy(to, from, n);
  }

  private static void copy(double[] to, double[] from, int n) {
    for (int k = 0; k < n; k++) {
      to[k] = from[k];
    }
  }

  void inEitherBranch(int[] a, boolean[] which, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (which[i]) {
        a[0] = i;
      } else {
        a[0] = -i;
      }
    }
  }
}
