package org.ajws.processor.analysis.effects;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.TreeScanner;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.flow.LocalVariables;

/**
 * Calls of functions that come from elsewhere: {@code f.apply(i)} of a parameter or field. Each
 * lambda and method reference of the module that may be meant, by its type, is followed; where
 * there is none, nobody can tell.
 */
final class UnknownFunctions {
  private static final int MAX_CANDIDATES = 32;

  /** So many calls are left to callers. */
  private static final int MAX_GIVEN = 16;

  /** So many are followed for one call, those that they may call included. */
  private static final int MAX_FOLLOWED = 512;

  /** So many of these with what they are called with; further ones as called with anything. */
  private static final int MAX_WITH_ARGUMENTS = 16;

  /** So many times functions are followed in a module; of further calls nobody can tell. */
  private static final int MAX_IN_MODULE = 10_000;

  private static final Set<String> CHAINS = Set.of("andThen", "compose");

  private final SymbolicEvaluator walk;

  UnknownFunctions(SymbolicEvaluator walk) {
    this.walk = walk;
  }

  /** Notes what a call of an interface's only method may do, beyond what overriders do. */
  void call(ExecutableElement method, AccessPath receiver, List<Value> arguments, Tree at) {
    if (!walk.callee || !isLocal(receiver)) {
      called(method, receiver, arguments, at);
    }
  }

  private static boolean isLocal(AccessPath receiver) {
    return receiver.origin() instanceof AccessPath.Origin.Variable;
  }

  private void called(
      ExecutableElement method, AccessPath receiver, List<Value> arguments, Tree at) {
    if (walk.forValue
        || !isOutside(receiver)
        || !method.getModifiers().contains(Modifier.ABSTRACT)
        || !(method.getEnclosingElement() instanceof TypeElement type)
        || !walk.tools.library.isFunction(type)) {
      return;
    }
    List<TreePath> candidates =
        walk.tools.calls.functions(type).stream()
            .filter(f -> !isInside(f) && !isOnlyCalled(f))
            .toList();
    boolean all =
        candidates.size() <= MAX_CANDIDATES && walk.tools.functionsFollowed < MAX_IN_MODULE;
    if (all && walk.calledFunctions != null) {
      List<Value> known = arguments.stream().map(UnknownFunctions::known).toList();
      note(candidates, known.stream().allMatch(Objects::isNull) ? List.of() : known);
    } else if (all) {
      all = follow(candidates, arguments, at);
    }
    boolean named = !(receiver.origin() instanceof AccessPath.Origin.Element);
    boolean nowhere =
        candidates.isEmpty() && named && walk.tools.calls.overriders(method).isEmpty();
    if (nowhere || !all) {
      unclear(receiver, at);
    }
  }

  /**
   * What a function may do.
   *
   * @param calls the functions that it may call in turn, whose effects are not among its own
   */
  record Done(List<Effect> effects, List<Read> reads, List<Called> calls) {}

  /**
   * A function that another one may call.
   *
   * @param arguments what with; null for each of which nothing is known outside of the caller, and
   *     none where nothing is known of any
   * @param guards the locks that are held then
   */
  record Called(TreePath function, List<Value> arguments, Set<AccessPath> guards) {

    /** The same call by a function that is itself called under locks. */
    Called under(Set<AccessPath> held) {
      Set<AccessPath> all = new LinkedHashSet<>(held);
      all.addAll(guards);
      return new Called(function, arguments, all);
    }
  }

  private void note(List<TreePath> called, List<Value> arguments) {
    Set<AccessPath> guards = new LinkedHashSet<>(walk.locks.guards());
    called.forEach(f -> walk.calledFunctions.add(new Called(f, arguments, guards)));
  }

  /** An argument, if it is the same thing outside of the function that hands it on; else null. */
  private static Value known(Value argument) {
    if (argument instanceof AccessPath path) {
      boolean outside = path.hasFixedOrigin() || path.origin() instanceof AccessPath.Origin.Element;
      return outside && path.indexes().stream().allMatch(UnknownFunctions::isKnown) ? path : null;
    }
    return argument instanceof Polynomial number && isKnown(number) ? number : null;
  }

  private static boolean isKnown(Polynomial number) {
    return number.symbols().stream().allMatch(s -> s instanceof Symbol.Loop || Slots.isFixed(s));
  }

  /**
   * Notes what functions may do, and those that they may call in turn: each once under the same
   * locks, and with the same arguments as far as these are known and matter. False if they are too
   * many.
   */
  private boolean follow(List<TreePath> functions, List<Value> arguments, Tree at) {
    Set<Object> noted = new HashSet<>();
    Set<List<Object>> followed = new HashSet<>();
    Deque<Called> further = new ArrayDeque<>();
    for (TreePath f : functions) {
      boolean alike = arguments.isEmpty() || isAlike(f);
      Called c = new Called(f, alike ? List.of() : arguments, Set.of());
      note(c, noted, further, at);
    }
    int given = 0;
    while (!further.isEmpty() && followed.size() < MAX_FOLLOWED) {
      Called c = further.poll();
      boolean any = c.arguments().isEmpty() || given >= MAX_WITH_ARGUMENTS || isAlike(c.function());
      Called one = any ? new Called(c.function(), List.of(), c.guards()) : c;
      if (followed.add(List.of(one.function().getLeaf(), one.arguments(), one.guards()))) {
        given += any ? 0 : 1;
        note(one, noted, further, at);
      }
    }
    return further.isEmpty();
  }

  private void note(Called called, Set<Object> noted, Deque<Called> further, Tree at) {
    TreePath function = called.function();
    Done done =
        called.arguments().isEmpty() ? effects(function) : effects(function, called.arguments());
    for (Effect e : done.effects()) {
      List<AccessPath> held = new ArrayList<>(walk.locks.guards());
      held.addAll(called.guards());
      held.addAll(e.guards());
      if (!e.target().isFresh() && noted.add(List.of(e.kind(), e.target(), e.checked(), held))) {
        String where = walk.tools.summaries.location(function, e.at());
        walk.add(e.under(Set.of(), true).by(at, where).by(List.of()).holding(held));
      }
    }
    for (Read r : walk.notesReads() ? done.reads() : List.<Read>of()) {
      List<AccessPath> held = new ArrayList<>(called.guards());
      held.addAll(r.guards());
      if (noted.add(List.of(r.location(), r.isRest(), held))) {
        String where = walk.tools.summaries.location(function, r.at());
        walk.add(r.perhaps().by(at, where).by(List.of()).holding(held));
      }
    }
    done.calls().forEach(c -> further.add(c.under(called.guards())));
  }

  /** Whether a function does the same whatever it is called with: numbers that are no index. */
  private boolean isAlike(TreePath function) {
    if (isOfLibrary(function)) {
      return true;
    }
    Done done = effects(function);
    return takesNumbers(function)
        && done.calls().stream().allMatch(c -> c.arguments().isEmpty())
        && done.effects().stream().allMatch(e -> isPlace(e.target()))
        && done.reads().stream().allMatch(r -> isPlace(r.location()));
  }

  private static boolean isPlace(AccessPath way) {
    return way.hasFixedOrigin() && way.indexes().isEmpty();
  }

  /** Whether a function is a reference to a method that the module does not have. */
  private boolean isOfLibrary(TreePath function) {
    return function.getLeaf() instanceof MemberReferenceTree
        && !(walk.tools.module.element(function) instanceof ExecutableElement method
            && walk.tools.calls.body(method) != null);
  }

  /** Whether a function is called with numbers only. */
  private boolean takesNumbers(TreePath function) {
    if (function.getLeaf() instanceof LambdaExpressionTree lambda) {
      return lambda.getParameters().stream()
          .map(p -> walk.tools.module.element(new TreePath(function, p)))
          .allMatch(v -> v != null && walk.tools.library.isNumber(v.asType()));
    }
    ExecutableElement method = (ExecutableElement) walk.tools.module.element(function);
    return (method.getModifiers().contains(Modifier.STATIC) || !isOfType(function))
        && method.getParameters().stream().allMatch(p -> walk.tools.library.isNumber(p.asType()));
  }

  /** Whether a reference names a method by its class: {@code Counter::add}. */
  private boolean isOfType(TreePath reference) {
    Tree qualifier = ((MemberReferenceTree) reference.getLeaf()).getQualifierExpression();
    Element of = walk.tools.module.element(new TreePath(reference, qualifier));
    return of == null || of instanceof TypeElement;
  }

  /** Notes what some functions of the module may do that are of the type of a method. */
  void anyOf(ExecutableElement method, Predicate<TreePath> some, Tree at) {
    if (walk.forValue) {
      return;
    }
    List<TreePath> candidates =
        walk.tools.calls.functions((TypeElement) method.getEnclosingElement()).stream()
            .filter(f -> !isInside(f) && some.test(f))
            .toList();
    if (walk.calledFunctions != null) {
      note(candidates, List.of());
    } else {
      follow(candidates, List.of(), at);
    }
  }

  /** What a function may do when it is called with anything. */
  private Done effects(TreePath function) {
    Done known = walk.tools.functions.get(function.getLeaf());
    if (known == null) {
      known = effects(function, List.of());
      if (!walk.tools.summaries.isSummarising()) { // what a method does is known in part until then
        walk.tools.functions.put(function.getLeaf(), known);
      }
    }
    return known;
  }

  /** Notes a call of which nobody can tell what it does. */
  void unclear(AccessPath receiver, Tree at) {
    walk.statements.perhaps(() -> walk.write(Effect.Kind.CALL, receiver, null, "...", true, at));
  }

  /** Leaves a call to who calls the code: what it does depends on an object that he gives. */
  AccessPath handOn(ExecutableElement method, AccessPath receiver, List<Value> arguments) {
    if (!walk.callee || !receiver.hasFixedOrigin()) {
      return null;
    }
    if (walk.given.size() >= MAX_GIVEN) {
      walk.rest(receiver, walk.root.getLeaf());
      return null;
    }
    AccessPath result = walk.unknownRef();
    walk.given.add(
        new EffectSummary.Call(
            receiver, method, List.copyOf(arguments), result, walk.locks.guards(), walk.outlasts));
    return result;
  }

  /** Whether a method is the one of an interface for lambdas. */
  boolean isFunction(ExecutableElement method) {
    return method.getModifiers().contains(Modifier.ABSTRACT)
        && walk.tools.library.isFunction((TypeElement) method.getEnclosingElement());
  }

  private static boolean isOutside(AccessPath receiver) {
    return receiver.origin() instanceof AccessPath.Origin.Variable
        || (receiver.origin() instanceof AccessPath.Origin.This && !receiver.steps().isEmpty())
        || receiver.origin() instanceof AccessPath.Origin.Static
        || receiver.origin() instanceof AccessPath.Origin.Element;
  }

  /** Whether the code itself makes a function: then what it does was noted there. */
  private boolean isInside(TreePath function) {
    for (TreePath p = function; p != null; p = p.getParentPath()) {
      if (p.getLeaf() == walk.root.getLeaf()) {
        return true;
      }
    }
    return false;
  }

  /** Whether a function is held by a local that is called and never handed on. */
  private boolean isOnlyCalled(TreePath function) {
    TreePath holder = function.getParentPath();
    if (!(holder.getLeaf() instanceof VariableTree)
        || !(walk.tools.module.element(holder) instanceof VariableElement local)
        || local.getKind() == ElementKind.FIELD) {
      return false;
    }
    LocalVariables.Index index = walk.tools.locals.of(function.getCompilationUnit());
    Boolean handed =
        new TreePathScanner<Boolean, Void>() {
          @Override
          public Boolean visitIdentifier(IdentifierTree tree, Void p) {
            return local.equals(index.variable(tree)) && !isCalled(getCurrentPath());
          }

          @Override
          public Boolean reduce(Boolean a, Boolean b) {
            return Boolean.TRUE.equals(a) || Boolean.TRUE.equals(b);
          }
        }.scan(holder.getParentPath(), null);
    return !Boolean.TRUE.equals(handed);
  }

  /** Whether a function is called, and not made a part of another one. */
  private boolean isCalled(TreePath function) {
    TreePath through = function.getParentPath();
    return through.getLeaf() instanceof MemberSelectTree
        && walk.tools.module.element(through) instanceof ExecutableElement method
        && method.getModifiers().contains(Modifier.ABSTRACT);
  }

  /** Whether a function may be given what another one returns: {@code f.andThen(g)}. */
  private boolean isChained() {
    if (walk.tools.chains == null) {
      Boolean[] found = {false};
      for (CompilationUnitTree unit : walk.tools.module.units()) {
        new TreeScanner<Void, Void>() {
          @Override
          public Void visitMemberSelect(MemberSelectTree tree, Void p) {
            found[0] |= CHAINS.contains(tree.getIdentifier().toString());
            return super.visitMemberSelect(tree, p);
          }
        }.scan(unit, null);
      }
      walk.tools.chains = found[0];
    }
    return walk.tools.chains;
  }

  private Done effects(TreePath function, List<Value> arguments) {
    walk.tools.functionsFollowed++;
    SymbolicEvaluator inner = new SymbolicEvaluator(walk.tools, function, true, Set.of());
    inner.calledFunctions = new ArrayList<>();
    inner.followed.add(function.getLeaf());
    if (function.getLeaf() instanceof LambdaExpressionTree lambda) {
      for (int n = 0; n < lambda.getParameters().size(); n++) {
        VariableTree parameter = lambda.getParameters().get(n);
        if (inner.element(parameter) instanceof VariableElement v) {
          Value given = n < arguments.size() && !isChained() ? arguments.get(n) : null;
          boolean number = walk.tools.library.isNumber(v.asType());
          boolean fits = given != null && number == given instanceof Polynomial;
          inner.values.put(v, fits ? given : inner.unknown(v.asType()));
        }
      }
      if (lambda.getBody() instanceof StatementTree statement) {
        inner.statements.visit(statement);
      } else {
        inner.expressions.eval((ExpressionTree) lambda.getBody());
      }
    } else if (function.getLeaf() instanceof MemberReferenceTree reference) {
      boolean known = !isChained() && arguments.stream().allMatch(Objects::nonNull);
      if (known && !arguments.isEmpty() && !isOfLibrary(function)) {
        inner.calls.functions().give(reference, arguments, false);
      } else {
        inner.calls.reference(reference);
      }
    }
    for (EffectSummary.Call c : List.copyOf(inner.given)) {
      if (isLocal(c.receiver())) {
        inner.locks = new Locks();
        c.guards().forEach(g -> inner.locks.hold(g, false));
        inner.calls.unknown().called(c.method(), c.receiver(), c.arguments(), function.getLeaf());
      }
    }
    return new Done(
        List.copyOf(inner.effects), List.copyOf(inner.reads), List.copyOf(inner.calledFunctions));
  }
}
