import java.util.List;
import org.ajws.ParallelFor;

class NoEffect {
  void run(int[] a) {
    for (@ParallelFor int i = 0; i < a.length; i++) {
      int unused = a[i] + 1;
    }
    for (@ParallelFor int i = 0; i < a.length; i++) {}
  }

  void lists(List<List<String>> all, int[][] rows) {
    for (@ParallelFor List<String> each : all) {
      for (String s : each) {}
    }
    for (@ParallelFor int[] row : rows) {
      for (int x : row) {}
    }
    for (@ParallelFor int[] row : rows) {
      String unused = "length " + row.length;
    }
  }
}
