package org.ajws.processor.emit;

import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.IntersectionType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.source.BoundModule;

/** What the function of a functional interface returns. */
public final class FunctionTypes {
  private FunctionTypes() {}

  /** Whether the one abstract method of an interface, with so many parameters, returns nothing. */
  public static boolean isVoid(BoundModule module, TypeMirror type, int parameters) {
    return returned(module, type, parameters).getKind() == TypeKind.VOID;
  }

  /**
   * What the one abstract method of an interface, with so many parameters, is declared to return.
   */
  public static TypeMirror returned(BoundModule module, TypeMirror type, int parameters) {
    List<? extends TypeMirror> parts =
        type instanceof IntersectionType both ? both.getBounds() : List.of(type);
    for (TypeMirror part : parts) {
      if (part instanceof DeclaredType declared) {
        TypeElement element = (TypeElement) declared.asElement();
        for (ExecutableElement m :
            ElementFilter.methodsIn(module.elements().getAllMembers(element))) {
          if (m.getModifiers().contains(Modifier.ABSTRACT)
              && m.getParameters().size() == parameters
              && !isOfObject(module, m)) {
            return m.getReturnType();
          }
        }
      }
    }
    if (parts.stream().allMatch(p -> p.getKind() == TypeKind.DECLARED)) {
      throw new IllegalStateException("no function in " + type);
    }
    return type; // of code that is in error, which the compiler tells: it is no type at all
  }

  /** Comparator declares equals again; that is not its function. */
  private static boolean isOfObject(BoundModule module, ExecutableElement method) {
    TypeElement object = module.namedType("java.lang.Object");
    return ElementFilter.methodsIn(object.getEnclosedElements()).stream()
        .anyMatch(
            o ->
                o.getSimpleName().equals(method.getSimpleName())
                    && o.getParameters().size() == method.getParameters().size()
                    && o.getModifiers().contains(Modifier.PUBLIC));
  }
}
