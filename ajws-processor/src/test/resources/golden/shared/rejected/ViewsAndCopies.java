import java.util.*;
import org.ajws.*;

/** Slots and elements by a view, a copy, or another row. */
class ViewsAndCopies {
  static class Cell {
    int v;
    int[] d;
  }

  int n;
  Cell[] cells;
  List<Integer> ints;

  static void fillFrom(List<Integer> l, int x) {
    for (int i = 0; i < l.size(); i++) l.set(i, x);
  }

  void sub(List<Integer> l) {
    finish:
    {
      async:
      fillFrom(l.subList(0, 5), 1);
      fillFrom(l.subList(3, 8), 2);
    }
  }

  void sub2(List<Integer> l) {
    finish:
    {
      async:
      l.subList(0, 5).set(1, 3);
      l.set(1, 4);
    }
  }

  void sub3(List<Integer> l) {
    List<Integer> s = l.subList(2, 5);
    finish:
    {
      async:
      s.set(0, 3);
      l.set(2, 4);
    }
  }

  void sub4(List<Cell> l) {
    List<Cell> s = l.subList(2, 5);
    finish:
    {
      async:
      s.get(0).v++;
      l.get(2).v++;
    }
  }

  void sub5(List<Integer> l) {
    List<Integer> s = l.subList(2, 5);
    finish:
    {
      async:
      s.clear();
      l.add(1);
    }
  }

  void sub6(List<Integer> l) {
    List<Integer> s = l.subList(2, 5);
    for (@ParallelFor int i = 0; i < 3; i++) s.set(i, l.get(i));
  }

  void toArray(List<Cell> l) {
    Cell[] c = l.toArray(new Cell[0]);
    finish:
    {
      async:
      c[0].v++;
      l.get(0).v++;
    }
  }

  void toArrayIn(List<Cell> l) {
    finish:
    {
      Cell[] c = l.toArray(new Cell[0]);
      async:
      c[0].v++;
      l.get(0).v++;
    }
  }

  void asList(Integer[] p) {
    List<Integer> l = Arrays.asList(p);
    finish:
    {
      async:
      l.set(0, 1);
      p[0] = 2;
    }
  }

  void asList2(Cell[] p) {
    List<Cell> l = Arrays.asList(p);
    finish:
    {
      async:
      l.get(0).v++;
      p[0].v++;
    }
  }

  void copyList(List<Cell> p) {
    List<Cell> l = new ArrayList<>(p);
    finish:
    {
      async:
      l.get(0).v++;
      p.get(0).v++;
    }
  }

  void rows() {
    double[][] m = new double[4][4];
    double[] r = m[1];
    m[0] = r;
    for (@ParallelFor int i = 0; i < 4; i++) m[i][0] = i;
  }

  void rowsTask() {
    double[][] m = new double[4][4];
    double[] r = m[1];
    m[0] = r;
    finish:
    {
      async:
      m[0][1] = 1;
      m[1][1] = 2;
    }
  }

  void subSub(List<Integer> l) {
    List<Integer> p = l.subList(2, 9).subList(1, 4);
    finish:
    {
      async:
      p.set(0, 1);
      l.set(3, 2);
    }
  }

  void rangeSub(List<Integer> l, int m) {
    List<Integer> p = l.subList(0, m + 1), q = l.subList(m, l.size());
    finish:
    {
      async:
      p.set(m, 1);
      q.set(0, 2);
    }
  }

  void view() {
    List<Integer> v = Collections.unmodifiableList(ints);
    finish:
    {
      async:
      ints.add(1);
      System.out.println(v.size());
    }
  }

  void viewRows(int[][] rows) {
    int[][] view = {rows[0], rows[1]};
    finish:
    {
      async:
      view[0][0]++;
      rows[0][0]++;
    }
  }

  void copyOf() {
    Cell[] c = Arrays.copyOf(cells, n);
    for (@ParallelFor int i = 0; i < n - 1; i++) {
      c[i].v = cells[i + 1].v;
    }
  }
}
