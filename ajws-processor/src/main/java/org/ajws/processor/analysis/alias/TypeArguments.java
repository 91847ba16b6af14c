package org.ajws.processor.analysis.alias;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
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
    return inherits ? module.memberOf(own, method) : (ExecutableType) method.asType();
  }

  /**
   * What is known of an object of a type.
   *
   * @param type in terms of the type variables
   * @param variables what is known of these
   */
  AbstractObject of(TypeMirror type, Map<Element, AbstractObject> variables) {
    return of(type, variables, Side.BOTH);
  }

  /** Which of a type's arguments are asked for. */
  enum Side {
    /** All. */
    BOTH,
    /** Those of what is taken from the object: not {@code ? super T}. */
    PUT,
    /** Those of what is handed to the object: {@code ? super T} alone. */
    HANDED
  }

  AbstractObject of(TypeMirror type, Map<Element, AbstractObject> variables, Side side) {
    if (type instanceof TypeVariable variable) {
      return side == Side.HANDED
          ? AbstractObject.NOTHING
          : variables.getOrDefault(variable.asElement(), AbstractObject.NOTHING);
    }
    if (type instanceof WildcardType wildcard) {
      if (wildcard.getExtendsBound() != null) {
        return of(wildcard.getExtendsBound(), variables, side);
      }
      return wildcard.getSuperBound() == null || side == Side.PUT
          ? AbstractObject.NOTHING
          : of(wildcard.getSuperBound(), variables, Side.BOTH);
    }
    if (type instanceof ArrayType array) {
      AbstractObject element = of(array.getComponentType(), variables, side);
      return element.isNothing()
          ? AbstractObject.NOTHING
          : new AbstractObject(null, null, Map.of(), null, element, List.of());
    }
    if (type instanceof DeclaredType declared && !declared.getTypeArguments().isEmpty()) {
      List<AbstractObject> arguments = new ArrayList<>();
      declared.getTypeArguments().forEach(a -> arguments.add(of(a, variables, side)));
      return arguments.stream().allMatch(AbstractObject::isNothing)
          ? AbstractObject.NOTHING
          : new AbstractObject(null, null, Map.of(), null, null, arguments);
    }
    return AbstractObject.NOTHING;
  }

  /** Gives variables the values that an object of a type must have for what is known of it. */
  static void bind(
      TypeMirror type,
      AbstractObject known,
      Predicate<Element> own,
      Map<Element, AbstractObject> variables) {
    if (known.isNull()) {
      return;
    }
    if (type instanceof TypeVariable variable) {
      if (own.test(variable.asElement())) {
        variables.putIfAbsent(variable.asElement(), known.ofAll());
      }
    } else if (type instanceof WildcardType wildcard) {
      for (TypeMirror bound :
          new TypeMirror[] {wildcard.getExtendsBound(), wildcard.getSuperBound()}) {
        if (bound != null) {
          bind(bound, known, own, variables);
        }
      }
    } else if (type instanceof ArrayType array) {
      bind(array.getComponentType(), known.ofElement(), own, variables);
    } else if (type instanceof DeclaredType declared) {
      for (int i = 0; i < declared.getTypeArguments().size(); i++) {
        bind(declared.getTypeArguments().get(i), known.argument(i), own, variables);
      }
    }
  }

  /** What an {@code Iterable}'s or array's elements are, given the container's type. */
  AbstractObject elementOf(
      TypeMirror container, AbstractObject known, Map<Element, AbstractObject> variables) {
    if (container.getKind() == TypeKind.ARRAY) {
      return known.element() == null ? AbstractObject.NOTHING : known.element();
    }
    TypeElement iterable = module.namedType("java.lang.Iterable");
    if (iterable == null
        || !(container instanceof DeclaredType declared)
        || !(declared.asElement() instanceof TypeElement type)) {
      return AbstractObject.NOTHING;
    }
    for (ExecutableElement m : ElementFilter.methodsIn(iterable.getEnclosedElements())) {
      if (m.getSimpleName().contentEquals("iterator")) {
        AbstractObject iterator = of(asMemberOf(type, m).getReturnType(), variables);
        return iterator.arguments().isEmpty()
            ? AbstractObject.NOTHING
            : iterator.arguments().get(0);
      }
    }
    return AbstractObject.NOTHING;
  }

  /** What is known of a class's type variables, given that of an object's type arguments. */
  static void put(
      TypeElement type, List<AbstractObject> arguments, Map<Element, AbstractObject> variables) {
    List<? extends TypeParameterElement> parameters = type.getTypeParameters();
    for (int i = 0; i < Math.min(parameters.size(), arguments.size()); i++) {
      variables.put(parameters.get(i), arguments.get(i));
    }
  }

  /**
   * Learns about type variables from a value: what it gives, not what it takes. A variable that the
   * value says nothing of is learned as {@link AbstractObject#NOTHING}.
   *
   * @param own the variables to learn about
   */
  static void learn(
      TypeMirror formal,
      AbstractObject value,
      Predicate<Element> own,
      Map<Element, AbstractObject> variables) {
    if (formal instanceof TypeVariable variable) {
      if (own.test(variable.asElement())) {
        variables.merge(variable.asElement(), value.ofAll(), AbstractObject::join);
      }
    } else if (formal instanceof DeclaredType declared) {
      List<? extends TypeMirror> formals = declared.getTypeArguments();
      for (int i = 0; i < formals.size(); i++) {
        learn(formals.get(i), value.argument(i), own, variables);
      }
    } else if (formal instanceof WildcardType wildcard) {
      if (wildcard.getExtendsBound() != null) {
        learn(wildcard.getExtendsBound(), value, own, variables);
      }
    } else if (formal instanceof ArrayType array) {
      learn(array.getComponentType(), value.ofElement(), own, variables);
    }
  }

  /**
   * Learns about type variables from a container that objects of their types may be put into: it
   * asks something of them.
   *
   * @param all whether it is learned that it asks nothing, too
   */
  static void learnAsked(
      TypeMirror formal,
      AbstractObject container,
      Predicate<Element> own,
      Map<Element, AbstractObject> variables,
      boolean all) {
    if (formal instanceof ArrayType array) {
      learnAskedOf(array.getComponentType(), container.ofElement(), own, variables, all);
    } else if (formal instanceof DeclaredType declared) {
      List<? extends TypeMirror> formals = declared.getTypeArguments();
      for (int i = 0; i < formals.size(); i++) {
        TypeMirror argument =
            formals.get(i) instanceof WildcardType wildcard
                ? wildcard.getSuperBound()
                : formals.get(i);
        if (argument != null) {
          learnAskedOf(argument, container.argument(i), own, variables, all);
        }
      }
    }
  }

  /** The same of the objects in a container. */
  private static void learnAskedOf(
      TypeMirror type,
      AbstractObject asked,
      Predicate<Element> own,
      Map<Element, AbstractObject> variables,
      boolean all) {
    if (!(type instanceof TypeVariable variable)) {
      learnAsked(type, asked, own, variables, all);
    } else if (own.test(variable.asElement()) && (all || !asked.isNothing())) {
      variables.merge(variable.asElement(), asked, (a, b) -> a.isNothing() ? b : a);
    }
  }

  /** What is known of a field of an object, by the object's type arguments. */
  AbstractObject ofField(DeclaredType holder, AbstractObject object, Element field) {
    if (object.arguments().isEmpty() || !(holder.asElement() instanceof TypeElement type)) {
      return AbstractObject.NOTHING;
    }
    Map<Element, AbstractObject> variables = new HashMap<>();
    put(type, object.arguments(), variables);
    return of(module.types().asMemberOf((DeclaredType) type.asType(), field), variables);
  }

  /** What is known of an object of a class, in terms of one of the class's supertypes. */
  AbstractObject asSuper(AbstractObject known, TypeMirror from, TypeMirror to) {
    if (known.isNull()
        || !(from instanceof DeclaredType given)
        || !(to instanceof DeclaredType wanted)
        || given.asElement().equals(wanted.asElement())
        || wanted.getTypeArguments().isEmpty()) {
      return known;
    }
    TypeElement type = (TypeElement) given.asElement();
    DeclaredType above = above((DeclaredType) type.asType(), wanted.asElement());
    if (above == null) {
      return new AbstractObject(
          known.level(), known.via(), known.sets(), known.slots(), known.element(), List.of());
    }
    Map<Element, AbstractObject> variables = new HashMap<>();
    put(type, known.arguments(), variables);
    return new AbstractObject(
        known.level(),
        known.via(),
        known.sets(),
        known.slots(),
        known.element(),
        of(above, variables).arguments());
  }

  /** A type as one of its supertypes, with that one's arguments; null if it is none. */
  DeclaredType above(DeclaredType type, Element wanted) {
    if (type.asElement().equals(wanted)) {
      return type;
    }
    for (TypeMirror direct : module.types().directSupertypes(type)) {
      DeclaredType found = direct instanceof DeclaredType d ? above(d, wanted) : null;
      if (found != null) {
        return found;
      }
    }
    return null;
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
    TypeElement object = module.namedType("java.lang.Object");
    return ElementFilter.methodsIn(object.getEnclosedElements()).stream()
        .anyMatch(
            o ->
                o.getSimpleName().equals(method.getSimpleName())
                    && o.getParameters().size() == method.getParameters().size());
  }
}
