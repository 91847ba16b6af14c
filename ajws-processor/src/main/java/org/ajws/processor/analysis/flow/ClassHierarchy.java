package org.ajws.processor.analysis.flow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.Name;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.source.BoundModule;

/**
 * The classes of a module's sources: who extends whom, and which methods override which.
 *
 * <p>Everything is remembered, since a large module asks the same of the same classes for every
 * call in it.
 */
final class ClassHierarchy {
  private final BoundModule module;
  private final Set<TypeElement> classes = new LinkedHashSet<>();
  private final Map<Name, List<ExecutableElement>> instanceMethods = new HashMap<>();
  private final Map<TypeElement, Set<TypeElement>> ancestors = new HashMap<>();
  private final Map<ExecutableElement, List<ExecutableElement>> overriders = new HashMap<>();
  private final Map<TypeElement, List<ExecutableElement>> callbacks = new HashMap<>();
  private final Map<TypeElement, List<TypeElement>> subclasses = new HashMap<>();

  /** A hierarchy without a class. */
  ClassHierarchy(BoundModule module) {
    this.module = module;
  }

  /** A class of the module's sources. */
  void add(TypeElement type) {
    if (!classes.add(type)) {
      return;
    }
    overriders.clear();
    callbacks.clear();
    subclasses.clear();
    for (ExecutableElement m : ElementFilter.methodsIn(type.getEnclosedElements())) {
      if (!m.getModifiers().contains(Modifier.STATIC)) {
        instanceMethods.computeIfAbsent(m.getSimpleName(), n -> new ArrayList<>()).add(m);
      }
    }
  }

  /** Whether a class is one of the module's sources. */
  boolean contains(Element type) {
    return classes.contains(type);
  }

  /** Whether a class is another one, or extends or implements it, whatever the type arguments. */
  boolean isSubclass(TypeElement sub, TypeElement type) {
    return sub.equals(type) || ancestors(sub).contains(type);
  }

  private Set<TypeElement> ancestors(TypeElement type) {
    Set<TypeElement> known = ancestors.get(type);
    if (known == null) {
      known = new HashSet<>();
      for (TypeMirror parent : module.types().directSupertypes(type.asType())) {
        TypeElement element = (TypeElement) ((DeclaredType) parent).asElement();
        known.add(element);
        known.addAll(ancestors(element));
      }
      ancestors.put(type, known);
    }
    return known;
  }

  /** The classes of the module's sources that are of a type, itself included. */
  List<TypeElement> subclasses(TypeElement type) {
    return subclasses.computeIfAbsent(
        type, t -> classes.stream().filter(c -> isSubclass(c, t)).toList());
  }

  /** The methods of the module that override a method, or implement it. */
  List<ExecutableElement> overriders(ExecutableElement method) {
    return overriders.computeIfAbsent(method, this::findOverriders);
  }

  private List<ExecutableElement> findOverriders(ExecutableElement method) {
    List<ExecutableElement> found = new ArrayList<>();
    if (method.getKind() != ElementKind.METHOD
        || method.getModifiers().contains(Modifier.STATIC)
        || method.getModifiers().contains(Modifier.PRIVATE)) {
      return found;
    }
    for (ExecutableElement m : instanceMethods.getOrDefault(method.getSimpleName(), List.of())) {
      if (m.getParameters().size() == method.getParameters().size()
          && !m.equals(method)
          && overrides(m, method)) {
        found.add(m);
      }
    }
    return found;
  }

  private boolean overrides(ExecutableElement m, ExecutableElement method) {
    TypeElement type = (TypeElement) m.getEnclosingElement();
    if (module.elements().overrides(m, method, type)) {
      return true;
    }
    // A subclass may join a class's method with an interface's that the class does not know.
    TypeElement owner = (TypeElement) method.getEnclosingElement();
    return owner.getKind().isInterface()
        && classes.stream()
            .anyMatch(
                sub ->
                    !sub.equals(type)
                        && isSubclass(sub, type)
                        && isSubclass(sub, owner)
                        && module.elements().overrides(m, method, sub));
  }

  /** The methods without parameters that a call by name on an object of a static type may run. */
  List<ExecutableElement> methods(TypeElement type, String name) {
    List<ExecutableElement> found = new ArrayList<>();
    for (ExecutableElement m :
        instanceMethods.getOrDefault(module.elements().getName(name), List.of())) {
      TypeElement owner = (TypeElement) m.getEnclosingElement();
      if (m.getParameters().isEmpty() && (isSubclass(owner, type) || isSubclass(type, owner))) {
        found.add(m);
      }
    }
    return found;
  }

  /** Methods of the module by which a library can call back an object of a static type. */
  List<ExecutableElement> callbacks(TypeElement given) {
    return callbacks.computeIfAbsent(given, this::findCallbacks);
  }

  private List<ExecutableElement> findCallbacks(TypeElement given) {
    List<ExecutableElement> found = new ArrayList<>();
    for (TypeElement type : classes) {
      if (!isSubclass(type, given) && !isSubclass(given, type)) {
        continue;
      }
      for (ExecutableElement m : ElementFilter.methodsIn(type.getEnclosedElements())) {
        if (!m.getModifiers().contains(Modifier.STATIC)
            && !m.getModifiers().contains(Modifier.PRIVATE)
            && overridesLibrary(m, type)) {
          found.add(m);
        }
      }
    }
    return found;
  }

  /** Whether a method overrides one of a class that is none of the module's sources. */
  boolean overridesLibrary(ExecutableElement m) {
    return !m.getModifiers().contains(Modifier.STATIC)
        && !m.getModifiers().contains(Modifier.PRIVATE)
        && overridesLibrary(m, (TypeElement) m.getEnclosingElement());
  }

  private boolean overridesLibrary(ExecutableElement m, TypeElement type) {
    for (TypeElement parent : ancestors(type)) {
      if (classes.contains(parent)) {
        continue;
      }
      for (ExecutableElement other : ElementFilter.methodsIn(parent.getEnclosedElements())) {
        if (other.getSimpleName().equals(m.getSimpleName())
            && module.elements().overrides(m, other, type)) {
          return true;
        }
      }
    }
    return false;
  }
}
