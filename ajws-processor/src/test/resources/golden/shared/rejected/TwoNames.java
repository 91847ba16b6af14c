import java.util.*;
import org.ajws.*;

/** One object by two names: a subtree, an argument among several, a view, a copy, another field. */
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
      walk(t);
      walk(t.left);
    }
  }

  void subtree2(Node t) {
    finish:
    {
      async:
      walk(t.left);
      async:
      walk(t);
    }
  }

  void subtree3(Node t) {
    finish:
    {
      async:
      walk(t);
      t.left.right.v = 3;
    }
  }

  void subtree4(Node t) {
    finish:
    {
      async:
      walk(t);
      System.out.println(t.left.v);
    }
  }

  void subtree5(Node t) {
    finish:
    {
      async:
      walk(t);
      sum(t.right);
    }
  }

  void subtree6(Node t) {
    finish:
    {
      async:
      sum(t);
      walk(t.right);
    }
  }

  void subtree7(Node t) {
    finish:
    {
      async:
      sum(t);
      t.left.left.v = 1;
    }
  }

  void kids(Node t) {
    finish:
    {
      async:
      allKids(t);
      allKids(t.kids[0]);
    }
  }

  void sons(Node t) {
    finish:
    {
      async:
      allSons(t);
      allSons(t.sons.get(1));
    }
  }

  void chain(Node t) {
    finish:
    {
      async:
      along(t);
      along(t.next);
    }
  }

  void chain2(Node t) {
    finish:
    {
      async:
      along(t);
      t.next.v = 3;
    }
  }

  void root() {
    finish:
    {
      async:
      walk(root);
      walk(root.left);
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
      bump(q, r);
    }
  }

  void var2(Cell p, Cell q) {
    finish:
    {
      async:
      bump(p, q);
      q.v = 1;
    }
  }

  void var3(int[] p, int[] q) {
    finish:
    {
      async:
      fill(1, p, q);
      fill(2, q);
    }
  }

  void var4(Cell p, Cell q) {
    finish:
    {
      async:
      first(p, q);
      first(p);
    }
  }

  void choice(boolean b, Cell p, Cell q) {
    Cell c = b ? p : q;
    finish:
    {
      async:
      c.v++;
      p.v++;
    }
  }

  void choiceIn(boolean b, Cell p, Cell q) {
    finish:
    {
      async:
      {
        Cell c = b ? p : q;
        c.v++;
      }
      q.v++;
    }
  }

  void choiceList(boolean b, List<Integer> p, List<Integer> q) {
    finish:
    {
      async:
      {
        List<Integer> c = b ? p : q;
        c.add(1);
      }
      q.add(2);
    }
  }

  static Cell either(boolean b, Cell p, Cell q) {
    return b ? p : q;
  }

  void pick(boolean b, Cell p, Cell q) {
    finish:
    {
      async:
      either(b, p, q).v++;
      q.v++;
    }
  }

  void pickLoop(boolean b, Cell p, Cell q) {
    finish:
    for (int i = 0; i < n; i++) {
      async:
      either(b, p, q).v++;
    }
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

  void map() {
    Cell p = map.get("x");
    Cell q = map.get("x");
    finish:
    {
      async:
      p.v++;
      q.v++;
    }
  }

  void map2() {
    finish:
    {
      async:
      map.get("x").v++;
      map.get("x").v++;
    }
  }

  void map3(String k) {
    finish:
    {
      async:
      map.get(k).v++;
      map.get(k).v++;
    }
  }

  void map4(int k) {
    finish:
    {
      async:
      imap.get(k).v++;
      imap.get(k).v++;
    }
  }

  void mapLoop() {
    for (@ParallelFor int i = 0; i < n; i++) map.get("x").v++;
  }

  void listGet() {
    Cell p = list.get(1);
    Cell q = list.get(1);
    finish:
    {
      async:
      p.v++;
      q.v++;
    }
  }

  void mapOr() {
    finish:
    {
      async:
      map.getOrDefault("x", null).v++;
      map.get("x").v++;
    }
  }

  void iter(List<Cell> l) {
    Iterator<Cell> it = l.iterator();
    finish:
    {
      async:
      it.next().v++;
      it.next().v++;
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
      other.v++;
    }
  }

  void alias2() {
    finish:
    {
      async:
      third.v++;
      fourth.v++;
    }
  }

  void alias3() {
    finish:
    {
      async:
      p[0]++;
      q[0]++;
    }
  }

  void aliasRead() {
    int[] r = new int[1];
    finish:
    {
      async:
      one.v++;
      r[0] = other.v;
    }
  }

  void aliasLoop() {
    for (@ParallelFor int i = 0; i < 8; i++) p[i] = q[i + 1];
  }
}
