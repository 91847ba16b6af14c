import java.util.*;
import org.ajws.*;

/** Rows of an array that was made with them. */
class RowsMadeAtOnce implements Cloneable {
  int n; int[][] grid; int[] row; Cell[] cells; Cell cell; List<Cell> list; int d; static int[][] SG;
  static class Cell implements Cloneable { int v; int[] a = new int[4]; Cell next; Cell copy() { try { return (Cell) super.clone(); } catch (CloneNotSupportedException e) { return null; } } @Override public Cell clone() { try { return (Cell) super.clone(); } catch (CloneNotSupportedException e) { throw new AssertionError(); } } Cell deep() { Cell c = clone(); c.a = a.clone(); return c; } Cell(Cell o) { a = o.a; v = o.v; } Cell() {} }
  record Pair(int[] one, int[] two) {}

  void multi() {
    finish: {
      int[][] m = new int[4][3];
      async: m[0][1]++;
      m[1][1]++;
    }
  }

  void multi2() {
    finish: {
      int[][] m = new int[4][3];
      async: m[0][1]++;
      m[0][2]++;
    }
  }

  void multiVar(int k) {
    finish: {
      int[][] m = new int[4][3];
      async: m[k][1]++;
      m[k + 1][1]++;
    }
  }

  void multiCall() {
    finish: {
      int[][] m = new int[4][3];
      async: put(m[1]);
      put(m[2]);
    }
  }
  static void put(int[] r) { r[0]++; }

  void multiReplaced() {
    finish: {
      int[][] m = new int[4][3];
      int[] old = m[0];
      m[0] = new int[3];
      async: old[1]++;
      m[0][1]++;
    }
  }

  void multiReads() {
    int r;
    finish: {
      int[][] m = new int[4][3];
      async: m[0][1]++;
      r = m[1][1];
    }
    d = r;
  }

  void multiLoop() {
    finish: {
      int[][] m = new int[4][3];
      for (int i = 0; i < 4; i++) {
        async: m[i][0]++;
      }
    }
  }

  void multiOutside() {
    int[][] m = new int[4][3];
    finish: {
      async: m[0][1]++;
      m[1][1]++;
    }
  }
}
