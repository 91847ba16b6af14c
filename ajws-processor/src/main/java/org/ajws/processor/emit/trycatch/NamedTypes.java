package org.ajws.processor.emit.trycatch;

import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import org.ajws.processor.plan.frames.Method;

/** Types that have names where the versions of a method stand. */
final class NamedTypes {
  private final Method method;

  NamedTypes(Method method) {
    this.method = method;
  }

  /** Whether a type can be written in the method. */
  boolean areWritten(TypeMirror type) {
    if (type.getKind().isPrimitive()) {
      return true;
    }
    if (type instanceof ArrayType a) {
      return areWritten(a.getComponentType());
    }
    if (type instanceof TypeVariable) {
      return !type.toString().contains("capture#");
    }
    return type instanceof DeclaredType d
        && isVisible((TypeElement) d.asElement())
        && d.getTypeArguments().stream()
            .allMatch(a -> a instanceof WildcardType w ? isNamed(w) : areWritten(a));
  }

  private boolean isNamed(WildcardType type) {
    return (type.getExtendsBound() == null || areWritten(type.getExtendsBound()))
        && (type.getSuperBound() == null || areWritten(type.getSuperBound()));
  }

  private static Element outermost(Element element) {
    Element outer = element;
    while (outer.getEnclosingElement().getKind() != ElementKind.PACKAGE) {
      outer = outer.getEnclosingElement();
    }
    return outer;
  }

  private boolean isVisible(TypeElement type) {
    boolean isNested = type.getNestingKind() == NestingKind.MEMBER;
    boolean here =
        method.module().elements().getPackageOf(type)
            == method.module().elements().getPackageOf(method.element());
    return (isNested || type.getNestingKind() == NestingKind.TOP_LEVEL)
        && (here || type.getModifiers().contains(Modifier.PUBLIC))
        && (!type.getModifiers().contains(Modifier.PRIVATE)
            || outermost(type).equals(outermost(method.element())))
        && (!isNested || isVisible((TypeElement) type.getEnclosingElement()));
  }
}
