package org.ajws.processor.analysis.locks;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import java.util.Collection;
import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.source.BoundModule;

/**
 * Which sets of one field may be kept in stripes, and of which a sum of stripes is always right.
 */
final class StripedRule {
  private static final List<String> COPIED = List.of("java.io.Serializable", "java.lang.Cloneable");

  private final BoundModule module;

  StripedRule(BoundModule module) {
    this.module = module;
  }

  /**
   * Why the only field of a set cannot be kept in stripes.
   *
   * @param operations what the units do to the field
   * @return null if it can
   */
  String whyNot(AtomicSetModel set, Collection<FieldOperation> operations) {
    VariableElement field = set.members().get(0);
    TypeKind kind = field.asType().getKind();
    if (kind != TypeKind.INT && kind != TypeKind.LONG) {
      return field.getSimpleName() + " is neither int nor long";
    }
    for (FieldOperation operation : operations) {
      boolean adds =
          switch (operation.form()) {
            case PREFIX, POSTFIX, ADD -> !operation.isUsed();
            default -> false;
          };
      if (!adds && operation.form() != FieldOperation.Kind.READ) {
        return "a unit does more than to add to " + field.getSimpleName() + " or to read it";
      }
    }
    if (operations.stream().allMatch(o -> o.form() == FieldOperation.Kind.READ)) {
      return "no unit adds to " + field.getSimpleName();
    }
    if (!set.isStatic()
        && COPIED.stream().anyMatch(name -> module.isSubtype(set.owner().asType(), name))) {
      return "objects of " + set.owner().getSimpleName() + " are copied field by field";
    }
    return null;
  }

  /**
   * Whether annotations of others stand on the field or its class: a framework may look at the
   * field, which holds only a part of the value.
   */
  static boolean isLookedAt(AtomicSetModel set) {
    return isAnnotated(set.owner()) || set.members().stream().anyMatch(StripedRule::isAnnotated);
  }

  private static boolean isAnnotated(Element element) {
    return element.getAnnotationMirrors().stream()
        .map(AnnotationMirror::getAnnotationType)
        .map(Object::toString)
        .anyMatch(name -> !name.matches("(org\\.ajws|java\\.lang)\\.\\w+.*"));
  }

  /**
   * Whether all additions are of one same value. Then the field passes through every multiple of it
   * on its way, and a sum taken beside additions is what it was at some moment.
   */
  static boolean isOneStep(Collection<FieldOperation> operations) {
    List<Long> steps =
        operations.stream()
            .filter(o -> o.form() != FieldOperation.Kind.READ)
            .map(StripedRule::step)
            .distinct()
            .toList();
    return steps.size() == 1 && !steps.get(0).equals(0L);
  }

  /** What an operation adds; 0 if that is not written there. */
  private static Long step(FieldOperation operation) {
    long value = operation.form() == FieldOperation.Kind.ADD ? literal(operation.operand()) : 1;
    return operation.negative() ? -value : value;
  }

  private static long literal(Tree operand) {
    Tree tree = BoundModule.withoutParentheses((ExpressionTree) operand);
    if (tree.getKind() == Tree.Kind.UNARY_MINUS) {
      return -literal(((UnaryTree) tree).getExpression());
    }
    return tree instanceof LiteralTree literal && literal.getValue() instanceof Number number
        ? number.longValue()
        : 0;
  }
}
