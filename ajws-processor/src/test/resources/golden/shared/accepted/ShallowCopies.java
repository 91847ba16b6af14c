import java.util.*;
import java.util.function.*;
import org.ajws.*;

/** Copies that share nothing, or of which tasks touch what they do not share. */
class ShallowCopies implements Cloneable {
  int n; int[][] grid; int[] row; Cell[] cells; Cell cell; List<Cell> list; Map<String, int[]> map; int d;
  static class Cell implements Cloneable { int v; int[] a = new int[4]; Cell next; @Override public Cell clone() { try { return (Cell) super.clone(); } catch (CloneNotSupportedException e) { throw new AssertionError(); } } }
  static void deepen(int[][] g) { for (int k = 0; k < g.length; k++) g[k] = g[k].clone(); }
  static void deepen(Cell c) { c.a = c.a.clone(); }
  static int[][] copied(int[][] g) { int[][] c = g.clone(); for (int k = 0; k < c.length; k++) c[k] = g[k].clone(); return c; }
  static int[][] shallow(int[][] g) { return g.clone(); }
  static int[][] shallow2(int[][] g) { int[][] c = g.clone(); return c; }

  void loopDeep() {
    int[][] c = grid.clone();
    for (int k = 0; k < c.length; k++) c[k] = grid[k].clone();
    finish: {
      async: c[0][1]++;
      grid[0][1]++;
    }
  }

  void loopDeep2() {
    int[][] c = grid.clone();
    for (int k = 0; k < c.length; k++) grid[k] = c[k].clone();
    finish: {
      async: c[0][1]++;
      grid[0][1]++;
    }
  }

  void callDeep() {
    int[][] c = grid.clone();
    deepen(c);
    finish: {
      async: c[0][1]++;
      grid[0][1]++;
    }
  }

  void objDeep() {
    Cell c = cell.clone();
    c.a = cell.a.clone();
    finish: {
      async: c.a[0]++;
      cell.a[0]++;
    }
  }

  void objCall() {
    Cell c = cell.clone();
    deepen(c);
    finish: {
      async: c.next.v++;
      cell.next.v++;
    }
  }

  void listSet() {
    List<Cell> c = new ArrayList<>(list);
    c.set(0, new Cell());
    finish: {
      async: c.get(0).v++;
      list.get(0).v++;
    }
  }

  void listReplace() {
    List<Cell> c = new ArrayList<>(list);
    c.replaceAll(q -> q.clone());
    finish: {
      async: c.get(0).v++;
      list.get(0).v++;
    }
  }

  void setAll() {
    Cell[] c = cells.clone();
    Arrays.setAll(c, k -> new Cell());
    finish: {
      async: c[0].v++;
      cells[0].v++;
    }
  }

  void copied() {
    int[][] c = copied(grid);
    finish: {
      async: c[0][1]++;
      grid[0][1]++;
    }
  }

  void sameIteration() {
    int[][] c = grid.clone();
    for (@ParallelFor int i = 0; i < n; i++) {
      c[i][0]++;
      grid[i][0]++;
    }
  }

  void sameIterationList() {
    List<Cell> c = new ArrayList<>(list);
    for (@ParallelFor int i = 0; i < n; i++) {
      c.get(i).v++;
      list.get(i).v++;
    }
  }

  void reversed() {
    List<Cell> c = new ArrayList<>(list);
    Collections.reverse(c);
    finish: {
      async: c.get(0).v++;
      list.get(0).v++;
    }
  }

  void swapped() {
    int[][] c = grid.clone();
    int[] t = c[0];
    c[0] = c[1];
    c[1] = t;
    finish: {
      async: c[0][0]++;
      grid[0][0]++;
    }
  }

  void slots() {
    int[][] c = grid.clone();
    for (@ParallelFor int i = 0; i < n; i++) {
      c[i] = new int[3];
      c[i][0] = grid[i][0];
    }
  }

  void slotsPrev() {
    int[][] c = grid.clone();
    for (@ParallelFor int i = 1; i < n; i++) {
      c[i] = new int[3];
      c[i][0] = grid[i - 1][0];
    }
  }

  void reads() {
    int[][] c = grid.clone();
    for (@ParallelFor int i = 1; i < n; i++) {
      row[i] = c[i][0] + grid[i - 1][0];
    }
  }

  void loopObj() {
    Cell c = cell.clone();
    for (@ParallelFor int i = 0; i < n; i++) {
      c.a[i]++;
    }
  }

  void mapCopy() {
    Map<String, int[]> c = new HashMap<>(map);
    finish: {
      async: c.put("a", null);
      map.put("a", null);
    }
  }

  void frozen() {
    final List<Cell> c = List.copyOf(list);
    for (@ParallelFor int i = 0; i < n; i++) {
      row[i] = c.get(i).v;
    }
  }

  void clonePrim() {
    int[] c = row.clone();
    for (@ParallelFor int i = 1; i < n; i++) {
      row[i] = c[i - 1];
    }
  }

  void cloneOfRow() {
    int[] c = grid[0].clone();
    finish: {
      async: c[0]++;
      grid[0][0]++;
    }
  }

  void lambdaUse() {
    int[][] c = grid.clone();
    Runnable r = () -> c[0] = null;
    finish: {
      async: r.run();
      grid[0] = null;
    }
  }

  void rows() {
    int[][] c = grid.clone();
    finish: {
      async: c[0][1]++;
      grid[1][1]++;
    }
  }

  void rowsSlot() {
    int[][] c = grid.clone();
    finish: {
      async: c[0] = null;
      grid[0] = new int[3];
    }
  }

  void deep() {
    int[][] c = new int[grid.length][];
    for (int k = 0; k < c.length; k++) c[k] = grid[k].clone();
    finish: {
      async: c[0][1]++;
      grid[0][1]++;
    }
  }

  void cells() {
    Cell[] c = cells.clone();
    finish: {
      async: c[0].v++;
      cells[1].v++;
    }
  }

  void listCopy() {
    List<Cell> c = new ArrayList<>(list);
    finish: {
      async: c.add(null);
      list.add(null);
    }
  }

  void objClone() {
    Cell c = cell.clone();
    finish: {
      async: c.v++;
      cell.v++;
    }
  }

  void loop() {
    int[][] c = grid.clone();
    for (@ParallelFor int i = 1; i < n; i++) {
      c[i][0] = grid[i][0];
    }
  }

  void loopOwn() {
    int[] c = row.clone();
    for (@ParallelFor int i = 1; i < n; i++) {
      c[i] = row[i - 1];
    }
  }

  void loopRows() {
    for (@ParallelFor int i = 0; i < n; i++) {
      int[][] c = grid.clone();
      c[0] = new int[3];
      c[0][0]++;
    }
  }
}
