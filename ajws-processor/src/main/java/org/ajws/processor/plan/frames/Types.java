package org.ajws.processor.plan.frames;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.IntersectionType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.UnionType;
import javax.lang.model.type.WildcardType;
import org.ajws.processor.program.TypeText;
import org.ajws.processor.source.BoundModule;

/** Types of locals as frames have them. */
public final class Types {
  private final BoundModule module;
  private final TypeText text;
  private final NamedTypes names;

  Types(Method method) {
    this.module = method.module();
    this.text = new TypeText(module);
    this.names = new NamedTypes(method);
  }

  /**
   * A type as it can be written in the method; that of several bounds as a cast names it: {@code A
   * & B}.
   */
  public String denotable(TypeMirror type) throws Unsupported {
    TypeMirror t = upper(type);
    if (t.getKind() == TypeKind.NULL) {
      return "java.lang.Object";
    }
    if (t instanceof IntersectionType i) {
      List<String> bounds = new ArrayList<>();
      for (TypeMirror bound : i.getBounds()) {
        requireNamed(bound);
        bounds.add(text.of(bound));
      }
      return String.join(" & ", bounds);
    }
    requireNamed(t);
    if (!text.isWhole(t)) {
      throw new Unsupported("a local of a type that cannot be written");
    }
    return text.of(t);
  }

  /** Whether a type is that of several bounds: it stands in casts only. */
  public static boolean isOnlyCast(String type) {
    return type.contains(" & ");
  }

  /** A declaration of a local, without its semicolon. */
  public static String declaration(String type, String name, String value) {
    return isOnlyCast(type)
        ? "var %s = (%s) %s".formatted(name, type, value)
        : "%s %s = %s".formatted(type, name, value);
  }

  /** The type of the frame's field: it may not name type variables, whose method is another one. */
  public String field(TypeMirror type) throws Unsupported {
    TypeMirror t = upper(type);
    return t instanceof IntersectionType || mentionsVariable(t) ? text.erased(t) : denotable(type);
  }

  /**
   * What an iterator gives: of several bounds that which the variable has, as they are no argument.
   *
   * @param variable the type of the variable that gets it
   */
  String given(TypeMirror type, TypeMirror variable) throws Unsupported {
    TypeMirror t = single(type, variable);
    requireNamed(t);
    return text.of(t);
  }

  /** The same for the field of an iterator. */
  String givenToField(TypeMirror type, TypeMirror variable) throws Unsupported {
    TypeMirror t = single(type, variable);
    return mentionsVariable(t) ? text.erased(t) : given(type, variable);
  }

  private TypeMirror single(TypeMirror type, TypeMirror variable) {
    if (!(upper(type) instanceof IntersectionType i)) {
      return upper(type);
    }
    boolean isOne = !(upper(variable) instanceof IntersectionType);
    return isOne ? variable : i.getBounds().get(0);
  }

  private TypeMirror upper(TypeMirror type) {
    if (type instanceof UnionType u) {
      return module.namedType("java.lang.Throwable") == null ? u : module.types().erasure(lub(u));
    }
    if (type instanceof TypeVariable v && v.toString().contains("capture#")) {
      return upper(v.getUpperBound());
    }
    if (type instanceof WildcardType w) {
      return w.getExtendsBound() == null
          ? module.namedType("java.lang.Object").asType()
          : upper(w.getExtendsBound());
    }
    return type;
  }

  /** The nearest common superclass of the alternatives of a catch clause. */
  private TypeMirror lub(UnionType union) {
    TypeMirror common = union.getAlternatives().get(0);
    while (!union.getAlternatives().stream().allMatch(covered(common))) {
      common = ((TypeElement) ((DeclaredType) common).asElement()).getSuperclass();
    }
    return common;
  }

  private java.util.function.Predicate<TypeMirror> covered(TypeMirror by) {
    return alternative -> module.types().isSubtype(alternative, by);
  }

  /** A class declared in a method cannot be named outside of it. */
  private void requireNamed(TypeMirror type) throws Unsupported {
    Deque<TypeMirror> open = new ArrayDeque<>();
    open.add(type);
    while (!open.isEmpty()) {
      TypeMirror t = open.remove();
      if (t instanceof ArrayType a) {
        open.add(a.getComponentType());
      } else if (t instanceof IntersectionType i) { // as an argument it is not written whole
        open.add(i.getBounds().get(0));
      } else if (t instanceof DeclaredType d) {
        NestingKind nesting = ((TypeElement) d.asElement()).getNestingKind();
        if (nesting == NestingKind.LOCAL || nesting == NestingKind.ANONYMOUS) {
          throw new Unsupported("a local of a class that is declared in a method");
        }
        if (!names.isVisible((TypeElement) d.asElement())) {
          throw new Unsupported("a local of a class that may not be named there");
        }
        open.addAll(d.getTypeArguments());
      } else if (t instanceof WildcardType w && w.getExtendsBound() != null) {
        open.add(w.getExtendsBound());
      }
    }
  }

  boolean mentionsVariable(TypeMirror type) {
    Deque<TypeMirror> open = new ArrayDeque<>();
    open.add(upper(type));
    while (!open.isEmpty()) {
      TypeMirror t = open.remove();
      if (t instanceof TypeVariable) {
        return true;
      }
      if (t instanceof ArrayType a) {
        open.add(a.getComponentType());
      } else if (t instanceof DeclaredType d) {
        open.addAll(d.getTypeArguments());
        if (d.getEnclosingType().getKind() == TypeKind.DECLARED) {
          open.add(d.getEnclosingType());
        }
      } else if (t instanceof WildcardType w) {
        if (w.getExtendsBound() != null) {
          open.add(w.getExtendsBound());
        }
        if (w.getSuperBound() != null) {
          open.add(w.getSuperBound());
        }
      }
    }
    return false;
  }

  /** The primitive type of a box, as text; other types as they are. */
  public String unboxed(TypeMirror type) throws Unsupported {
    if (type.getKind().isPrimitive()) {
      return text.of(type);
    }
    try {
      return text.of(module.types().unboxedType(type));
    } catch (IllegalArgumentException e) {
      return denotable(type); // no box
    }
  }

  /** The kind of a primitive type or of what is in a box; that of other types as it is. */
  TypeKind primitive(TypeMirror type) {
    try {
      return type.getKind().isPrimitive()
          ? type.getKind()
          : module.types().unboxedType(type).getKind();
    } catch (IllegalArgumentException e) {
      return type.getKind(); // no box
    }
  }

  /** The value of a constant variable; null for another one. */
  String constant(VariableElement variable) {
    Object value = variable.getConstantValue();
    if (value == null) {
      return null;
    }
    String type = value instanceof Byte ? "(byte) " : value instanceof Short ? "(short) " : "";
    return "(" + type + "(" + module.elements().getConstantExpression(value) + "))";
  }

  /** The value that a local begins with. */
  public String defaultValue(TypeMirror type) {
    if (type.getKind() == TypeKind.BOOLEAN) {
      return "false";
    }
    return type.getKind().isPrimitive() ? "0" : "null";
  }

  /** The method of {@code Frame} that gives a result of a type. */
  public static String resultMethod(TypeMirror type) {
    if (type.getKind() == TypeKind.VOID) {
      return "voidResult()";
    }
    return type.getKind().isPrimitive()
        ? type.getKind().name().toLowerCase(Locale.ROOT) + "Result()"
        : "objectResult()";
  }

  /** Whether an element is a type that can hold static methods and nested classes. */
  public static boolean isInterface(TypeElement type) {
    return type.getKind() == ElementKind.INTERFACE;
  }

  /** The type of what an Iterable gives; null for a raw one. */
  public TypeMirror iterated(TypeMirror source) {
    Deque<TypeMirror> open = new ArrayDeque<>(List.of(source));
    while (!open.isEmpty()) {
      TypeMirror t = open.remove();
      if (t instanceof DeclaredType d && d.asElement().toString().equals("java.lang.Iterable")) {
        return d.getTypeArguments().isEmpty() ? null : d.getTypeArguments().get(0);
      }
      open.addAll(module.types().directSupertypes(t));
    }
    return null;
  }
}
