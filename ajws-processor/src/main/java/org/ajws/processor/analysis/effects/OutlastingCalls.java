package org.ajws.processor.analysis.effects;

import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import org.ajws.processor.program.Async;
import org.ajws.processor.source.BoundFile;

/**
 * Calls of methods that start asyncs and do not wait for them: what these do goes on beside what
 * follows the call, to the end of the finish around that. Each is taken as an async of its own.
 */
final class OutlastingCalls {
  private final EffectAnalysis tools;

  OutlastingCalls(EffectAnalysis tools) {
    this.tools = tools;
  }

  /**
   * The calls of a module.
   *
   * @param asyncs that it has
   */
  List<Async> of(List<Async> asyncs) {
    Set<ExecutableElement> methods = new HashSet<>();
    Deque<ExecutableElement> open = new ArrayDeque<>();
    for (Async async : asyncs) {
      if (async.finish() == null && !async.isDeclaration()) {
        leaves(async.path(), methods, open);
      }
    }
    List<Async> calls = new ArrayList<>();
    Set<Tree> found = Collections.newSetFromMap(new IdentityHashMap<>());
    while (!open.isEmpty()) {
      for (TreePath call : tools.stores().calls(open.remove())) {
        TreePath executable = Regions.executable(call);
        TreePath finish = tools.regions.finish(call);
        TreePath around = finish != null ? finish : executable;
        BoundFile file = tools.module.file(call);
        if (file == null
            || tools.regions.isInLoop(call, around.getLeaf())
            || !found.add(call.getLeaf())) {
          continue;
        }
        int line = file.source().line(tools.module.start(file.unit(), call.getLeaf()));
        calls.add(
            new Async(file, call, line, call.getLeaf(), null, false, finish, List.of(), List.of()));
        if (finish == null) {
          leaves(call, methods, open);
        }
      }
    }
    return calls;
  }

  /** The asyncs that stand somewhere, or are started there, outlast the method around that. */
  private void leaves(
      TreePath place, Set<ExecutableElement> methods, Deque<ExecutableElement> open) {
    TreePath executable = Regions.executable(place);
    if (executable.getLeaf() instanceof MethodTree
        && !tools.regions.isInLoop(place, executable.getLeaf())
        && tools.module.element(executable) instanceof ExecutableElement method
        && methods.add(method)) {
      open.add(method);
    }
  }
}
