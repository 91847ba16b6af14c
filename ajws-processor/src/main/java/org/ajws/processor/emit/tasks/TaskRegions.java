package org.ajws.processor.emit.tasks;

import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.emit.RegionNames;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Finish;
import org.ajws.processor.program.ParallelLoop;

/** Where the constructs of a file stand, and where the names of each hold. */
public final class TaskRegions {
  private TaskRegions() {}

  /** The regions of the constructs of a file; {@code at} need have no names. */
  public static List<RegionNames.Region> of(
      TaskContext at,
      List<ParallelLoop> loops,
      List<Async> asyncs,
      List<Finish> finishes,
      List<EntryPoint> entries) {
    List<RegionNames.Region> regions = new ArrayList<>();
    for (ParallelLoop loop : loops) {
      Tree tree = loop.path().getLeaf();
      Tree first = loop.labels().isEmpty() ? tree : loop.labels().get(0);
      regions.add(region(loop, at.start(first), at.end(tree), loop.body(), at));
    }
    for (Async async : asyncs) {
      Tree tree = async.path().getLeaf();
      int end = async.isValue() ? AsyncValueLowering.endOfBlock(at, async) : at.end(tree);
      regions.add(region(async, startOf(async, at), end, async.body(), at));
    }
    for (Finish finish : finishes) {
      Tree tree = finish.isMethod() ? finish.body() : finish.path().getLeaf();
      regions.add(region(finish, at.start(tree), at.end(tree), finish.body(), at));
    }
    for (EntryPoint entry : entries) {
      Tree tree = entry.block();
      regions.add(region(entry, at.start(tree), at.end(tree), tree, at));
    }
    return regions;
  }

  private static RegionNames.Region region(
      Object construct, int start, int end, Tree body, TaskContext at) {
    return new RegionNames.Region(construct, start, end, at.start(body), at.end(body));
  }

  /** Of several declarators each begins at its own initialiser. */
  private static int startOf(Async async, TaskContext at) {
    int start = at.start(async.path().getLeaf());
    if (!async.isDeclaration()) {
      return start;
    }
    List<VariableTree> declarators = at.declarators(async.path());
    return declarators.get(0) == async.path().getLeaf() ? start : at.start(async.body());
  }
}
