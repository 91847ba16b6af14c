package org.ajws.processor.analysis.effects;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.flow.LocalVariables;

/** What locals declared outside the code stand for in it. */
final class Outside {
  private final EffectAnalysis tools;
  private final TreePath root;
  private final SymbolicEvaluator walk;
  private final Map<VariableElement, Value> known = new HashMap<>();

  Outside(SymbolicEvaluator walk) {
    this.tools = walk.tools;
    this.root = walk.root;
    this.walk = walk;
  }

  /**
   * The value of a local: that of its initialiser where it has no other and keeps it, so that
   * {@code double[] t = this.t} is one array; else a value of its own.
   */
  Value value(VariableElement variable) {
    Value value = known.get(variable);
    if (value == null) {
      known.put(variable, own(variable)); // an initialiser that uses its variable in a lambda
      value = find(variable);
      known.put(variable, value);
    }
    return value;
  }

  private Value own(VariableElement variable) {
    AccessPath location = AccessPath.of(new AccessPath.Origin.Variable(variable));
    return tools.library.isNumber(variable.asType())
        ? Polynomial.of(new Symbol.Invariant(location))
        : location;
  }

  private Value find(VariableElement variable) {
    if (tools.locals.isPrivate(variable) || isPartial(variable)) {
      return tools.library.isNumber(variable.asType())
          ? Polynomial.of(new Symbol.Unknown())
          : AccessPath.FRESH;
    }
    if (root.getLeaf() instanceof MethodTree) {
      return own(variable); // the method of a local class: who makes its object knows the value
    }
    LocalVariables.Index index = tools.locals.of(root.getCompilationUnit());
    TreePath declaration = index.declaration(variable);
    if (walk.tasks != null && tools.assigned.put(variable, root.getLeaf()) != root.getLeaf()) {
      assigned(variable, index);
    }
    if (declaration == null
        || !index.isConstant(variable)
        || !(declaration.getLeaf() instanceof VariableTree tree)
        || tree.getInitializer() == null) {
      return own(variable);
    }
    Value before = tools.initial.get(variable);
    if (before != null) {
      copied(variable);
      return before;
    }
    if (!tools.initialised.add(variable)) {
      tools.circles++;
      return own(variable); // by a call of a method with a local class that uses it
    }
    int circles = tools.circles;
    Value value = initial(variable, declaration, tree);
    tools.initialised.remove(variable);
    if (tools.circles == circles) {
      tools.initial.put(variable, value);
    }
    copied(variable);
    return value;
  }

  /**
   * A local that is given several objects, or one behind its declaration, may be any of these where
   * tasks come to it; as far as the code around them gives it what keeps its name.
   */
  private void assigned(VariableElement variable, LocalVariables.Index index) {
    if (tools.library.isNumber(variable.asType())) {
      return;
    }
    List<TreePath> values = tools.stores().values(variable);
    boolean once =
        values.size() == 1 && values.get(0).getParentPath().getLeaf() instanceof VariableTree;
    if (values.isEmpty() || once || values.size() > SomeObjects.MAX) {
      return;
    }
    tools.among.remove(variable); // what reached another finish
    Set<AccessPath> all = new LinkedHashSet<>();
    for (TreePath value : new ReachingValues(tools.module, root).of(values)) {
      if (!isInside(value) && evaluated(value) instanceof AccessPath held) {
        SomeObjects.of(held).stream().filter(o -> isKept(o, index)).forEach(all::add);
      }
    }
    if (!all.isEmpty() && all.size() <= SomeObjects.MAX) {
      tools.among.put(variable, all);
      tools.opposites.note(variable, values, index, this::evaluated);
    }
  }

  private Value evaluated(TreePath value) {
    SymbolicEvaluator there = new SymbolicEvaluator(tools, value, false, Set.of());
    there.forValue = true;
    return there.expressions.eval((ExpressionTree) value.getLeaf());
  }

  private boolean isInside(TreePath value) {
    for (TreePath up = value; up != null; up = up.getParentPath()) {
      if (up.getLeaf() == root.getLeaf()) {
        return true;
      }
    }
    return false;
  }

  /** Whether a way means the same object wherever it stands, as far as locals are concerned. */
  private static boolean isKept(AccessPath way, LocalVariables.Index index) {
    return way.isInvariant()
        && (!(way.origin() instanceof AccessPath.Origin.Variable v)
            || index.isConstant(v.variable()));
  }

  /** Whether the code has a partial result of its own: it updates the variable, not its object. */
  private boolean isPartial(VariableElement variable) {
    return LocalVariables.annotation(variable, "Reduce") != null
        && new Changes(walk, List.of(root.getLeaf())).of().containsKey(variable);
  }

  private Value initial(VariableElement variable, TreePath declaration, VariableTree tree) {
    SymbolicEvaluator initialiser = new SymbolicEvaluator(tools, declaration, false, Set.of());
    initialiser.forValue = true;
    Value value = initialiser.expressions.eval(tree.getInitializer());
    if (value instanceof Polynomial form && !tools.library.isNumber(variable.asType())) {
      return own(variable); // boxed into an Object
    }
    if (value instanceof Polynomial form) {
      return form.symbols().stream().allMatch(Outside::isFixed) ? form : own(variable);
    }
    if (((AccessPath) value).isInvariant()) {
      return value;
    }
    if (((AccessPath) value).origin() instanceof AccessPath.Origin.Unknown some
        && SomeObjects.areShared(some)) {
      tools.among.put(variable, SomeObjects.of((AccessPath) value));
      tools.opposites.note(
          variable,
          tree.getInitializer(),
          tools.locals.of(root.getCompilationUnit()),
          initialiser.expressions::eval);
    }
    Map<Object, AccessPath> held =
        tools.shallowCopies.held(variable, declaration, initialiser.heap, (AccessPath) value);
    if (!held.isEmpty()) {
      tools.copied.put(variable, held);
    }
    return own(variable);
  }

  /** The code sees what a local holds that was made of other things, and was not changed since. */
  private void copied(VariableElement variable) {
    Map<Object, AccessPath> held = tools.copied.get(variable);
    if (held != null) {
      AccessPath object = AccessPath.of(new AccessPath.Origin.Variable(variable));
      held.forEach((key, value) -> walk.heap.know(object, key, value));
    }
  }

  private static boolean isFixed(Symbol symbol) {
    return symbol instanceof Symbol.Invariant
        || (symbol instanceof Symbol.Folded && !symbol.varies());
  }
}
