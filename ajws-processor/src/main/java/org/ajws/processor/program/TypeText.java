package org.ajws.processor.program;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.IntersectionType;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import org.ajws.processor.source.BoundModule;

/**
 * Types as source text, without their annotations. A type that cannot be written, since it names
 * what a wildcard was captured as, becomes the nearest one above it that can (its upward
 * projection, JLS 4.10.5): {@code List<? extends Node>} has the members that an expression of that
 * type has.
 */
public final class TypeText {
  private final BoundModule module;

  /** For types of a module. */
  public TypeText(BoundModule module) {
    this.module = module;
  }

  /** A type as it can be written in the method where it was found. */
  public String of(TypeMirror type) {
    return write(type, new HashSet<>());
  }

  /** What is left of a type at run time. */
  public String erased(TypeMirror type) {
    return of(module.types().erasure(type));
  }

  /**
   * @param open the captured variables whose bounds are being written: a bound may name its own
   */
  private String write(TypeMirror type, Set<TypeMirror> open) {
    if (type.getKind().isPrimitive() || type.getKind() == TypeKind.VOID) {
      return type.getKind().name().toLowerCase(Locale.ROOT);
    }
    if (type instanceof ArrayType a) {
      return write(a.getComponentType(), open) + "[]";
    }
    if (type instanceof IntersectionType i) {
      return write(i.getBounds().get(0), open);
    }
    if (type instanceof WildcardType w) {
      return w.getExtendsBound() == null ? "java.lang.Object" : write(w.getExtendsBound(), open);
    }
    if (type instanceof TypeVariable v) {
      if (!isCaptured(v)) {
        return v.asElement().getSimpleName().toString();
      }
      boolean isNew = open.add(v);
      String bound = isNew ? write(v.getUpperBound(), open) : "java.lang.Object";
      if (isNew) {
        open.remove(v);
      }
      return bound;
    }
    return type instanceof DeclaredType d ? declared(d, open) : type.toString();
  }

  private String declared(DeclaredType type, Set<TypeMirror> open) {
    String arguments =
        type.getTypeArguments().isEmpty()
            ? ""
            : type.getTypeArguments().stream()
                .map(a -> argument(a, open))
                .collect(Collectors.joining(",", "<", ">"));
    boolean ofGeneric =
        type.getEnclosingType() instanceof DeclaredType outer && isParameterized(outer);
    String name =
        ofGeneric
            ? write(type.getEnclosingType(), open) + "." + type.asElement().getSimpleName()
            : module.types().erasure(type.asElement().asType()).toString();
    return name + arguments;
  }

  private static boolean isParameterized(DeclaredType type) {
    return !type.getTypeArguments().isEmpty()
        || (type.getEnclosingType() instanceof DeclaredType outer && isParameterized(outer));
  }

  private String argument(TypeMirror argument, Set<TypeMirror> open) {
    if (argument instanceof TypeVariable v && isCaptured(v)) {
      if (v.getLowerBound().getKind() != TypeKind.NULL) {
        return mentionsCaptured(v.getLowerBound())
            ? "?"
            : "? super " + write(v.getLowerBound(), open);
      }
      return open.contains(v) ? "?" : extending(write(v, open));
    }
    if (argument instanceof WildcardType w) {
      if (w.getExtendsBound() != null) {
        return extending(write(w.getExtendsBound(), open));
      }
      boolean isSuper = w.getSuperBound() != null && !mentionsCaptured(w.getSuperBound());
      return isSuper ? "? super " + write(w.getSuperBound(), open) : "?";
    }
    boolean exact = !mentionsCaptured(argument) && !(argument instanceof IntersectionType);
    return exact ? write(argument, open) : extending(write(argument, open));
  }

  private static String extending(String bound) {
    return bound.equals("java.lang.Object") ? "?" : "? extends " + bound;
  }

  private static boolean isCaptured(TypeVariable v) {
    return v.toString().contains("capture#"); // there is no other way to ask
  }

  private static boolean mentionsCaptured(TypeMirror type) {
    if (type instanceof TypeVariable v) {
      return isCaptured(v);
    }
    if (type instanceof ArrayType a) {
      return mentionsCaptured(a.getComponentType());
    }
    if (type instanceof WildcardType w) {
      return (w.getExtendsBound() != null && mentionsCaptured(w.getExtendsBound()))
          || (w.getSuperBound() != null && mentionsCaptured(w.getSuperBound()));
    }
    return type instanceof DeclaredType d
        && (d.getTypeArguments().stream().anyMatch(TypeText::mentionsCaptured)
            || mentionsCaptured(d.getEnclosingType()));
  }

  /**
   * Whether the text of a type says all of it: that of several bounds has no text as the argument
   * of another one.
   */
  public boolean isWhole(TypeMirror type) {
    if (type instanceof IntersectionType) {
      return false;
    }
    if (type instanceof ArrayType a) {
      return isWhole(a.getComponentType());
    }
    if (type instanceof WildcardType w) {
      return (w.getExtendsBound() == null || isWhole(w.getExtendsBound()))
          && (w.getSuperBound() == null || isWhole(w.getSuperBound()));
    }
    if (!(type instanceof DeclaredType d)) {
      return true;
    }
    List<? extends TypeParameterElement> parameters =
        ((TypeElement) d.asElement()).getTypeParameters();
    for (int i = 0; i < d.getTypeArguments().size(); i++) {
      if (!isWhole(d.getTypeArguments().get(i), parameters.get(i))) {
        return false;
      }
    }
    return d.getEnclosingType().getKind() != TypeKind.DECLARED || isWhole(d.getEnclosingType());
  }

  /** A captured argument has the bounds of its parameter, too: these are found again. */
  private boolean isWhole(TypeMirror argument, TypeParameterElement parameter) {
    if (!(argument instanceof TypeVariable v) || !isCaptured(v)) {
      return isWhole(argument);
    }
    if (!(v.getUpperBound() instanceof IntersectionType bounds)) {
      return true; // it may name itself
    }
    return bounds.getBounds().stream()
        .skip(1)
        .map(module.types()::erasure)
        .allMatch(
            b ->
                parameter.getBounds().stream()
                    .anyMatch(p -> module.types().isSubtype(module.types().erasure(p), b)));
  }

  /** The type in the declaration of a local that has a value at once. */
  public String ofLocal(TypeMirror type) {
    return isWhole(type) ? of(type) : "var";
  }

  /** The module whose types these are. */
  public BoundModule module() {
    return module;
  }

  /** A type as the argument of a generic type: the box of a primitive one. */
  public String boxed(TypeMirror type) {
    return type instanceof PrimitiveType p
        ? module.types().boxedClass(p).getQualifiedName().toString()
        : of(type);
  }

  /** The default value of a type, as a local of it must begin with some value. */
  public String defaultValue(TypeMirror type) {
    if (type.getKind() == TypeKind.BOOLEAN) {
      return "false";
    }
    return type.getKind().isPrimitive() ? "0" : "null";
  }
}
