package org.ajws.processor.analysis.effects;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.source.BoundFile;

/** The summaries of the module's methods, each made when it is first asked for. */
final class EffectSummaries {
  /** So many different slots of one array are kept apart. */
  private static final int MAX_SLOTS = 12;

  /** So many effects of one method are kept, certain ones first. */
  static final int MAX_EFFECTS = 100;

  /** So many of all methods that may be called in one place, where each is uncertain. */
  static final int MAX_EFFECTS_OF_ANY = 150;

  /**
   * Uncertain effects on objects further away are left out; not those that are uncertain only for
   * being one method's among others.
   */
  private static final int MAX_UNCERTAIN_STEPS = 4;

  /** What is known best comes first; stable. */
  static final Comparator<Effect> ORDER =
      Comparator.<Effect, Boolean>comparing(e -> e.kind() == Effect.Kind.REST)
          .thenComparing(Effect::may);

  static final Comparator<Read> READS =
      Comparator.<Read, Boolean>comparing(Read::isRest).thenComparing(r -> !r.certain());

  private final EffectAnalysis tools;
  private final Rest rest;
  private final RecursiveSummaries methods;

  EffectSummaries(EffectAnalysis tools) {
    this.tools = tools;
    this.rest = new Rest(tools.backReferences);
    this.methods =
        new RecursiveSummaries(
            c -> c.any() ? summariseAny(c.method()) : summarise(c.method()), this::unknown, rest);
  }

  /** Whether a method is being summarised: summaries of others may lack something until then. */
  boolean isSummarising() {
    return methods.isOpen();
  }

  /** What a method does, methods that call it and each other included. */
  EffectSummary of(ExecutableElement method) {
    return methods.of(new RecursiveSummaries.Code(method, false));
  }

  /**
   * What a method or one that overrides it does, in terms of that method: a call then has one
   * summary to take over, and not one of each of them.
   */
  EffectSummary ofAny(ExecutableElement method) {
    return methods.of(new RecursiveSummaries.Code(method, true));
  }

  private EffectSummary summariseAny(ExecutableElement method) {
    TreePath path = anyBody(method);
    SymbolicEvaluator walk = evaluator(method, path);
    List<Value> arguments = new ArrayList<>();
    method.getParameters().forEach(p -> arguments.add(walk.values.get(p)));
    TypeElement type = (TypeElement) method.getEnclosingElement();
    AccessPath self = AccessPath.of(new AccessPath.Origin.This(type));
    walk.calls.overriders().anyOf(method, self, arguments, path.getLeaf());
    return summary(walk, MAX_EFFECTS_OF_ANY);
  }

  /** Where a method stands, or one that overrides it; null for neither. */
  private TreePath anyBody(ExecutableElement method) {
    TreePath own = tools.calls.body(method);
    List<ExecutableElement> overriders = own != null ? List.of() : tools.calls.overriders(method);
    return overriders.isEmpty() ? own : tools.calls.body(overriders.get(0));
  }

  /** A method that is not looked at. */
  private EffectSummary unknown(RecursiveSummaries.Code code) {
    TreePath path = code.any() ? anyBody(code.method()) : tools.calls.body(code.method());
    boolean done = path != null && (code.any() || ((MethodTree) path.getLeaf()).getBody() != null);
    return done ? Rest.of(code.method(), path.getLeaf()) : EffectSummary.NOTHING;
  }

  private EffectSummary summarise(ExecutableElement method) {
    TreePath path = tools.calls.body(method);
    return path != null && path.getLeaf() instanceof MethodTree tree && tree.getBody() != null
        ? summarise(method, path, tree)
        : EffectSummary.NOTHING;
  }

  private EffectSummary summarise(ExecutableElement method, TreePath path, MethodTree tree) {
    SymbolicEvaluator walk = evaluator(method, path);
    AccessPath monitor =
        !method.getModifiers().contains(Modifier.SYNCHRONIZED)
            ? null
            : method.getModifiers().contains(Modifier.STATIC)
                ? ExpressionEvaluator.lockOf(
                    method.getEnclosingElement().getSimpleName() + ".class")
                : walk.receivers.self(walk.receivers.type());
    if (monitor != null) {
      walk.locks.hold(monitor, false);
    }
    if (tree.getName().contentEquals("<init>") && !callsOther(tree)) {
      initialise(walk, path.getParentPath());
    }
    if (walk.statements.visit(tree.getBody()) == Exit.NORMAL) {
      walk.exits.add(Outcome.same(walk.locks));
    }
    EffectSummary summary = summary(walk, MAX_EFFECTS);
    return summary.with(locks(walk.exits, monitor));
  }

  /** What is held where a method returns, but for its own monitor; null for nothing. */
  private static Outcome locks(List<Outcome> exits, AccessPath monitor) {
    Locks ifTrue = null;
    Locks ifFalse = null;
    for (Outcome exit : exits) {
      ifTrue = Outcome.both(ifTrue, exit.ifTrue());
      ifFalse = Outcome.both(ifFalse, exit.ifFalse());
    }
    List<Locks> all = new ArrayList<>();
    boolean changed = false;
    for (Locks one : new Locks[] {ifTrue, ifFalse}) {
      Locks own = one == null ? null : one.copy();
      if (own != null && monitor != null) {
        own.release(monitor, false);
      }
      changed |= own != null && own.isChange();
      all.add(own);
    }
    return changed ? new Outcome(all.get(0), all.get(1)) : null;
  }

  private SymbolicEvaluator evaluator(ExecutableElement method, TreePath path) {
    SymbolicEvaluator walk = new SymbolicEvaluator(tools, path, true, Set.of());
    walk.finishes = tools.regions.isFinish(path) ? 1 : 0;
    for (VariableElement p : method.getParameters()) {
      AccessPath location = AccessPath.of(new AccessPath.Origin.Variable(p));
      boolean number = tools.library.isNumber(p.asType());
      walk.values.put(p, number ? Polynomial.of(new Symbol.Invariant(location)) : location);
    }
    return walk;
  }

  private EffectSummary summary(SymbolicEvaluator walk, int max) {
    Value result = walk.result instanceof AccessPath r ? walk.heap.object(r) : walk.result;
    List<AccessPath> shown = new ArrayList<>();
    if (result instanceof AccessPath r) {
      shown.add(r);
    }
    List<EffectSummary.Store> stores = new ArrayList<>();
    for (EffectSummary.Store s : walk.stores()) {
      AccessPath value = walk.heap.object(s.value());
      stores.add(new EffectSummary.Store(s.location(), value, s.certain()));
      shown.add(value);
    }
    for (EffectSummary.Call call : walk.given) {
      call.arguments().stream()
          .filter(AccessPath.class::isInstance)
          .forEach(a -> shown.add((AccessPath) a));
    }
    return new EffectSummary(
        merged(walk, max),
        reads(walk, max),
        result,
        stores,
        walk.heap.graph(shown),
        walk.given,
        null,
        Below.of(walk.effectsBelow, walk.readsBelow));
  }

  private static boolean callsOther(MethodTree constructor) {
    List<? extends StatementTree> statements = constructor.getBody().getStatements();
    return !statements.isEmpty()
        && statements.get(0) instanceof ExpressionStatementTree first
        && first.getExpression() instanceof MethodInvocationTree call
        && call.getMethodSelect().toString().equals("this");
  }

  private static void initialise(SymbolicEvaluator walk, TreePath owner) {
    if (owner.getLeaf() instanceof ClassTree type) {
      for (Tree member : type.getMembers()) {
        if (member instanceof VariableTree field
            && !field.getModifiers().getFlags().contains(Modifier.STATIC)
            && field.getInitializer() != null) {
          walk.expressions.initialise(field);
        } else if (member instanceof BlockTree block && !block.isStatic()) {
          walk.statements.visit(block);
        }
      }
    }
  }

  /** The effects, each once; of an array with many slots, one for all that they have in common. */
  private List<Effect> merged(SymbolicEvaluator walk, int max) {
    Map<List<Object>, List<Effect>> byLocation = new LinkedHashMap<>();
    Map<List<Object>, Effect> distinct = new LinkedHashMap<>();
    for (Effect each : walk.effects) {
      boolean far =
          max == MAX_EFFECTS && each.may() && each.target().steps().size() > MAX_UNCERTAIN_STEPS;
      Effect e = far ? rest.of(each, MAX_UNCERTAIN_STEPS) : each;
      distinct.merge(
          List.of(
              e.kind(), e.target(), e.checked(), e.may(), e.conditions(), e.guards(), e.outlasts()),
          e,
          EffectSummaries::either);
    }
    for (Effect e : distinct.values()) {
      byLocation
          .computeIfAbsent(
              List.of(e.location(), e.guards(), e.checked(), e.outlasts()), k -> new ArrayList<>())
          .add(e);
    }
    List<Effect> all = new ArrayList<>();
    for (List<Effect> same : byLocation.values()) {
      if (same.get(0).kind() == Effect.Kind.SLOT && same.size() <= MAX_SLOTS) {
        all.addAll(same);
      } else {
        all.add(joined(walk, same));
      }
    }
    all.sort(ORDER);
    return rest.effects(all, max);
  }

  private static Effect joined(SymbolicEvaluator walk, List<Effect> same) {
    Effect first = same.stream().filter(e -> !e.may()).findFirst().orElse(same.get(0));
    Effect any = same.stream().reduce(first, EffectSummaries::either);
    return any.on(joint(walk, same.stream().map(Effect::target).toList()));
  }

  /** One effect for two, whichever calls lead there. */
  private static Effect either(Effect one, Effect other) {
    return one.by(Dispatch.either(one.dispatches(), other.dispatches()));
  }

  /** The reads, each once, as {@link #merged} does with effects. */
  private List<Read> reads(SymbolicEvaluator walk, int max) {
    Map<List<Object>, Read> distinct = new LinkedHashMap<>();
    for (Read each : walk.reads) {
      boolean far = each.location().steps().size() > MAX_UNCERTAIN_STEPS;
      Read r = far ? rest.of(each, MAX_UNCERTAIN_STEPS) : each;
      distinct.merge(List.of(r.location(), r.isRest(), r.outlasts()), r, Read::and);
    }
    Map<String, List<Read>> byLocation = new LinkedHashMap<>();
    distinct
        .values()
        .forEach(
            r ->
                byLocation.computeIfAbsent(r.name() + r.outlasts(), k -> new ArrayList<>()).add(r));
    List<Read> all = new ArrayList<>();
    for (List<Read> same : byLocation.values()) {
      if (same.size() <= MAX_SLOTS) {
        all.addAll(same);
      } else {
        Read any = same.stream().reduce(Read::and).orElseThrow();
        all.add(any.of(joint(walk, same.stream().map(Read::location).toList())));
      }
    }
    all.sort(READS);
    return rest.reads(all, max);
  }

  /** One way for several that differ in indexes only. */
  private static AccessPath joint(SymbolicEvaluator walk, List<AccessPath> ways) {
    AccessPath first = ways.get(0);
    List<AccessPath.Step> steps = new ArrayList<>();
    for (int n = 0; n < first.steps().size(); n++) {
      int at = n;
      AccessPath.Step step = first.steps().get(n);
      if (step instanceof AccessPath.Step.Index) {
        List<Polynomial> forms =
            ways.stream().map(w -> ((AccessPath.Step.Index) w.steps().get(at)).form()).toList();
        step = new AccessPath.Step.Index(common(walk, forms));
      }
      steps.add(step);
    }
    return new AccessPath(first.origin(), steps);
  }

  /** The terms with parameters and fields that all forms share, and some rest. */
  private static Polynomial common(SymbolicEvaluator walk, List<Polynomial> forms) {
    if (forms.stream().distinct().count() == 1) {
      return forms.get(0);
    }
    Polynomial shared = Polynomial.ZERO;
    Set<Symbol> rest = new LinkedHashSet<>();
    for (Symbol s : forms.get(0).symbols()) {
      Polynomial coefficient = forms.get(0).coefficient(s);
      boolean all =
          s instanceof Symbol.Invariant
              && coefficient != null
              && coefficient.isConstant()
              && forms.stream().allMatch(f -> coefficient.equals(f.coefficient(s)));
      if (all) {
        shared = shared.plus(Polynomial.of(s).times(coefficient));
      }
    }
    for (Polynomial f : forms) {
      rest.addAll(f.minus(shared).sources());
    }
    rest.add(new Symbol.Inner(walk.tools.nextId(), null, 1));
    return shared.plus(walk.opaque(rest));
  }

  /** {@code File.java:LINE} of a tree in a method. */
  String location(ExecutableElement method, Tree at) {
    return location(anyBody(method), at);
  }

  /** {@code File.java:LINE} of a tree in the file of a path. */
  String location(TreePath path, Tree at) {
    BoundFile file = tools.module.file(path);
    int start = tools.module.start(path.getCompilationUnit(), at);
    if (file != null) {
      return file.source().path().getFileName() + ":" + file.source().line(start);
    }
    Path name = Path.of(path.getCompilationUnit().getSourceFile().toUri().getPath()).getFileName();
    return name + ":" + path.getCompilationUnit().getLineMap().getLineNumber(start);
  }
}
