package org.ajws.processor.model.atomic.alias;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.source.BoundModule;

/**
 * Follows what is known of type arguments through the signatures of generic classes: what {@code
 * get} of a {@code List<@AliasAtomic(...) Node>} returns.
 */
final class TypeArguments {
  private final BoundModule module;

  TypeArguments(BoundModule module) {
    this.module = module;
  }

  /** A method's type as members of a class have it, in terms of the class's own type variables. */
  ExecutableType asMemberOf(TypeElement type, ExecutableElement method) {
    DeclaredType own = (DeclaredType) type.asType();
    boolean inherits =
        module
            .types()
            .isSubtype(
                module.types().erasure(own),
                module.types().erasure(method.getEnclosingElement().asType()));
    return (ExecutableType) (inherits ? module.types().asMemberOf(own, method) : method.asType());
  }

  /**
   * What is known of an object of a type.
   *
   * @param type in terms of the type variables
   * @param variables what is known of these
   */
  Known of(TypeMirror type, Map<Element, Known> variables) {
    if (type instanceof TypeVariable variable) {
      return variables.getOrDefault(variable.asElement(), Known.NOTHING);
    }
    if (type instanceof WildcardType wildcard) {
      TypeMirror bound =
          wildcard.getExtendsBound() != null
              ? wildcard.getExtendsBound()
              : wildcard.getSuperBound();
      return bound == null ? Known.NOTHING : of(bound, variables);
    }
    if (type instanceof ArrayType array) {
      Known element = of(array.getComponentType(), variables);
      return element.equals(Known.NOTHING)
          ? Known.NOTHING
          : new Known(null, null, Map.of(), null, element, List.of());
    }
    if (type instanceof DeclaredType declared && !declared.getTypeArguments().isEmpty()) {
      List<Known> arguments = new ArrayList<>();
      declared.getTypeArguments().forEach(a -> arguments.add(of(a, variables)));
      return arguments.stream().allMatch(Known.NOTHING::equals)
          ? Known.NOTHING
          : new Known(null, null, Map.of(), null, null, arguments);
    }
    return Known.NOTHING;
  }

  /** What an {@code Iterable}'s or array's elements are, given the container's type. */
  Known elementOf(TypeMirror container, Known known, Map<Element, Known> variables) {
    if (container.getKind() == TypeKind.ARRAY) {
      return known.element() == null ? Known.NOTHING : known.element();
    }
    TypeElement iterable = module.elements().getTypeElement("java.lang.Iterable");
    if (iterable == null
        || !(container instanceof DeclaredType declared)
        || !(declared.asElement() instanceof TypeElement type)) {
      return Known.NOTHING;
    }
    for (ExecutableElement m : ElementFilter.methodsIn(iterable.getEnclosedElements())) {
      if (m.getSimpleName().contentEquals("iterator")) {
        Known iterator = of(asMemberOf(type, m).getReturnType(), variables);
        return iterator.arguments().isEmpty() ? Known.NOTHING : iterator.arguments().get(0);
      }
    }
    return Known.NOTHING;
  }

  /** What is known of a class's type variables, given that of an object's type arguments. */
  static void put(TypeElement type, List<Known> arguments, Map<Element, Known> variables) {
    List<? extends TypeParameterElement> parameters = type.getTypeParameters();
    for (int i = 0; i < Math.min(parameters.size(), arguments.size()); i++) {
      variables.put(parameters.get(i), arguments.get(i));
    }
  }

  /** Learns about a method's own type variables from an argument. */
  static void learn(TypeMirror formal, Known argument, Map<Element, Known> variables) {
    if (formal instanceof TypeVariable variable) {
      Element e = variable.asElement();
      if (e.getEnclosingElement().getKind() == ElementKind.METHOD) {
        variables.merge(e, argument, Known::join);
      }
    } else if (formal instanceof DeclaredType declared) {
      List<? extends TypeMirror> formals = declared.getTypeArguments();
      for (int i = 0; i < Math.min(formals.size(), argument.arguments().size()); i++) {
        learn(formals.get(i), argument.arguments().get(i), variables);
      }
    } else if (formal instanceof WildcardType wildcard) {
      if (wildcard.getExtendsBound() != null) {
        learn(wildcard.getExtendsBound(), argument, variables);
      }
    }
  }

  /** The one abstract method of a functional interface; null if it is none. */
  ExecutableElement function(TypeMirror type) {
    if (!(type instanceof DeclaredType declared)
        || !(declared.asElement() instanceof TypeElement element)
        || element.getKind() != ElementKind.INTERFACE) {
      return null;
    }
    ExecutableElement found = null;
    for (ExecutableElement m : ElementFilter.methodsIn(module.elements().getAllMembers(element))) {
      boolean isAbstract = m.getModifiers().contains(javax.lang.model.element.Modifier.ABSTRACT);
      if (isAbstract && !isOfObject(m)) {
        if (found != null) {
          return null;
        }
        found = m;
      }
    }
    return found;
  }

  private boolean isOfObject(ExecutableElement method) {
    TypeElement object = module.elements().getTypeElement("java.lang.Object");
    return ElementFilter.methodsIn(object.getEnclosedElements()).stream()
        .anyMatch(
            o ->
                o.getSimpleName().equals(method.getSimpleName())
                    && o.getParameters().size() == method.getParameters().size());
  }
}
