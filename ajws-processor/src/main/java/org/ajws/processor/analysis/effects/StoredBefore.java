package org.ajws.processor.analysis.effects;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
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

  /** Places that were assigned: what a local has from one of these before is something else. */
  private final Set<AccessPath> changed = new HashSet<>();

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
      List<? extends StatementTree> block = statements(at.getParentPath().getLeaf());
      int end = block.indexOf(at.getLeaf());
      List<ExpressionStatementTree> here = new ArrayList<>();
      for (StatementTree s : block.subList(0, Math.max(0, end))) {
        if (s instanceof ExpressionStatementTree e && e.getExpression() instanceof AssignmentTree) {
          here.add(e);
        }
      }
      stores.addAll(0, here); // in order, the outer ones first
    }
    if (!stores.isEmpty()) {
      SymbolicEvaluator walk = new SymbolicEvaluator(tools, root, false, Set.of());
      walk.forValue = true;
      stores.forEach(s -> note(walk, (AssignmentTree) s.getExpression()));
    }
  }

  private static List<? extends StatementTree> statements(Tree around) {
    if (around instanceof CaseTree c && c.getStatements() != null) {
      return c.getStatements();
    }
    return around instanceof BlockTree block ? block.getStatements() : List.of();
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
    if (known && !isOld(walk, to)) {
      boolean told =
          isKept(value)
              && !value.startsWith(location)
              && !isOfSame(location, value)
              && !isOld(walk, tree.getExpression());
      List<AccessPath> places = new ArrayList<>(others(location, false));
      places.add(location);
      for (AccessPath each : places) {
        forget(each);
        if (told && !value.startsWith(each)) {
          stored.put(each, value);
        }
      }
    }
  }

  /** What was stored at a place, below it, or as what it had, is known no more. */
  private void forget(AccessPath place) {
    changed.add(place);
    stored.entrySet().removeIf(e -> e.getKey().startsWith(place) || e.getValue().startsWith(place));
  }

  /** Whether code names by a local what that got from a place before this was assigned. */
  private boolean isOld(SymbolicEvaluator walk, ExpressionTree code) {
    ExpressionTree first = BoundModule.withoutParentheses(code);
    while (first instanceof MemberSelectTree || first instanceof ArrayAccessTree) {
      first =
          BoundModule.withoutParentheses(
              first instanceof MemberSelectTree field
                  ? field.getExpression()
                  : ((ArrayAccessTree) first).getExpression());
    }
    boolean local =
        first instanceof IdentifierTree
            && walk.element(first) instanceof VariableElement v
            && v.getKind() != ElementKind.FIELD;
    return local
        && !changed.isEmpty()
        && changed.stream().anyMatch(walk.expressions.ref(first)::startsWith);
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
  Set<AccessPath> others(AccessPath way, boolean whole) {
    Set<AccessPath> all = new LinkedHashSet<>();
    List<AccessPath> open = new ArrayList<>(List.of(way));
    while (!stored.isEmpty() && !open.isEmpty() && all.size() < SomeObjects.MAX) {
      for (AccessPath other : direct(open.remove(0), whole)) {
        if (!other.equals(way) && all.add(other)) {
          open.add(other);
        }
      }
    }
    return all;
  }

  private List<AccessPath> direct(AccessPath way, boolean whole) {
    List<AccessPath> all = new ArrayList<>();
    if (way.origin() instanceof AccessPath.Origin.Unknown some && Below.is(way)) {
      for (AccessPath from : some.among()) {
        List<AccessPath> begins = direct(from, true);
        stored.forEach(
            (place, value) -> {
              if (isBelow(place, from, some.links())) {
                begins.add(value);
              }
            });
        begins.forEach(b -> all.add(Below.some(some.id(), b, some.links()).then(way.steps())));
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

  /** Whether one comes to a place, from an object, by links. */
  private static boolean isBelow(AccessPath place, AccessPath from, Set<AccessPath.Step> links) {
    return place.startsWith(from)
        && place.steps().size() > from.steps().size()
        && links.containsAll(place.steps().subList(from.steps().size(), place.steps().size()));
  }

  /** Whether a way begins with something that was stored, and so has another name. */
  boolean isStored(AccessPath way) {
    return stored.values().stream().anyMatch(way::startsWith);
  }

  /** What the code assigns again is something else. */
  void forget(List<Effect> effects) {
    effects.stream()
        .filter(e -> e.kind() == Effect.Kind.FIELD || e.kind() == Effect.Kind.SLOT)
        .forEach(e -> stored.remove(e.target()));
  }
}
