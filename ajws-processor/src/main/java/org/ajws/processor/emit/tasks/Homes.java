package org.ajws.processor.emit.tasks;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.Finish;
import org.ajws.processor.program.ParallelLoop;

/**
 * Which finish or loop an async belongs to where both stand in one method, and so where its results
 * and reductions are complete.
 */
public final class Homes {
  private final Map<Tree, Object> byTree = new IdentityHashMap<>();
  private final Map<Tree, Async> asyncTrees = new IdentityHashMap<>();
  private final Map<Async, Object> homes = new IdentityHashMap<>();
  private final Map<Object, Map<VariableElement, Capture>> results = new IdentityHashMap<>();
  private final Map<Object, Map<VariableElement, Capture>> reductions = new IdentityHashMap<>();
  private final Map<Tree, EntryPoint> entries = new LinkedHashMap<>();

  /** Of the constructs of one file. */
  public Homes(List<ParallelLoop> loops, List<Async> asyncs, List<Finish> finishes) {
    loops.forEach(l -> byTree.put(l.path().getLeaf(), l));
    finishes.forEach(f -> byTree.put(f.path().getLeaf(), f));
    asyncs.forEach(a -> asyncTrees.put(a.path().getLeaf(), a));
    asyncs.forEach(this::settle);
  }

  private void settle(Async async) {
    Object home = find(async);
    if (home == null) {
      return;
    }
    homes.put(async, home);
    for (Capture c : async.captures()) {
      if (c.role() == Capture.Role.RESULT && home instanceof Finish) {
        add(results, home, c);
      } else if (c.role() == Capture.Role.REDUCE) {
        add(reductions, home, c);
      }
    }
  }

  private static void add(
      Map<Object, Map<VariableElement, Capture>> map, Object home, Capture capture) {
    map.computeIfAbsent(home, h -> new LinkedHashMap<>()).putIfAbsent(capture.variable(), capture);
  }

  private Object find(Async async) {
    TreePath below = async.path();
    for (TreePath up = below.getParentPath(); up != null; up = up.getParentPath()) {
      Tree tree = up.getLeaf();
      if (byTree.containsKey(tree)) {
        return byTree.get(tree);
      }
      boolean boundary =
          tree instanceof MethodTree
              || tree instanceof LambdaExpressionTree
              || tree instanceof ClassTree;
      if (boundary) {
        if (!async.isValue() && below.getLeaf() instanceof BlockTree) {
          EntryPoint entry = new EntryPoint(below, async.site());
          entries.putIfAbsent(below.getLeaf(), entry);
        }
        return null;
      }
      below = up;
    }
    return null;
  }

  /** The innermost finish or loop around an async in its method; null where it escapes. */
  Object of(Async async) {
    return homes.get(async);
  }

  /** The finish whose tree this is; null for other trees. */
  Finish finish(Tree tree) {
    return byTree.get(tree) instanceof Finish finish ? finish : null;
  }

  /** The async value that a declarator declares. */
  public Async value(Tree declarator) {
    return asyncTrees.get(declarator);
  }

  /** The locals that asyncs of a finish assign. */
  List<Capture> results(Finish finish) {
    return List.copyOf(results.getOrDefault(finish, Map.of()).values());
  }

  /** The reduction variables that asyncs of a finish or a loop add to. */
  List<Capture> reductions(Object home) {
    return List.copyOf(reductions.getOrDefault(home, Map.of()).values());
  }

  /** The bodies whose asyncs escape. */
  List<EntryPoint> entries() {
    return new ArrayList<>(entries.values());
  }
}
