import java.util.*;
import org.ajws.*;

/** One result of a method, in two tasks. */
class ResultsOfCalls {
  static class Node { Node left, right; int v; int[] a = new int[4]; Node(int v) { this.v = v; } Node() {} }
  int n; int d; Node root; Map<Integer, Node> map = new HashMap<>(); Node[] pool = new Node[9];
  static Node make(int n) { Node r = new Node(n); if (n > 0) { finish: { async: r.left = make(n - 1); r.right = make(n - 1); } } return r; }
  static Node rec(int n) { if (n == 0) return null; Node r = new Node(n); r.left = rec(n - 1); return r; }
  static Node rec2(int n) { return n == 0 ? new Node(0) : other(n); }
  static Node other(int n) { return rec2(n - 1); }
  Node find(int k) { for (Node x = root; x != null; x = x.left) if (x.v == k) return x; return null; }
  Node pick(int k) { return pool[k]; }
  Node lookup(int k) { return map.get(k); }
  Node lazy(int k) { Node r = map.get(k); if (r == null) { r = new Node(k); map.put(k, r); } return r; }
  static Node async2(int n) { Node[] r = new Node[1]; finish: { async: r[0] = new Node(n); } return r[0]; }
  static Node spawned(int n) { @Async Node a = make(n); Node b = make(n - 1); b.left = a; return b; }
  static Node spawned2(int n) { @Async Node a = make(n); return a; }
  static int[] arr(int n) { int[] r = new int[n]; if (n > 3) { finish: { async: arr(n - 1); r[0] = 1; } } return r; }
  static int[] arrRec(int n) { return n > 3 ? arrRec(n - 1) : new int[n]; }
  static List<Integer> listRec(int n) { if (n == 0) return new ArrayList<>(); List<Integer> l = listRec(n - 1); l.add(n); return l; }

  void makeOne() {
    finish: {
      Node a = make(n);
      async: a.v++;
      a.v++;
    }
  }

  void makeAlias() {
    finish: {
      Node a = make(n);
      Node b = a;
      async: a.v++;
      b.v++;
    }
  }

  void rec() {
    finish: {
      Node a = rec(n);
      async: a.v++;
      a.v++;
    }
  }

  void rec2() {
    finish: {
      Node a = rec2(n);
      async: a.v++;
      a.v++;
    }
  }

  void find() {
    finish: {
      Node a = find(1);
      async: a.v++;
      a.v++;
    }
  }

  void pick() {
    finish: {
      Node a = pick(1);
      Node b = pick(1);
      async: a.v++;
      b.v++;
    }
  }

  void lookup() {
    finish: {
      Node a = lookup(1);
      async: a.v++;
      a.v++;
    }
  }

  void async2() {
    finish: {
      Node a = async2(1);
      async: a.v++;
      a.v++;
    }
  }

  void spawned() {
    finish: {
      Node a = spawned(1);
      async: a.v++;
      a.v++;
    }
  }

  void arr() {
    finish: {
      int[] a = arr(n);
      async: a[0]++;
      a[0]++;
    }
  }

  void listRec() {
    finish: {
      List<Integer> a = listRec(n);
      async: a.add(1);
      a.add(2);
    }
  }

  void passed() {
    finish: {
      Node a = make(n);
      async: touch(a);
      touch(a);
    }
  }
  static void touch(Node t) { t.v++; }
}
