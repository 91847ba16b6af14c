import java.util.*;
import org.ajws.*;

/** Tasks come together in one structure, or by one of several names. */
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
    Visitor z = new Count();
    finish:
    {
      async:
      each(root.left, z);
      each(root.right, z);
    }
  }

  void visitTree() {
    Visitor z = new Mark();
    finish:
    {
      async:
      each(root, z);
      each(root.right, z);
    }
  }

  void data() {
    finish:
    {
      async:
      fill(root);
      fill(root.left);
    }
  }

  void data2() {
    finish:
    {
      async:
      fill(root);
      root.left.data[0] = 1;
    }
  }

  void getter() {
    finish:
    {
      async:
      fill(root);
      fill(root.l());
    }
  }

  void out(List<Integer> out) {
    finish:
    {
      async:
      list(root.left, out);
      list(root.right, out);
    }
  }

  void childOf() {
    finish:
    {
      async:
      root.child(0).v++;
      root.child(0).v++;
    }
  }

  void searchIn() {
    finish:
    {
      async:
      tree.root.v++;
      Node x = tree.root;
      while (x.left != null) x = x.left;
      x.v++;
    }
  }

  void ping() {
    for (@ParallelFor int i = 1; i < n; i++) a[i] = a[Math.max(0, i - 2)];
  }

  void viaSuper() {
    Sub s = new Sub();
    for (@ParallelFor int i = 0; i < n; i++) s.hit(i);
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

  void defaults() {
    Dflt d = new Dflt() {};
    for (@ParallelFor int i = 0; i < n; i++) d.go(a);
  }

  interface Dflt {
    default void go(int[] a) {
      a[0]++;
    }
  }
}
