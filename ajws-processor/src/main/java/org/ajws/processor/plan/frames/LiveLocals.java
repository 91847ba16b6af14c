package org.ajws.processor.plan.frames;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.flow.DefiniteAssignment;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Capture;

/** Which locals of a method have a value at a place that is used later. */
final class LiveLocals {
  private final Method method;
  private final LocalUses uses;
  private final Set<VariableElement> hoisted;

  /**
   * @param hoisted the pattern variables that are locals of the whole method
   */
  LiveLocals(Method method, LocalUses uses, Set<VariableElement> hoisted) {
    this.method = method;
    this.uses = uses;
    this.hoisted = hoisted;
  }

  /** The locals of some that are saved at a place: they have a value, and may be used later. */
  List<VariableElement> live(Set<VariableElement> locals, TreePath at, int from) {
    return locals.stream()
        .filter(v -> isInScope(v, at) && isUsedFrom(v, at, from) && isAssigned(v, at))
        .toList();
  }

  private boolean isInScope(VariableElement v, TreePath at) {
    TreePath declared = method.locals().declaration(v);
    if (v.getKind() == ElementKind.BINDING_VARIABLE) {
      return hoisted.contains(v)
          || Bindings.inScope(method, declared, at, offset -> uses.isUsedFrom(v, offset));
    }
    if (at.getLeaf() instanceof ForLoopTree f && f.getInitializer().contains(declared.getLeaf())) {
      return true; // in the condition
    }
    boolean laterInList = // declarations of one list begin together
        at.getLeaf() instanceof VariableTree
            && method.start(declared.getLeaf()) == method.start(at.getLeaf())
            && method.end(declared.getLeaf()) < method.end(at.getLeaf());
    if (method.start(at.getLeaf()) < method.end(declared.getLeaf())
        && v.getKind() != ElementKind.PARAMETER
        && !laterInList) {
      return false; // before it, or in its own initialiser
    }
    Tree scope = declared.getParentPath().getLeaf();
    if (scope instanceof TryTree t && method.start(at.getLeaf()) >= method.end(t.getBlock())) {
      return false; // a resource, in the clauses behind its block
    }
    if (scope instanceof CaseTree) {
      scope = declared.getParentPath().getParentPath().getLeaf();
    }
    for (TreePath up = at; up != null; up = up.getParentPath()) {
      if (up.getLeaf() == scope) {
        return true;
      }
    }
    return false;
  }

  /** Whether a local is used at an offset or later, or in the next round of a loop. */
  private boolean isUsedFrom(VariableElement v, TreePath at, int offset) {
    Tree declaration = uses.declaration(v);
    int from = offset;
    int to = method.end(method.tree());
    for (TreePath up = at; up.getLeaf() != method.tree(); up = up.getParentPath()) {
      Tree tree = up.getLeaf();
      boolean inside = method.start(declaration) >= method.start(tree);
      if (method.asyncs().containsKey(tree) && offset < method.end(tree)) {
        if (isGivenBy(method.asyncs().get(tree), v)) {
          return true; // read from the frame when the async has ended
        }
        to = method.end(tree); // what is behind the async is not run by its task
        break;
      }
      if (tree instanceof SwitchExpressionTree && !inside) { // what is around it comes later
        from = Math.min(from, method.start(statement(up)));
      }
      if (JumpTargets.isLoop(tree) && !(inside && !isOfLoop(declaration, tree))) {
        from = Math.min(from, method.start(tree));
      }
    }
    int first = from;
    int last = to;
    return uses.isUsedWithin(v, first, last);
  }

  /** Whether a local is a result of an async, or a reduction that it has a part of. */
  private static boolean isGivenBy(Async async, VariableElement v) {
    return async.captures().stream()
        .anyMatch(
            c ->
                c.variable().equals(v)
                    && (c.role() == Capture.Role.RESULT || c.role() == Capture.Role.REDUCE));
  }

  /**
   * Whether a variable is declared in the head of a loop: its rounds share it, or the update, which
   * stands before the body, uses it.
   */
  private boolean isOfLoop(Tree declaration, Tree loop) {
    return loop instanceof ForLoopTree f
        && (f.getInitializer().contains(declaration)
            || (f.getCondition() != null && isIn(f.getCondition(), method.start(declaration))));
  }

  private boolean isIn(Tree tree, int offset) {
    return method.start(tree) <= offset && offset < method.end(tree);
  }

  /** A local without a value here gets one before it is read, so it need not be saved. */
  private boolean isAssigned(VariableElement v, TreePath at) {
    if (!uses.startsEmpty(v)) {
      return true;
    }
    return at.getLeaf() instanceof ForLoopTree loop // a point in the condition
        ? !DefiniteAssignment.mayBeUnassignedInCondition(method.locals(), v, loop)
        : !DefiniteAssignment.mayBeUnassigned(method.locals(), v, statement(at));
  }

  /** Whether a local that is used from an offset on may be without a value at a statement. */
  boolean isEmptyAt(VariableElement v, TreePath at, int offset) {
    return !isAssigned(v, at) && isUsedFrom(v, at, offset);
  }

  /** The condition of a {@code do} may read what only its body gives a value. */
  void requireValues(Set<VariableElement> locals, TreePath loop) throws Unsupported {
    for (VariableElement v : locals) {
      if (isInScope(v, loop)
          && isUsedFrom(v, loop, method.start(loop.getLeaf()))
          && !isAssigned(v, loop)) {
        throw new Unsupported("a local without a value before a do with a spawning condition");
      }
    }
  }

  /** The statement around an expression; javac's cases are statements, too. */
  private static Tree statement(TreePath at) {
    TreePath up = at;
    while (!(up.getLeaf() instanceof StatementTree) || up.getLeaf() instanceof CaseTree) {
      up = up.getParentPath();
    }
    return up.getLeaf();
  }
}
