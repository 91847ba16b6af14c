import java.util.*;
import java.util.concurrent.locks.*;
import org.ajws.*;

/** Asyncs that a called method leaves behind, and that meet what follows the call. */
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
      d = 2;
    }
  }

  void callTwice() {
    finish: {
      start();
      start();
    }
  }

  void callReads() {
    finish: {
      start();
      use(d);
    }
  }

  void callReads2() {
    finish: {
      startReads();
      d = 3;
    }
  }

  void slot() {
    finish: {
      start(1);
      out[1] = 2;
    }
  }

  void slots() {
    finish: {
      start(1);
      start(1);
    }
  }

  void two() {
    finish: {
      startTwo(0, out);
      out[0] = 3;
    }
  }

  void list() {
    finish: {
      startList(list);
      list.add(2);
    }
  }

  void listOwn() {
    finish: {
      List<Integer> l = new ArrayList<>();
      startList(l);
      l.add(2);
    }
  }

  void deep() {
    finish: {
      startDeep();
      d = 2;
    }
  }

  void noFinish() {
    start();
    d = 2;
  }

  @Finish void inMarked() {
    start();
    d = 2;
  }

  void sync() {
    finish: {
      startSync();
      d++;
    }
  }

  void loop() {
    finish: {
      for (int i = 0; i < n; i++) start();
    }
  }

  void loopSame() {
    finish: {
      for (int i = 0; i < n; i++) start(0);
    }
  }

  void loopRead() {
    finish: {
      for (int i = 0; i < n; i++) {
        d = i;
        startReads();
      }
    }
  }

  void startLoop() {
    finish: {
      startLoop(out);
      out[0] = 3;
    }
  }

  void lambda() {
    finish: {
      run(() -> d++);
      d++;
    }
  }

  void staticForm() {
    finish: {
      sstart(root);
      root.v = 2;
    }
  }

  void method() {
    finish: {
      root.sum();
      root.v = 2;
    }
  }

  void tree() {
    finish: {
      root.visit();
      root.v = 1;
    }
  }

  void tree2() {
    finish: {
      root.visit();
      root.visit();
    }
  }

  void kids() {
    finish: {
      for (Node k : root.kids) root.sum();
    }
  }

  void iface() {
    finish: {
      starter.go();
      d++;
    }
  }

  void ctor() {
    finish: {
      new LeftByCalls(out);
      out[0] = 2;
    }
  }

  void inAsync() {
    finish: {
      async: start();
      d = 2;
    }
  }

  void inAsync2() {
    finish: {
      async: {
        start();
        e = 1;
        use(d);
      }
    }
  }

  void branch(boolean b) {
    finish: {
      if (b) {
        start();
      }
      d = 2;
    }
  }

  void arg() {
    finish: {
      use(started() + d);
    }
  }
  int started() { start(); return 1; }

  void loopShared() {
    for (@ParallelFor int i = 0; i < n; i++) {
      start();
    }
  }

  int result() {
    int r;
    finish: {
      start();
      r = d;
    }
    return r;
  }
}
