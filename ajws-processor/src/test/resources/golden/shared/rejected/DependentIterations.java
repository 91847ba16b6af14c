import org.ajws.ParallelFor;

class DependentIterations {
  void runningSum(int[] a, int n) {
    for (@ParallelFor int i = 1; i < n; i++) {
      a[i] = a[i - 1] + a[i];
    }
  }

  void rowByRow(double[][] grid, int n) {
    for (@ParallelFor int i = 1; i < n; i++) {
      for (int j = 0; j < n; j++) {
        grid[i][j] += grid[i - 1][j];
      }
    }
  }

  void neighbours(int[] a, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      a[i] = i;
      a[i + 1] = i;
    }
  }

  void tooWide(int[] a, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      for (int k = 0; k < 4; k++) {
        a[3 * i + k] = i;
      }
    }
  }

  void mirrored(int[] a, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      a[i] = a[n - 1 - i];
    }
  }

  void mirroredWrites(int[] a, int n) {
    for (@ParallelFor int i = n; i > 0; i--) {
      a[i]++;
      a[n - i]++;
    }
  }

  void oneTooFar(int[] a, int rows, int columns) {
    for (@ParallelFor int r = 0; r < rows; r++) {
      for (int c = 0; c <= columns; c++) {
        a[r * columns + c] = r;
      }
    }
  }
}
