import java.util.*;
import org.ajws.*;

/** One row of an array that was made with its rows, in two tasks. */
class RowsMadeAtOnce implements Cloneable {
  int n; int[][] grid; int[] row; Cell[] cells; Cell cell; List<Cell> list; int d; static int[][] SG;
  static class Cell implements Cloneable { int v; int[] a = new int[4]; Cell next; Cell copy() { try { return (Cell) super.clone(); } catch (CloneNotSupportedException e) { return null; } } @Override public Cell clone() { try { return (Cell) super.clone(); } catch (CloneNotSupportedException e) { throw new AssertionError(); } } Cell deep() { Cell c = clone(); c.a = a.clone(); return c; } Cell(Cell o) { a = o.a; v = o.v; } Cell() {} }
  record Pair(int[] one, int[] two) {}

  void multi() {
    finish: {
      int[][] m = new int[4][3];
      async: m[0][1]++;
      m[0][1]++;
    }
  }

  void multiVar(int k) {
    finish: {
      int[][] m = new int[4][3];
      async: m[k][1]++;
      m[k][1]++;
    }
  }

  void multiRow() {
    finish: {
      int[][] m = new int[4][3];
      int[] r = m[2];
      async: r[1]++;
      m[2][1]++;
    }
  }

  void multiCall() {
    finish: {
      int[][] m = new int[4][3];
      async: put(m[1]);
      put(m[1]);
    }
  }
  static void put(int[] r) { r[0]++; }

  void multiClone() {
    finish: {
      int[][] m = new int[4][3];
      int[][] c = m.clone();
      async: c[0][1]++;
      m[0][1]++;
    }
  }

  void multiReads() {
    int r;
    finish: {
      int[][] m = new int[4][3];
      async: m[0][1]++;
      r = m[0][1];
    }
    d = r;
  }

  void multiLoop() {
    finish: {
      int[][] m = new int[4][3];
      for (int i = 0; i < 4; i++) {
        async: m[0][0]++;
      }
    }
  }

  void multiLoop2() {
    finish: {
      int[][] m = new int[4][3];
      for (int i = 0; i < 4; i++) {
        async: m[i][0]++;
        m[i][0]++;
      }
    }
  }

  void multiOutside() {
    int[][] m = new int[4][3];
    finish: {
      async: m[0][1]++;
      m[0][1]++;
    }
  }
}
