package org.ajws.processor.analysis.alias;

import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.analysis.flow.ModuleFacts;
import org.ajws.processor.program.sets.AliasDeclarations;
import org.ajws.processor.program.sets.AliasedType;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.source.BoundModule;

/**
 * What is known of local variables, and of the parameters and results of private methods that are
 * called on {@code this}: what holds of all values that they are given. Locals that depend on each
 * other ({@code q = p.next; p = q;}) are solved together. All begin as {@link AbstractObject#NULL},
 * which knows everything, and lose what a value does not have, until nothing changes; so what is
 * left holds in every iteration of every loop.
 */
final class LocalFlow {
  /** What grows longer than this, as a list put into itself does, is nothing known. */
  private static final int MAX_ROUNDS = 12;

  private final BoundModule module;
  private final AliasAnalysis flow;
  private final CallFlow calls;
  private final AliasDeclarations declarations;
  private final LocalVariables locals;
  private final LocalAssignments assignments;
  private final SelfReference self;
  private final PrivateMethods methods;
  private final Map<Element, AbstractObject> solved = new HashMap<>();
  private final Map<Element, AbstractObject> open = new LinkedHashMap<>();
  private boolean changed;

  LocalFlow(ModuleFacts facts, AliasAnalysis flow, CallFlow calls, AliasDeclarations declarations) {
    this.module = facts.module();
    this.flow = flow;
    this.calls = calls;
    this.declarations = declarations;
    this.locals = facts.locals();
    this.assignments = new LocalAssignments(module);
    this.self = new SelfReference(module);
    this.methods = new PrivateMethods(module);
  }

  /** Whether what is found now may rest on what is only assumed of a local. */
  boolean isSolving() {
    return !open.isEmpty();
  }

  /** What is known of a local variable; while locals are being solved, what is assumed of it. */
  AbstractObject of(VariableElement local) {
    return ofElement(local);
  }

  /**
   * What a call of a private method on {@code this} gives; {@link AbstractObject#NOTHING} for
   * another call.
   */
  AbstractObject ofResult(TreePath call, ExecutableElement callee) {
    return methods.isOnThis(call, callee) ? ofElement(callee) : AbstractObject.NOTHING;
  }

  private AbstractObject ofElement(Element local) {
    AbstractObject known = solved.getOrDefault(local, open.get(local));
    if (known != null) {
      return known;
    }
    boolean outermost = open.isEmpty();
    open.put(local, AbstractObject.NULL);
    update(local);
    return outermost ? solve(local) : open.get(local);
  }

  private AbstractObject solve(Element local) {
    int rounds = 0;
    do {
      changed = false;
      boolean tooLong = ++rounds > MAX_ROUNDS;
      for (Element each : List.copyOf(open.keySet())) {
        AbstractObject before = open.get(each);
        update(each);
        if (tooLong && !before.equals(open.get(each))) {
          open.put(each, AbstractObject.NOTHING);
        }
      }
    } while (changed);
    Map<Element, AbstractObject> found = new HashMap<>();
    open.forEach((each, known) -> found.put(each, named(each, known.settled())));
    open.clear();
    if (!calls.isAssuming()) { // else it may rest on what is only assumed
      solved.putAll(found);
    }
    return found.get(local);
  }

  private void update(Element local) {
    AbstractObject before = open.get(local);
    AbstractObject value = named(local, infer(local));
    AbstractObject after = before.equals(value) ? before : AbstractObject.join(before, value);
    changed |= !after.equals(before);
    open.put(local, after);
  }

  private AbstractObject named(Element element, AbstractObject known) {
    TreePath declaration = module.declaration(element);
    return declaration != null
            && element instanceof VariableElement local
            && locals.of(declaration.getCompilationUnit()).isConstant(local)
        ? known.named(local)
        : known;
  }

  private AbstractObject infer(Element element) {
    TreePath declaration = module.declaration(element);
    if (declaration == null) {
      return AbstractObject.NOTHING;
    }
    return element instanceof ExecutableElement method
        ? ofAll(methods.results(method))
        : infer((VariableElement) element, declaration);
  }

  /** What holds of all values that pass between a private method and its callers. */
  private AbstractObject ofAll(List<TreePath> values) {
    AbstractObject found = AbstractObject.NULL;
    for (TreePath value : values) {
      found = AbstractObject.join(found, flow.of(value));
    }
    return found.without(v -> v.getKind() != ElementKind.FIELD);
  }

  private AbstractObject infer(VariableElement local, TreePath declaration) {
    AliasedType declared = declarations.of(local);
    TreePath given = AnonymousClasses.argument(declaration);
    if (!declared.isEmpty()) { // each value is checked where it is given
      TypeElement context = self.enclosing(declaration);
      return flow.adapt(declared, AbstractObject.ofThis(context), context, local.asType());
    }
    if (given != null) {
      return flow.of(given);
    }
    AbstractObject found = ofDeclaration(local, declaration);
    for (TreePath value : assignments.of(local, declaration.getCompilationUnit())) {
      found = AbstractObject.join(found, flow.of(value));
    }
    return found.without(other -> outlives(declaration, other));
  }

  /**
   * What comes to a variable with a declared alias other than by a value that stands there or is
   * handed to a method; {@link AbstractObject#NULL} where nothing does.
   */
  AbstractObject arriving(VariableElement local, TreePath declaration) {
    boolean ofMethod =
        local.getKind() == ElementKind.PARAMETER
            && !(declaration.getParentPath().getLeaf() instanceof LambdaExpressionTree);
    return ofMethod || local.getKind().isField()
        ? AbstractObject.NULL
        : ofDeclaration(local, declaration);
  }

  /** What a variable is given where it is declared, other than by an initial value. */
  private AbstractObject ofDeclaration(VariableElement local, TreePath declaration) {
    TreePath around = declaration.getParentPath();
    List<TreePath> given =
        local.getKind() == ElementKind.PARAMETER ? methods.arguments(local) : null;
    if (given != null) {
      return ofAll(given).withoutUnknownSlots(); // of several arrays: the callers have the locks
    }
    if (local.getKind() == ElementKind.PARAMETER) {
      return around.getLeaf() instanceof LambdaExpressionTree tree
          ? calls.functions().parameter(around, tree.getParameters().indexOf(declaration.getLeaf()))
          : AbstractObject.NOTHING;
    }
    if (around.getLeaf() instanceof EnhancedForLoopTree loop
        && loop.getVariable() == declaration.getLeaf()) {
      return flow.ofElements(new TreePath(around, loop.getExpression()));
    }
    if (around.getLeaf() instanceof BindingPatternTree) {
      return ofPattern(around);
    }
    VariableTree tree = (VariableTree) declaration.getLeaf();
    boolean unseen = local.getKind() == ElementKind.EXCEPTION_PARAMETER;
    return unseen && tree.getInitializer() == null ? AbstractObject.NOTHING : AbstractObject.NULL;
  }

  /** {@code x instanceof Node n}, {@code switch (x) { case Node n -> … }}: the object tested. */
  private AbstractObject ofPattern(TreePath pattern) {
    TreePath around = pattern.getParentPath();
    if (around.getLeaf() instanceof InstanceOfTree test) {
      return flow.of(new TreePath(around, test.getExpression()));
    }
    // In a record pattern it is a part of the object. The kinds are those of later JDKs.
    for (; around != null; around = around.getParentPath()) {
      String kind = around.getLeaf().getKind().name();
      if (around.getLeaf() instanceof SwitchTree choice) {
        return flow.of(new TreePath(around, choice.getExpression()));
      }
      if (around.getLeaf() instanceof SwitchExpressionTree choice) {
        return flow.of(new TreePath(around, choice.getExpression()));
      }
      if (!kind.equals("CASE")
          && !kind.equals("PATTERN_CASE_LABEL")
          && !kind.equals("PARENTHESIZED_PATTERN")) {
        break;
      }
    }
    return AbstractObject.NOTHING;
  }

  /**
   * Whether a variable may keep a value for longer than another one: it is declared outside of a
   * loop that gives the other one new values. What it holds is then not named by the other one.
   */
  private boolean outlives(TreePath declaration, VariableElement other) {
    TreePath named = module.declaration(other);
    return other.getKind() != ElementKind.FIELD
        && named != null
        && !repeating(declaration).containsAll(repeating(named));
  }

  /** The loops each of whose iterations has a variable of its own. */
  private static Set<Tree> repeating(TreePath declaration) {
    Set<Tree> loops = Collections.newSetFromMap(new IdentityHashMap<>());
    Tree inner = declaration.getLeaf();
    for (TreePath p = declaration.getParentPath(); p != null; p = p.getParentPath()) {
      Tree at = p.getLeaf();
      boolean repeats =
          at instanceof ForLoopTree loop && !loop.getInitializer().contains(inner)
              || at instanceof EnhancedForLoopTree
              || at instanceof WhileLoopTree
              || at instanceof DoWhileLoopTree;
      if (repeats) {
        loops.add(at);
      }
      inner = at;
    }
    return loops;
  }
}
