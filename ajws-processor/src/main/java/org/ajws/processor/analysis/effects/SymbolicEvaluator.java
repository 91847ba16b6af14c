package org.ajws.processor.analysis.effects;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/**
 * One pass over a loop body or a method: what its variables hold at the point reached, what holds
 * there, and the writes found so far. {@link StatementEvaluator}, {@link ExpressionEvaluator} and
 * {@link CallEvaluator} move it on.
 */
final class SymbolicEvaluator {
  /** No other symbol has this number. */
  private static final int ORDINAL = 0;

  private static final int MAX_STORES = 50;

  final EffectAnalysis tools;

  /** The code, for binding the trees in it. */
  final TreePath root;

  /** Whether the code is a method that is called, rather than the body of the loop. */
  final boolean callee;

  /** What the locals declared in the code, or assigned by it, hold. */
  public Map<VariableElement, Value> values = new HashMap<>();

  /** What decides whether the point is reached. */
  Set<Symbol> conditions = new LinkedHashSet<>();

  /** Monitors and locks held. */
  List<AccessPath> guards = new ArrayList<>();

  /** Whether the point may be skipped for reasons that are not followed. */
  boolean may;

  /** Whether at most one iteration comes here. */
  boolean alone;

  /** Whether the elements that iterations are about are known to differ from each other. */
  boolean distinctElements;

  /** How many functions are followed into each other. */
  int depth;

  /** The asyncs that are followed; null where none are. */
  public TaskLog tasks;

  /** The innermost of them that the point lies in; null for none. */
  Tree task;

  /** How many bodies of lambdas and classes the point lies in. */
  int functions;

  /** Counts effects and reads. */
  int clock;

  public List<Effect> effects = new ArrayList<>();

  /** The names, by {@link AccessPath#location()}, of all writes, also of those of one iteration. */
  public final Set<String> written = new HashSet<>();

  public final List<Read> reads = new ArrayList<>();
  Value result;

  /** What the objects made here hold. */
  final OwnObjects own = new OwnObjects(this);

  private final Set<EffectSummary.Store> stores = new LinkedHashSet<>();

  public final ExpressionEvaluator expressions = new ExpressionEvaluator(this);
  public final StatementEvaluator statements = new StatementEvaluator(this);
  final CallEvaluator calls = new CallEvaluator(this);

  private final TypeElement type;
  private final Set<TypeElement> madeHere = new HashSet<>();
  private final Set<String> changed;
  private final Outside outside;

  /**
   * @param changed the names, by {@link AccessPath#location()}, of what the code is known to write:
   *     it does not hold the same everywhere
   */
  public SymbolicEvaluator(
      EffectAnalysis tools, TreePath root, boolean callee, Set<String> changed) {
    this.tools = tools;
    this.root = root;
    this.callee = callee;
    this.changed = changed;
    this.type = enclosingType(root);
    this.outside = new Outside(tools, root);
  }

  private TypeElement enclosingType(TreePath path) {
    for (TreePath p = path; p != null; p = p.getParentPath()) {
      if (p.getLeaf() instanceof ClassTree
          && tools.module.element(p) instanceof TypeElement found) {
        return found;
      }
    }
    return null;
  }

  public Element element(Tree tree) {
    return tools.module.element(new TreePath(root, tree));
  }

  TypeMirror type(Tree tree) {
    return tools.module.type(new TreePath(root, tree));
  }

  /** The innermost class around the code. */
  TypeElement type() {
    return type;
  }

  /** Marks a class whose object is made in the code: its {@code this} is the iteration's own. */
  void makes(TypeElement anonymous) {
    madeHere.add(anonymous);
  }

  /** {@code this}, or that of an enclosing class, as the owner of a member. */
  AccessPath self(TypeElement owner) {
    for (TypeElement made : madeHere) {
      if (isSubclass(made, owner) && !isSubclass(type, owner)) {
        return AccessPath.FRESH;
      }
    }
    for (Element t = type; t != null; t = t.getEnclosingElement()) {
      if (t instanceof TypeElement candidate && isSubclass(candidate, owner)) {
        return AccessPath.of(new AccessPath.Origin.This(candidate));
      }
    }
    return type == null ? unknownRef() : AccessPath.of(new AccessPath.Origin.This(type));
  }

  private boolean isSubclass(TypeElement sub, TypeElement owner) {
    return sub != null
        && tools
            .module
            .types()
            .isSubtype(
                tools.module.types().erasure(sub.asType()),
                tools.module.types().erasure(owner.asType()));
  }

  /** What a local holds. */
  Value local(VariableElement variable) {
    Value known = values.get(variable);
    return known != null ? known : outside.value(variable);
  }

  /** A value of which nothing is known. */
  public Value unknown(TypeMirror of) {
    return tools.library.isNumber(of) ? unknown() : unknownRef();
  }

  public Polynomial unknown() {
    return opaque(Set.of(new Symbol.Unknown()));
  }

  AccessPath unknownRef() {
    return AccessPath.of(new AccessPath.Origin.Unknown(tools.nextId()));
  }

  /** Some function of values. */
  Polynomial opaque(Set<Symbol> of) {
    return Polynomial.of(new Symbol.Opaque(tools.nextId(), of, false));
  }

  /** What a loop has come to: where it ended may differ between iterations. */
  Value found(Value value) {
    return value instanceof Polynomial form ? found(form) : own.any((AccessPath) value);
  }

  Polynomial found(Polynomial form) {
    if (form.varies() || form.symbols().stream().allMatch(Slots::isFixed)) {
      return form;
    }
    Set<Symbol> sources = new LinkedHashSet<>(form.sources());
    sources.add(new Symbol.Unknown());
    return opaque(sources);
  }

  /** What a condition that depends on values says: one of its own, whatever else they decide. */
  Set<Symbol> decision(Set<Symbol> of) {
    return of.isEmpty() ? of : Set.of(new Symbol.Opaque(tools.nextId(), of, false));
  }

  /** Some distance, at least 0, that depends on values. */
  Polynomial cursor(Set<Symbol> of) {
    return Polynomial.of(new Symbol.Opaque(tools.nextId(), of, true));
  }

  /** The counter of an inner loop of unknown length. */
  Polynomial inner() {
    return Polynomial.of(new Symbol.Inner(tools.nextId(), null, 1));
  }

  /** The number a location holds. */
  Polynomial read(AccessPath location) {
    if (isChanged(location) || !isFollowed(location)) {
      Set<Symbol> sources = new LinkedHashSet<>(location.sources());
      sources.add(new Symbol.Unknown());
      return opaque(sources);
    }
    if (location.origin() instanceof AccessPath.Origin.Element) {
      return ofElement(location);
    }
    if (location.indexes().isEmpty()) {
      return Polynomial.of(new Symbol.Invariant(location));
    }
    return Polynomial.of(new Symbol.Loaded(location));
  }

  /** Whether a location is known well enough to give what it holds a name. */
  private static boolean isFollowed(AccessPath location) {
    return location.isInvariant()
        || location.origin() instanceof AccessPath.Origin.Element
        || location.origin() instanceof AccessPath.Origin.This
        || location.origin() instanceof AccessPath.Origin.Variable
        || location.origin() instanceof AccessPath.Origin.Static;
  }

  /** The ordinal of an enum constant that no other iteration is about, or a record's component. */
  private Polynomial ofElement(AccessPath location) {
    boolean ordinal =
        location.steps().size() == 1
            && location.last() instanceof AccessPath.Step.Call c
            && c.name().equals("ordinal");
    if (ordinal && distinctElements) {
      return Polynomial.of(new Symbol.Distinct(ORDINAL));
    }
    if (location.steps().size() == 1
        && location.last() instanceof AccessPath.Step.Field f
        && f.field().getEnclosingElement().getKind() == ElementKind.RECORD) {
      return Polynomial.of(new Symbol.Component(f.field()));
    }
    return unknown();
  }

  private boolean isChanged(AccessPath location) {
    if (changed.isEmpty()) {
      return false;
    }
    return location.goesThrough(changed);
  }

  /** Notes a write. */
  void write(
      Effect.Kind kind,
      AccessPath target,
      TypeMirror of,
      String method,
      boolean compound,
      Tree at) {
    write(kind, target, of, method, compound, at, Set.of());
  }

  /** Notes a write of something that depends on symbols. */
  void write(
      Effect.Kind kind,
      AccessPath target,
      TypeMirror of,
      String method,
      boolean compound,
      Tree at,
      Set<Symbol> value) {
    Effect effect =
        new Effect(
            kind,
            target,
            of,
            method,
            compound,
            new Effect.Circumstances(false, may, conditions, guards),
            new Effect.Source(at, null));
    add(effect.from(value));
  }

  /** Notes what a field or slot of an object holds from now on. */
  void store(AccessPath location, AccessPath value) {
    own.store(location, value);
    boolean ofCaller = location.hasFixedOrigin() && location.steps().size() == 1;
    if (callee && ofCaller && !value.isFresh() && stores.size() < MAX_STORES) {
      stores.add(new EffectSummary.Store(location, value));
    }
  }

  List<EffectSummary.Store> stores() {
    return List.copyOf(stores);
  }

  /** Notes a read of a slot or a field that other iterations may write. */
  void reads(AccessPath location, Tree at) {
    add(new Read(location, isCertain(), at, null));
  }

  /** Whether a {@code return} at the point waits for the asyncs that are followed. */
  boolean leavesFinish() {
    return tasks != null && tasks.isFinished() && task == null && functions == 0;
  }

  /** Whether every execution of the code comes to the point. */
  boolean isCertain() {
    return !may && (callee ? conditions.isEmpty() : conditions.stream().noneMatch(Symbol::varies));
  }

  /** Whether somebody asks for the reads: not before it is known that the code writes anything. */
  boolean notesReads() {
    return callee || !changed.isEmpty();
  }

  void add(Read read) {
    AccessPath.Origin origin = read.location().origin();
    boolean followed =
        notesReads()
            && !read.location().isFresh()
            && !(origin instanceof AccessPath.Origin.Cursor)
            && !(origin instanceof AccessPath.Origin.Unknown);
    if (followed && !alone && guards.isEmpty()) {
      reads.add(read.of(task, ++clock));
    }
  }

  /** Notes an effect whose conditions and guards are complete. */
  void add(Effect effect) {
    AccessPath target = effect.target();
    if (target.isFresh() || target.origin() instanceof AccessPath.Origin.Cursor) {
      return;
    }
    written.add(target.location());
    if (alone) {
      return;
    }
    if (!tools.atomicMembers.covers(target)) {
      effects.add(effect.of(task, ++clock));
    }
  }
}
