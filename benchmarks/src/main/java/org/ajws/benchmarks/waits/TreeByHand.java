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
    private final Node root;
    private final int features;

    Plain(int key, int features) {
      this.root = new Node(key, features);
      this.features = features;
    }

    /** A node. */
    private static final class Node {
      final int key;
      final int[] seen;
      Node left;
      Node right;

      Node(int key, int features) {
        this.key = key;
        this.seen = Sketch.empty(features);
      }
    }

    void insert(int k) {
      for (Node node = root; ; ) {
        Sketch.add(node.seen, k, features);
        Node next = k < node.key ? node.left : node.right;
        if (next == null) {
          if (k < node.key) {
            node.left = new Node(k, features);
          } else {
            node.right = new Node(k, features);
          }
          return;
        }
        node = next;
      }
    }

    long hash() {
      return hash(root, Sketch.hash(root.seen));
    }

    private static long hash(Node node, long before) {
      return node == null ? before : hash(node.right, hash(node.left, before) * 31 + node.key);
    }
  }

  static long serial(int features) {
    int[] keys = Trees.keys(features);
    Plain tree = new Plain(keys[0], features);
    for (int i = 1; i < keys.length; i++) {
      tree.insert(keys[i]);
    }
    return tree.hash();
  }

  static long oneLock(int features, int threads) throws InterruptedException, ExecutionException {
    int[] keys = Trees.keys(features);
    Plain tree = new Plain(keys[0], features);
    share(
        keys,
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
    final int[] seen;
    Locked left;
    Locked right;

    Locked(int key, int features) {
      this.key = key;
      this.seen = Sketch.empty(features);
    }

    void insert(int k, int features) {
      Locked node = this;
      node.lock.lock();
      while (true) {
        Sketch.add(node.seen, k, features);
        Locked next = k < node.key ? node.left : node.right;
        if (next == null) {
          if (k < node.key) {
            node.left = new Locked(k, features);
          } else {
            node.right = new Locked(k, features);
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

  static long handOverHand(int features, int threads)
      throws InterruptedException, ExecutionException {
    int[] keys = Trees.keys(features);
    Locked root = new Locked(keys[0], features);
    share(keys, threads, key -> root.insert(key, features));
    return Locked.hash(root, Sketch.hash(root.seen));
  }

  /** All keys but the first one, by some threads. */
  private static void share(int[] keys, int threads, IntConsumer insert)
      throws InterruptedException, ExecutionException {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    List<Future<?>> parts = new ArrayList<>();
    for (int t = 0; t < threads; t++) {
      int first = t + 1;
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
