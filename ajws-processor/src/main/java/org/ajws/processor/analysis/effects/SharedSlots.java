package org.ajws.processor.analysis.effects;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.source.BoundModule;

/**
 * Arrays and lists of which two slots hold one object, as far as the sources show it: by {@code
 * fill} and {@code nCopies}, by a variable that is stored twice, or in each round of a loop around
 * which it is made. Other slots are believed to hold different objects.
 */
final class SharedSlots {
  private static final Set<String> REPEATING = Set.of("fill", "nCopies", "generate");

  private final EffectAnalysis tools;
  private final BoundModule module;
  private final Map<Element, Optional<TreePath>> known = new HashMap<>();

  /**
   * Variables, and methods that give something, which the outermost question has led to: methods
   * may call each other, and lead to one by many ways.
   */
  private final Set<Element> asked = new HashSet<>();

  /** Parameters that were looked at for one variable: methods may call each other. */
  private final Set<VariableElement> handedOn = new HashSet<>();

  SharedSlots(EffectAnalysis tools) {
    this.tools = tools;
    this.module = tools.module;
  }

  /**
   * Where what an effect changes beyond a slot of an array or list is stored in two of its slots.
   *
   * @param elements what the iterations are about elements of; null for something else
   * @return {@code File.java:LINE}; null if that is not to be seen
   */
  String storedAt(Effect e, AccessPath elements) {
    AccessPath way = e.target();
    if (way.origin() instanceof AccessPath.Origin.Element) {
      boolean beyond = !way.steps().isEmpty() || BackReferences.isWhole(e);
      return beyond && elements != null ? storedAt(elements) : null;
    }
    List<AccessPath.Step> steps = way.steps();
    int last = steps.size() - (BackReferences.isWhole(e) ? 0 : 1);
    for (int n = 0; n < last; n++) {
      if (steps.get(n) instanceof AccessPath.Step.Index i && i.form().varies()) {
        return storedAt(new AccessPath(way.origin(), steps.subList(0, n)));
      }
    }
    return null;
  }

  /** The same of what stands in the header of a loop: {@code List.of(c, c)}. */
  String storedAmong(Effect e, TreePath elements) {
    boolean beyond = !e.target().steps().isEmpty() || BackReferences.isWhole(e);
    if (!(e.target().origin() instanceof AccessPath.Origin.Element) || !beyond) {
      return null;
    }
    TreePath place = ofValue(elements);
    asked.clear();
    return place == null ? null : tools.summaries.location(place, place.getLeaf());
  }

  /** Whether it is seen that two slots of an array or list hold one object. */
  boolean haveOne(AccessPath many) {
    return storedAt(many) != null;
  }

  private String storedAt(AccessPath many) {
    VariableElement variable = Implementations.holder(many);
    if (variable == null) {
      return null;
    }
    TreePath place = of(variable);
    return place == null ? null : tools.summaries.location(place, place.getLeaf());
  }

  /**
   * Where it is seen that two slots of arrays that two ways lead through are one: {@code
   * rows[0][k]} and {@code rows[1][k]}.
   *
   * @return {@code File.java:LINE}; null if that is not to be seen, or the ways differ otherwise
   */
  String storedAt(AccessPath one, AccessPath other) {
    if (!one.location().equals(other.location())) {
      return null;
    }
    for (int n = 0; n + 1 < one.steps().size(); n++) {
      if (one.steps().get(n) instanceof AccessPath.Step.Index i
          && other.steps().get(n) instanceof AccessPath.Step.Index j
          && !i.equals(j)) {
        AccessPath same =
            new AccessPath(other.origin(), other.steps().subList(0, n))
                .then(i)
                .then(other.steps().subList(n + 1, other.steps().size()));
        boolean joint = TaskPlaces.isSame(one, same);
        return joint ? storedAt(new AccessPath(one.origin(), one.steps().subList(0, n))) : null;
      }
    }
    return null;
  }

  /**
   * Where one thing is stored in two slots of what a variable holds. That a part of a question
   * finds nothing may be because the rest of it is being looked at.
   */
  private TreePath of(VariableElement variable) {
    Optional<TreePath> place = known.get(variable);
    if (place != null) {
      return place.orElse(null);
    }
    boolean outermost = asked.isEmpty();
    if (!asked.add(variable)) {
      return null; // asked before: what was found there is the answer
    }
    TreePath found = find(variable);
    if (found != null) {
      known.put(variable, Optional.of(found));
    }
    if (outermost) {
      if (found == null) { // then none of those that it has led to leads further
        asked.forEach(a -> known.put(a, Optional.empty()));
      }
      asked.clear();
    }
    return found;
  }

  private TreePath find(VariableElement variable) {
    for (TreePath value : tools.stores().values(variable)) {
      TreePath twice = ofValue(value);
      if (twice != null) {
        return twice;
      }
    }
    handedOn.clear();
    TreePath filled = filled(variable);
    return filled != null ? filled : ofGiven(variable);
  }

  /** What callers give for a parameter. */
  private TreePath ofGiven(VariableElement parameter) {
    if (parameter.getKind() != ElementKind.PARAMETER
        || !(parameter.getEnclosingElement() instanceof ExecutableElement method)) {
      return null;
    }
    int index = method.getParameters().indexOf(parameter);
    boolean rest = method.isVarArgs() && index == method.getParameters().size() - 1;
    for (TreePath call : rest || index < 0 ? List.<TreePath>of() : tools.stores().calls(method)) {
      List<? extends ExpressionTree> given =
          call.getLeaf() instanceof MethodInvocationTree invoked
              ? invoked.getArguments()
              : call.getLeaf() instanceof NewClassTree made ? made.getArguments() : List.of();
      TreePath twice = index < given.size() ? ofValue(new TreePath(call, given.get(index))) : null;
      if (twice != null) {
        return twice;
      }
    }
    return null;
  }

  /** Where a method that gets what a local holds stores one thing in two slots of it. */
  private TreePath ofCallee(VariableElement local) {
    TreePath declaration = tools.module.declaration(local.getEnclosingElement());
    if (declaration == null || local.getKind() == ElementKind.FIELD) {
      return null;
    }
    TreePath[] found = new TreePath[1];
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        if (found[0] == null
            && tree.getName().equals(local.getSimpleName())
            && getCurrentPath().getParentPath().getLeaf() instanceof MethodInvocationTree call
            && call.getArguments().contains(tree)
            && local.equals(module.element(getCurrentPath()))
            && module.element(getCurrentPath().getParentPath()) instanceof ExecutableElement method
            && !method.isVarArgs()
            && module.declaration(method) != null) {
          VariableElement parameter = method.getParameters().get(call.getArguments().indexOf(tree));
          found[0] = handedOn.add(parameter) ? filled(parameter) : null;
        }
        return null;
      }
    }.scan(declaration, null);
    return found[0];
  }

  private TreePath filled(VariableElement variable) {
    Map<Element, List<TreePath>> stored = new HashMap<>();
    for (TreePath value : tools.stores().parts(variable, false)) {
      TreePath put = bare(value);
      if (Ownership.isImmutable(module.type(put))
              && !(put.getLeaf() instanceof LambdaExpressionTree)
          || put.getLeaf().getKind() == Tree.Kind.NULL_LITERAL) {
        continue;
      }
      if (isRepeated(put, variable)) {
        return value;
      }
      Element of = module.element(put);
      if (of instanceof VariableElement v && v.getKind() != ElementKind.FIELD && isStoredOnce(v)) {
        stored.computeIfAbsent(of, o -> new ArrayList<>()).add(value);
      }
    }
    for (List<TreePath> places : stored.values()) {
      if (places.stream().map(this::slot).distinct().count() > 1 || isAdded(places)) {
        if (Alternatives.mayComeToTwo(places)) {
          return places.get(places.size() - 1);
        }
      }
    }
    return ofCallee(variable);
  }

  private boolean isAdded(List<TreePath> places) {
    return places.size() > 1 && places.stream().allMatch(p -> slot(p).isEmpty());
  }

  /** The text of the slot that a value is stored in; empty where it is added. */
  private String slot(TreePath value) {
    return value.getParentPath().getLeaf() instanceof AssignmentTree a
        ? a.getVariable().toString()
        : value.getParentPath().getLeaf() instanceof MethodInvocationTree call
                && call.getArguments().size() == 2
            ? call.getArguments().get(0).toString()
            : "";
  }

  private boolean isStoredOnce(VariableElement local) {
    return tools.stores().values(local).size() < 2;
  }

  /** What a variable holds from its beginning: one thing more than once? */
  private TreePath ofValue(TreePath value) {
    TreePath tree = bare(value);
    if (tree.getLeaf() instanceof NewArrayTree array) {
      return array.getInitializers() == null ? null : twice(tree, array.getInitializers());
    }
    if (tree.getLeaf() instanceof IdentifierTree
        && module.element(tree) instanceof VariableElement other
        && !Ownership.isImmutable(other.asType())) {
      return of(other);
    }
    if (!(tree.getLeaf() instanceof MethodInvocationTree call)) {
      return tree.getLeaf() instanceof NewClassTree made && made.getArguments().size() == 1
          ? ofValue(new TreePath(tree, made.getArguments().get(0)))
          : null;
    }
    if (module.element(tree) instanceof ExecutableElement method
        && module.declaration(method) != null) {
      if (known.containsKey(method) || !asked.add(method)) {
        return null; // nothing, or found by the question that asked first
      }
      for (TreePath result : StoredValues.results(module.declaration(method), ReturnTree.class)) {
        TreePath twice = ofValue(result);
        if (twice != null) {
          return twice;
        }
      }
      return null;
    }
    String name = name(call);
    if (name.equals("of") || name.equals("asList")) {
      return twice(tree, call.getArguments());
    }
    for (ExpressionTree argument : call.getArguments()) {
      TreePath given = bare(new TreePath(tree, argument));
      if (REPEATING.contains(name) && isOne(given)) {
        return tree;
      }
    }
    return call.getMethodSelect() instanceof MemberSelectTree of
        ? ofValue(new TreePath(new TreePath(tree, of), of.getExpression()))
        : null;
  }

  /** Whether an argument is one object, however often it is used. */
  private boolean isOne(TreePath given) {
    if (given.getLeaf() instanceof LambdaExpressionTree lambda) {
      return isOutside(given, lambda);
    }
    return given.getLeaf().getKind() != Tree.Kind.NULL_LITERAL
        && !Ownership.isImmutable(module.type(given));
  }

  private TreePath twice(TreePath around, List<? extends ExpressionTree> values) {
    Set<Element> seen = new HashSet<>();
    for (ExpressionTree value : values) {
      TreePath path = bare(new TreePath(around, value));
      if (path.getLeaf() instanceof IdentifierTree
          && module.element(path) instanceof VariableElement v
          && !Ownership.isImmutable(v.asType())
          && !seen.add(v)) {
        return path;
      }
    }
    return null;
  }

  /** Whether a value goes to more than one slot. */
  private boolean isRepeated(TreePath value, VariableElement into) {
    TreePath around = value.getParentPath();
    if (around.getLeaf() instanceof MethodInvocationTree call && name(call).equals("fill")) {
      return true;
    }
    if (value.getLeaf() instanceof LambdaExpressionTree lambda) {
      return around.getLeaf() instanceof MethodInvocationTree call
          && name(call).endsWith("etAll")
          && isOutside(value, lambda);
    }
    if (value.getLeaf() instanceof ArrayAccessTree from) {
      return around.getLeaf() instanceof AssignmentTree a
          && into.equals(module.element(Stores.root(value)))
          && !isStored(from.toString(), value)
          && !new MovedSlots(module, into).isReplacedBehind(value)
          && !from.toString().equals(a.getVariable().toString());
    }
    if (isOfSlot(value, around, into)) {
      return true;
    }
    TreePath round = HandedOn.round(value);
    return round != null
        && value.getLeaf() instanceof IdentifierTree
        && module.element(value) instanceof VariableElement v
        && v.getKind() != ElementKind.FIELD
        && isStoredOnce(v)
        && !Ownership.isImmutable(v.asType())
        && tools.stores().values(v).stream().noneMatch(s -> isIn(s, round))
        && !isInside(v, round)
        && !isInside(into, round)
        && movesOn(value, round);
  }

  /**
   * Whether a slot is given what a local has from another one: {@code row = m[1]; m[0] = row}.
   * Where other slots of the array are given something by an index, rows may be moved on.
   */
  private boolean isOfSlot(TreePath value, TreePath around, VariableElement into) {
    if (!(value.getLeaf() instanceof IdentifierTree)
        || !(around.getLeaf() instanceof AssignmentTree a)
        || !(module.element(value) instanceof VariableElement local)
        || local.getKind() != ElementKind.LOCAL_VARIABLE) {
      return false;
    }
    List<TreePath> held = tools.stores().values(local);
    return held.size() == 1
        && bareTree((ExpressionTree) held.get(0).getLeaf()) instanceof ArrayAccessTree from
        && into.equals(module.element(Stores.root(held.get(0))))
        && !from.toString().equals(a.getVariable().toString())
        && tools.stores().parts(into, false).stream()
            .filter(p -> !Ownership.isImmutable(module.type(p)))
            .allMatch(
                p ->
                    p.getLeaf() == value.getLeaf()
                        || HandedOn.member(p).getLeaf() != HandedOn.member(value).getLeaf());
  }

  /** Whether something else is stored in a slot in the same member: two slots are exchanged. */
  private static boolean isStored(String slot, TreePath at) {
    boolean[] found = new boolean[1];
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitAssignment(AssignmentTree tree, Void p) {
        found[0] |= tree.getVariable().toString().equals(slot);
        return super.visitAssignment(tree, p);
      }
    }.scan(HandedOn.member(at), null);
    return found[0];
  }

  /** Whether each round of a loop stores into another slot: by an index of the round, or behind. */
  private boolean movesOn(TreePath value, TreePath round) {
    Tree around = value.getParentPath().getLeaf();
    ExpressionTree index =
        around instanceof AssignmentTree a && bareTree(a.getVariable()) instanceof ArrayAccessTree s
            ? s.getIndex()
            : around instanceof MethodInvocationTree call && call.getArguments().size() == 2
                ? call.getArguments().get(0)
                : null;
    if (index == null) {
      return around instanceof MethodInvocationTree call && name(call).startsWith("add");
    }
    boolean[] found = new boolean[1];
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        found[0] |=
            module.element(getCurrentPath()) instanceof VariableElement v && isInside(v, round);
        return null;
      }
    }.scan(new TreePath(value.getParentPath(), index), null);
    return found[0];
  }

  private static boolean isIn(TreePath path, TreePath code) {
    for (TreePath up = path; up != null; up = up.getParentPath()) {
      if (up.getLeaf() == code.getLeaf()) {
        return true;
      }
    }
    return false;
  }

  /** Whether a local is declared in a piece of code. */
  private boolean isInside(VariableElement local, TreePath code) {
    return isIn(tools.locals.of(code.getCompilationUnit()).declaration(local), code);
  }

  /** Whether what a lambda gives is a variable around it. */
  private boolean isOutside(TreePath path, LambdaExpressionTree lambda) {
    TreePath body = bare(new TreePath(path, lambda.getBody()));
    return body.getLeaf() instanceof IdentifierTree
        && module.element(body) instanceof VariableElement v
        && !Ownership.isImmutable(v.asType())
        && !isInside(v, path);
  }

  private static String name(MethodInvocationTree call) {
    return call.getMethodSelect() instanceof MemberSelectTree select
        ? select.getIdentifier().toString()
        : call.getMethodSelect().toString();
  }

  private static Tree bareTree(ExpressionTree tree) {
    return BoundModule.withoutParentheses(tree);
  }

  private static TreePath bare(TreePath path) {
    TreePath at = path;
    while (true) {
      if (at.getLeaf() instanceof ParenthesizedTree inner) {
        at = new TreePath(at, inner.getExpression());
      } else if (at.getLeaf() instanceof TypeCastTree cast) {
        at = new TreePath(at, cast.getExpression());
      } else {
        return at;
      }
    }
  }
}
