package org.ajws.processor.emit;

import javax.lang.model.type.TypeMirror;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.Reduction;
import org.ajws.processor.source.BoundModule;

/** The operations of reductions, as source text. */
public final class ReductionText {
  private final BoundModule module;

  /** For reductions of a module. */
  public ReductionText(BoundModule module) {
    this.module = module;
  }

  /** The statement that adds the partial result {@code b} to {@code a}. */
  public String combine(Capture c, String a, String b) {
    Reduction r = c.reduction();
    if (r.reducer() != null) {
      return "%s = new %s().combine(%s, %s); ".formatted(a, r.reducer(), a, b);
    }
    return r.operator().combine(unboxed(c.variable().asType()), a, b);
  }

  /** The neutral value of a reduction. */
  public String identity(Capture c) {
    Reduction r = c.reduction();
    if (r.reducer() != null) {
      return "new %s().identity()".formatted(r.reducer());
    }
    return r.operator().identity(unboxed(c.variable().asType()));
  }

  private TypeMirror unboxed(TypeMirror type) {
    if (type.getKind().isPrimitive()) {
      return type;
    }
    try {
      return module.types().unboxedType(type);
    } catch (IllegalArgumentException e) {
      return type; // not a box
    }
  }
}
