import java.util.*;
import org.ajws.*;

/** Structures, views, copies and other names that keep apart. */
class KeptApart {
  static class Node {
    int v, sum;
    Node left, right, next, parent;
    List<Node> kids = new ArrayList<>();
    Map<String, Node> named = new HashMap<>();
  }

  static class Cell {
    int v;
  }

  int n;
  int[] a, b;
  Node root;
  Cell[] cells;
  List<Cell> list;
  Map<String, Cell> map;
  Cell cur = new Cell(), next = new Cell(), back;
  int[] from = new int[9], to = new int[9];

  static void walk(Node t) {
    if (t == null) return;
    t.v++;
    walk(t.left);
    walk(t.right);
  }

  static int sum(Node t) {
    return t == null ? 0 : t.v + sum(t.left) + sum(t.right);
  }

  static void deep(Node t) {
    for (Node k : t.kids) deep(k);
    t.sum = 0;
    for (Node k : t.kids) t.sum += k.sum;
  }

  static void par(Node t) {
    if (t == null) return;
    finish:
    {
      async:
      par(t.left);
      par(t.right);
    }
    t.sum = (t.left == null ? 0 : t.left.sum) + (t.right == null ? 0 : t.right.sum) + t.v;
  }

  static void parKids(Node t) {
    finish:
    for (Node k : t.kids) {
      async:
      parKids(k);
    }
    t.sum = t.v;
    for (Node k : t.kids) t.sum += k.sum;
  }

  static void sort(int[] a, int lo, int hi) {
    if (hi - lo < 2) return;
    int p = part(a, lo, hi);
    finish:
    {
      async:
      sort(a, lo, p);
      sort(a, p + 1, hi);
    }
  }

  static int part(int[] a, int lo, int hi) {
    int p = a[lo];
    int i = lo;
    for (int k = lo + 1; k < hi; k++)
      if (a[k] < p) {
        int t = a[k];
        a[k] = a[++i];
        a[i] = t;
      }
    return i;
  }

  static void merge(int[] a, int[] t, int lo, int hi) {
    if (hi - lo < 2) return;
    int m = (lo + hi) / 2;
    finish:
    {
      async:
      merge(a, t, lo, m);
      merge(a, t, m, hi);
    }
    for (int k = lo; k < hi; k++) t[k] = a[k];
    for (int k = lo; k < hi; k++) a[k] = t[k];
  }

  void swapBuffers() {
    for (int r = 0; r < 9; r++) {
      for (@ParallelFor int i = 1; i < 8; i++) to[i] = from[i - 1] + from[i + 1];
      int[] t = from;
      from = to;
      to = t;
    }
  }

  void swap() {
    Cell t = cur;
    cur = next;
    next = t;
  }

  void swapped() {
    finish:
    {
      async:
      cur.v++;
      next.v++;
    }
  }

  void save() {
    back = cur;
    cur = new Cell();
  }

  void saved() {
    finish:
    {
      async:
      back.v++;
      cur.v++;
    }
  }

  void trees() {
    finish:
    {
      async:
      walk(root.left);
      async:
      walk(root.right);
    }
    root.v = 1;
  }

  void readTrees() {
    int[] r = new int[2];
    finish:
    {
      async:
      r[0] = sum(root.left);
      r[1] = sum(root.right);
    }
  }

  void readBoth() {
    int[] r = new int[2];
    finish:
    {
      async:
      r[0] = sum(root);
      r[1] = sum(root.left);
    }
  }

  void walkRead() {
    int[] r = new int[2];
    finish:
    {
      async:
      walk(root.left);
      r[1] = sum(root.right);
    }
  }

  void otherField() {
    finish:
    {
      async:
      walk(root);
      root.left.sum = 1;
    }
  }

  void copyTree() {
    Node copy = copy(root);
    finish:
    {
      async:
      walk(copy);
      walk(root);
    }
  }

  static Node copy(Node t) {
    if (t == null) return null;
    Node c = new Node();
    c.left = copy(t.left);
    c.right = copy(t.right);
    return c;
  }

  void chains(Node p, Node q) {
    finish:
    {
      async:
      {
        for (Node x = p; x != null; x = x.next) x.v++;
      }
      for (Node x = q; x != null; x = x.next) x.v++;
    }
  }

  void chainOther(Node p) {
    finish:
    {
      async:
      {
        for (Node x = p; x != null; x = x.next) x.v++;
      }
      for (Node x = p; x != null; x = x.next) x.sum++;
    }
  }

  void pick(boolean f) {
    Cell c = f ? cells[0] : cells[1];
    finish:
    {
      async:
      c.v++;
      cells[2].v++;
    }
  }

  void maps() {
    finish:
    {
      async:
      map.get("a").v++;
      map.get("b").v++;
    }
  }

  void mapLoop(String[] keys) {
    for (int i = 0; i < n; i++) {
      Cell c = map.get(keys[i]);
      finish:
      {
        async:
        c.v++;
      }
    }
  }

  void halves(List<Integer> l) {
    List<Integer> p = l.subList(0, 4), q = l.subList(4, 8);
    finish:
    {
      async:
      p.set(1, 1);
      q.set(1, 2);
    }
  }

  void halfLoop(List<Integer> l) {
    List<Integer> q = l.subList(4, 8);
    for (@ParallelFor int i = 0; i < 4; i++) q.set(i, i);
  }

  void halfRead(List<Integer> l) {
    List<Integer> q = l.subList(4, 8);
    for (@ParallelFor int i = 0; i < 4; i++) q.set(i, q.get(i) + 1);
  }

  void rows(double[] p, double[] q) {
    double[][] m = {p, q};
    finish:
    {
      async:
      m[0][0] = 1;
      m[1][0] = 2;
    }
  }

  void rowsLoop(double[] p, double[] q) {
    double[][] m = {p, q, new double[3]};
    for (@ParallelFor int i = 0; i < 3; i++) m[i][0] = i;
  }

  void computed() {
    for (@ParallelFor int i = 0; i < n; i++) a[i] = b[i ^ 1] + b[Math.min(i + 1, n - 1)];
  }

  void computedOwn() {
    for (@ParallelFor int i = 0; i < n; i++) {
      int k = Math.abs(i);
      b[i] = a[k];
    }
  }

  void values() {
    for (@ParallelFor Cell c : map.values()) c.v++;
  }

  void valuesBehind() {
    finish:
    {
      async:
      map.values().forEach(c -> c.v++);
    }
    map.get("x").v = 1;
  }

  void varargs(Cell p, Cell q) {
    finish:
    {
      async:
      reset(p);
      reset(q);
    }
  }

  static void reset(Cell... cs) {
    for (Cell c : cs) c.v = 0;
  }

  void varargsAll() {
    finish:
    {
      async:
      reset(cells[0], cells[1]);
      reset(cells[2], cells[3]);
    }
  }

  void locked(Node t) {
    finish:
    {
      async:
      {
        synchronized (this) {
          walk(t);
        }
      }
      synchronized (this) {
        walk(t.left);
      }
    }
  }

  void branches(Node t, boolean f) {
    finish:
    {
      if (f) {
        async:
        walk(t);
      } else {
        walk(t.left);
      }
    }
  }

  void two(Node t) {
    finish:
    {
      async:
      walk(t);
    }
    finish:
    {
      async:
      walk(t.left);
    }
  }
}
