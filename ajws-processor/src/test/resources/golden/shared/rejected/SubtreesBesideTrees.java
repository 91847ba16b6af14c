import java.util.*;
import org.ajws.*;

/** What recursion and loops do down a structure, beside what others do in a part of it. */
class SubtreesBesideTrees {
  static class Node {
    int v;
    Node left, right, next;
    Node[] kids;
    List<Node> sons;
  }

  Node root;

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

  static class Twig {
    int v;
    Twig left;
  }

  static void walk(Twig t) {
    if (t != null) {
      t.v++;
      walk(t.left);
    }
  }

  void viaFunction(Twig t) {
    Runnable below = () -> walk(t.left);
    finish: {
      async: walk(t);
      below.run();
    }
  }

  /** Recursion by way of another method, which writes nothing itself. */
  static void even(Node t) { if (t == null) return; t.v++; odd(t.left); }
  static void odd(Node t) { if (t == null) return; even(t.right); }

  static void one(Node t) { if (t == null) return; two(t.left); }
  static void two(Node t) { if (t == null) return; three(t.right); }
  static void three(Node t) { if (t == null) return; t.v++; one(t.next); }

  void mutual(Node t) { finish: { async: even(t); even(t.left.right); } }
  void mutual2(Node t) { finish: { async: even(t); t.left.right.v = 1; } }
  void mutual3(Node t) { finish: { async: odd(t); t.right.v++; } }
  void mutual4(Node t) { finish: { async: one(t); one(t.left.right.next); } }
  void mutual5(Node t) { finish: { async: two(t); t.right.v = 3; } }
  void mutualLoop(Node t, int n) { for (@ParallelFor int i = 0; i < n; i++) odd(t); }
  void mutualLoop2(Node t, int n) { for (@ParallelFor int i = 0; i < n; i++) one(t); }
  void mutualLoop3(Node[] ns) { for (@ParallelFor int i = 0; i < ns.length; i++) odd(ns[i]); }

  /** Recursion that goes on by one of several links. */
  static void choose(Node t) { if (t == null) return; t.v++; choose(t.v > 3 ? t.left : t.right); }
  static void chooseIf(Node t) { if (t == null) return; t.v++; Node n = t.left; if (t.v > 3) n = t.right; chooseIf(n); }
  static void chooseCase(Node t) { if (t == null) return; t.v++; chooseCase(switch (t.v) { case 1 -> t.left; case 2 -> t.right; default -> t.next; }); }
  static void chooseEven(Node t) { if (t == null) return; t.v++; chooseOdd(t.v > 3 ? t.left : t.right); }
  static void chooseOdd(Node t) { if (t == null) return; chooseEven(t.next); }

  void chosen(Node t) { finish: { async: choose(t); t.left.v = 1; } }
  void chosen2(Node t) { finish: { async: choose(t); choose(t.right); } }
  void chosen3(Node t) { finish: { async: chooseIf(t); chooseIf(t.right); } }
  void chosen4(Node t) { finish: { async: chooseCase(t); chooseCase(t.next); } }
  void chosen5(Node t) { finish: { async: chooseEven(t); chooseEven(t.left.next); } }
  void chosen6(Node t) { int[] r = {0}; finish: { async: choose(t); r[0] = t.left.v; } }
  void chosenLoop(Node t, int n) { for (@ParallelFor int i = 0; i < n; i++) chooseOdd(t); }
}
