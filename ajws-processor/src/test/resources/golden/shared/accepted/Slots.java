import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.ParallelFor;

class Slots {
  private int width;

  void oddAndEven(int[] a, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      a[2 * i + 1] = i;
      a[2 * i] = -i;
    }
  }

  void stride(int[] a, int n, int stride) {
    for (@ParallelFor int i = 0; i < n; i++) {
      for (int k = 0; k < stride; k++) {
        a[i * stride + k] = i;
      }
    }
  }

  void columns(double[] a, int rows, int columns) {
    for (@ParallelFor int c = 0; c < columns; c += 2) {
      for (int r = 0; r < rows; r++) {
        int index = r * columns + c;
        a[index] = r;
        a[index + 1] = c;
      }
    }
  }

  void rows(double[][] a, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      double[] row = a[i];
      for (int k = 0; k < n; k++) {
        row[k] = k;
      }
      Arrays.sort(a[i]);
    }
  }

  void everyElement(double[][] a) {
    for (@ParallelFor double[] row : a) {
      Arrays.fill(row, 1);
    }
  }

  void cursor(double[] a, int n, int m) {
    for (@ParallelFor int i = 0; i < n; i++) {
      int next = i * m;
      for (int k = 0; k < m; k++) {
        a[next++] = k;
      }
    }
  }

  void declaredOutside(double[] a, int rows, int columns) {
    int start;
    int index;
    for (@ParallelFor int r = 0; r < rows; r++) {
      start = r * columns;
      for (int c = 0; c < columns; c++) {
        index = start + c;
        a[index] = c;
      }
    }
  }

  void decoded(double[][] image, int n) {
    int w = image.length;
    for (@ParallelFor int i = 0; i < n; i++) {
      image[i / w][i % w] = i;
    }
  }

  void offsetOfMethod(double[] a, int n, int m) {
    for (@ParallelFor int i = 0; i < n; i++) {
      fill(a, i * m, m);
    }
  }

  private static void fill(double[] a, int offset, int length) {
    for (int k = 0; k < length; k++) {
      a[offset + k] = k;
    }
  }

  void indexOfMethod(double[] a, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      for (int j = 0; j < width; j++) {
        a[index(i, j)] = j;
      }
    }
  }

  private int index(int row, int column) {
    return row * width + column;
  }

  void blocks(double[] a, int n, int size) {
    for (@ParallelFor int b = 0; b < (n + size - 1) / size; b++) {
      int end = Math.min(n, (b + 1) * size);
      for (int k = b * size; k < end; k++) {
        a[k] = b;
      }
    }
  }

  void rotated(int[] a, int n, int by) {
    for (@ParallelFor int i = 0; i < n; i++) {
      a[(i + by) % n] = i;
    }
  }

  void numbered(int[] a, int n) {
    AtomicInteger next = new AtomicInteger();
    for (@ParallelFor int i = 0; i < n; i++) {
      if (i % 3 == 0) {
        a[next.getAndIncrement()] = i;
      }
    }
  }

  void fromAnotherArray(int[] a, int[] b, int n) {
    for (@ParallelFor int i = 1; i < n - 1; i++) {
      b[i] = a[i - 1] + a[i] + a[i + 1];
    }
  }

  void reversed(int[] a, int n) {
    for (@ParallelFor int i = 0; i < n / 2; i++) {
      int t = a[i];
      a[i] = a[n - 1 - i];
      a[n - 1 - i] = t;
    }
  }

  void symmetric(double[] a, int n) {
    for (@ParallelFor int i = 1; i < n / 2; i++) {
      a[i] += a[n - i];
    }
    for (@ParallelFor int i = 0; i < 5; i++) {
      a[i] = a[10 - i];
    }
  }

  void rowsWithAGap(int[] a, int rows, int columns) {
    for (@ParallelFor int r = 0; r < rows; r++) {
      for (int c = 0; c < columns - 1; c++) {
        a[r * columns + c] = r;
      }
    }
  }
}
