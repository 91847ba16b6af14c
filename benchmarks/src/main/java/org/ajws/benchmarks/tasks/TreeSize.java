package org.ajws.benchmarks.tasks;

/** The number of nodes of a tree of {@link UTS}, found without recursion: the known answer. */
final class TreeSize {
  private TreeSize() {}

  static long of(int cycle) {
    long[] nodes = new long[1024];
    int[] depths = new int[1024];
    int top = 0;
    nodes[top++] = UTS.root();
    long count = 0;
    while (top > 0) {
      top--;
      long node = nodes[top];
      int depth = depths[top];
      count++;
      int children = UTS.children(node, depth, cycle);
      while (top + children > nodes.length) {
        nodes = java.util.Arrays.copyOf(nodes, 2 * nodes.length);
        depths = java.util.Arrays.copyOf(depths, 2 * depths.length);
      }
      for (int i = 0; i < children; i++) {
        nodes[top] = UTS.child(node, i);
        depths[top++] = depth + 1;
      }
    }
    return count;
  }
}
