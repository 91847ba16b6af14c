import java.util.*;
import org.ajws.*;

/** What a loop does to all elements, and another task to one of them. */
class AmongAll implements Cloneable {
  int n; int[][] grid; int[] row; Cell[] cells; Cell cell; List<Cell> list; int d; static int[][] SG;
  static class Cell implements Cloneable { int v; int[] a = new int[4]; Cell next; Cell copy() { try { return (Cell) super.clone(); } catch (CloneNotSupportedException e) { return null; } } @Override public Cell clone() { try { return (Cell) super.clone(); } catch (CloneNotSupportedException e) { throw new AssertionError(); } } Cell deep() { Cell c = clone(); c.a = a.clone(); return c; } Cell(Cell o) { a = o.a; v = o.v; } Cell() {} }
  record Pair(int[] one, int[] two) {}

  void each() {
    finish: {
      for (Cell c : cells) {
        async: c.v++;
      }
      cells[0].v++;
    }
  }

  void eachBefore() {
    finish: {
      async: cells[0].v++;
      for (Cell c : cells) {
        c.v++;
      }
    }
  }

  void eachList() {
    finish: {
      for (Cell c : list) {
        async: c.v++;
      }
      list.get(0).v++;
    }
  }

  void eachRow() {
    finish: {
      for (int[] r : grid) {
        async: r[0]++;
      }
      grid[0][0]++;
    }
  }

  void eachIndex() {
    finish: {
      for (Cell c : cells) {
        async: c.v++;
      }
      cells[2].v++;
    }
  }

  void eachIndex2() {
    finish: {
      async: cells[2].v++;
      for (Cell c : cells) {
        c.v++;
      }
    }
  }

  void eachForEach() {
    finish: {
      async: list.get(2).v++;
      list.forEach(c -> c.v++);
    }
  }

  void forIndex() {
    finish: {
      async: cells[2].v++;
      for (int k = 0; k < cells.length; k++) {
        cells[k].v++;
      }
    }
  }

  void forIndexSlots() {
    finish: {
      async: row[2]++;
      for (int k = 0; k < row.length; k++) {
        row[k]++;
      }
    }
  }

  void eachReads() {
    finish: {
      async: cells[2].v++;
      for (Cell c : cells) {
        d += c.v;
      }
    }
  }

  void loopEach() {
    for (@ParallelFor Cell c : cells) {
      c.v = cells[0].v;
    }
  }

  void loopEach2() {
    for (@ParallelFor Cell c : cells) {
      c.v = 1;
      cells[0].v++;
    }
  }

  void loopEachList() {
    for (@ParallelFor Cell c : list) {
      c.v = list.get(0).v;
    }
  }

  void loopEachRow() {
    for (@ParallelFor int[] r : grid) {
      r[0] = grid[0][0];
    }
  }

  void loopEachLocal() {
    Cell f = cells[0];
    for (@ParallelFor Cell c : cells) {
      c.v = f.v;
    }
  }

  void loopEachBoth() {
    for (@ParallelFor Cell c : cells) {
      for (Cell e : cells) {
        c.v += e.v;
      }
    }
  }
  static void put(int[] r) { r[0]++; }
}
