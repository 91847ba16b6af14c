import org.ajws.ParallelFor;

class AssignedOutside {
  int readBefore(int[] a) {
    int last = 0;
    for (@ParallelFor int i = 0; i < a.length; i++) {
      a[i] += last;
      last = a[i];
    }
    int sum = 0;
    for (@ParallelFor int i = 0; i < a.length; i++) {
      sum += a[i];
    }
    int max = a[0];
    for (@ParallelFor int i = 0; i < a.length; i++) {
      if (a[i] > max) max = a[i];
    }
    return sum + max;
  }

  int readAfter(int[] a) {
    int found = -1;
    for (@ParallelFor int i = 0; i < a.length; i++) {
      found = i;
      a[i] = found;
    }
    return found;
  }

  void onOnePathOnly(int[] a) {
    int k = 1;
    for (@ParallelFor int i = 0; i < a.length; i++) {
      if (a[i] > 0) {
        k = a[i];
      }
      a[i] = k;
    }
  }

  void aroundTheOuterLoop(int[] a) {
    int k = 0;
    for (int pass = 0; pass < 3; pass++) {
      System.out.println(k);
      for (@ParallelFor int i = 0; i < a.length; i++) {
        k = a[i];
        a[i] = k + 1;
      }
    }
  }

  void inTheInnerLoop(int[][] a) {
    int k;
    for (@ParallelFor int i = 0; i < a.length; i++) {
      k = 0;
      for (@ParallelFor int j = 0; j < a[i].length; j++) {
        a[i][j] = k++;
      }
    }
  }

  void caught(int[] a) {
    int k = 0;
    try {
      for (@ParallelFor int i = 0; i < a.length; i++) {
        k = i;
        a[k] = 10 / a[k];
      }
    } catch (ArithmeticException e) {
      System.out.println(k);
    }
  }

  void cursor(int[] a, int[] b) {
    int k = 0;
    for (@ParallelFor int i = 0; i < a.length; i++) {
      a[i] = b[k];
      k += 2;
    }
  }

  void afterInnerJumps(int[] a) {
    int k = 0;
    for (@ParallelFor int i = 0; i < a.length; i++) {
      search:
      for (int j = 0; j < i; j++) {
        try {
          if (a[j] == 0) {
            break search;
          }
          k = j;
        } finally {
          a[j]++;
        }
      }
      a[i] = k;
    }
  }
}
