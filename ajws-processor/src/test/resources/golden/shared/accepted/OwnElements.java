import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.ajws.ParallelFor;
import org.ajws.Reduce;
import org.ajws.Reducer;

/** Indexes that keep apart by an argument that is no sum with a stride. */
class OwnElements {
  enum Color {
    RED,
    GREEN
  }

  record Cell(int row, int column) {}

  record Item(int id, double weight) {}

  static class Body {
    final double[] position = new double[3];
    Body heaviest;
  }

  void offsets(int[] start, double[] values, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      for (int k = start[i]; k < start[i + 1]; k++) {
        values[k] *= 2;
      }
    }
  }

  void sorted(int[] a, int[] bounds) {
    for (@ParallelFor int b = 0; b < bounds.length - 1; b++) {
      Arrays.sort(a, bounds[b], bounds[b + 1]);
    }
  }

  void constants(int[] out) {
    for (@ParallelFor Color c : Color.values()) {
      out[c.ordinal()] = 1;
    }
  }

  void keyed(List<Item> items, double[] out) {
    for (@ParallelFor Item item : items) {
      out[item.id()] = item.weight();
    }
  }

  void placed(List<Cell> cells, int[][] board) {
    for (@ParallelFor Cell cell : cells) {
      board[cell.row()][cell.column()]++;
    }
  }

  void blocks(double[] a, int blocks) {
    for (@ParallelFor int b = 0; b < blocks; b++) {
      int from = (int) ((long) a.length * b / blocks);
      int to = (int) ((long) a.length * (b + 1) / blocks);
      for (int k = from; k < to; k++) {
        a[k] = b;
      }
    }
  }

  void lower(double[] packed, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      for (int j = 0; j <= i; j++) {
        packed[i * (i + 1) / 2 + j] = i + j;
      }
    }
  }

  void upper(double[] packed, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      for (int j = i; j < n; j++) {
        packed[i * n - i * (i - 1) / 2 + j - i] = i + j;
      }
    }
  }

  void bodies(Body[] bodies) {
    for (@ParallelFor int i = 0; i < bodies.length; i++) {
      bodies[i].position[0]++;
      bodies[i].heaviest = bodies[0];
    }
  }

  void turned(int[] a, int n) {
    for (@ParallelFor int i = 0; i < n / 2; i++) {
      int old = a[i];
      a[i] = a[n - 1 - i];
      a[n - 1 - i] = old;
    }
  }

  static class Lists implements Reducer<List<Integer>> {
    @Override
    public List<Integer> identity() {
      return new ArrayList<>();
    }

    @Override
    public List<Integer> combine(List<Integer> a, List<Integer> b) {
      a.addAll(b);
      return a;
    }
  }

  List<Integer> mergedInPlace(int n) {
    Lists lists = new Lists();
    @Reduce(by = Lists.class)
    List<Integer> all = lists.identity();
    for (@ParallelFor int i = 0; i < n; i++) {
      all = lists.combine(all, List.of(i));
    }
    return all;
  }
}
