package org.ajws.processor.analysis.effects;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.source.BoundModule;

/**
 * What the statements before a finish have stored: behind {@code a.next = b}, {@code a.next} and
 * {@code b} are one object. Of a field or slot with a constant index that is assigned in a block
 * around the finish, the last store counts; that calls in between changed it again is possible, so
 * what is found by it is never certain.
 */
final class StoredBefore {
  private final EffectAnalysis tools;
  private final TreePath root;
  private final Map<AccessPath, AccessPath> stored = new HashMap<>();

  /**
   * @param root to the finish
   */
  StoredBefore(EffectAnalysis tools, TreePath root) {
    this.tools = tools;
    this.root = root;
    List<ExpressionStatementTree> stores = new ArrayList<>();
    for (TreePath at = root;
        !(at.getLeaf() instanceof MethodTree
            || at.getLeaf() instanceof LambdaExpressionTree
            || at.getLeaf() instanceof ClassTree);
        at = at.getParentPath()) {
      if (at.getParentPath().getLeaf() instanceof BlockTree block) {
        List<? extends StatementTree> before =
            block.getStatements().subList(0, block.getStatements().indexOf(at.getLeaf()));
        List<ExpressionStatementTree> here = new ArrayList<>();
        for (StatementTree s : before) {
          if (s instanceof ExpressionStatementTree e
              && e.getExpression() instanceof AssignmentTree) {
            here.add(e);
          }
        }
        stores.addAll(0, here); // in order, the outer ones first
      }
    }
    if (!stores.isEmpty()) {
      SymbolicEvaluator walk = new SymbolicEvaluator(tools, root, false, Set.of());
      walk.forValue = true;
      stores.forEach(s -> note(walk, (AssignmentTree) s.getExpression()));
    }
  }

  private void note(SymbolicEvaluator walk, AssignmentTree tree) {
    ExpressionTree to = BoundModule.withoutParentheses(tree.getVariable());
    boolean place =
        to instanceof ArrayAccessTree
            || walk.element(to) instanceof VariableElement v && v.getKind() == ElementKind.FIELD;
    if (!place || tools.library.isNumber(walk.type(to))) {
      return;
    }
    AccessPath location = walk.expressions.ref(to);
    AccessPath value = walk.expressions.ref(tree.getExpression());
    boolean known =
        isKept(location)
            && !location.steps().isEmpty()
            && location.indexes().stream().allMatch(Polynomial::isConstant);
    if (known) {
      if (isKept(value) && !value.startsWith(location) && !isOfSame(location, value)) {
        stored.put(location, value);
      } else {
        stored.remove(location);
      }
    }
  }

  /**
   * Whether it is known elsewhere: of two fields of one object ({@link SharedFields}), and of an
   * array that has one thing in two slots ({@link SharedSlots}).
   */
  private boolean isOfSame(AccessPath location, AccessPath value) {
    return location.last() instanceof AccessPath.Step.Index
        ? tools.sharedSlots.haveOne(location.holder())
        : value.last() instanceof AccessPath.Step.Field && location.holder().equals(value.holder());
  }

  /** Whether a way begins with something that keeps what it has. */
  private boolean isKept(AccessPath way) {
    LocalVariables.Index locals = tools.locals.of(root.getCompilationUnit());
    return way.isInvariant()
        && (!(way.origin() instanceof AccessPath.Origin.Variable v)
            || locals.isConstant(v.variable()));
  }

  /**
   * Where a way leads by the name that an object had before it was stored; one down a structure
   * begins there.
   *
   * @param whole whether it leads to an object, and not to a field or slot of one
   */
  List<AccessPath> others(AccessPath way, boolean whole) {
    List<AccessPath> all = new ArrayList<>();
    if (way.origin() instanceof AccessPath.Origin.Unknown some && Below.is(way)) {
      for (AccessPath from : some.among()) {
        for (AccessPath other : others(from, true)) {
          all.add(Below.some(some.id(), other, some.links()).then(way.steps()));
        }
      }
    }
    int last = way.steps().size() - (whole ? 0 : 1);
    for (int n = 1; n <= last && !stored.isEmpty(); n++) {
      AccessPath value = stored.get(new AccessPath(way.origin(), way.steps().subList(0, n)));
      if (value != null) {
        all.add(value.then(way.steps().subList(n, way.steps().size())));
      }
    }
    return all;
  }

  /** What the code assigns again is something else. */
  void forget(List<Effect> effects) {
    effects.stream()
        .filter(e -> e.kind() == Effect.Kind.FIELD || e.kind() == Effect.Kind.SLOT)
        .forEach(e -> stored.remove(e.target()));
  }
}
