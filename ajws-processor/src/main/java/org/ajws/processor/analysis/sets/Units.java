package org.ajws.processor.analysis.sets;

import com.sun.source.tree.MethodInvocationTree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.analysis.alias.EnclosingObjects;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.MemberAccess;
import org.ajws.processor.program.sets.Naming;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.program.sets.UnitLabel;
import org.ajws.processor.program.sets.UnitParameters;
import org.ajws.processor.source.BoundModule;

/**
 * Decides which code is a unit of work, and for which sets: those whose members it touches, in
 * lambdas and local classes too, those that it names, and those of the units that it calls on the
 * same object, or on one that is known to share the set. So a unit takes all its locks at its
 * start, in their order, and what it calls finds them taken.
 */
public final class Units {
  private final BoundModule module;
  private final SetDeclarations declarations;
  private final UnitParameters parameters;
  private final List<Code> codes;
  private final List<UnitCall> calls;
  private final Targets targets;
  private final EnclosingObjects enclosing;
  private final EndedUnits ended;
  private final Set<Code> givingBack = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Map<Code, Set<SetUse>> uses = new IdentityHashMap<>();

  /**
   * Sets of its own object that code may take, known to its class or not: an override that it calls
   * may take one that a subclass declares, and a unit of that subclass takes it first.
   */
  private final Map<Code, Set<AtomicSetModel>> deep = new IdentityHashMap<>();

  Units(
      BoundModule module,
      SetDeclarations declarations,
      UnitParameters parameters,
      List<Code> codes,
      List<MemberAccess> accesses,
      List<UnitCall> calls,
      List<UnitLabel> labels) {
    this.module = module;
    this.declarations = declarations;
    this.parameters = parameters;
    this.codes = codes;
    this.calls = calls;
    this.targets = new Targets(module, codes);
    this.enclosing = new EnclosingObjects(module);
    labels.forEach(l -> givingBack.add(l.code()));
    this.ended = new EndedUnits(labels);
    for (Code c : codes) {
      uses.put(c, new LinkedHashSet<>(c.mayBeUnit() ? named(c) : List.of()));
      deep.put(c, new LinkedHashSet<>());
    }
    for (MemberAccess access : accesses) {
      access.uses().stream().filter(u -> u != null).forEach(u -> touch(access.code(), u));
    }
    joinAll();
    if (codes.stream().filter(this::isOverItsObject).filter(this::takeAll).count() > 0) {
      joinAll();
    }
  }

  private void joinAll() {
    boolean grows = true;
    while (grows) {
      grows = false;
      for (UnitCall call : calls) {
        grows |= !ended.isOutside(call) && join(call);
      }
    }
  }

  /** Whether an overlay made a unit of code that had its object's monitor and touches no member. */
  private boolean isOverItsObject(Code code) {
    return isDeclaredStatement(code)
        && uses.get(code).isEmpty()
        && "this".equals(code.file().source().added().takenLocks().get(code.offset()));
  }

  /** Whether an overlay made a unit of a statement, whose method is none. */
  private static boolean isDeclaredStatement(Code code) {
    return code.kind() == Code.Kind.STATEMENT
        && code.file().source().added().declaredUnits().contains(code.offset());
  }

  /** What it did excludes all that the object's units do. */
  private boolean takeAll(Code code) {
    boolean any = false;
    for (AtomicSetModel set : declarations.of(code.type())) {
      any |= !set.isStatic() && uses.get(code).add(SetUse.ofThis(code.type(), set));
    }
    return any;
  }

  /** The sets of other objects that code names in its annotations. */
  private List<SetUse> named(Code code) {
    if (code.method() != null) {
      return parameters.of(code.method());
    }
    if (isDeclaredStatement(code) && code.outer().method() != null) {
      List<SetUse> named = new ArrayList<>(parameters.of(code.outer().method()));
      code.parameters().forEach(p -> named.addAll(parameters.ofAll(p)));
      return named;
    }
    return code.parameters().stream()
        .flatMap(
            p ->
                code.kind() == Code.Kind.STATEMENT
                    ? parameters.ofAll(p).stream()
                    : parameters.ofParameter(p).stream())
        .toList();
  }

  /** The units in source order. */
  List<UnitOfWork> all() {
    List<UnitOfWork> units = new ArrayList<>();
    for (Code code : codes) {
      if (isUnit(code)) {
        boolean twin = hasTwin(code);
        units.add(
            new UnitOfWork(
                code, ordered(uses.get(code)), List.of(), twin, twin ? joined(code) : List.of()));
      }
    }
    return units;
  }

  /** Own sets first, in the order of their declaration: that of their locks without aliases. */
  private List<SetUse> ordered(Set<SetUse> touched) {
    List<SetUse> ordered = new ArrayList<>(touched);
    ordered.sort(
        Comparator.comparing((SetUse u) -> u.via() == null ? "" : u.via().toString())
            .thenComparing(u -> String.valueOf(u.level()))
            .thenComparingInt(
                u -> u.isOfThis() ? declarations.of(u.level()).indexOf(u.set()) : -1));
    return ordered;
  }

  /** Whether code takes locks. */
  public boolean isUnit(Code code) {
    return code.mayBeUnit() && !uses.get(code).isEmpty();
  }

  /** The sets that code locks, or would if it could. */
  public Set<SetUse> uses(Code code) {
    return uses.get(code);
  }

  /** What code does after its unit. */
  public EndedUnits ended() {
    return ended;
  }

  /** The body of a method; null where the module shows none. */
  public Code code(ExecutableElement method) {
    return targets.of(method);
  }

  /** The code that a call may run. */
  public List<Code> targets(UnitCall call) {
    return targets.of(call);
  }

  /** A method of a class that locks more than sets of enclosing objects; others lock in place. */
  private boolean hasTwin(Code code) {
    boolean method = code.kind() == Code.Kind.METHOD || code.kind() == Code.Kind.STATIC_METHOD;
    return method
        && isUnit(code)
        && !ended.endsEarly(code)
        && code.type().getKind() != ElementKind.INTERFACE
        && uses.get(code).stream().anyMatch(u -> !u.isOfThis() || u.level().equals(code.type()));
  }

  /** Gives a use to the code that a place stands in, and to the code around it. */
  private boolean touch(Code code, SetUse use) {
    boolean grows = false;
    for (Code c = code; c != null; c = c.outer()) {
      if (c.mayLock(use) && isPlace(c, use)) {
        grows |= uses.get(c).add(use);
      }
      if (c.runs().isElsewhere() || owns(c, use)) {
        break;
      }
    }
    return grows;
  }

  /** Whether looking further out finds no more of the object. */
  boolean owns(Code code, SetUse use) {
    if (use.isOfThis()) {
      return code.isMemberOf(use.level());
    }
    if (use.via() != null && use.via().getKind() != ElementKind.FIELD) {
      return use.via().getEnclosingElement().equals(code.method())
          || code.parameters().contains(use.via());
    }
    return !code.standsInCode();
  }

  /** Whether code may lock the object at all: others must be named as units. */
  public boolean isPlace(Code code, SetUse use) {
    if (use.set().isStatic()) {
      return standsIn(code.type(), use.level());
    }
    if (use.via() == null) {
      return true;
    }
    if (UnitParameters.isByItself(use.via(), code.file().source().isDialect())) {
      return true;
    }
    for (Code c = code; c != null; c = c.outer()) {
      if (named(c).contains(use)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a class is another one, below it or inside of such. */
  private boolean standsIn(TypeElement type, TypeElement owner) {
    for (Element e = type; e != null; e = e.getEnclosingElement()) {
      if (e instanceof TypeElement t && targets.isSubtype(t, owner)) {
        return true;
      }
    }
    return false;
  }

  /** The sets that code takes because of a call in it, as far as it knows them. */
  Set<SetUse> gained(UnitCall call) {
    Set<SetUse> gained = needed(call);
    if (call.level() != null) {
      ownSets(call).stream()
          .filter(s -> targets.isSubtype(call.level(), s.owner()))
          .forEach(s -> gained.add(SetUse.ofThis(call.level(), s)));
    }
    return gained;
  }

  /** Code that calls a unit is one, too, for the sets that both know of. */
  private boolean join(UnitCall call) {
    boolean grows = false;
    Set<SetUse> gained = gained(call);
    if (call.level() != null) {
      Set<AtomicSetModel> own = ownSets(call);
      for (Code c = call.code(); c != null; c = c.outer()) {
        if (c.type().equals(call.level())) {
          grows |= deep.get(c).addAll(own);
        }
        if (c.runs() != Code.Runs.WITHIN || c.isMemberOf(call.level())) {
          break;
        }
      }
    }
    for (SetUse use : gained) {
      for (Code c = call.code(); c != null; c = c.outer()) {
        boolean lambda = c.kind() == Code.Kind.LAMBDA; // one that touches nothing is no unit
        boolean method = c.mayLock(use) && !(lambda && uses.get(c).isEmpty());
        boolean own = !use.isOfThis() || c.type().equals(use.level());
        if (use.set().isStatic()) {
          own = !uses.get(c).isEmpty(); // who touches no member is no unit: main may join threads
        }
        if (method && own && isPlace(c, use)) {
          grows |= uses.get(c).add(use);
        }
        if (c.runs() != Code.Runs.WITHIN || owns(c, use)) {
          break;
        }
      }
    }
    return grows;
  }

  /** The sets of the object that a call on {@code this} may take. */
  private Set<AtomicSetModel> ownSets(UnitCall call) {
    Set<AtomicSetModel> own = new LinkedHashSet<>();
    for (Code target : targets.of(call)) {
      if (target.mayBeUnit()) {
        uses.get(target).stream()
            .filter(u -> u.isOfThis(target.type()))
            .forEach(u -> own.add(u.set()));
      }
      own.addAll(deep.get(target));
    }
    return own;
  }

  /** The sets of an object that a call may take: which of them, no source of the module shows. */
  public List<AtomicSetModel> opaque(UnitCall call) {
    TypeElement owner = (TypeElement) call.callee().getEnclosingElement();
    boolean isAbstract = call.callee().getModifiers().contains(Modifier.ABSTRACT);
    boolean opaque =
        targets.of(call.callee()) == null
            && (isAbstract
                ? !SetDeclarations.has(call.callee(), SetDeclarations.NOT_ATOMIC)
                : hasTwinInClassFile(owner, call.callee()));
    return opaque ? declarations.of(owner) : List.of();
  }

  /** The sets that a call locks, as far as the caller has a name for them. */
  public Set<SetUse> needed(UnitCall call) {
    Set<SetUse> gained = new LinkedHashSet<>();
    opaque(call).forEach(s -> add(call.receiver().lock(s), gained));
    for (SetUse use : parameters.of(call.callee())) {
      add(seenFrom(call, call.callee(), use), gained);
    }
    for (Code target : targets.of(call)) {
      if (target.mayBeUnit()) {
        for (SetUse use : uses.get(target)) {
          add(translated(call, target, use), gained);
        }
      }
    }
    return gained;
  }

  private static void add(SetUse use, Set<SetUse> gained) {
    if (use != null) {
      gained.add(use);
    }
  }

  /** A set that a target locks, in the words of the caller; null if it has none for it. */
  public SetUse translated(UnitCall call, Code target, SetUse use) {
    if (use.set().isStatic()) {
      return use;
    }
    if (use.via() != null) {
      return seenFrom(call, target.method(), use);
    }
    if (!use.level().equals(target.type())) {
      // Both methods may stand in classes inside of the same object's.
      return call.level() == null
          ? enclosing.seenFrom(call.receiver().origin(), target.type(), use)
          : enclosing.seenFrom(call.level(), target.type(), use);
    }
    if (call.level() != null && !targets.isSubtype(call.level(), use.set().owner())) {
      return null; // a set that only the overriding class knows
    }
    return call.receiver().lock(use.set());
  }

  /** A set of a parameter or field of the callee. */
  private static SetUse seenFrom(UnitCall call, ExecutableElement callee, SetUse use) {
    VariableElement place = use.via();
    int index = callee == null ? -1 : callee.getParameters().indexOf(place);
    if (index >= 0) {
      return index < call.arguments().size() ? call.arguments().get(index).lock(use.set()) : null;
    }
    boolean ownField = place.getKind() == ElementKind.FIELD && call.level() != null;
    return ownField ? use : null;
  }

  /** Whether a class stands inside of another one, or is the same. */
  public static boolean encloses(TypeElement outer, TypeElement inner) {
    for (Element e = inner; e != null; e = e.getEnclosingElement()) {
      if (e.equals(outer)) {
        return true;
      }
    }
    return false;
  }

  /**
   * The calls in a unit that may run the callee's twin: whatever subclasses do, or where the object
   * is of this very class ({@link #isOfExactClass}).
   */
  private List<UnitCall> joined(Code unit) {
    List<UnitCall> found = new ArrayList<>();
    for (UnitCall call : calls) {
      Code callee = targets.of(call.callee());
      if (call.code() == unit
          && !call.implicit()
          && !ended.mayBeOutside(call)
          && call.path().getLeaf() instanceof MethodInvocationTree
          && callee != null
          && call.callee().equals(module.element(call.path())) // of no other type, as Object
          && hasTwin(callee)
          && !givingBack.contains(callee) // it counts how often its locks are held
          && callee.type().equals(unit.type())
          && (unit.type().equals(call.level()) || callee.kind() == Code.Kind.STATIC_METHOD)
          && (Targets.isBoundEarly(call) || isDispatched(call))
          && holdsAll(unit, callee, call)) {
        found.add(call);
      }
    }
    return found;
  }

  /** Whether a call runs the callee's twin only on objects that are of no subclass. */
  public static boolean isOfExactClass(UnitCall call) {
    return !Targets.isBoundEarly(call);
  }

  /** An object can be of the very class that declares the method. */
  private static boolean isDispatched(UnitCall call) {
    Element owner = call.callee().getEnclosingElement();
    return !call.viaSuper()
        && owner.equals(call.level())
        && owner.getKind() == ElementKind.CLASS
        && !owner.getModifiers().contains(Modifier.ABSTRACT);
  }

  /** Whether a unit has every lock that a callee would take. */
  private boolean holdsAll(Code unit, Code callee, UnitCall call) {
    return uses.get(callee).stream()
        .allMatch(u -> uses.get(unit).contains(translated(call, callee, u)));
  }

  /** The unit that a method overrides, with the type that declares it; null for none. */
  ExecutableElement overriddenUnit(Code code) {
    for (ExecutableElement m : overridden(module, code)) {
      TypeElement t = (TypeElement) m.getEnclosingElement();
      Code body = targets.of(m);
      if (body != null ? isUnit(body) : hasTwinInClassFile(t, m)) {
        return m;
      }
    }
    return null;
  }

  /** Every method of superclasses and interfaces that a method overrides. */
  public static List<ExecutableElement> overridden(BoundModule module, Code code) {
    Set<TypeElement> above = new LinkedHashSet<>();
    collect(code.type(), above);
    List<ExecutableElement> found = new ArrayList<>();
    for (TypeElement t : above) {
      for (ExecutableElement m : ElementFilter.methodsIn(t.getEnclosedElements())) {
        if (m.getSimpleName().equals(code.method().getSimpleName())
            && module.elements().overrides(code.method(), m, code.type())) {
          found.add(m);
        }
      }
    }
    return found;
  }

  private static void collect(TypeElement type, Set<TypeElement> above) {
    TypeElement parent = SetDeclarations.superclass(type);
    if (parent != null && above.add(parent)) {
      collect(parent, above);
    }
    for (TypeElement i : SetDeclarations.interfaces(type)) {
      if (above.add(i)) {
        collect(i, above);
      }
    }
  }

  private static boolean hasTwinInClassFile(TypeElement type, ExecutableElement method) {
    String twin = method.getSimpleName() + Naming.TWIN_SUFFIX;
    return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
        .anyMatch(
            m ->
                m.getSimpleName().toString().startsWith(twin)
                    && m.getModifiers().contains(Modifier.PRIVATE)
                    && m.getParameters().size() == method.getParameters().size());
  }
}
