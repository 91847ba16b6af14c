package org.ajws.agent.instrument;

import java.util.Set;

/**
 * The indexes that a loop and those around it go through: the last one, how many there are and by
 * how much they grow.
 *
 * @param sum the index in an iteration of the loop behind which it is checked; null if it is kept
 * @param stride by how much it grows, in that loop or in the one that keeps it
 * @param last where an inner loop keeps the last one; negative if none does
 * @param iterations where it keeps how many there are; if it is one, whether there is one
 * @param depends the locals that say what is kept; null if not only these do
 */
record Extent(Strides.Sum sum, int stride, int last, int iterations, Set<Integer> depends) {
  /** In a loop; it is the same one in each iteration if the stride is 0. */
  static Extent of(Strides.Sum sum, int stride) {
    return new Extent(sum, stride, -1, -1, null);
  }

  static Extent kept(int last, int iterations, int stride, Set<Integer> depends) {
    return new Extent(null, stride, last, iterations, depends);
  }

  boolean isKept() {
    return sum == null;
  }
}
