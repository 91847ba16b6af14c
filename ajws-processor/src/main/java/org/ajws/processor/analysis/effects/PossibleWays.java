package org.ajws.processor.analysis.effects;

import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/**
 * Ways that lead by a field of a class of which the object before it cannot be: those of other
 * methods than the one that is called, of which nothing but the type of a variable tells.
 */
final class PossibleWays {
  private final Types types;

  PossibleWays(Types types) {
    this.types = types;
  }

  /** Whether there may be such a way. */
  boolean isPossible(AccessPath way) {
    TypeMirror at =
        way.origin() instanceof AccessPath.Origin.Variable v ? v.variable().asType() : null;
    for (AccessPath.Step step : way.steps()) {
      if (step instanceof AccessPath.Step.Field f) {
        if (!f.field().getModifiers().contains(Modifier.STATIC)
            && areOther(at, f.field().getEnclosingElement().asType())) {
          return false;
        }
        at = f.field().asType();
      } else {
        at =
            step instanceof AccessPath.Step.Index && at instanceof ArrayType a
                ? a.getComponentType()
                : null;
      }
    }
    return true;
  }

  /** Whether no object is of both types. */
  private boolean areOther(TypeMirror one, TypeMirror other) {
    return isClass(one)
        && isClass(other)
        && !types.isSubtype(types.erasure(one), types.erasure(other))
        && !types.isSubtype(types.erasure(other), types.erasure(one));
  }

  private static boolean isClass(TypeMirror type) {
    return type instanceof DeclaredType d
        && d.asElement() instanceof TypeElement element
        && element.getKind().isClass();
  }
}
