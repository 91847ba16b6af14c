package org.ajws.processor.emit;

import javax.lang.model.type.TypeKind;
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
    return switch (r.operator()) {
      case "SUM" -> a + " += " + b + "; ";
      case "PRODUCT" -> a + " *= " + b + "; ";
      case "MIN" -> "%s = (%s) Math.min(%s, %s); ".formatted(a, primitive(c), a, b);
      case "MAX" -> "%s = (%s) Math.max(%s, %s); ".formatted(a, primitive(c), a, b);
      case "AND" -> a + " &= " + b + "; ";
      case "OR" -> a + " |= " + b + "; ";
      case "XOR" -> a + " ^= " + b + "; ";
      default -> throw new IllegalStateException("unknown operator " + r.operator());
    };
  }

  /** The neutral value of a reduction. */
  public String identity(Capture c) {
    Reduction r = c.reduction();
    if (r.reducer() != null) {
      return "new %s().identity()".formatted(r.reducer());
    }
    TypeMirror type = unboxed(c.variable().asType());
    if (type.getKind() == TypeKind.BOOLEAN) {
      return String.valueOf(r.operator().equals("AND"));
    }
    String value =
        switch (r.operator()) {
          case "SUM" -> isFloating(type) ? "-0.0" : "0"; // 0.0 + -0.0 is not -0.0
          case "OR", "XOR" -> "0";
          case "PRODUCT" -> "1";
          case "AND" -> "-1";
          case "MIN" -> extreme(type, true);
          case "MAX" -> extreme(type, false);
          default -> throw new IllegalStateException("unknown operator " + r.operator());
        };
    return "(%s) (%s)".formatted(type, value);
  }

  private static boolean isFloating(TypeMirror type) {
    return type.getKind() == TypeKind.DOUBLE || type.getKind() == TypeKind.FLOAT;
  }

  private String primitive(Capture c) {
    return unboxed(c.variable().asType()).toString();
  }

  /** The neutral value of MIN (the greatest) and of MAX (the least). */
  private static String extreme(TypeMirror type, boolean greatest) {
    return switch (type.getKind()) {
      case DOUBLE -> greatest ? "Double.POSITIVE_INFINITY" : "Double.NEGATIVE_INFINITY";
      case FLOAT -> greatest ? "Float.POSITIVE_INFINITY" : "Float.NEGATIVE_INFINITY";
      case LONG -> greatest ? "Long.MAX_VALUE" : "Long.MIN_VALUE";
      case INT -> greatest ? "Integer.MAX_VALUE" : "Integer.MIN_VALUE";
      case SHORT -> greatest ? "Short.MAX_VALUE" : "Short.MIN_VALUE";
      case BYTE -> greatest ? "Byte.MAX_VALUE" : "Byte.MIN_VALUE";
      case CHAR -> greatest ? "Character.MAX_VALUE" : "Character.MIN_VALUE";
      default -> throw new IllegalStateException("no extreme of " + type);
    };
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
