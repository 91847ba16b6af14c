package org.ajws.processor.program;

import com.sun.source.tree.Tree;
import javax.lang.model.type.TypeKind;

/**
 * What operators make of constants, as the compiler computes it: null where it does not, as for a
 * division by zero.
 */
final class ConstantOperators {
  private ConstantOperators() {}

  static Object unary(Tree.Kind kind, Object of) {
    if (of instanceof Boolean b) {
      return kind == Tree.Kind.LOGICAL_COMPLEMENT ? !b : null;
    }
    Number n = promoted(of);
    if (n == null) {
      return null;
    }
    return switch (kind) {
      case UNARY_PLUS -> n;
      case UNARY_MINUS ->
          n instanceof Double d
              ? (Object) (-d)
              : n instanceof Float f
                  ? (Object) (-f)
                  : n instanceof Long l ? (Object) (-l) : (Object) (-n.intValue());
      case BITWISE_COMPLEMENT ->
          n instanceof Long l ? (Object) (~l) : n instanceof Integer i ? (Object) (~i) : null;
      default -> null;
    };
  }

  static Object binary(Tree.Kind kind, Object left, Object right) {
    if (kind == Tree.Kind.PLUS && (left instanceof String || right instanceof String)) {
      return String.valueOf(left) + right;
    }
    if (left instanceof String && right instanceof String) { // constants are one object
      return ofEquality(kind, left.equals(right));
    }
    if (left instanceof Boolean a && right instanceof Boolean b) {
      return ofBooleans(kind, a, b);
    }
    Number a = promoted(left);
    Number b = promoted(right);
    if (a == null || b == null) {
      return null;
    }
    switch (kind) {
      case LEFT_SHIFT, RIGHT_SHIFT, UNSIGNED_RIGHT_SHIFT:
        return shifted(kind, a, b.longValue());
      default:
    }
    if (a instanceof Double || b instanceof Double) {
      return ofDoubles(kind, a.doubleValue(), b.doubleValue());
    }
    if (a instanceof Float || b instanceof Float) {
      return ofFloats(kind, a.floatValue(), b.floatValue());
    }
    Object value = ofLongs(kind, a.longValue(), b.longValue());
    boolean isInt = a instanceof Integer && b instanceof Integer;
    return isInt && value instanceof Long l ? (Object) l.intValue() : value;
  }

  /** A value as one of a primitive type. */
  static Object cast(TypeKind type, Object value) {
    if (type == TypeKind.BOOLEAN) {
      return value instanceof Boolean ? value : null;
    }
    Number n = promoted(value);
    if (n == null) {
      return null;
    }
    return switch (type) {
      case BYTE -> n.byteValue();
      case SHORT -> n.shortValue();
      case CHAR -> (char) (n instanceof Long l ? l.intValue() : n.intValue());
      case INT -> n.intValue();
      case LONG -> n.longValue();
      case FLOAT -> n.floatValue();
      case DOUBLE -> n.doubleValue();
      default -> null;
    };
  }

  /** By unary numeric promotion; null for what is no number. */
  private static Number promoted(Object value) {
    if (value instanceof Character c) {
      return (int) c;
    }
    return value instanceof Byte || value instanceof Short
        ? (Number) ((Number) value).intValue()
        : value instanceof Number n ? n : null;
  }

  private static Boolean ofEquality(Tree.Kind kind, boolean areEqual) {
    return kind == Tree.Kind.EQUAL_TO
        ? (Boolean) areEqual
        : kind == Tree.Kind.NOT_EQUAL_TO ? !areEqual : null;
  }

  private static Boolean ofBooleans(Tree.Kind kind, boolean a, boolean b) {
    return switch (kind) {
      case CONDITIONAL_AND, AND -> a && b;
      case CONDITIONAL_OR, OR -> a || b;
      case XOR -> a ^ b;
      default -> ofEquality(kind, a == b);
    };
  }

  private static Object shifted(Tree.Kind kind, Number value, long by) {
    if (value instanceof Long l) {
      return switch (kind) {
        case LEFT_SHIFT -> l << by;
        case RIGHT_SHIFT -> l >> by;
        default -> l >>> by;
      };
    }
    if (!(value instanceof Integer i)) {
      return null;
    }
    return switch (kind) {
      case LEFT_SHIFT -> i << by;
      case RIGHT_SHIFT -> i >> by;
      default -> i >>> by;
    };
  }

  private static Object ofLongs(Tree.Kind kind, long a, long b) {
    return switch (kind) {
      case PLUS -> (Object) (a + b);
      case MINUS -> (Object) (a - b);
      case MULTIPLY -> (Object) (a * b);
      case DIVIDE -> b == 0 ? null : (Object) (a / b);
      case REMAINDER -> b == 0 ? null : (Object) (a % b);
      case AND -> (Object) (a & b);
      case OR -> (Object) (a | b);
      case XOR -> (Object) (a ^ b);
      default -> compared(kind, a < b, a == b, a > b);
    };
  }

  private static Object ofDoubles(Tree.Kind kind, double a, double b) {
    return switch (kind) {
      case PLUS -> (Object) (a + b);
      case MINUS -> (Object) (a - b);
      case MULTIPLY -> (Object) (a * b);
      case DIVIDE -> (Object) (a / b);
      case REMAINDER -> (Object) (a % b);
      default -> compared(kind, a < b, a == b, a > b);
    };
  }

  private static Object ofFloats(Tree.Kind kind, float a, float b) {
    return switch (kind) {
      case PLUS -> (Object) (a + b);
      case MINUS -> (Object) (a - b);
      case MULTIPLY -> (Object) (a * b);
      case DIVIDE -> (Object) (a / b);
      case REMAINDER -> (Object) (a % b);
      default -> compared(kind, a < b, a == b, a > b);
    };
  }

  /** None of the three holds for what is no number. */
  private static Boolean compared(Tree.Kind kind, boolean less, boolean equal, boolean more) {
    return switch (kind) {
      case LESS_THAN -> less;
      case LESS_THAN_EQUAL -> less || equal;
      case GREATER_THAN -> more;
      case GREATER_THAN_EQUAL -> more || equal;
      default -> ofEquality(kind, equal);
    };
  }
}
