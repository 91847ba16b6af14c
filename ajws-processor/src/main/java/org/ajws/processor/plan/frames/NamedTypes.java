package org.ajws.processor.plan.frames;

import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;

/** Types that have names where the versions of a method stand. */
public final class NamedTypes {
  private final Method method;

  public NamedTypes(Method method) {
    this.method = method;
  }

  /** Whether a type can be written in the method. */
  public boolean areWritten(TypeMirror type) {
    if (type.getKind().isPrimitive()) {
      return true;
    }
    if (type instanceof ArrayType a) {
      return areWritten(a.getComponentType());
    }
    if (type instanceof TypeVariable) {
      return !type.toString().contains("capture#");
    }
    return type.getKind() == TypeKind.DECLARED // that of several bounds is another kind
        && type instanceof DeclaredType d
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

  /** Whether a class has a name, and may be named in the method. */
  boolean isVisible(TypeElement type) {
    boolean isNested = type.getNestingKind() == NestingKind.MEMBER;
    boolean here =
        method.module().elements().getPackageOf(type)
            == method.module().elements().getPackageOf(method.element());
    return (isNested || type.getNestingKind() == NestingKind.TOP_LEVEL)
        && (here
            || type.getModifiers().contains(Modifier.PUBLIC)
            || type.getModifiers().contains(Modifier.PROTECTED)) // then of a superclass
        && (!type.getModifiers().contains(Modifier.PRIVATE)
            || outermost(type).equals(outermost(method.element())))
        && (!isNested // one that is not found is in no class
            || (type.getEnclosingElement() instanceof TypeElement outer && isVisible(outer)));
  }
}
