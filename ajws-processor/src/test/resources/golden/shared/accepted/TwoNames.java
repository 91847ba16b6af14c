import java.util.*;
import org.ajws.*;

/** Other objects by names that look alike. */
class TwoNames {
  int n;
  int[] a;
  Cell[] cells;
  List<Cell> list;
  Map<String, Cell> map;
  Map<Integer, Cell> imap;
  Node root;

  static class Cell {
    int v;
    int[] d;
  }

  static class Node {
    int v;
    Node left, right, next, prev, parent;
    Node[] kids;
    List<Node> sons;
  }

  static void walk(Node t) {
    if (t == null) return;
    t.v++;
    walk(t.left);
    walk(t.right);
  }

  static int sum(Node t) {
    return t == null ? 0 : t.v + sum(t.left) + sum(t.right);
  }

  static void allKids(Node t) {
    t.v++;
    for (Node k : t.kids) allKids(k);
  }

  static void allSons(Node t) {
    t.v++;
    for (Node k : t.sons) allSons(k);
  }

  static void along(Node t) {
    while (t != null) {
      t.v++;
      t = t.next;
    }
  }

  static void up(Node t) {
    if (t == null) return;
    t.v++;
    up(t.parent);
  }

  void subtree(Node t) {
    finish:
    {
      async:
      walk(t.left);
      walk(t.right);
    }
  }

  void subtree2(Node t) {
    finish:
    {
      async:
      walk(t.left);
      t.v++;
    }
  }

  void subtree3(Node t) {
    finish:
    {
      async:
      sum(t);
      sum(t.left);
    }
  }

  void subtree4(Node t) {
    finish:
    {
      async:
      walk(t.left.left);
      walk(t.left.right);
    }
  }

  void subtree5(Node t) {
    finish:
    {
      async:
      walk(t.left);
      t.right.left.v = 1;
    }
  }

  void kids(Node t) {
    finish:
    {
      async:
      allKids(t.kids[0]);
      allKids(t.kids[1]);
    }
  }

  void chain(Node t, Node u) {
    finish:
    {
      async:
      along(t);
      along(u);
    }
  }

  static void bump(Cell... cs) {
    for (Cell c : cs) c.v++;
  }

  static void fill(int x, int[]... rows) {
    for (int[] r : rows) r[0] = x;
  }

  static void first(Cell... cs) {
    cs[0].v++;
  }

  void var(Cell p, Cell q, Cell r) {
    finish:
    {
      async:
      bump(p, q);
      r.v++;
    }
  }

  void var2(Cell p, Cell q, Cell r) {
    finish:
    {
      async:
      first(p, q);
      first(q, p);
    }
  }

  void var3(Cell p, Cell q, Cell r, Cell s) {
    finish:
    {
      async:
      bump(p, q);
      bump(r, s);
    }
  }

  void choice(boolean b, Cell p, Cell q, Cell r) {
    finish:
    {
      async:
      {
        Cell c = b ? p : q;
        c.v++;
      }
      r.v++;
    }
  }

  static Cell either(boolean b, Cell p, Cell q) {
    return b ? p : q;
  }

  static void set(List<Cell> l) {
    for (int i = 0; i < l.size(); i++) l.set(i, null);
  }

  static void fillFrom(List<Integer> l, int x) {
    for (int i = 0; i < l.size(); i++) l.set(i, x);
  }

  void sub(List<Integer> l) {
    finish:
    {
      async:
      fillFrom(l.subList(0, 5), 1);
      fillFrom(l.subList(5, 8), 2);
    }
  }

  void subHalf(List<Integer> l, int m) {
    finish:
    {
      async:
      fillFrom(l.subList(0, m), 1);
      fillFrom(l.subList(m, l.size()), 2);
    }
  }

  void sub3(List<Integer> l) {
    List<Integer> s = l.subList(2, 5);
    finish:
    {
      async:
      s.set(0, 3);
      l.set(0, 4);
    }
  }

  void asList(Integer[] p) {
    List<Integer> l = Arrays.asList(p);
    finish:
    {
      async:
      l.set(0, 1);
      p[1] = 2;
    }
  }

  void copyList(List<Cell> p) {
    List<Cell> l = new ArrayList<>(p);
    finish:
    {
      async:
      l.set(0, null);
      p.set(0, null);
    }
  }

  void rowsSwap() {
    double[][] m = new double[4][4];
    double[] r = m[1];
    m[1] = m[0];
    m[0] = r;
    for (@ParallelFor int i = 0; i < 4; i++) m[i][0] = i;
  }

  void map() {
    finish:
    {
      async:
      map.get("x").v++;
      map.get("y").v++;
    }
  }

  void map4(int k) {
    finish:
    {
      async:
      imap.get(k).v++;
      imap.get(k + 1).v++;
    }
  }
}

class TwoFields {
  static class Cell {
    int v;
    int[] d = new int[3];
  }

  Cell one, other, third = new Cell(), fourth;
  int[] p = new int[9], q = p, s = new int[9];

  TwoFields(Cell c) {
    one = c;
    other = c;
    fourth = new Cell();
  }

  void share() {
    fourth = third;
  }

  void alias() {
    finish:
    {
      async:
      one.v++;
      third.v++;
    }
  }

  void alias3() {
    finish:
    {
      async:
      p[0]++;
      s[0]++;
    }
  }

  void aliasLoop() {
    for (@ParallelFor int i = 0; i < 8; i++) p[i] = s[i + 1];
  }
}
