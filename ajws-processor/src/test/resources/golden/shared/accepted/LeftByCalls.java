import java.util.*;
import java.util.concurrent.locks.*;
import org.ajws.*;

/** Asyncs that a called method leaves behind, and that keep to themselves, or are waited for. */
class LeftByCalls {
  int d; int e; int n; int[] x; int[] out = new int[4]; List<Integer> list; Node root; final Lock lock = new ReentrantLock();
  static class Node { Node left, right, next; int v; List<Node> kids; void sum() { async: v = 1; } void visit() { async: v++; if (left != null) left.visit(); if (right != null) right.visit(); } }
  static void use(int v) { System.out.println(v); }
  void start() { async: d = 1; }
  void start(int i) { async: out[i] = 1; }
  void startTwo(int i, int[] to) { async: to[i] = 1; to[i + 1] = 2; }
  void startList(List<Integer> l) { async: l.add(1); }
  void startDeep() { start(); }
  void startFinished() { finish: { start(); } }
  @Finish void startMarked() { start(); }
  void startReads() { async: use(d); }
  void startSync() { async: { synchronized (this) { d++; } } }
  void startValue() { @Async int v = d++; use(v); }
  void startLoop(int[] to) { for (int i = 0; i < to.length; i++) { async: to[i] = 1; } }
  void startParallel(int[] to) { for (@ParallelFor int i = 0; i < to.length; i++) { to[i] = 1; } }
  void run(Runnable r) { async: r.run(); }
  static void sstart(Node t) { async: t.v = 1; }
  interface Starter { void go(); }
  class One implements Starter { public void go() { async: d++; } }
  Starter starter = new One();
  LeftByCalls() {}
  LeftByCalls(int[] a) { async: a[0] = 1; }

  void call() {
    finish: {
      start();
    }
    d = 2;
  }

  void callOther() {
    finish: {
      start();
      e = 2;
    }
  }

  void callReads2() {
    finish: {
      d = 3;
      startReads();
    }
  }

  void slot() {
    finish: {
      start(1);
      out[2] = 2;
    }
  }

  void slots() {
    finish: {
      start(1);
      start(2);
    }
  }

  void two() {
    finish: {
      startTwo(0, out);
      out[1] = 3;
    }
  }

  void listOwn() {
    finish: {
      List<Integer> l = new ArrayList<>();
      List<Integer> m = new ArrayList<>();
      startList(l);
      m.add(2);
    }
  }

  void finished() {
    finish: {
      startFinished();
      d = 2;
    }
  }

  void marked() {
    finish: {
      startMarked();
      d = 2;
    }
  }

  void innerFinish() {
    finish: {
      finish2: {
        start();
      }
      d = 2;
    }
  }

  void sync() {
    finish: {
      startSync();
      synchronized (this) {
        d++;
      }
    }
  }


  void value() {
    finish: {
      startValue();
      d++;
    }
  }

  void loop() {
    finish: {
      for (int i = 0; i < n; i++) start(i);
    }
  }

  void loopRead() {
    for (int i = 0; i < n; i++) {
      finish: {
        d = i;
        startReads();
      }
    }
  }

  void startLoop() {
    finish: {
      startLoop(out);
      x[0] = 3;
    }
  }

  void startParallel() {
    finish: {
      startParallel(out);
      out[0] = 3;
    }
  }

  void lambda() {
    finish: {
      run(() -> e++);
      d++;
    }
  }

  void staticForm() {
    finish: {
      sstart(root.left);
      root.v = 2;
    }
  }

  void tree() {
    finish: {
      root.visit();
    }
  }

  void kids() {
    finish: {
      for (Node k : root.kids) k.sum();
    }
  }

  void iface() {
    finish: {
      starter.go();
      e++;
    }
  }

  void ctor() {
    finish: {
      new LeftByCalls(out);
      out[1] = 2;
    }
  }

  void inAsync() {
    finish: {
      async: start();
      e = 2;
    }
  }

  void branch(boolean b) {
    finish: {
      if (b) {
        start();
      } else {
        d = 2;
      }
    }
  }

  void once() {
    finish: {
      boolean first = true;
      for (int i = 0; i < n; i++) {
        if (first) {
          start();
          first = false;
        }
      }
    }
  }
  int started() { start(); return 1; }

  void loopWaits() {
    for (@ParallelFor int i = 0; i < n; i++) {
      start(i);
    }
    out[0] = 2;
  }

  void sort(int[] a, int lo, int hi) {
    if (hi - lo < 2) return;
    int mid = (lo + hi) / 2;
    async: sort(a, lo, mid);
    sort(a, mid, hi);
  }

  void queens(int[] a, int row) {
    for (int q = 0; q < n; q++) {
      int[] b = a.clone();
      b[row] = q;
      async: queens(b, row + 1);
    }
  }

  void switchForm(int k) {
    finish: {
      switch (k) {
        case 0: start();
        break;
        default: d = 1;
      }
    }
  }

  void returnForm() {
    finish: {
      start();
      return;
    }
  }
}
