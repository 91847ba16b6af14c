import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;
import org.ajws.*;

/** Iterations over containers of which each method locks, and slots that hold one row. */
class IterationsAndRows {
  final List<Integer> sync = Collections.synchronizedList(new ArrayList<>());
  final Map<Integer, Integer> map = Collections.synchronizedMap(new HashMap<>());
  final Vector<Integer> vector = new Vector<>();
  final Queue<Integer> queue = new ConcurrentLinkedQueue<>();

  void each(int n, int[] out) { for (@ParallelFor int i = 0; i < n; i++) { sync.add(i); for (int x : sync) out[i] += x; } }

  void stream(int n, int[] out) { for (@ParallelFor int i = 0; i < n; i++) { sync.add(i); out[i] = sync.stream().mapToInt(x -> x).sum(); } }

  void iterator(int n, int[] out) { for (@ParallelFor int i = 0; i < n; i++) { sync.add(i); Iterator<Integer> it = sync.iterator(); while (it.hasNext()) out[i] += it.next(); } }

  void keys(int n, int[] out) { for (@ParallelFor int i = 0; i < n; i++) { map.put(i, i); for (int x : map.keySet()) out[i] += x; } }

  void vector(int n, int[] out) { for (@ParallelFor int i = 0; i < n; i++) { vector.add(i); for (int x : vector) out[i] += x; } }
  int sum() { int s = 0; for (int x : sync) s += x; return s; }

  void called(int n, int[] out) { for (@ParallelFor int i = 0; i < n; i++) { sync.add(i); out[i] = sum(); } }

  void local(int n, int[] out) { List<Integer> l = Collections.synchronizedList(new ArrayList<>()); for (@ParallelFor int i = 0; i < n; i++) { l.add(i); for (int x : l) out[i] += x; } }

  void asyncs(int[] out) { finish: { async: sync.add(3); async: { for (int x : sync) out[0] += x; } } }

  void collect(List<Integer> l, int n) { List<Integer> r = new ArrayList<>(); for (@ParallelFor int i = 0; i < n; i++) l.stream().collect(Collectors.toCollection(() -> r)); }
  // rows

  void rows(int n) { int[] row = new int[n]; int[][] m = new int[n][]; for (int i = 0; i < n; i++) m[i] = row; for (@ParallelFor int i = 0; i < n; i++) m[i][0]++; }

  void rowsFill(int n) { int[][] m = new int[n][]; Arrays.fill(m, new int[n]); for (@ParallelFor int i = 0; i < n; i++) m[i][0]++; }

  void rowsLiteral(int n) { int[] row = new int[n]; int[][] m = {row, row}; for (@ParallelFor int i = 0; i < 2; i++) m[i][0]++; }

  void rowsTwice(int n) { int[] row = new int[n]; int[][] m = new int[2][]; m[0] = row; m[1] = row; for (@ParallelFor int i = 0; i < 2; i++) m[i][0]++; }

  void rowsCopy(int[][] a, int n) { int[][] m = a.clone(); m[1] = m[0]; for (@ParallelFor int i = 0; i < n; i++) m[i][0]++; }

  void rowsCopies(int n) { List<int[]> m = Collections.nCopies(n, new int[1]); for (@ParallelFor int i = 0; i < n; i++) m.get(i)[0]++; }

  void rowsEach(int n) { List<int[]> m = new ArrayList<>(Collections.nCopies(n, new int[1])); for (@ParallelFor int[] r : m) r[0]++; }

  void rowsStream(int n) { int[] row = new int[3]; List<int[]> m = Stream.generate(() -> row).limit(n).toList(); for (@ParallelFor int[] r : m) r[0]++; }

  void rowsSetAll(int n) { int[] row = new int[3]; int[][] m = new int[n][]; Arrays.setAll(m, k -> row); for (@ParallelFor int i = 0; i < n; i++) m[i][0]++; }

  void rowsAdd(int n) { int[] row = new int[3]; List<int[]> m = new ArrayList<>(); for (int i = 0; i < n; i++) m.add(row); for (@ParallelFor int[] r : m) r[0]++; }

  void listOfLists(int n) { List<Integer> one = new ArrayList<>(); List<List<Integer>> m = new ArrayList<>(); for (int i = 0; i < n; i++) m.add(one); for (@ParallelFor List<Integer> r : m) r.add(3); }
  int[][] grid; int[] shared = new int[3];
  void init() { grid = new int[9][]; for (int i = 0; i < 9; i++) { grid[i] = new int[3]; } }
  int[][] grid2;
  void init2() { int[] r = new int[3]; grid2 = new int[9][]; for (int i = 0; i < 9; i++) { grid2[i] = r; } }

  void field() { for (@ParallelFor int i = 0; i < 9; i++) grid2[i][0]++; }
}
