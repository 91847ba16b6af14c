package org.ajws.processor.plan.frames;

import com.sun.source.tree.Tree;
import javax.lang.model.type.TypeKind;

/** Which type an operation gives (Java Language Specification, 5.6 and 15.26.2). */
final class NumericPromotion {
  private NumericPromotion() {}

  /**
   * Whether {@code target op value} has the target's type, so that it can be stored without a cast.
   *
   * @param update the kind of the compound assignment
   * @param target the target's kind, unboxed; declared for anything but a primitive
   * @param value the value's, likewise
   */
  static boolean keeps(Tree.Kind update, TypeKind target, TypeKind value) {
    if (!target.isPrimitive() || target == TypeKind.BOOLEAN) {
      return true; // text, or a truth value
    }
    if (!value.isPrimitive()) {
      return false;
    }
    return switch (update) {
      case LEFT_SHIFT_ASSIGNMENT, RIGHT_SHIFT_ASSIGNMENT, UNSIGNED_RIGHT_SHIFT_ASSIGNMENT ->
          rank(target) == target.ordinal();
      default -> Math.max(rank(target), rank(value)) == target.ordinal();
    };
  }

  /** From int to double the kinds are declared in order; what is narrower than int becomes one. */
  private static int rank(TypeKind kind) {
    return switch (kind) {
      case BYTE, SHORT, CHAR -> TypeKind.INT.ordinal();
      default -> kind.ordinal();
    };
  }
}
