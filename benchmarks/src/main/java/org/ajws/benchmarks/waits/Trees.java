package org.ajws.benchmarks.waits;

import java.util.Random;
import org.ajws.AtomicSet;
import org.ajws.ParallelFor;

/**
 * Insertions into a search tree: with a set for each node, handed over early, and with one for all.
 * A node notes features of each key that comes to it: without any its work is a comparison.
 */
final class Trees {
  private static final int KEYS = 30_000;

  /** Fewer where there is more to do at each node. */
  private static final int KEYS_WITH_FEATURES = 3_000;

  private Trees() {}

  /** Different keys, in no order. */
  static int[] keys(int features) {
    int[] keys = new int[features == 0 ? KEYS : KEYS_WITH_FEATURES];
    Random random = new Random(7);
    for (int i = 0; i < keys.length; i++) {
      keys[i] = i;
      int j = random.nextInt(i + 1);
      keys[i] = keys[j];
      keys[j] = i;
    }
    return keys;
  }

  /** A node that gives itself back as soon as it is known where to go on. */
  @AtomicSet("n")
  static final class Node {
    private final int key;
    private final int[] seen;
    private Node left;
    private Node right;

    Node(int key, int features) {
      this.key = key;
      this.seen = Sketch.empty(features);
    }

    /** The child in which the way goes on; null if the key is inserted. */
    Node step(int k, int features) {
      Node next;
      become:
      {
        Sketch.add(seen, k, features);
        next = k < key ? left : right;
        if (next == null) {
          if (k < key) {
            left = new Node(k, features);
          } else {
            right = new Node(k, features);
          }
        }
      }
      return next;
    }

    long hash(long before) {
      Node l;
      Node r;
      become:
      {
        l = left;
        r = right;
      }
      long here = (l == null ? before : l.hash(before)) * 31 + key;
      return r == null ? here : r.hash(here);
    }

    long hashOfSeen() {
      return Sketch.hash(seen);
    }
  }

  static long earlyRelease(int features) {
    int[] keys = keys(features);
    Node root = new Node(keys[0], features);
    for (@ParallelFor int i = 1; i < keys.length; i++) {
      for (Node node = root; node != null; ) {
        node = node.step(keys[i], features);
      }
    }
    return root.hash(root.hashOfSeen());
  }

  /** A tree that is one set. */
  @AtomicSet("t")
  static final class Whole {
    private final TreeByHand.Plain tree;

    Whole(int key, int features) {
      tree = new TreeByHand.Plain(key, features);
    }

    void insert(int k) {
      tree.insert(k);
    }

    long hash() {
      return tree.hash();
    }
  }

  static long wholeTree(int features) {
    int[] keys = keys(features);
    Whole tree = new Whole(keys[0], features);
    for (@ParallelFor int i = 1; i < keys.length; i++) {
      tree.insert(keys[i]);
    }
    return tree.hash();
  }
}
