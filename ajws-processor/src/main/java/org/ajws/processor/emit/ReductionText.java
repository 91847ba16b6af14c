package org.ajws.processor.emit;

import javax.lang.model.type.TypeMirror;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.Reduction;
import org.ajws.processor.program.TypeText;
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
      return "%s = %snew %s().combine(%s, %s); ".formatted(a, cast(c), r.reducer(), a, b);
    }
    return r.operator().combine(unboxed(c.variable().asType()), a, b);
  }

  /** The neutral value of a reduction. */
  public String identity(Capture c) {
    Reduction r = c.reduction();
    if (r.reducer() != null) {
      return "%snew %s().identity()".formatted(cast(c), r.reducer());
    }
    return r.operator().identity(unboxed(c.variable().asType()));
  }

  /** What a reducer without type arguments gives has lost its type. */
  private String cast(Capture c) {
    return c.reduction().untyped()
        ? "(" + new TypeText(module).boxed(c.variable().asType()) + ") (java.lang.Object) "
        : "";
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
