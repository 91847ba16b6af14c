package org.ajws.processor.model.atomic;

import com.sun.source.tree.MethodInvocationTree;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
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
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.source.BoundModule;

/**
 * Decides which code is a unit of work, and for which sets: those whose members it touches, in
 * lambdas and local classes too, and those of the units that it calls on the same object. So a unit
 * takes all its locks at its start, in their order, and what it calls finds them taken.
 */
final class Units {
  private final BoundModule module;
  private final SetDeclarations declarations;
  private final List<Code> codes;
  private final List<SelfCall> calls;
  private final Map<Code, Set<SetUse>> uses = new IdentityHashMap<>();
  private final Map<ExecutableElement, Code> codeOf = new HashMap<>();
  private final Map<ExecutableElement, List<Code>> overriders = new HashMap<>();

  Units(
      BoundModule module,
      SetDeclarations declarations,
      List<Code> codes,
      List<MemberAccess> accesses,
      List<SelfCall> calls) {
    this.module = module;
    this.declarations = declarations;
    this.codes = codes;
    this.calls = calls;
    for (Code code : codes) {
      uses.put(code, new LinkedHashSet<>());
      if (code.method() != null) {
        codeOf.put(code.method(), code);
      }
    }
    accesses.forEach(this::touch);
    boolean grows = true;
    while (grows) {
      grows = false;
      for (SelfCall call : calls) {
        grows |= join(call);
      }
    }
  }

  /** The units in source order. */
  List<UnitOfWork> all() {
    List<UnitOfWork> units = new ArrayList<>();
    for (Code code : codes) {
      if (isUnit(code)) {
        boolean twin = hasTwin(code);
        units.add(
            new UnitOfWork(code, ordered(uses.get(code)), twin, twin ? joined(code) : List.of()));
      }
    }
    return units;
  }

  /** Sets of one object in the order of their locks. */
  private List<SetUse> ordered(Set<SetUse> touched) {
    List<SetUse> ordered = new ArrayList<>(touched);
    ordered.sort(
        Comparator.comparing((SetUse u) -> u.level().toString())
            .thenComparingInt(u -> declarations.of(u.level()).indexOf(u.set())));
    return ordered;
  }

  private boolean isUnit(Code code) {
    return code.mayBeUnit() && !uses.get(code).isEmpty();
  }

  /** A method that locks sets of its own {@code this}; others are locked in place. */
  private boolean hasTwin(Code code) {
    return code.kind() == Code.Kind.METHOD
        && isUnit(code)
        && uses.get(code).stream().anyMatch(u -> u.level().equals(code.type()));
  }

  private void touch(MemberAccess access) {
    if (access.level() == null) {
      return;
    }
    for (Code c = access.code(); c != null; c = c.outer()) {
      if (c.mayBeUnit()) {
        for (AtomicSetModel set : declarations.of(access.field())) {
          uses.get(c).add(new SetUse(access.level(), set));
        }
      }
      if (c.isMemberOf(access.level()) || c.runs() == Code.Runs.LATER) {
        return;
      }
    }
  }

  /** A method of the object itself that calls a unit is one, too. */
  private boolean join(SelfCall call) {
    Set<SetUse> gained = new LinkedHashSet<>();
    if (!codeOf.containsKey(call.callee())) {
      TypeElement owner = (TypeElement) call.callee().getEnclosingElement();
      if (hasTwinInClassFile(owner, call.callee())) { // which sets it takes is not written there
        declarations.of(owner).forEach(s -> gained.add(new SetUse(call.level(), s)));
      }
    }
    for (Code target : targets(call)) {
      if (target.mayBeUnit()) {
        uses.get(target).forEach(use -> addSeenFrom(call, target, use, gained));
      }
    }
    if (gained.isEmpty()) {
      return false;
    }
    boolean grows = false;
    for (Code c = call.code(); c != null; c = c.outer()) {
      if (c.kind() == Code.Kind.METHOD && c.mayBeUnit() && c.type().equals(call.level())) {
        grows |= uses.get(c).addAll(gained);
      }
      if (c.isMemberOf(call.level()) || c.runs() != Code.Runs.WITHIN) {
        break;
      }
    }
    return grows;
  }

  private void addSeenFrom(SelfCall call, Code target, SetUse use, Set<SetUse> gained) {
    if (use.level().equals(target.type())) {
      if (isSubtype(call.level(), use.set().owner())) {
        gained.add(new SetUse(call.level(), use.set()));
      }
    } else if (encloses(use.level(), call.level())) {
      gained.add(use); // both methods stand in classes inside of the same object's
    }
  }

  private static boolean encloses(TypeElement outer, TypeElement inner) {
    for (Element e = inner; e != null; e = e.getEnclosingElement()) {
      if (e.equals(outer)) {
        return true;
      }
    }
    return false;
  }

  /** The code that a call on this may run, as far as the module's sources show. */
  private List<Code> targets(SelfCall call) {
    List<Code> found = new ArrayList<>();
    Code named = codeOf.get(call.callee());
    if (named != null) {
      found.add(named);
    }
    if (!call.viaSuper()) {
      for (Code o : overriders.computeIfAbsent(call.callee(), this::findOverriders)) {
        if (isSubtype(o.type(), call.level())) {
          found.add(o);
        }
      }
    }
    return found;
  }

  private List<Code> findOverriders(ExecutableElement method) {
    List<Code> found = new ArrayList<>();
    if (!isOverridable(method)) {
      return found;
    }
    for (Code code : codes) {
      if (code.kind() == Code.Kind.METHOD
          && code.method().getSimpleName().equals(method.getSimpleName())
          && module.elements().overrides(code.method(), method, code.type())) {
        found.add(code);
      }
    }
    return found;
  }

  private static boolean isOverridable(ExecutableElement method) {
    Set<Modifier> modifiers = method.getModifiers();
    Set<Modifier> owners = method.getEnclosingElement().getModifiers();
    return !modifiers.contains(Modifier.PRIVATE)
        && !modifiers.contains(Modifier.FINAL)
        && !owners.contains(Modifier.FINAL);
  }

  /** The calls in a unit that run the callee's twin whatever subclasses do. */
  private List<SelfCall> joined(Code unit) {
    List<SelfCall> found = new ArrayList<>();
    for (SelfCall call : calls) {
      Code callee = codeOf.get(call.callee());
      if (call.code() == unit
          && call.path().getLeaf() instanceof MethodInvocationTree
          && callee != null
          && hasTwin(callee)
          && callee.type().equals(unit.type())
          && call.level().equals(unit.type())
          && isBoundEarly(call)) {
        found.add(call);
      }
    }
    return found;
  }

  private static boolean isBoundEarly(SelfCall call) {
    Element owner = call.callee().getEnclosingElement();
    boolean onlyHere =
        owner.getKind() == ElementKind.CLASS
            && ((TypeElement) owner).getNestingKind()
                == javax.lang.model.element.NestingKind.ANONYMOUS;
    return !isOverridable(call.callee()) || onlyHere;
  }

  private boolean isSubtype(TypeElement sub, TypeElement type) {
    return module
        .types()
        .isSubtype(module.types().erasure(sub.asType()), module.types().erasure(type.asType()));
  }

  /** The unit that a method overrides, with the class that declares it; null for none. */
  ExecutableElement overriddenUnit(Code code) {
    for (TypeElement t = SetDeclarations.superclass(code.type());
        t != null;
        t = SetDeclarations.superclass(t)) {
      for (ExecutableElement m : ElementFilter.methodsIn(t.getEnclosedElements())) {
        if (m.getSimpleName().equals(code.method().getSimpleName())
            && module.elements().overrides(code.method(), m, code.type())
            && (codeOf.containsKey(m) ? isUnit(codeOf.get(m)) : hasTwinInClassFile(t, m))) {
          return m;
        }
      }
    }
    return null;
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
