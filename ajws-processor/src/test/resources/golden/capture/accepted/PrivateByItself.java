import org.ajws.ParallelFor;

class PrivateByItself {
  void declaredOutside(double[] a, int rows, int columns) {
    int idx1, idx2;
    double re = 0;
    for (@ParallelFor int r = 0; r < rows; r++) {
      idx1 = r * columns;
      for (int c = 0; c < columns; c++) {
        idx2 = idx1 + c;
        re = a[idx2];
        a[idx2] = -re;
      }
    }
    for (@ParallelFor int r = 0; r < rows; r++) {
      idx1 = r * columns;
      a[idx1] = 0;
    }
    idx1 = 5;
    a[idx1] = 1;
  }

  void branches(int[] a) {
    int k;
    for (@ParallelFor int i = 0; i < a.length; i++) {
      if (a[i] > 0) {
        k = 1;
      } else if (a[i] < -5) {
        continue;
      } else {
        k = 2;
      }
      a[i] = k;
    }
  }

  void switches(int[] a) {
    int k;
    for (@ParallelFor int i = 0; i < a.length; i++) {
      switch (a[i]) {
        case 0:
          k = 1;
          break;
        case 1:
          throw new IllegalStateException();
        default:
          k = 2;
      }
      a[i] = k;
    }
  }

  void conditions(int[] a) {
    int k;
    int m = 0;
    for (@ParallelFor int i = 0; i < a.length; i++) {
      if ((k = a[i]) > 0 && (m = k + 1) > 3) {
        a[i] = k + m;
      }
      while (true) {
        m = a[i];
        if (m > 0) {
          break;
        }
        a[i]++;
      }
      a[i] = m;
    }
  }

  void innerCounter(int[][] a) {
    int i, j;
    for (int pass = 0; pass < 3; pass++) {
      for (@ParallelFor int r = 0; r < a.length; r++) {
        for (i = 0, j = 1; i < a[r].length; i++, j += 2) {
          a[r][i] = j;
        }
      }
    }
  }

  void nested(int[][] a) {
    int k;
    for (@ParallelFor int i = 0; i < a.length; i++) {
      k = i * 2;
      for (@ParallelFor int j = 0; j < a[i].length; j++) {
        a[i][j] = k;
      }
    }
  }

  void tries(int[] a) {
    int k;
    for (@ParallelFor int i = 0; i < a.length; i++) {
      try {
        k = Integer.parseInt("" + a[i]);
      } catch (NumberFormatException e) {
        k = -1;
      } finally {
        System.out.println();
      }
      a[i] = k;
    }
  }
}
