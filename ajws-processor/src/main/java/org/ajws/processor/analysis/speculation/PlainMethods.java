package org.ajws.processor.analysis.speculation;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.source.CountedFor;

/**
 * Lets chunks call methods as they stand that touch nothing and surely return, and leaves out the
 * looks at the chunk in loops that make few trips whatever the chunk has read.
 */
final class PlainMethods {
  /** A loop of so many trips by its constants need not be left. */
  private static final long FEW = 1024;

  private final BoundModule module;
  private final Map<ExecutableElement, TrackedCode> twins;

  PlainMethods(BoundModule module, Map<ExecutableElement, TrackedCode> twins) {
    this.module = module;
    this.twins = twins;
  }

  /** Looks at the bodies of loops and of methods; forgets the twins that nobody calls. */
  void leave(Collection<TrackedCode> loops) {
    loops.forEach(this::leaveShortLoops);
    twins.values().forEach(this::leaveShortLoops);
    Set<ExecutableElement> plain = new HashSet<>();
    boolean more = true;
    while (more) { // what calls itself never becomes plain
      more = false;
      for (Map.Entry<ExecutableElement, TrackedCode> e : twins.entrySet()) {
        if (!plain.contains(e.getKey()) && isPlain(e.getKey(), e.getValue(), plain)) {
          more |= plain.add(e.getKey());
        }
      }
    }
    twins.keySet().removeAll(plain);
    loops.forEach(code -> leaveCalls(code, plain));
    twins.values().forEach(code -> leaveCalls(code, plain));
  }

  private static boolean isPlain(
      ExecutableElement method, TrackedCode code, Set<ExecutableElement> plain) {
    return method.getKind() == ElementKind.METHOD
        && !TwinMethods.canBeOverridden(method)
        && code.whole() == null
        && code.irrevocable().isEmpty()
        && code.tracked().stream()
            .allMatch(t -> t.form() instanceof Tracking.TwinCall c && plain.contains(c.method()));
  }

  private static void leaveCalls(TrackedCode code, Set<ExecutableElement> plain) {
    for (TrackedCode.Tracked t : new ArrayList<>(code.tracked())) {
      if (t.form() instanceof Tracking.TwinCall call && plain.contains(call.method())) {
        code.leave(t.path());
      }
    }
  }

  private void leaveShortLoops(TrackedCode code) {
    LocalWrites writes = null;
    for (TrackedCode.Tracked t : new ArrayList<>(code.tracked())) {
      if (t.form() instanceof Tracking.Back
          && t.path().getParentPath().getLeaf() instanceof ForLoopTree loop) {
        writes = writes != null ? writes : new LocalWrites(module, code.path());
        if (isShort(t.path().getParentPath(), loop, writes)) {
          code.leave(t.path());
        }
      }
    }
  }

  private boolean isShort(TreePath path, ForLoopTree loop, LocalWrites writes) {
    if (!writes.isCounted(loop)
        || !(loop.getInitializer().get(0) instanceof VariableTree variable)
        || !(module.element(new TreePath(path, variable)) instanceof VariableElement v)) {
      return false;
    }
    LocalWrites.Counter counter = writes.counter(v);
    CountedFor header = counter.header();
    Long first = constant(new TreePath(new TreePath(path, variable), variable.getInitializer()));
    Long bound = constant(new TreePath(path, header.bound()));
    return first != null
        && bound != null
        && Math.abs(first) < Integer.MAX_VALUE / 2
        && Math.abs(bound) < Integer.MAX_VALUE / 2
        && Math.abs(bound - first) <= FEW;
  }

  private Long constant(TreePath path) {
    Tree tree = BoundModule.withoutParentheses((ExpressionTree) path.getLeaf());
    if (tree instanceof LiteralTree literal) {
      return literal.getValue() instanceof Number n ? n.longValue() : null;
    }
    return module.element(new TreePath(path, tree)) instanceof VariableElement v
            && v.getConstantValue() instanceof Number n
        ? n.longValue()
        : null;
  }
}
