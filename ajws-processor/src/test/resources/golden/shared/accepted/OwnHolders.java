import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ajws.ParallelFor;

/** Objects and containers that an iteration makes, of what is its own. */
public class OwnHolders {
  static class Row {
    int[] w;
    int v;
    Row next;

    Row(int[] w) {
      this.w = w;
    }
  }

  public static void main(String[] args) {
    int n = 40;
    int[][] a = new int[n][3];
    Row[] rows = new Row[n];
    for (@ParallelFor int i = 0; i < n; i++) {
      rows[i] = new Row(a[i]);
      rows[i].next = new Row(new int[2]);
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      Row r = new Row(a[i]);
      r.w[0] = i;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      int[][] copy = a.clone();
      copy[i][1] = copy[i][0] + 1;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      List<int[]> own = new ArrayList<>();
      own.add(a[i]);
      own.get(0)[2] = i;
      for (int[] each : own) {
        each[2]++;
      }
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      Deque<Row> open = new ArrayDeque<>();
      open.push(rows[i]);
      while (!open.isEmpty()) {
        Row r = open.pop();
        r.v += i;
      }
    }
    for (@ParallelFor Row r : rows) {
      List.of(r).get(0).v++;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      List<Row> own = new ArrayList<>();
      for (int k = 0; k < n; k++) {
        own.add(new Row(new int[3]));
      }
      own.get(0).w[0] = 1;
      own.get(i).v = 3;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      Map<String, List<Integer>> lists = new HashMap<>();
      lists.computeIfAbsent("x", k -> new ArrayList<>()).add(i);
      lists.put("y", new ArrayList<>());
      lists.get("y").add(3);
      a[i][0] += lists.get("x").get(0);
    }
    System.out.println(Arrays.deepToString(a));
    System.out.println(Arrays.stream(rows).mapToInt(r -> r.v).sum());
  }
}
