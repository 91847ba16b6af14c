import java.util.*;
import org.ajws.*;

/** What a loop does to all elements, and another task to another place. */
class AmongAll implements Cloneable {
  int n; int[][] grid; int[] row; Cell[] cells; Cell cell; List<Cell> list; int d; static int[][] SG;
  static class Cell implements Cloneable { int v; int[] a = new int[4]; Cell next; Cell copy() { try { return (Cell) super.clone(); } catch (CloneNotSupportedException e) { return null; } } @Override public Cell clone() { try { return (Cell) super.clone(); } catch (CloneNotSupportedException e) { throw new AssertionError(); } } Cell deep() { Cell c = clone(); c.a = a.clone(); return c; } Cell(Cell o) { a = o.a; v = o.v; } Cell() {} }
  record Pair(int[] one, int[] two) {}

  void eachRow() {
    finish: {
      for (int[] r : grid) {
        async: r[0]++;
      }
      grid[0][1]++;
    }
  }

  void forIndexSlots() {
    finish: {
      async: row[0]++;
      for (int k = 1; k < row.length; k++) {
        row[k]++;
      }
    }
  }

  void loopEachRow() {
    for (@ParallelFor int[] r : grid) {
      r[0] = grid[0][1];
    }
  }
  static void put(int[] r) { r[0]++; }
}
