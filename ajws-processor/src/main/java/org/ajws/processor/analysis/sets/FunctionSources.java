package org.ajws.processor.analysis.sets;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.alias.Returns;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.source.BoundModule;

/**
 * The functions that a call like {@code r.run()} may run, as far as the module shows where they
 * come from: a lambda, a method reference or a new object that is kept in a local variable, handed
 * over as an argument, stored in a field or in a container that a field holds. What others hand in
 * is not found; {@link UnknownCalls} names it.
 */
public final class FunctionSources {
  /** Interfaces of one method that no functions implement. */
  private static final Set<String> DATA =
      Set.of(
          "java.lang.AutoCloseable",
          "java.lang.Comparable",
          "java.lang.Iterable",
          "java.io.Closeable",
          "java.io.Flushable");

  /** As many steps as a function is followed back for. */
  private static final int DEPTH = 8;

  /** As many expressions as are looked at for one call: what goes everywhere tells nothing. */
  private static final int EXPRESSIONS = 2_000;

  private final BoundModule module;
  private final SelfReference self;
  private final AtomicSets sets;
  private final FunctionPositions places;
  private final Comparators comparators;
  private int left;

  /**
   * A step of a function on its way to the call.
   *
   * @param site the call that hands it over; null where it is stored in a field, or returned
   * @param sameThis of one that is stored: whether the object that keeps it is the {@code this}
   *     both where it is stored and where it is read
   * @param next the code that has it then
   */
  public record Hop(UnitCall site, boolean sameThis, Code next) {}

  /**
   * A function that a call may run.
   *
   * @param value the lambda, method reference or {@code new} expression
   * @param maker the code that it stands in
   * @param way from there to the call
   */
  public record Function(TreePath value, Code maker, List<Hop> way) {
    private Function by(Hop hop) {
      List<Hop> longer = new ArrayList<>(way);
      longer.add(hop);
      return new Function(value, maker, List.copyOf(longer));
    }
  }

  /** For a module. */
  public FunctionSources(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.self = new SelfReference(module);
    this.sets = sets;
    this.places = new FunctionPositions(module, sets);
    this.comparators = new Comparators(module);
  }

  /**
   * The functions that a call may run; none where it calls no function: those that it calls itself,
   * or the comparators that a sorted container asks.
   */
  public List<Function> of(UnitCall call) {
    TreePath sorted = comparators.container(call);
    if (sorted != null) {
      left = EXPRESSIONS;
      return ofContainer(sorted, call.code());
    }
    Element owner = call.callee().getEnclosingElement();
    boolean function =
        !call.implicit()
            && call.path().getLeaf() instanceof MethodInvocationTree m
            && m.getMethodSelect() instanceof MemberSelectTree
            && owner instanceof TypeElement type
            && type.getKind().isInterface()
            && !DATA.contains(type.getQualifiedName().toString())
            && sets.flow().isFunction(type.asType())
            && call.callee().getModifiers().contains(Modifier.ABSTRACT);
    if (!function) {
      return List.of();
    }
    TreePath select =
        new TreePath(call.path(), ((MethodInvocationTree) call.path().getLeaf()).getMethodSelect());
    ExpressionTree receiver = ((MemberSelectTree) select.getLeaf()).getExpression();
    return of(new TreePath(select, receiver), call.code());
  }

  /** The functions that an expression in some code may give. */
  public List<Function> of(TreePath value, Code code) {
    left = EXPRESSIONS;
    return of(value, code, new HashSet<>());
  }

  /** The method of the functions by which a call runs them. */
  public ExecutableElement called(UnitCall call) {
    return comparators.container(call) == null ? call.callee() : comparators.compare();
  }

  /** The comparators that containers were made with that a variable may hold. */
  private List<Function> ofContainer(TreePath use, Code at) {
    VariableElement variable = (VariableElement) module.element(use);
    List<Function> found = new ArrayList<>();
    for (FunctionPositions.Place assigned : places.assigned(variable)) {
      for (TreePath comparator : comparators.given(assigned.value())) {
        for (Function f : of(comparator, assigned.code(), new HashSet<>(List.of(variable)))) {
          found.add(variable.getKind().isField() ? f.by(stored(use, assigned, variable, at)) : f);
        }
      }
    }
    return found;
  }

  private List<Function> of(TreePath value, Code at, Set<Object> asked) {
    Tree tree = value.getLeaf();
    if (--left < 0 || at == null) {
      return List.of();
    }
    if (tree instanceof LambdaExpressionTree
        || tree instanceof MemberReferenceTree
        || tree instanceof NewClassTree n && !isContainer(value, n)) {
      return List.of(new Function(value, at, List.of()));
    }
    if (tree instanceof TypeCastTree cast) {
      return of(new TreePath(value, cast.getExpression()), at, asked);
    }
    if (tree instanceof ParenthesizedTree p) {
      return of(new TreePath(value, p.getExpression()), at, asked);
    }
    if (tree instanceof AssignmentTree a) {
      return of(new TreePath(value, a.getExpression()), at, asked);
    }
    List<Function> found = new ArrayList<>();
    if (tree instanceof ConditionalExpressionTree c) {
      found.addAll(of(new TreePath(value, c.getTrueExpression()), at, asked));
      found.addAll(of(new TreePath(value, c.getFalseExpression()), at, asked));
    } else if (tree instanceof ArrayAccessTree slot) {
      found.addAll(contents(new TreePath(value, slot.getExpression()), at, asked));
    } else if (tree instanceof MethodInvocationTree call) {
      found.addAll(ofResult(value, call, at, asked));
    } else if (module.element(value) instanceof VariableElement variable
        && asked.size() < DEPTH
        && asked.add(variable)) {
      found.addAll(ofVariable(value, variable, at, asked));
      asked.remove(variable);
    }
    return found;
  }

  private List<Function> ofVariable(
      TreePath use, VariableElement variable, Code at, Set<Object> asked) {
    List<Function> found = new ArrayList<>();
    for (FunctionPositions.Place assigned : places.assigned(variable)) {
      for (Function f : of(assigned.value(), assigned.code(), asked)) {
        found.add(variable.getKind().isField() ? f.by(stored(use, assigned, variable, at)) : f);
      }
    }
    TreePath container = containerOf(variable);
    if (container != null) {
      found.addAll(contents(container, at, asked));
    }
    int index =
        variable.getEnclosingElement() instanceof ExecutableElement method
                && module.declaration(method) != null // in a lambda of an initialiser there is none
            ? method.getParameters().indexOf(variable)
            : -1;
    if (variable.getKind() != ElementKind.PARAMETER || index < 0) {
      return found;
    }
    ExecutableElement method = (ExecutableElement) variable.getEnclosingElement();
    Code next = sets.analysis().code(method);
    for (UnitCall site : method.isVarArgs() ? List.<UnitCall>of() : places.calls(method)) {
      TreePath argument = FunctionPositions.argument(site, index);
      if (argument != null) {
        of(argument, site.code(), asked).forEach(f -> found.add(f.by(new Hop(site, false, next))));
      }
    }
    return found;
  }

  private Hop stored(
      TreePath use, FunctionPositions.Place assigned, VariableElement field, Code at) {
    TypeElement here = self.level(use, field);
    boolean isStatic = field.getModifiers().contains(Modifier.STATIC);
    return new Hop(null, !isStatic && here != null && assigned.level() != null, at);
  }

  /**
   * The container whose elements a variable is: of a {@code for}, or of {@code forEach(l ->
   * l.told())}; null for none.
   */
  private TreePath containerOf(VariableElement variable) {
    TreePath declaration = variable.getKind().isField() ? null : module.declaration(variable);
    TreePath around = declaration == null ? null : declaration.getParentPath();
    if (around != null
        && around.getLeaf() instanceof EnhancedForLoopTree loop
        && loop.getVariable() == declaration.getLeaf()) {
      return new TreePath(around, loop.getExpression());
    }
    return around != null
            && around.getLeaf() instanceof LambdaExpressionTree
            && around.getParentPath().getLeaf() instanceof MethodInvocationTree m
            && m.getMethodSelect() instanceof MemberSelectTree s
        ? new TreePath(new TreePath(around.getParentPath(), s), s.getExpression())
        : null;
  }

  private List<Function> ofResult(
      TreePath path, MethodInvocationTree call, Code at, Set<Object> asked) {
    List<Function> found = new ArrayList<>();
    if (!(module.element(path) instanceof ExecutableElement callee)
        || asked.size() >= DEPTH
        || !asked.add(callee)) {
      return found;
    }
    TreePath select = new TreePath(path, call.getMethodSelect());
    if (module.declaration(callee) == null) {
      if (select.getLeaf() instanceof MemberSelectTree s
          && module.element(new TreePath(select, s.getExpression())) instanceof VariableElement) {
        found.addAll(contents(new TreePath(select, s.getExpression()), at, asked));
      }
      call.getArguments().forEach(a -> found.addAll(of(new TreePath(path, a), at, asked)));
    } else {
      boolean same = self.level(select, callee) != null;
      for (ExecutableElement body : places.bodies(callee)) {
        for (TreePath result : Returns.of(module.declaration(body))) {
          of(result, sets.analysis().code(body), asked)
              .forEach(f -> found.add(f.by(new Hop(null, same, at))));
        }
      }
    }
    asked.remove(callee);
    return found;
  }

  /** What is put into a container that a variable holds. */
  private List<Function> contents(TreePath container, Code at, Set<Object> asked) {
    TreePath path = FunctionPositions.root(container);
    List<Function> found = new ArrayList<>();
    if (!(module.element(path) instanceof VariableElement variable)
        || asked.size() >= DEPTH
        || !asked.add(variable)) {
      return found;
    }
    List<FunctionPositions.Place> values = new ArrayList<>(places.put(variable));
    for (FunctionPositions.Place assigned : places.assigned(variable)) {
      FunctionPositions.elements(assigned.value())
          .forEach(
              e -> values.add(new FunctionPositions.Place(e, assigned.code(), assigned.level())));
    }
    for (FunctionPositions.Place put : values) {
      for (Function f : of(put.value(), put.code(), asked)) {
        found.add(variable.getKind().isField() ? f.by(stored(path, put, variable, at)) : f);
      }
    }
    TreePath outer = containerOf(variable); // the list in a map of lists
    if (outer != null) {
      found.addAll(contents(outer, at, asked));
    }
    asked.remove(variable);
    return found;
  }

  /** A new object that is no function: {@code new ArrayList<>()}. */
  private boolean isContainer(TreePath path, NewClassTree made) {
    return made.getClassBody() == null
        && module.element(path) instanceof ExecutableElement constructor
        && module.declaration(constructor.getEnclosingElement()) == null;
  }
}
