import java.util.function.BiConsumer;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;
import org.ajws.ParallelFor;

class Apart {
  void halves(int[] a, int n) {
    int half = n / 2;
    for (@ParallelFor int i = 0; i < half; i++) {
      int t = a[i];
      a[i] = a[i + half];
      a[i + half] = t;
    }
  }

  void realAndImaginary(double[] a, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      a[i] = a[n + i];
    }
  }

  void range(int[] a, int from, int to) {
    int length = to - from;
    for (@ParallelFor int i = from; i < to; i++) {
      a[i] = a[i + length];
    }
  }

  void eliminate(double[][] a, int n) {
    for (int k = 0; k < n; k++) {
      int pivot = k;
      for (@ParallelFor int r = pivot + 1; r < n; r++) {
        for (int c = pivot; c < n; c++) {
          a[r][c] -= a[pivot][c];
        }
      }
    }
  }

  void firstIsNotWritten(int[] a, int n) {
    for (@ParallelFor int i = 1; i < n; i++) {
      a[i] += a[0];
    }
  }

  void namedStrides(double[] a, int rows, int columns, int half) {
    for (@ParallelFor int r = 0; r < rows; r++) {
      for (int c = 0; c < half; c++) {
        a[r * columns + c] = a[r * columns + half + c];
      }
    }
  }

  void otherColumn(int[][] a, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      a[i][0] = a[0][1];
    }
  }

  void functions(int[] a, int n) {
    IntConsumer clear = k -> a[k] = 0;
    IntUnaryOperator square = k -> k * k;
    BiConsumer<int[], Integer> store = (to, k) -> to[k] = k;
    for (@ParallelFor int i = 0; i < n; i++) {
      clear.accept(i);
      a[i] = square.applyAsInt(i);
      int[] own = new int[8];
      store.accept(own, 3);
    }
  }
}
