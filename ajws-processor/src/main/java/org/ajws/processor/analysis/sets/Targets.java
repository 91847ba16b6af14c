package org.ajws.processor.analysis.sets;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.Name;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.analysis.alias.Origin;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.source.BoundModule;

/** The code that a call may run, as far as the module's sources show. */
final class Targets {
  private final BoundModule module;
  private final Map<ExecutableElement, Code> codeOf = new HashMap<>();

  /** The methods of a name. */
  private final Map<Name, List<Code>> methods = new HashMap<>();

  private final Map<ExecutableElement, List<Code>> overriders = new HashMap<>();

  /** Rounds and rules ask again and again. */
  private final Map<UnitCall, List<Code>> known = new IdentityHashMap<>();

  Targets(BoundModule module, List<Code> codes) {
    this.module = module;
    for (Code code : codes) {
      if (code.method() != null) {
        codeOf.put(code.method(), code);
      }
      if (code.kind() == Code.Kind.METHOD) {
        methods.computeIfAbsent(code.method().getSimpleName(), n -> new ArrayList<>()).add(code);
      }
    }
  }

  /** The body of a method or constructor; null where the module shows none. */
  Code of(ExecutableElement method) {
    return codeOf.get(method);
  }

  /** The method that is named, and those that override it for the receiver. */
  List<Code> of(UnitCall call) {
    return known.computeIfAbsent(call, this::find);
  }

  private List<Code> find(UnitCall call) {
    List<Code> found = new ArrayList<>();
    Code named = codeOf.get(call.callee());
    if (named != null) {
      found.add(named);
    }
    if (!call.viaSuper()) {
      Origin origin = call.receiver().origin();
      for (Code o : overriders.computeIfAbsent(call.callee(), this::findOverriders)) {
        if (call.level() == null ? mayRun(o, origin) : isSubtype(o.type(), call.level())) {
          found.add(o);
        }
      }
    }
    return List.copyOf(found);
  }

  /** Whether an object that was made there can have a method. */
  private boolean mayRun(Code method, Origin origin) {
    return origin == null || origin.type() != null && isSubtype(origin.type(), method.type());
  }

  private List<Code> findOverriders(ExecutableElement method) {
    List<Code> found = new ArrayList<>();
    if (!isOverridable(method)) {
      return found;
    }
    for (Code code : methods.getOrDefault(method.getSimpleName(), List.of())) {
      if (module.elements().overrides(code.method(), method, code.type())) {
        found.add(code);
      }
    }
    return found;
  }

  static boolean isOverridable(ExecutableElement method) {
    Set<Modifier> modifiers = method.getModifiers();
    Set<Modifier> owners = method.getEnclosingElement().getModifiers();
    return method.getKind() == ElementKind.METHOD
        && !modifiers.contains(Modifier.PRIVATE)
        && !modifiers.contains(Modifier.STATIC)
        && !modifiers.contains(Modifier.FINAL)
        && !owners.contains(Modifier.FINAL);
  }

  /** Whether exactly the method that a call names will run. */
  static boolean isBoundEarly(UnitCall call) {
    Element owner = call.callee().getEnclosingElement();
    boolean onlyHere =
        owner.getKind() == ElementKind.CLASS
            && ((TypeElement) owner).getNestingKind() == NestingKind.ANONYMOUS;
    return !isOverridable(call.callee()) || onlyHere;
  }

  boolean isSubtype(TypeElement sub, TypeElement type) {
    return module
        .types()
        .isSubtype(module.types().erasure(sub.asType()), module.types().erasure(type.asType()));
  }
}
