package org.ajws.benchmarks.waits;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntConsumer;

/** What {@link Trees} does, by locks and threads. */
final class TreeByHand {
  private TreeByHand() {}

  /** A tree for one thread at a time. */
  static final class Plain {
    private Node root;

    /** A node. */
    private static final class Node {
      final int key;
      Node left;
      Node right;

      Node(int key) {
        this.key = key;
      }
    }

    void insert(int k) {
      if (root == null) {
        root = new Node(k);
        return;
      }
      for (Node node = root; ; ) {
        Node next = k < node.key ? node.left : node.right;
        if (next == null) {
          if (k < node.key) {
            node.left = new Node(k);
          } else {
            node.right = new Node(k);
          }
          return;
        }
        node = next;
      }
    }

    long hash() {
      return hash(root, 0);
    }

    private static long hash(Node node, long before) {
      return node == null ? before : hash(node.right, hash(node.left, before) * 31 + node.key);
    }
  }

  static long serial() {
    Plain tree = new Plain();
    for (int key : Trees.keys()) {
      tree.insert(key);
    }
    return tree.hash();
  }

  static long oneLock(int threads) throws InterruptedException, ExecutionException {
    Plain tree = new Plain();
    share(
        threads,
        key -> {
          synchronized (tree) {
            tree.insert(key);
          }
        });
    return tree.hash();
  }

  /** A node with a lock, which is given back when the one of the child has been taken. */
  private static final class Locked {
    final ReentrantLock lock = new ReentrantLock();
    final int key;
    Locked left;
    Locked right;

    Locked(int key) {
      this.key = key;
    }

    void insert(int k) {
      Locked node = this;
      node.lock.lock();
      while (true) {
        Locked next = k < node.key ? node.left : node.right;
        if (next == null) {
          if (k < node.key) {
            node.left = new Locked(k);
          } else {
            node.right = new Locked(k);
          }
          node.lock.unlock();
          return;
        }
        next.lock.lock();
        node.lock.unlock();
        node = next;
      }
    }

    static long hash(Locked node, long before) {
      return node == null ? before : hash(node.right, hash(node.left, before) * 31 + node.key);
    }
  }

  static long handOverHand(int threads) throws InterruptedException, ExecutionException {
    Locked root = new Locked(Trees.keys()[0]);
    share(
        threads,
        key -> {
          if (key != root.key) {
            root.insert(key);
          }
        });
    return Locked.hash(root, 0);
  }

  private static void share(int threads, IntConsumer insert)
      throws InterruptedException, ExecutionException {
    int[] keys = Trees.keys();
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    List<Future<?>> parts = new ArrayList<>();
    for (int t = 0; t < threads; t++) {
      int first = t;
      parts.add(
          pool.submit(
              () -> {
                for (int i = first; i < keys.length; i += threads) {
                  insert.accept(keys[i]);
                }
              }));
    }
    for (Future<?> part : parts) {
      part.get();
    }
    pool.shutdown();
  }
}
