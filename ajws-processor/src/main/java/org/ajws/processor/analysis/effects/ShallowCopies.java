package org.ajws.processor.analysis.effects;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.source.BoundModule;

/**
 * Locals that are made of other things, and still hold what these do: {@code int[][] copy =
 * rows.clone()} has the rows of {@code rows}. So it is where the method puts nothing else into
 * either, and hands the local to nobody who might.
 */
final class ShallowCopies {
  private final EffectAnalysis tools;

  ShallowCopies(EffectAnalysis tools) {
    this.tools = tools;
  }

  /**
   * What a local holds that was made elsewhere, by field, or as a copy; what was made for it is its
   * own. Nothing of one that was filled slot by slot: which of several it has somewhere, nobody can
   * tell.
   *
   * @param made what its initialiser gives
   */
  Map<Object, AccessPath> held(
      VariableElement local, TreePath declaration, Heap heap, AccessPath made) {
    Map<Object, AccessPath> held = new LinkedHashMap<>();
    AccessPath own = AccessPath.of(new AccessPath.Origin.Variable(local));
    for (Object key : heap.keys(made)) {
      AccessPath value = heap.get(made, key);
      boolean copy =
          key.equals(OwnObjects.ORIGINAL)
              || key instanceof Extent part && part.source() != null
              || key instanceof Polynomial slot && slot.isConstant();
      if (value.isInvariant() && (copy || key instanceof VariableElement)) {
        held.put(key, value);
      } else if (value.isFresh() && key instanceof VariableElement field) {
        held.put(key, own.then(new AccessPath.Step.Field(field)));
      } else {
        return Map.of();
      }
    }
    boolean known = !held.isEmpty() && heap.isSingle(made);
    return known && isKept(local, declaration, held) ? held : Map.of();
  }

  /** Whether nothing else is put into the copy, or into what it is a copy of. */
  private boolean isKept(
      VariableElement local, TreePath declaration, Map<Object, AccessPath> held) {
    Set<Element> originals = new HashSet<>();
    originals.add(local);
    boolean whole = false;
    for (Map.Entry<Object, AccessPath> e : held.entrySet()) {
      whole |= !(e.getKey() instanceof VariableElement);
      AccessPath way = e.getValue();
      way.steps().stream()
          .filter(AccessPath.Step.Field.class::isInstance)
          .forEach(s -> originals.add(((AccessPath.Step.Field) s).field()));
      if (way.origin() instanceof AccessPath.Origin.Variable v) {
        originals.add(v.variable());
      }
    }
    boolean anyField = whole && !CallEvaluator.isArray(local.asType());
    Boolean changed =
        new TreePathScanner<Boolean, Void>() {
          @Override
          public Boolean visitAssignment(AssignmentTree tree, Void p) {
            TreePath target = new TreePath(getCurrentPath(), bare(tree.getVariable()));
            return isChange(target, originals, anyField)
                || isHandedOn(new TreePath(getCurrentPath(), bare(tree.getExpression())), local)
                || Boolean.TRUE.equals(super.visitAssignment(tree, p));
          }

          @Override
          public Boolean visitMethodInvocation(MethodInvocationTree tree, Void p) {
            boolean handedOn =
                tree.getArguments().stream()
                    .anyMatch(a -> isHandedOn(new TreePath(getCurrentPath(), bare(a)), local));
            return handedOn
                || isChange(getCurrentPath(), tree, local)
                || Boolean.TRUE.equals(super.visitMethodInvocation(tree, p));
          }

          @Override
          public Boolean visitMemberReference(MemberReferenceTree tree, Void p) {
            return isHandedOn(
                    new TreePath(getCurrentPath(), bare(tree.getQualifierExpression())), local)
                || Boolean.TRUE.equals(super.visitMemberReference(tree, p));
          }

          @Override
          public Boolean visitVariable(VariableTree tree, Void p) {
            boolean other =
                tree.getInitializer() != null
                    && isHandedOn(
                        new TreePath(getCurrentPath(), bare(tree.getInitializer())), local);
            return other || Boolean.TRUE.equals(super.visitVariable(tree, p));
          }

          @Override
          public Boolean reduce(Boolean a, Boolean b) {
            return Boolean.TRUE.equals(a) || Boolean.TRUE.equals(b);
          }
        }.scan(Regions.executable(declaration), null);
    return !Boolean.TRUE.equals(changed);
  }

  private static ExpressionTree bare(ExpressionTree tree) {
    return BoundModule.withoutParentheses(tree);
  }

  /** Whether an expression is a local itself, so that somebody else may have it. */
  private boolean isHandedOn(TreePath value, VariableElement local) {
    return value.getLeaf() instanceof IdentifierTree id
        && id.getName().equals(local.getSimpleName())
        && local.equals(tools.module.element(value));
  }

  /** Whether an assignment puts an object into one of some variables, or into one of its slots. */
  private boolean isChange(TreePath target, Set<Element> of, boolean anyField) {
    if (tools.module.type(target) != null && tools.module.type(target).getKind().isPrimitive()) {
      return false;
    }
    if (target.getLeaf() instanceof ArrayAccessTree slot) {
      return of.contains(tools.module.element(new TreePath(target, bare(slot.getExpression()))));
    }
    Element assigned = tools.module.element(target);
    return assigned != null
        && (of.contains(assigned) || anyField && assigned.getKind() == ElementKind.FIELD);
  }

  /** Whether a method of a local that is called may put something into it. */
  private boolean isChange(TreePath call, MethodInvocationTree tree, VariableElement local) {
    if (!(tree.getMethodSelect() instanceof MemberSelectTree select)) {
      return false;
    }
    TreePath on = new TreePath(new TreePath(call, select), bare(select.getExpression()));
    if (!isHandedOn(on, local) || !(tools.module.element(call) instanceof ExecutableElement m)) {
      return false;
    }
    String name = m.getSimpleName().toString();
    boolean stores =
        tools.calls.body(m) != null && !tools.summaries.of(m).stores().isEmpty()
            || !tools.calls.overriders(m).isEmpty();
    return stores || tools.library.change(local.asType(), name) != null || name.startsWith("set");
  }
}
