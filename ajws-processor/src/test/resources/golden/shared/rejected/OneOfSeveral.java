import java.util.*;
import org.ajws.*;

/** One of several objects is meant: of a choice, of arguments, of what a method gives. */
class OneOfSeveral {
  static class Cell {
    int v;
    int[] d;
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

  int n;
  int[] a, b;
  Node root;

  static class Node {
    int v;
    Node left, right;
  }

  void three(boolean f, boolean g) {
    finish:
    {
      async:
      {
        Node x = f ? root.left : g ? root.right : root;
        x.v++;
      }
      root.right.v++;
    }
  }

  void chosen(int k) {
    finish:
    {
      async:
      {
        Node x =
            switch (k) {
              case 0 -> root.left;
              case 1 -> root.right;
              default -> root;
            };
        x.v++;
      }
      root.left.v++;
    }
  }

  void varFields() {
    finish:
    {
      async:
      bump(root.left, root.right);
      root.right.v = 2;
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
      root.left.v = 1;
    }
  }

  void ternary(boolean f) {
    finish:
    {
      async:
      (f ? a : b)[0]++;
      a[0] = 1;
    }
  }

  void ternaryBoth(boolean f) {
    finish:
    {
      async:
      (f ? a : b)[0]++;
      (f ? a : b)[0] = 1;
    }
  }

  void swapped(boolean f) {
    int[] p = f ? a : b;
    int[] q = f ? b : a;
    finish:
    {
      async:
      p[0]++;
      a[0] = 2;
    }
    System.out.println(q);
  }

  void notOpposite(boolean f, boolean g, Cell p, Cell q) {
    Cell x = f ? p : q;
    Cell y = g ? q : p;
    finish: { async: x.v++; y.v++; }
  }

  void alike(boolean f, Cell p, Cell q) {
    Cell x = f ? p : q;
    Cell y = !f ? q : p;
    finish: { async: x.v++; y.v++; }
  }

  void changed(boolean f, Cell p, Cell q) {
    Cell x = f ? p : q;
    f = !f;
    Cell y = f ? q : p;
    finish: { async: x.v++; y.v++; }
  }

  /** Locals that are given an object behind their declaration. */
  void assigned(boolean f, Cell p, Cell q) {
    Cell x;
    if (f) x = p; else x = q;
    finish: { async: x.v++; q.v++; }
  }

  void assignedAgain(boolean f, Cell p, Cell q) {
    Cell x = p;
    if (f) x = q;
    finish: { async: x.v++; q.v++; }
  }

  int assignedOnce(Cell p) {
    Cell x;
    x = p;
    int[] r = {0};
    finish: { async: x.v++; r[0] = p.v; }
    return r[0];
  }

  void ofAssigned(boolean f, boolean g, Cell p, Cell q, Cell r) {
    Cell x;
    if (f) { x = p; } else { x = q; }
    finish: { async: (g ? x : r).v++; p.v++; }
  }

  void inCase(int k, Cell p, Cell q) {
    Cell x = null;
    switch (k) { case 0: x = p; break; default: x = q; }
    finish: { async: x.v++; p.v = 1; }
  }

  /** Two conditions of one name. */
  void twoConditions(boolean f, boolean g, Cell p, Cell q) {
    Cell x, y;
    { boolean b = f; if (b) x = p; else x = q; }
    { boolean b = g; if (b) y = q; else y = p; }
    finish: { async: x.v++; y.v++; }
  }

  /** What one leads to is the other one. */
  void linked(boolean f, Node p, Node q) {
    p.left = q;
    Node x = f ? p : q;
    Node y = f ? q : p;
    finish: { async: x.left.v++; y.v++; }
  }

  void ledBack(Cell p, Cell q) {
    Cell x = p;
    for (int i = 0; i < 2; i++) {
      finish: { async: x.v++; q.v++; }
      x = q;
    }
  }

  void ofAnotherFinish(Cell p, Cell q, Cell r) {
    Cell x = r;
    finish: { async: q.v++; x = p; x.v++; }
    finish: { async: x.v++; p.v++; }
  }

  void behind(boolean f, Cell p, Cell q) {
    Cell x = q;
    x = p;
    if (f) x = q;
    finish: { async: x.v++; q.v++; }
  }
}
