import org.ajws.ParallelFor;

class PerhapsDependent {
  private int highest;

  void unknownDistance(int[] a, int m, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      a[i] = i;
      a[i + m] = -i;
    }
  }

  void readsAtUnknownDistance(int[] a, int m, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      a[i] = a[i + m];
    }
  }

  void readsWhatOneWrites(int[] a, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      a[i] += a[n / 2];
    }
  }

  void readsAll(int[] a, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      for (int k = 0; k < n; k++) {
        a[i] += a[k];
      }
    }
  }

  void readsBelow(int[][] sums, int n) {
    for (@ParallelFor int r = 0; r < n; r++) {
      for (int k = 0; k < r; k++) {
        for (int c = 0; c < n; c++) {
          sums[r][c] += sums[k][c];
        }
      }
    }
  }

  void oneIterationThatMoves(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (i == highest) {
        highest = i + 1;
      }
    }
  }
}
