package org.ajws.processor.program;

import com.sun.source.tree.Tree;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** The operators of constant expressions, on values as javac gives them. */
final class ConstantOperators {
  private ConstantOperators() {}

  /** A text that is made of two values: put together only where somebody asks for it. */
  private record Joined(Object left, Object right) {
    @Override
    public String toString() {
      return String.valueOf(left) + right;
    }
  }

  private static boolean isText(Object value) {
    return value instanceof String || value instanceof Joined;
  }

  /** Null for an operator that makes no constant. */
  static Object apply(Tree.Kind operator, Object operand) {
    if (operand instanceof Boolean b) {
      return operator == Tree.Kind.LOGICAL_COMPLEMENT ? !b : null;
    }
    Object n = promoted(operand);
    return switch (operator) {
      case UNARY_PLUS -> n;
      case UNARY_MINUS ->
          n instanceof Integer i
              ? (Object) (-i)
              : n instanceof Long l
                  ? (Object) (-l)
                  : n instanceof Float f ? (Object) (-f) : n instanceof Double d ? -d : null;
      case BITWISE_COMPLEMENT ->
          n instanceof Integer i ? (Object) (~i) : n instanceof Long l ? ~l : null;
      default -> null;
    };
  }

  /** Null for an operator that makes no constant of these, and for a division by zero. */
  static Object apply(Tree.Kind operator, Object left, Object right) {
    if (isText(left) || isText(right)) {
      return switch (operator) {
        case PLUS -> new Joined(left, right);
        case EQUAL_TO -> left.toString().equals(right.toString());
        case NOT_EQUAL_TO -> !left.toString().equals(right.toString());
        default -> null;
      };
    }
    if (left instanceof Boolean a && right instanceof Boolean b) {
      return ofBooleans(operator, a, b);
    }
    Object a = promoted(left);
    Object b = promoted(right);
    if (a == null || b == null) {
      return null;
    }
    if (isShift(operator)) {
      return shifted(operator, (Number) a, (Number) b);
    }
    if (a instanceof Double || b instanceof Double) {
      return ofDoubles(operator, ((Number) a).doubleValue(), ((Number) b).doubleValue(), false);
    }
    if (a instanceof Float || b instanceof Float) {
      return ofDoubles(operator, ((Number) a).floatValue(), ((Number) b).floatValue(), true);
    }
    boolean isLong = a instanceof Long || b instanceof Long;
    return ofIntegers(operator, ((Number) a).longValue(), ((Number) b).longValue(), isLong);
  }

  /** A constant of another type; null for one of which there are none. */
  static Object cast(Object value, TypeMirror type) {
    if (type == null) {
      return null;
    }
    if (isText(value)) {
      boolean same =
          type instanceof DeclaredType d && d.asElement().toString().equals("java.lang.String");
      return same ? value : null;
    }
    if (value instanceof Boolean) {
      return type.getKind() == TypeKind.BOOLEAN ? value : null;
    }
    Number n = (Number) promoted(value);
    boolean whole = n instanceof Integer || n instanceof Long;
    int narrow = whole ? n.intValue() : (int) n.doubleValue();
    return switch (type.getKind()) {
      case BYTE -> (byte) narrow;
      case SHORT -> (short) narrow;
      case CHAR -> (char) narrow;
      case INT -> narrow;
      case LONG -> whole ? n.longValue() : (long) n.doubleValue();
      case FLOAT -> n.floatValue();
      case DOUBLE -> n.doubleValue();
      default -> null;
    };
  }

  private static Object promoted(Object value) {
    if (value instanceof Character c) {
      return (int) c;
    }
    return value instanceof Byte || value instanceof Short
        ? (Object) ((Number) value).intValue()
        : value instanceof Number ? value : null;
  }

  private static boolean isShift(Tree.Kind operator) {
    return operator == Tree.Kind.LEFT_SHIFT
        || operator == Tree.Kind.RIGHT_SHIFT
        || operator == Tree.Kind.UNSIGNED_RIGHT_SHIFT;
  }

  /** That of a long by a long without its sign is one that javac leaves to the program. */
  private static Object shifted(Tree.Kind operator, Number value, Number distance) {
    long by = distance.longValue();
    if (value instanceof Integer n) {
      return switch (operator) {
        case LEFT_SHIFT -> n << by;
        case RIGHT_SHIFT -> n >> by;
        default -> n >>> by;
      };
    }
    if (value instanceof Long n) {
      return switch (operator) {
        case LEFT_SHIFT -> n << by;
        case RIGHT_SHIFT -> n >> by;
        default -> distance instanceof Long ? null : (Object) (n >>> by);
      };
    }
    return null;
  }

  private static Object ofBooleans(Tree.Kind operator, boolean a, boolean b) {
    return switch (operator) {
      case AND, CONDITIONAL_AND -> a && b;
      case OR, CONDITIONAL_OR -> a || b;
      case XOR, NOT_EQUAL_TO -> a != b;
      case EQUAL_TO -> a == b;
      default -> null;
    };
  }

  /** Of two floats, results are rounded to one: the sum of two in a double is exact enough. */
  private static Object ofDoubles(Tree.Kind operator, double a, double b, boolean floats) {
    Double result =
        switch (operator) {
          case PLUS -> a + b;
          case MINUS -> a - b;
          case MULTIPLY -> a * b;
          case DIVIDE -> a / b;
          case REMAINDER -> a % b;
          default -> null;
        };
    if (result != null) {
      return floats ? (Object) result.floatValue() : result;
    }
    return switch (operator) {
      case LESS_THAN -> a < b;
      case LESS_THAN_EQUAL -> a <= b;
      case GREATER_THAN -> a > b;
      case GREATER_THAN_EQUAL -> a >= b;
      case EQUAL_TO -> a == b;
      case NOT_EQUAL_TO -> a != b;
      default -> null;
    };
  }

  private static Object ofIntegers(Tree.Kind operator, long a, long b, boolean isLong) {
    boolean divides = operator == Tree.Kind.DIVIDE || operator == Tree.Kind.REMAINDER;
    if (divides && b == 0) {
      return null;
    }
    Long result =
        switch (operator) {
          case PLUS -> a + b;
          case MINUS -> a - b;
          case MULTIPLY -> a * b;
          case DIVIDE -> a / b;
          case REMAINDER -> a % b;
          case AND -> a & b;
          case OR -> a | b;
          case XOR -> a ^ b;
          default -> null;
        };
    if (result != null) {
      return isLong ? (Object) result : result.intValue();
    }
    return switch (operator) {
      case LESS_THAN -> a < b;
      case LESS_THAN_EQUAL -> a <= b;
      case GREATER_THAN -> a > b;
      case GREATER_THAN_EQUAL -> a >= b;
      case EQUAL_TO -> a == b;
      case NOT_EQUAL_TO -> a != b;
      default -> null;
    };
  }
}
