import java.util.*;
import java.util.function.*;
import org.ajws.*;

/** Shallow copies: the copy has the parts of what it is a copy of. */
class ShallowCopies implements Cloneable {
  int n; int[][] grid; int[] row; Cell[] cells; Cell cell; List<Cell> list; Map<String, int[]> map; int d;
  static class Cell implements Cloneable { int v; int[] a = new int[4]; Cell next; @Override public Cell clone() { try { return (Cell) super.clone(); } catch (CloneNotSupportedException e) { throw new AssertionError(); } } }
  static void deepen(int[][] g) { for (int k = 0; k < g.length; k++) g[k] = g[k].clone(); }
  static void deepen(Cell c) { c.a = c.a.clone(); }
  static int[][] copied(int[][] g) { int[][] c = g.clone(); for (int k = 0; k < c.length; k++) c[k] = g[k].clone(); return c; }
  static int[][] shallow(int[][] g) { return g.clone(); }
  static int[][] shallow2(int[][] g) { int[][] c = g.clone(); return c; }

  void shallow() {
    int[][] c = shallow(grid);
    finish: {
      async: c[0][1]++;
      grid[0][1]++;
    }
  }

  void shallow2() {
    int[][] c = shallow2(grid);
    finish: {
      async: c[0][1]++;
      grid[0][1]++;
    }
  }

  void reverse() {
    List<Cell> c = new ArrayList<>(list);
    for (@ParallelFor int i = 0; i < n; i++) {
      c.get(i).v = list.get(n - 1 - i).v;
    }
  }

  void field() {
    int[][] c = this.grid.clone();
    for (@ParallelFor int i = 1; i < n; i++) {
      c[i][0] = c[i - 1][0];
    }
  }

  void loopObj() {
    Cell c = cell.clone();
    for (@ParallelFor int i = 0; i < n; i++) {
      c.a[0]++;
    }
  }

  void loopObjBoth() {
    Cell c = cell.clone();
    for (@ParallelFor int i = 1; i < n; i++) {
      c.a[i] = cell.a[i - 1];
    }
  }

  void inAsync() {
    finish: {
      int[][] c = grid.clone();
      async: {
        c[1][1]++;
      }
      grid[1][1]++;
    }
  }

  void lambdaUse() {
    int[][] c = grid.clone();
    Runnable r = () -> c[0][0]++;
    finish: {
      async: r.run();
      grid[0][0]++;
    }
  }

  void rows() {
    int[][] c = grid.clone();
    finish: {
      async: c[0][1]++;
      grid[0][1]++;
    }
  }

  void rowsIn() {
    finish: {
      int[][] c = grid.clone();
      async: c[0][1]++;
      grid[0][1]++;
    }
  }

  void rowsParam(int[][] g) {
    int[][] c = g.clone();
    finish: {
      async: c[0][1]++;
      g[0][1]++;
    }
  }

  void rowsTwo() {
    int[][] c = grid.clone();
    int[][] e = grid.clone();
    finish: {
      async: c[0][1]++;
      e[0][1]++;
    }
  }

  void copyOf() {
    int[][] c = Arrays.copyOf(grid, n);
    finish: {
      async: c[0][1]++;
      grid[0][1]++;
    }
  }

  void cells() {
    Cell[] c = cells.clone();
    finish: {
      async: c[0].v++;
      cells[0].v++;
    }
  }

  void listCopy() {
    List<Cell> c = new ArrayList<>(list);
    finish: {
      async: c.get(0).v++;
      list.get(0).v++;
    }
  }

  void listOf() {
    List<Cell> c = List.copyOf(list);
    finish: {
      async: c.get(0).v++;
      list.get(0).v++;
    }
  }

  void objClone() {
    Cell c = cell.clone();
    finish: {
      async: c.a[0]++;
      cell.a[0]++;
    }
  }

  void objNext() {
    Cell c = cell.clone();
    finish: {
      async: c.next.v++;
      cell.next.v++;
    }
  }

  void objCloneIn() {
    finish: {
      Cell c = cell.clone();
      async: c.a[0]++;
      cell.a[0]++;
    }
  }

  void loop() {
    int[][] c = grid.clone();
    for (@ParallelFor int i = 1; i < n; i++) {
      c[i][0] = grid[i - 1][0];
    }
  }

  void loopSame() {
    int[][] c = grid.clone();
    for (@ParallelFor int i = 0; i < n; i++) {
      c[i][0]++;
      grid[n - 1 - i][0]++;
    }
  }

  void loopCells() {
    Cell[] c = cells.clone();
    for (@ParallelFor int i = 1; i < n; i++) {
      c[i].v = cells[i - 1].v;
    }
  }

  void loopRows() {
    for (@ParallelFor int i = 0; i < n; i++) {
      int[][] c = grid.clone();
      c[0][0]++;
    }
  }
}
