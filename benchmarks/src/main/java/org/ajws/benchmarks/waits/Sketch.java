package org.ajws.benchmarks.waits;

/**
 * What a node of a tree knows of all keys that have come to it: how often each of some features was
 * seen. It is the same in whatever order they come.
 */
final class Sketch {
  private static final int SIZE = 64; // a power of two

  private Sketch() {}

  /** One of no keys; empty where keys have no features. */
  static int[] empty(int features) {
    return new int[features == 0 ? 0 : SIZE];
  }

  /** A key comes: each of its features takes some two nanoseconds. */
  static void add(int[] sketch, int key, int features) {
    int hash = key * 0x9E3779B9 + 1;
    for (int f = 0; f < features; f++) {
      hash ^= hash << 13;
      hash ^= hash >>> 17;
      hash ^= hash << 5;
      sketch[hash & (SIZE - 1)]++;
    }
  }

  static long hash(int[] sketch) {
    long hash = 0;
    for (int count : sketch) {
      hash = hash * 31 + count;
    }
    return hash;
  }
}
