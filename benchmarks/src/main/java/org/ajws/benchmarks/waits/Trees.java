package org.ajws.benchmarks.waits;

import java.util.Random;
import org.ajws.AtomicSet;
import org.ajws.ParallelFor;

/**
 * Insertions into a search tree: with a set for each node, handed over early, and with one for all.
 */
final class Trees {
  private static final int KEYS = 30_000;

  private Trees() {}

  /** Different keys, in no order. */
  static int[] keys() {
    int[] keys = new int[KEYS];
    Random random = new Random(7);
    for (int i = 0; i < KEYS; i++) {
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
    private Node left;
    private Node right;

    Node(int key) {
      this.key = key;
    }

    /** The child in which the way goes on; null if the key is inserted. */
    Node step(int k) {
      Node next;
      become:
      {
        next = k < key ? left : right;
        if (next == null) {
          if (k < key) {
            left = new Node(k);
          } else {
            right = new Node(k);
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
  }

  static long earlyRelease() {
    int[] keys = keys();
    Node root = new Node(keys[0]);
    for (@ParallelFor int i = 1; i < keys.length; i++) {
      for (Node node = root; node != null; ) {
        node = node.step(keys[i]);
      }
    }
    return root.hash(0);
  }

  /** A tree that is one set. */
  @AtomicSet("t")
  static final class Whole {
    private final TreeByHand.Plain tree = new TreeByHand.Plain();

    void insert(int k) {
      tree.insert(k);
    }

    long hash() {
      return tree.hash();
    }
  }

  static long wholeTree() {
    int[] keys = keys();
    Whole tree = new Whole();
    tree.insert(keys[0]);
    for (@ParallelFor int i = 1; i < keys.length; i++) {
      tree.insert(keys[i]);
    }
    return tree.hash();
  }
}
