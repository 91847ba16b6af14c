package org.ajws.processor.program;

import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.BoundModule;

/** Types as source text. */
public final class TypeText {
  private final BoundModule module;

  /** For types of a module. */
  public TypeText(BoundModule module) {
    this.module = module;
  }

  /** A type as it can be written in the method where it was found. */
  public String of(TypeMirror type) {
    return type.toString();
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
