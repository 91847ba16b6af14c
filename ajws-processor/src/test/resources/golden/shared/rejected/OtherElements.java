import java.util.Arrays;
import java.util.List;
import org.ajws.ParallelFor;

/** Objects that elements lead to, and indexes that go around, back, or too far. */
class OtherElements {
  static class Node {
    Node next;
    int value;
  }

  static class Cell {
    Grid grid;
    int value;
  }

  static class Grid {
    Cell[] cells;
    int total;
  }

  record Edge(int from, int to) {}

  void next(Node[] nodes) {
    for (@ParallelFor int i = 0; i < nodes.length; i++) {
      nodes[i].next.value = i;
    }
  }

  void nextOfEach(List<Node> nodes) {
    for (@ParallelFor Node node : nodes) {
      node.next.value++;
    }
  }

  void grid(Cell[] cells) {
    for (@ParallelFor int i = 0; i < cells.length; i++) {
      cells[i].grid.total += cells[i].value;
    }
  }

  void around(int[] a, int n) {
    for (@ParallelFor int j = 0; j < n; j++) {
      a[j] = a[(j + 1) % n];
    }
  }

  void back(int[] a, int low, int high) {
    for (@ParallelFor int i = low; i < high; i++) {
      a[i] = a[high - i];
    }
  }

  void lookedUp(int[] a, int[] index) {
    for (@ParallelFor int i = 0; i < a.length; i++) {
      a[i] = a[index[i]];
    }
  }

  void overlapping(int[] a, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      Arrays.sort(a, i * 10, i * 10 + 11);
    }
  }

  void oneTooMany(int[] start, int[] values, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      for (int k = start[i]; k <= start[i + 1]; k++) {
        values[k] = i;
      }
    }
  }

  void degrees(List<Edge> edges, int[] degree) {
    for (@ParallelFor Edge edge : edges) {
      degree[edge.from()]++;
    }
  }
}
