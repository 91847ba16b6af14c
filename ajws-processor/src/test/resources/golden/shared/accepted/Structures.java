import java.util.*;
import org.ajws.*;

/** Tasks keep apart in one structure. */
class Structures {
  static class Node {
    int v;
    Node left, right, next;
    Node[] kids;
    int[] data = new int[3];

    Node child(int k) {
      return kids[k];
    }

    Node l() {
      return left;
    }
  }

  static class Tree {
    Node root;

    Node find(int k) {
      Node x = root;
      while (x.v != k) x = x.v < k ? x.right : x.left;
      return x;
    }
  }

  interface Visitor {
    void visit(Node x);
  }

  static class Count implements Visitor {
    int c;

    public void visit(Node x) {
      c++;
    }
  }

  static class Mark implements Visitor {
    public void visit(Node x) {
      x.v = 1;
    }
  }

  static void each(Node t, Visitor z) {
    if (t == null) return;
    z.visit(t);
    each(t.left, z);
    each(t.right, z);
  }

  static void fill(Node t) {
    if (t == null) return;
    t.data[0]++;
    fill(t.left);
    fill(t.right);
  }

  static void list(Node t, List<Integer> out) {
    if (t == null) return;
    out.add(t.v);
    list(t.left, out);
    list(t.right, out);
  }

  int n;
  int[] a;
  Node root;
  Tree tree;
  Node[] nodes;

  void visitor() {
    Visitor z = new Mark();
    finish:
    {
      async:
      each(root.left, z);
      each(root.right, z);
    }
  }

  static void bump(Node... all) {
    for (int k = 0; k < all.length; k++) all[k].v++;
  }

  void listed() {
    finish:
    {
      async:
      {
        for (Node x : List.of(root.left, root.right)) x.v++;
      }
      root.v = 1;
    }
  }

  void enumKey(EnumMap<Thread.State, Node> m) {
    finish:
    {
      async:
      m.get(Thread.State.NEW).v++;
      m.get(Thread.State.BLOCKED).v++;
    }
  }

  static class Sup {
    int h;

    void hit(int i) {
      h += i;
    }
  }

  static class Sub extends Sup {
    void hit(int i) {
      super.hit(i);
    }
  }

  static class Quiet extends Sup {
    int[] own = new int[99];

    void hit(int i) {
      own[i] = i;
    }
  }

  void quiet() {
    Sup s = new Quiet();
    for (@ParallelFor int i = 0; i < n; i++) s.hit(i);
  }

  interface Dflt {
    default void go(int[] a) {
      a[0]++;
    }
  }

  static void even(Node t) { if (t == null) return; t.v++; odd(t.left); }
  static void odd(Node t) { if (t == null) return; even(t.right); }
  static void choose(Node t) { if (t == null) return; t.v++; choose(t.v > 3 ? t.left : t.right); }

  void mutual(Node t) { finish: { async: even(t.left); even(t.right); } }
  void mutual2(Node t) { finish: { async: even(t.left); t.v = 1; } }
  void mutual3(Node t) { finish: { async: odd(t); t.v++; } }
  void chosen(Node t) { finish: { async: choose(t.left); t.v = 1; } }
  void chosen2(Node t) { finish: { async: choose(t.left); choose(t.right); } }
}
