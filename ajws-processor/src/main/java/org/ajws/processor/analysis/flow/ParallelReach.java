package org.ajws.processor.analysis.flow;

import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.ajws.processor.program.ParallelRegion;

/** From which code the parallel constructs of a module may be reached. */
public final class ParallelReach {
  private final CallGraph.Query parallel;
  private final Set<Tree> regions = Collections.newSetFromMap(new IdentityHashMap<>());

  /**
   * Looks for ways to what runs in parallel.
   *
   * @param regions all those of the module
   * @param intervals the calls in it that run intervals
   */
  public ParallelReach(
      CallGraph calls, List<? extends ParallelRegion> regions, List<TreePath> intervals) {
    regions.forEach(r -> this.regions.add(r.path().getLeaf()));
    intervals.forEach(c -> this.regions.add(c.getLeaf()));
    this.parallel = calls.query(m -> false, path -> this.regions.contains(path.getLeaf()));
  }

  /** Whether the module has no parallel construct. */
  public boolean isEmpty() {
    return regions.isEmpty();
  }

  /** Whether running a piece of code may reach a parallel construct. */
  public boolean isReachedFrom(TreePath code) {
    return !regions.isEmpty() && parallel.mayReach(code);
  }

  /** The parallel constructs that running a piece of code may reach. */
  public List<TreePath> reachedFrom(TreePath code) {
    return parallel.reached(code);
  }
}
