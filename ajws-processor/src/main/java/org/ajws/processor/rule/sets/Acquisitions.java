package org.ajws.processor.rule.sets;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.EndedUnits;
import org.ajws.processor.analysis.sets.FreshObjects;
import org.ajws.processor.analysis.sets.UnitCall;
import org.ajws.processor.analysis.sets.Units;
import org.ajws.processor.program.sets.AdoptedSets;
import org.ajws.processor.program.sets.AliasText;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/** The locks that code may take while it runs, besides those that it takes at its start. */
final class Acquisitions {
  /**
   * A lock that code may take.
   *
   * @param set whose lock it is
   * @param own whether it is one of the code's own {@code this}
   * @param outer the class of the enclosing {@code this} whose it is; null for another object's
   * @param parameter the parameter of the code whose it is; null for another object's
   */
  record Lock(AtomicSetModel set, boolean own, TypeElement outer, VariableElement parameter) {}

  /**
   * How a lock is taken.
   *
   * @param call the call that leads there
   * @param target the code that it runs; null where the module does not show it
   * @param inner the lock as the target sees it, which takes it by a call; null where the target
   *     takes it at its start
   */
  record Step(UnitCall call, Code target, Lock inner) {}

  /**
   * A lock that a call takes, as the code around the call sees it.
   *
   * @param here whose lock it is; null where that code has no name for it
   * @param own whether it is one of that code's own {@code this}, named or not
   */
  record Taken(AtomicSetModel set, SetUse here, boolean own, Step step) {}

  private final BoundModule module;
  private final AtomicSets sets;
  private final FreshObjects fresh;
  private final AdoptedSets adopted;
  private final Map<AtomicSetModel, Set<AtomicSetModel>> aliases = new HashMap<>();
  private final Map<Code, Map<Lock, Step>> taken = new IdentityHashMap<>();

  /** Of units that end early: what is taken before they do. */
  private final Map<Code, Map<Lock, Step>> beforeEnd = new IdentityHashMap<>();

  /** What functions take that code is handed: only where it is handed them, not by all calls. */
  private final Map<Code, Map<Lock, Step>> byFunctions = new IdentityHashMap<>();

  Acquisitions(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
    this.fresh = sets.fresh();
    this.adopted = new AdoptedSets(sets.declarations(), sets.aliases());
    module.files().forEach(this::joinAliases);
    joinShared();
    sets.codes().forEach(c -> taken.put(c, new LinkedHashMap<>()));
    Map<Code, List<UnitCall>> calls = callsOf();
    FunctionLocks functions = new FunctionLocks(module, sets, this);
    boolean grows = true;
    while (grows) {
      grows = false;
      for (Code code : sets.codes()) {
        for (UnitCall call : calls.getOrDefault(code, List.of())) {
          grows |= add(code, call);
        }
      }
      grows |= functions.grow();
    }
  }

  /** What may be taken while the code runs, each with the first way there. */
  Map<Lock, Step> of(Code code) {
    Map<Lock, Step> all = new LinkedHashMap<>(taken.get(code));
    byFunctions.getOrDefault(code, Map.of()).forEach(all::putIfAbsent);
    return all;
  }

  /** What may be taken while a unit holds its own locks. */
  Map<Lock, Step> whileHeld(Code unit) {
    return sets.analysis().ended().endsEarly(unit)
        ? beforeEnd.getOrDefault(unit, Map.of())
        : of(unit);
  }

  /** The same without what functions take that the code is handed. */
  Map<Lock, Step> ofItself(Code code) {
    return taken.get(code);
  }

  /** The sets whose lock a set's may be: its own, and those that it can be an alias of. */
  Set<AtomicSetModel> roots(AtomicSetModel set) {
    Set<AtomicSetModel> roots = new LinkedHashSet<>();
    collect(set, roots);
    return roots;
  }

  private void collect(AtomicSetModel set, Set<AtomicSetModel> roots) {
    if (roots.add(set)) {
      aliases.getOrDefault(set, Set.of()).forEach(s -> collect(s, roots));
    }
  }

  /** Sets that go with an object of the library: it may be the same one, whatever has it. */
  private void joinShared() {
    List<AtomicSetModel> shared =
        sets.units().stream()
            .flatMap(u -> u.uses().stream())
            .map(SetUse::set)
            .distinct()
            .filter(s -> SetDeclarations.sharedMember(s) != null)
            .toList();
    for (AtomicSetModel set : shared) {
      aliases.computeIfAbsent(set, x -> new LinkedHashSet<>()).addAll(shared);
    }
  }

  /**
   * Only {@code new} expressions, and constructors of objects made of others, make two sets one.
   */
  private void joinAliases(BoundFile file) {
    SelfReference self = new SelfReference(module);
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitNewClass(NewClassTree tree, Void p) {
        TypeElement context = self.enclosing(getCurrentPath());
        for (AliasText alias : sets.aliases().ofNew(getCurrentPath()).ofSets()) {
          var own =
              sets.declarations().ofType(module.type(getCurrentPath())).stream()
                  .filter(s -> s.name().equals(alias.name()))
                  .findFirst();
          var target = sets.declarations().named(context, alias.target());
          if (own.isPresent() && target.isPresent()) {
            aliases.computeIfAbsent(own.get(), x -> new LinkedHashSet<>()).add(target.get());
          }
        }
        return super.visitNewClass(tree, p);
      }

      @Override
      public Void visitMethod(MethodTree tree, Void p) {
        if (module.element(getCurrentPath()) instanceof ExecutableElement constructor) {
          for (AdoptedSets.Adopted a : adopted.of(constructor)) {
            aliases.computeIfAbsent(a.own(), x -> new LinkedHashSet<>()).add(a.given());
          }
        }
        return super.visitMethod(tree, p);
      }
    }.scan(file.unit(), null);
  }

  /**
   * The calls of each piece of code, with those of lambdas and classes in it that run in it, and of
   * functions that other threads run while it waits for them.
   */
  private Map<Code, List<UnitCall>> callsOf() {
    Map<Code, List<UnitCall>> calls = new IdentityHashMap<>();
    for (List<UnitCall> of : List.of(sets.calls(), sets.parallelReferences())) {
      for (UnitCall call : of) {
        call.code()
            .withWaiting()
            .forEach(c -> calls.computeIfAbsent(c, x -> new ArrayList<>()).add(call));
      }
    }
    return calls;
  }

  private boolean add(Code code, UnitCall call) {
    EndedUnits ended = sets.analysis().ended();
    boolean grows = false;
    for (Taken t : taken(code, call)) {
      Lock lock = lock(code, t.set(), t.here(), t.own());
      grows |= add(code, lock, t.step());
      if (ended.endsEarly(code) && !(code == call.code() && ended.isOutside(call))) {
        beforeEnd.computeIfAbsent(code, c -> new LinkedHashMap<>()).putIfAbsent(lock, t.step());
      }
    }
    return grows;
  }

  /** What a call takes that code around it does not hold yet. */
  List<Taken> taken(Code code, UnitCall call) {
    return taken(code, call, isOnFresh(code, call));
  }

  /**
   * What a call takes that code around it does not hold yet.
   *
   * @param onFresh whether nobody else has the object that is called
   */
  List<Taken> taken(Code code, UnitCall call, boolean onFresh) {
    List<Taken> found = new ArrayList<>();
    boolean self = code.type().equals(call.level());
    if (isCallback(call)) {
      return found;
    }
    List<Code> targets = sets.analysis().targets(call);
    for (Code target : targets) {
      if (sets.analysis().isUnit(target)) {
        for (SetUse use : sets.locks(target)) {
          SetUse here = sets.analysis().translated(call, target, use);
          boolean ofTarget = use.isOfThis(target.type());
          boolean free = onFresh && ofTarget || isFreshArgument(code, call, target, use.via());
          if (!holds(code, here) && !free) {
            Step step = new Step(call, target, null);
            found.add(new Taken(use.set(), here, self && ofTarget, step));
          }
        }
      }
      for (Lock inner : List.copyOf(taken.get(target).keySet())) {
        SetUse here = inCaller(code, call, target, inner);
        boolean possible = !self || !inner.own() || mayHave(code.type(), inner.set());
        boolean free =
            onFresh && inner.own() || isFreshArgument(code, call, target, inner.parameter());
        if (possible && !holds(code, here) && !free) {
          Step step = new Step(call, target, inner);
          found.add(new Taken(inner.set(), here, self && inner.own(), step));
        }
      }
    }
    Step unseen = new Step(call, null, null);
    for (SetUse use : targets.isEmpty() ? sets.analysis().needed(call) : Set.<SetUse>of()) {
      if (!onFresh && !holds(code, use)) {
        found.add(new Taken(use.set(), use, false, unseen));
      }
    }
    if (targets.isEmpty() && !onFresh && call.level() == null) {
      for (AtomicSetModel set : sets.analysis().opaque(call)) { // of another module's object
        if (call.receiver().lock(set) == null) {
          found.add(new Taken(set, null, false, unseen));
        }
      }
    }
    return found;
  }

  /**
   * A method that a library declares, {@code Object.equals}: which override runs nobody can say.
   */
  private boolean isCallback(UnitCall call) {
    Element owner = call.callee().getEnclosingElement();
    return module.declaration(owner) == null
        && sets.declarations().of((TypeElement) owner).isEmpty();
  }

  /** Whether an object of a class, or of one below it, can have a set: a sibling's it cannot. */
  private boolean mayHave(TypeElement type, AtomicSetModel set) {
    TypeElement owner = set.owner();
    return type.getKind() == ElementKind.INTERFACE
        || owner.getKind() == ElementKind.INTERFACE
        || isSubtype(type, owner)
        || isSubtype(owner, type);
  }

  private boolean isSubtype(TypeElement sub, TypeElement type) {
    return module
        .types()
        .isSubtype(module.types().erasure(sub.asType()), module.types().erasure(type.asType()));
  }

  /** A lock that a callee takes, in the words of the caller; null if it has none. */
  private SetUse inCaller(Code code, UnitCall call, Code target, Lock inner) {
    if (inner.set().isStatic()) {
      return SetUse.ofStatic(inner.set());
    }
    if (inner.outer() != null) {
      return sets.analysis().translated(call, target, SetUse.ofThis(inner.outer(), inner.set()));
    }
    if (inner.parameter() != null) {
      TreePath given = argument(call, target, inner.parameter());
      return given == null ? null : sets.flow().of(given).lock(inner.set());
    }
    if (!inner.own()) {
      return null;
    }
    return code.type().equals(call.level())
        ? SetUse.ofThis(code.type(), inner.set())
        : call.receiver().lock(inner.set());
  }

  /** A lock as code sees it. */
  static Lock lock(Code code, AtomicSetModel set, SetUse here, boolean own) {
    TypeElement level = here != null && here.isOfThis() ? here.level() : null;
    boolean ofThis = own || code.type().equals(level);
    boolean ofOuter = !ofThis && level != null && Units.encloses(level, code.type());
    VariableElement via = here == null || ofThis || ofOuter ? null : here.via();
    boolean ofParameter =
        via != null && code.method() != null && code.method().getParameters().contains(via);
    return new Lock(set, ofThis, ofOuter ? level : null, ofParameter ? via : null);
  }

  /** What a call gives for a parameter; null where that is not one expression. */
  private static TreePath argument(UnitCall call, Code target, VariableElement parameter) {
    int index = target.method() == null ? -1 : target.method().getParameters().indexOf(parameter);
    List<? extends ExpressionTree> given =
        call.path().getLeaf() instanceof MethodInvocationTree m
            ? m.getArguments()
            : call.path().getLeaf() instanceof NewClassTree n ? n.getArguments() : List.of();
    boolean spread = target.method() != null && target.method().isVarArgs();
    return index < 0 || index >= given.size() || spread
        ? null
        : new TreePath(call.path(), given.get(index));
  }

  /** Nobody else can hold a lock of an object that is new where it is handed over. */
  private boolean isFreshArgument(
      Code code, UnitCall call, Code target, VariableElement parameter) {
    TreePath given = parameter == null ? null : argument(call, target, parameter);
    return given != null
        && code == call.code()
        && fresh.isFreshWhenGiven(given)
        && fresh.hasOwnLocks(given);
  }

  private boolean holds(Code code, SetUse use) {
    return use != null && sets.locks(code).contains(use);
  }

  boolean add(Code code, Lock lock, Step step) {
    return taken.get(code).putIfAbsent(lock, step) == null;
  }

  boolean addByFunction(Code code, Lock lock, Step step) {
    return byFunctions.computeIfAbsent(code, c -> new LinkedHashMap<>()).putIfAbsent(lock, step)
        == null;
  }

  /**
   * Nobody else can hold a lock of an object that is still being made, if it is the object's own.
   */
  private boolean isOnFresh(Code code, UnitCall call) {
    if (call.path().getLeaf() instanceof NewClassTree) {
      return false; // what the constructor takes of others counts
    }
    if (adopted.mayAdopt((TypeElement) call.callee().getEnclosingElement())
        || !call.receiver().sets().isEmpty()) {
      return false;
    }
    if (call.level() != null && call.code().constructs(call.level())) {
      return true;
    }
    if (!(call.path().getLeaf() instanceof MethodInvocationTree invocation
        && invocation.getMethodSelect() instanceof MemberSelectTree select
        && code == call.code())) {
      return false;
    }
    TreePath object = new TreePath(new TreePath(call.path(), select), select.getExpression());
    return fresh.isFresh(object) && fresh.hasOwnLocks(object);
  }

  /** Whether a unit that takes two locks at its start may take the first one first. */
  boolean mayPrecede(SetUse first, SetUse second) {
    boolean shared = // a static one has a number like others
        SetDeclarations.sharedMember(first.set()) != null
            || SetDeclarations.sharedMember(second.set()) != null;
    if (first.set().isStatic() != second.set().isStatic()) {
      return first.set().isStatic() || shared;
    }
    boolean oneObject =
        first.isOfThis() && second.isOfThis() && first.level().equals(second.level());
    if (!oneObject || isAliased(first.set()) || isAliased(second.set())) {
      return true; // by number, which nobody knows here
    }
    List<AtomicSetModel> order = sets.declarations().of(first.level());
    return order.indexOf(first.set()) < order.indexOf(second.set());
  }

  private boolean isAliased(AtomicSetModel set) {
    return aliases.containsKey(set);
  }
}
