package golden.overlay;

import java.util.ArrayList;
import java.util.List;

/** Statements over the monitors of other objects: of a local that walks up, and of a final field. */
class OtherObjects {
  private final Box box = new Box();

  static class Node {
    final Node up;
    List<String> names;
    boolean closed;

    Node(Node up) {
      this.up = up;
    }

    synchronized void add(String name) {
      if (names == null) names = new ArrayList<>();
      names.add(name);
    }

    synchronized void clear() {
      names = null;
    }

    synchronized void close() {
      closed = true;
    }
  }

  static class Box {
    private int sum, times;

    synchronized void add(int by) {
      sum += by;
      times++;
    }

    synchronized int sum() { return sum; }

    synchronized int times() { return times; }
  }

  /** Another thread may clear the names between the two lines, if nobody holds the node. */
  static int deliver(Node from) {
    int found = 0;
    for (Node n = from; n != null; n = n.up) {
      synchronized (n) {
        if (n.names != null) {
          Thread.yield();
          found += n.names.size();
        }
        if (n.closed) break;
      }
    }
    return found;
  }

  /** Both calls are one step. */
  int drain() {
    synchronized (box) {
      return box.times() - box.sum();
    }
  }

  void put() {
    box.add(1);
  }

  /** A parameter. */
  static void move(Box to, int by) {
    synchronized (to) {
      to.add(by - 1);
      to.add(1 - by);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Node root = new Node(null);
    Node leaf = new Node(root);
    root.add("r");
    leaf.add("l");
    leaf.add("m");
    System.out.println(deliver(leaf));
    leaf.close();
    System.out.println(deliver(leaf));
    OtherObjects o = new OtherObjects();
    boolean[] wrong = {false};
    Thread[] threads = new Thread[4];
    for (int t = 0; t < threads.length; t++) {
      boolean writes = t % 2 == 0;
      threads[t] =
          new Thread(
              () -> {
                for (int i = 0; i < 3_000; i++) {
                  if (writes) {
                    o.put();
                    root.clear();
                    root.add("a");
                  } else {
                    wrong[0] |= o.drain() != 0;
                    deliver(root);
                  }
                }
              });
      threads[t].setUncaughtExceptionHandler((thread, e) -> wrong[0] = true);
      threads[t].start();
    }
    for (Thread thread : threads) thread.join();
    move(o.box, 7);
    System.out.println(o.box.sum() + " " + wrong[0]);
  }
}
