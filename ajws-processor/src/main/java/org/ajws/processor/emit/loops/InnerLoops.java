package org.ajws.processor.emit.loops;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.emit.RegionNames;
import org.ajws.processor.program.LoopHeader;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.source.CountedFor;

/**
 * The loops that stand in the body of another loop, so that a chunk of that can keep what an
 * execution costs beside its body ({@code org.ajws.runtime.loop.InnerLoop}).
 */
public final class InnerLoops {
  private final BoundModule module;
  private final Map<ParallelLoop, List<ParallelLoop>> byOuter = new IdentityHashMap<>();
  private final Map<ParallelLoop, ParallelLoop> outers = new IdentityHashMap<>();

  /**
   * Those of a file.
   *
   * @param waits whether running a piece of code may wait for a condition
   */
  public InnerLoops(
      BoundModule module, RegionNames names, List<ParallelLoop> loops, Predicate<TreePath> waits) {
    this.module = module;
    for (ParallelLoop loop : loops) {
      if (names.around(loop) instanceof ParallelLoop outer
          && hasChunks(outer)
          && isInSameMethod(loop.path(), outer.path())
          && fits(loop)
          && !waits.test(loop.path())) {
        outers.put(loop, outer);
        byOuter.computeIfAbsent(outer, o -> new ArrayList<>()).add(loop);
      }
    }
  }

  /** Whether a loop is such a one. */
  boolean contains(ParallelLoop loop) {
    return outers.containsKey(loop);
  }

  /** Those in the body of a loop, in source order. */
  List<ParallelLoop> in(ParallelLoop outer) {
    return byOuter.getOrDefault(outer, List.of());
  }

  private static boolean hasChunks(ParallelLoop loop) {
    return !loop.isSpeculative() && !(loop.header() instanceof LoopHeader.General);
  }

  /** What stands in a function or class of the body may run on any thread. */
  private static boolean isInSameMethod(TreePath inner, TreePath outer) {
    for (TreePath up = inner; up.getLeaf() != outer.getLeaf(); up = up.getParentPath()) {
      Tree tree = up.getLeaf();
      if (tree instanceof LambdaExpressionTree || tree instanceof ClassTree) {
        return false;
      }
    }
    return true;
  }

  private boolean fits(ParallelLoop loop) {
    boolean inBlocks =
        loop.captures().stream()
            .anyMatch(c -> c.reduction() != null && c.reduction().deterministic());
    if (loop.isSpeculative() || loop.mayCancel() || inBlocks) {
      return false;
    }
    if (loop.header() instanceof LoopHeader.Counted counted) {
      return counted.step() == null
          && counted.relation() != CountedFor.Relation.NE
          && (counted.wide() || isInt(new TreePath(loop.path(), counted.bound())));
    }
    return loop.header() instanceof LoopHeader.Array;
  }

  private boolean isInt(TreePath bound) {
    TypeMirror type = module.type(bound);
    TypeKind kind =
        type.getKind().isPrimitive() ? type.getKind() : module.types().unboxedType(type).getKind();
    return kind != TypeKind.LONG;
  }
}
