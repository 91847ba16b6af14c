package org.ajws.processor.analysis.effects;

import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
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
  private static final int MAX_STORED_STEPS = 3;

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
  Locks locks = new Locks();

  /** Whether the point may be skipped for reasons that are not followed. */
  boolean may;

  /** The one iteration at most that comes here; null where others may. */
  SoleIteration.Sole alone;

  /** What single iterations do. */
  final List<SoleIteration.Done> byOne = new ArrayList<>();

  /** The values of the loop's variable. */
  LoopRange range = LoopRange.UNKNOWN;

  /** Whether the elements that iterations are about are known to differ from each other. */
  boolean distinctElements;

  /** Whether only a value is asked for: what the code does beside it is noted where it stands. */
  boolean forValue;

  /**
   * The functions of elsewhere that the code may call, where it is itself one that somebody may
   * call: who follows it goes on with them. Null elsewhere.
   */
  List<UnknownFunctions.Called> calledFunctions;

  /** The functions that are, so that one that calls itself ends. */
  final List<Tree> followed = new ArrayList<>();

  /** The asyncs that are followed; null where none are. */
  public TaskLog tasks;

  /** The innermost of them that the point lies in; null for none. */
  Tree task;

  /** Whether the point lies in an async that may still run when the code has been left. */
  boolean outlasts;

  /** How many finishes of the code, or loops that are such, the point lies in. */
  int finishes;

  /** How many bodies of lambdas and classes the point lies in. */
  int functions;

  /** Counts effects and reads. */
  int clock;

  public List<Effect> effects = new ArrayList<>();

  /** The names, by {@link AccessPath#location()}, of all writes, also of those of one iteration. */
  public final Set<String> written = new HashSet<>();

  /** The names of flags and semaphores that somebody opens who does not hold them. */
  final Set<String> opened = new HashSet<>();

  public final List<Read> reads = new ArrayList<>();

  /** What recursion that the code calls does further down. */
  final List<Effect> effectsBelow = new ArrayList<>();

  final List<Read> readsBelow = new ArrayList<>();
  Value result;

  /** What is held where the code returns. */
  List<Outcome> exits = new ArrayList<>();

  final Heap heap = new Heap(this);

  /** What {@code this} is. */
  final Receivers receivers;

  /** What the objects made here hold. */
  final OwnObjects own = new OwnObjects(this, heap);

  /** Calls of functions that the code was given. */
  final List<EffectSummary.Call> given = new ArrayList<>();

  private final Set<EffectSummary.Store> stores = new LinkedHashSet<>();

  public final ExpressionEvaluator expressions = new ExpressionEvaluator(this);
  public final StatementEvaluator statements = new StatementEvaluator(this);
  final ConditionEvaluator tests = new ConditionEvaluator(this);
  final CallEvaluator calls = new CallEvaluator(this);

  private final Element enclosing;
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
    this.receivers = new Receivers(tools, root);
    this.outside = new Outside(this);
    this.enclosing = enclosingMethod(root);
  }

  private Element enclosingMethod(TreePath path) {
    for (TreePath p = path; p != null; p = p.getParentPath()) {
      if (p.getLeaf() instanceof MethodTree) {
        return tools.module.element(p);
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

  /** Whether a local is one of the method that the code stands in. */
  boolean isAround(VariableElement local) {
    return values.containsKey(local)
        || enclosing != null && enclosing.equals(local.getEnclosingElement());
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

  /** One of two objects, of which nobody knows which. */
  AccessPath oneOf(AccessPath one, AccessPath other) {
    Set<AccessPath> all = new LinkedHashSet<>(SomeObjects.of(one));
    all.addAll(SomeObjects.of(other));
    return all.size() > SomeObjects.MAX
        ? unknownRef()
        : AccessPath.of(new AccessPath.Origin.Unknown(tools.nextId(), all, Set.of()));
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

  /** Where an element stood that an iterator or queue gives. */
  Polynomial taken() {
    return Polynomial.of(new Symbol.Inner(tools.nextId(), null, 1, true, true, false));
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
            new Effect.Circumstances(false, may, conditions, locks.guards()),
            new Effect.Source(at, null));
    add(effect.from(value));
  }

  /** Notes what a field or slot of an object holds from now on. */
  void store(AccessPath location, AccessPath value) {
    own.store(location, value);
    hand(location, value);
  }

  /** Notes what a container has among its elements from now on. */
  void add(AccessPath container, AccessPath element) {
    own.add(container, element);
    hand(container.then(new AccessPath.Step.Index(inner())), element);
  }

  /** Notes what a map has among its keys from now on. */
  void addKey(AccessPath map, AccessPath key) {
    own.addKey(map, key);
    hand(map.then(new AccessPath.Step.Call(OwnObjects.KEY)), key);
  }

  /** Notes that a container has all elements of another from now on. */
  void copy(AccessPath container, AccessPath of) {
    if (container.isFresh()) {
      own.copy(container, of);
    } else {
      add(container, own.any(own.element(of)));
    }
  }

  /** What callers have to know. */
  private void hand(AccessPath location, AccessPath value) {
    boolean ofCaller =
        callee && location.hasFixedOrigin() && location.steps().size() <= MAX_STORED_STEPS;
    boolean plain = value.isFresh() && heap.graph(Set.of(value)).isEmpty();
    if (ofCaller && !plain && stores.size() < MAX_STORES) {
      stores.add(new EffectSummary.Store(location, value, isCertain() && heap.isOutermost()));
    }
  }

  List<EffectSummary.Store> stores() {
    return List.copyOf(stores);
  }

  /** Notes that nothing is known of what is done to an object, and what it leads to. */
  void rest(AccessPath object, Tree at) {
    add(Effect.rest(object, at).holding(locks.guards()));
    add(new Read(object, false, at, null).rest(object));
  }

  /**
   * Walks over what an async does that may still run when the call, or the statement, is left: it
   * is one of its own where tasks are compared. Under a lock asyncs run in order.
   */
  void outlast(Tree at, Runnable part) {
    if (finishes > 0 || !locks.guards().isEmpty()) {
      part.run();
    } else if (tasks != null && tasks.follows(at)) {
      tasks.run(this, at, part);
    } else {
      boolean before = outlasts;
      outlasts = true;
      part.run();
      outlasts = before;
    }
  }

  /** Walks over a part at the end of which all asyncs have ended. */
  <T> T finish(Supplier<T> part) {
    finishes++;
    T result = part.get();
    finishes--;
    return result;
  }

  /** Notes a read of a slot or a field that other iterations may write. */
  void reads(AccessPath location, Tree at) {
    add(new Read(location, isCertain(), at, null));
  }

  /** Notes that the code looks into an object that does not bear two threads. */
  void looksInto(Value object, TypeMirror type, Tree at) {
    if (object instanceof AccessPath path
        && type != null
        && tools.library.isKnown(type)
        && !tools.library.isThreadSafe(type)) {
      reads(path.then(Read.CONTENT), at);
    }
  }

  /** Notes an iteration, by more than one call, over a container of which each method locks. */
  void iterates(Value over, Tree at) {
    AccessPath path = over instanceof AccessPath p ? p : AccessPath.FRESH;
    AccessPath container = path.last() instanceof AccessPath.Step.Call ? path.holder() : path;
    if (tools.implementations.isSynchronized(container)) {
      reads(container.then(Read.ITERATED), at);
    }
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
            && (!read.location().isFresh() || isOfTasks(read.location()))
            && !(origin instanceof AccessPath.Origin.Cursor)
            && (!(origin instanceof AccessPath.Origin.Unknown some)
                || tasks != null
                || callee && !some.among().isEmpty());
    if (followed && (locks.guards().isEmpty() || !read.isRest())) {
      List<AccessPath> held = new ArrayList<>(read.guards());
      held.addAll(locks.guards());
      held.addAll(locks.readGuards());
      Read noted = locks.mayBeMore() ? read.perhaps() : read;
      Read done = noted.holding(held).of(task, ++clock);
      done = outlasts ? done.outlasting() : done;
      if (alone == null) {
        reads.add(done);
      } else {
        byOne.add(new SoleIteration.Done(alone, null, done));
      }
    }
  }

  /** Whether an object that the code makes may be one that several asyncs of it have. */
  boolean isOfTasks(AccessPath way) {
    return tasks != null && way.origin() instanceof AccessPath.Origin.Made;
  }

  /** Notes an effect whose conditions and guards are complete. */
  void add(Effect effect) {
    AccessPath target = effect.target();
    if (target.isFresh() && !isOfTasks(target)
        || target.origin() instanceof AccessPath.Origin.Cursor) {
      return;
    }
    boolean rest = effect.kind() == Effect.Kind.REST;
    written.add(rest ? effect.location() : target.location()); // what is known is believed
    if (!mayBeInUnit() || !tools.atomicMembers.covers(target)) {
      Effect noted = locks.mayBeMore() ? effect.under(Set.of(), true) : effect;
      Effect done = noted.of(task, ++clock);
      done = outlasts ? done.outlasting() : done;
      if (alone == null) {
        effects.add(done);
      } else {
        byOne.add(new SoleIteration.Done(alone, done, null));
      }
    }
  }

  /**
   * Whether the point may lie in a unit of work. Code with parallel constructs is none: a member
   * that it touches itself, with the leave of the rules of atomic sets, is one of an object that is
   * still being made, which no lock protects. In a file of which statements are units it may be
   * one.
   */
  private boolean mayBeInUnit() {
    return callee
        || functions > 0
        || !followed.isEmpty()
        || !tools.module.file(root).source().added().unitBlocks().isEmpty()
        || !tools.module.file(root).source().added().declaredUnits().isEmpty();
  }
}
