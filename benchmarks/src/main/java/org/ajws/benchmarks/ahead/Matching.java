package org.ajws.benchmarks.ahead;

import java.util.Arrays;
import java.util.Random;
import org.ajws.ParallelFor;
import org.ajws.evaluation.measure.Digests;
import org.ajws.evaluation.measure.Workload;

/** A greedy matching of a random graph: hardly any work beside the accesses. */
public final class Matching implements Workload {
  private final int[] a;
  private final int[] b;
  private final int[] partner;

  /**
   * A graph.
   *
   * @param edges how many edges, and half as many nodes
   */
  public Matching(int edges) {
    Random random = new Random(7);
    a = random.ints(edges, 0, edges / 2).toArray();
    b = random.ints(edges, 0, edges / 2).toArray();
    partner = new int[edges / 2];
  }

  @Override
  public void prepare() {
    Arrays.fill(partner, -1);
  }

  @Override
  public void run() {
    for (@ParallelFor(speculative = true) int e = 0; e < a.length; e++) {
      int u = a[e];
      int v = b[e];
      if (u != v && partner[u] < 0 && partner[v] < 0) {
        partner[u] = v;
        partner[v] = u;
      }
    }
  }

  @Override
  public long digest() {
    return Digests.of(partner);
  }
}
