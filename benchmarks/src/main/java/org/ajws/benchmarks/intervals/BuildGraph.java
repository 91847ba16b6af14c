package org.ajws.benchmarks.intervals;

import java.util.Arrays;
import java.util.Random;

/**
 * The shape of a build: few tasks with nothing before them, most with one to four, times that
 * differ by a factor of twenty.
 */
public final class BuildGraph implements DependenceGraph {
  private final int[][] before;
  private final int[] steps;
  private final long[] computed;

  /**
   * A random graph, always the same.
   *
   * @param tasks how many
   * @param unit steps of the shortest task
   */
  public BuildGraph(int tasks, int unit) {
    Random random = new Random(2);
    before = new int[tasks][];
    steps = new int[tasks];
    computed = new long[tasks];
    for (int t = 0; t < tasks; t++) {
      int n = t == 0 || random.nextInt(20) == 0 ? 0 : 1 + random.nextInt(4);
      int reach = Math.min(t, 300);
      before[t] = random.ints(n, t - reach, Math.max(1, t)).distinct().toArray();
      steps[t] = unit * (1 + (random.nextInt(10) == 0 ? random.nextInt(20) : random.nextInt(4)));
    }
  }

  @Override
  public int size() {
    return before.length;
  }

  @Override
  public int[] before(int task) {
    return before[task];
  }

  @Override
  public void run(int task) {
    long x = task + 1;
    for (int b : before[task]) {
      x = x * 31 + computed[b];
    }
    for (int i = steps[task]; --i >= 0; ) {
      x ^= x << 13;
      x ^= x >>> 7;
      x ^= x << 17;
    }
    computed[task] = x;
  }

  @Override
  public void reset() {
    Arrays.fill(computed, 0);
  }

  @Override
  public long result() {
    return Arrays.hashCode(computed);
  }
}
