package org.ajws.processor.lower.steal;

import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.BoundModule;

/** Types as source text. */
final class TypeText {
  private final BoundModule module;

  TypeText(BoundModule module) {
    this.module = module;
  }

  /** A type as it can be written in the method where it was found. */
  String of(TypeMirror type) {
    return type.toString();
  }

  /** The module whose types these are. */
  BoundModule module() {
    return module;
  }

  /** The default value of a type, as a local of it must begin with some value. */
  String defaultValue(TypeMirror type) {
    if (type.getKind() == TypeKind.BOOLEAN) {
      return "false";
    }
    return type.getKind().isPrimitive() ? "0" : "null";
  }
}
