import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;
import org.ajws.*;

/** Iterations under the lock of the container, and rows that differ. */
class IterationsAndRows {
  final List<Integer> sync = Collections.synchronizedList(new ArrayList<>());
  final Map<Integer, Integer> map = Collections.synchronizedMap(new HashMap<>());
  final Vector<Integer> vector = new Vector<>();
  final Queue<Integer> queue = new ConcurrentLinkedQueue<>();

  void locked(int n, int[] out) { for (@ParallelFor int i = 0; i < n; i++) { sync.add(i); synchronized (sync) { for (int x : sync) out[i] += x; } } }

  void onlyRead(int n, int[] out) { for (@ParallelFor int i = 0; i < n; i++) { for (int x : sync) out[i] += x; } }

  void onlyAdd(int n, int[] out) { for (@ParallelFor int i = 0; i < n; i++) { sync.add(i); } }

  void keys(int n, int[] out) { for (@ParallelFor int i = 0; i < n; i++) { map.put(i, i); synchronized (map) { for (int x : map.keySet()) out[i] += x; } } }

  void queue(int n, int[] out) { for (@ParallelFor int i = 0; i < n; i++) { queue.add(i); for (int x : queue) out[i] += x; } }
  int sum() { int s = 0; for (int x : sync) s += x; return s; }

  void asyncs(int[] out) { finish: { async: sync.add(3); async: { synchronized (sync) { for (int x : sync) out[0] += x; } } } }

  void collect(List<Integer> l, int n) { for (@ParallelFor int i = 0; i < n; i++) l.stream().collect(Collectors.toCollection(() -> new ArrayList<>())); }

  void collect2(List<Integer> l, int n) { for (@ParallelFor int i = 0; i < n; i++) l.stream().collect(Collectors.toCollection(ArrayList::new)).add(3); }
  // rows

  void rowsOnce(int n, boolean q) { int[] row = new int[n]; int[][] m = new int[2][]; if (q) m[0] = row; else m[1] = row; for (@ParallelFor int i = 0; i < 2; i++) m[i][0]++; }

  void swap(int[][] m, int n, int p) { int[] t = m[0]; m[0] = m[p]; m[p] = t; for (@ParallelFor int i = 0; i < n; i++) m[i][0]++; }

  void rotate(int n) { int[][] m = new int[2][n]; for (int k = 0; k < 9; k++) { m[0] = m[1]; m[1] = new int[n]; for (@ParallelFor int i = 0; i < 2; i++) m[i][0]++; } }

  void read(int n, int[] out) { int[] row = new int[n]; int[][] m = {row, row}; for (@ParallelFor int i = 0; i < 2; i++) out[i] = m[i][0]; }

  void replaced(int n) { int[] row = new int[n]; int[][] m = {row, row}; for (@ParallelFor int i = 0; i < 2; i++) m[i] = new int[3]; }

  void rowsStream(int n) { List<int[]> m = Stream.generate(() -> new int[2]).limit(n).toList(); for (@ParallelFor int[] r : m) r[0]++; }

  void rowsSetAll(int n) { int[][] m = new int[n][]; Arrays.setAll(m, k -> new int[3]); for (@ParallelFor int i = 0; i < n; i++) m[i][0]++; }

  void rowsAdd(int n) { List<int[]> m = new ArrayList<>(); for (int i = 0; i < n; i++) { int[] row = new int[3]; m.add(row); } for (@ParallelFor int[] r : m) r[0]++; }

  void rowsAddOnce(int n) { List<int[]> m = new ArrayList<>(); int[] row = new int[3]; m.add(row); m.add(new int[3]); for (@ParallelFor int[] r : m) r[0]++; }

  void parameters(int[] a, int[] b) { int[][] m = {a, b}; for (@ParallelFor int i = 0; i < 2; i++) m[i][0]++; }

  void listOfLists(int n) { List<List<Integer>> m = new ArrayList<>(); for (int i = 0; i < n; i++) m.add(new ArrayList<>()); for (@ParallelFor List<Integer> r : m) r.add(3); }
  int[][] grid; int[] shared = new int[3];
  void init() { grid = new int[9][]; for (int i = 0; i < 9; i++) { grid[i] = new int[3]; } }

  void field() { for (@ParallelFor int i = 0; i < 9; i++) grid[i][0]++; }
  int[][] grid2;
  void init2() { int[] r = new int[3]; grid2 = new int[9][]; for (int i = 0; i < 9; i++) { grid2[i] = r; } }

  void fillNull(int n) { int[][] m = new int[n][]; Arrays.fill(m, null); for (int i = 0; i < n; i++) m[i] = new int[2]; for (@ParallelFor int i = 0; i < n; i++) m[i][0]++; }

  void fillInts(int n) { int[][] m = new int[n][n]; for (int[] r : m) Arrays.fill(r, 3); for (@ParallelFor int i = 0; i < n; i++) m[i][0]++; }
}
