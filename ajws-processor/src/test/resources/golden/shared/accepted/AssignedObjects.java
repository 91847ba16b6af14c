import java.util.*;
import org.ajws.*;

/** A local that is given other objects: each task has its own. */
class AssignedObjects {
  static class Node {
    int x; Node next;
    Node copy() { Node n = new Node(); n.next = next; return n; }
  }

  List<String> made() { return new ArrayList<>(); }

  void two() {
    List<String> l;
    l = new ArrayList<>();
    async: l.add("a");
    l = new ArrayList<>();
    async: l.add("b");
  }

  void calls() {
    finish: {
      List<String> l;
      l = made();
      async: l.add("a");
      l = made();
      async: l.add("b");
    }
  }

  void eachRound(int n) {
    finish: {
      List<String> l;
      for (int i = 0; i < n; i++) {
        l = new ArrayList<>();
        async: l.add("a");
      }
    }
  }

  void next(Node head) {
    finish: {
      Node n = head.copy();
      while (n != null) {
        async: n.x++;
        n = n.copy();
      }
    }
  }

  void changed() {
    finish: {
      List<String> l = made(), m = made();
      async: l.add("a");
      List<String> t;
      t = l;
      l = m;
      m = t;
      async: l.add("b");
    }
  }

  void own() {
    finish: {
      async: {
        List<String> l;
        l = made();
        l.add("a");
      }
      async: {
        List<String> l;
        l = made();
        l.add("b");
      }
    }
  }

  void branches(int n) {
    List<String> l;
    if (n > 1) {
      l = made();
    } else {
      l = new ArrayList<>();
    }
    finish: {
      async: l.add("a");
    }
  }
}
