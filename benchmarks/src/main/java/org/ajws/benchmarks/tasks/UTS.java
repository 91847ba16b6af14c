package org.ajws.benchmarks.tasks;

/**
 * Counts the nodes of an unbalanced tree of the kind of T2: how many children a node has is drawn
 * from a geometric distribution whose mean rises and falls with the depth, in cycles of as many
 * levels as the size says. A node is a number, and its children are hashes of it.
 */
public class UTS extends TaskProgram {
  private static final long ROOT =
      55; // one of the first hundred that have about as many nodes as T2
  private static final double BRANCHING = 6;
  private static final int CYCLES = 5;
  private static final int MOST_CHILDREN = 100;

  /** The levels of a cycle. */
  int size;

  /** The result of the last run. */
  long result;

  private long expected;

  /** A program without input; {@link #prepare(int)} gives it. */
  public UTS() {}

  @Override
  public void prepare(int levels) {
    size = levels;
    expected = TreeSize.of(levels);
  }

  @Override
  public void run() {
    result = nodes(root(), 0, size);
  }

  /** The nodes of a subtree. */
  static long nodes(long node, int depth, int cycle) {
    int n = children(node, depth, cycle);
    if (n == 0) {
      return 1;
    }
    long[] counts = new long[n];
    finish:
    for (int i = 0; i < n; i++) {
      async:
      counts[i] = nodes(child(node, i), depth + 1, cycle);
    }
    return 1 + sum(counts);
  }

  static long sum(long[] counts) {
    long sum = 0;
    for (long count : counts) {
      sum += count;
    }
    return sum;
  }

  static long root() {
    return ROOT;
  }

  static long child(long node, int i) {
    long h = node + (i + 1) * 0x9E3779B97F4A7C15L;
    h = (h ^ (h >>> 32)) * 0xD6E8FEB86659FD93L;
    h = (h ^ (h >>> 32)) * 0xD6E8FEB86659FD93L;
    return h ^ (h >>> 32);
  }

  static int children(long node, int depth, int cycle) {
    if (depth == 0) {
      return (int) BRANCHING;
    }
    if (depth > CYCLES * cycle) {
      return 0;
    }
    double mean = Math.pow(BRANCHING, Math.sin(2 * Math.PI * depth / cycle));
    double uniform = (node >>> 11) * 0x1p-53;
    double drawn = Math.log(1 - uniform) / Math.log(mean / (1 + mean));
    return (int) Math.min(drawn, MOST_CHILDREN);
  }

  @Override
  public void check() {
    require(result == expected, result + ", not " + expected);
  }

  @Override
  protected long bits() {
    return result;
  }
}
