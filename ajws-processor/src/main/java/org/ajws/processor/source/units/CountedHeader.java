package org.ajws.processor.source.units;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.source.CountedFor;

/**
 * What the header of a parallel {@code for} evaluates once, as far as its form tells. Whether that
 * has side effects, and so is not evaluated once, is known only when the module is bound.
 */
final class CountedHeader {
  private CountedHeader() {}

  /**
   * A part of a header.
   *
   * @param type to keep it by; null for its own
   * @param repeated whether the header as it is written evaluates it before each iteration
   */
  record Part(ExpressionTree expression, String type, boolean repeated) {}

  /** The first value; then the bound and the step, if the loop counts. */
  static List<Part> parts(ForLoopTree loop, VariableTree variable) {
    List<Part> parts = new ArrayList<>();
    if (variable.getInitializer() == null) {
      return parts;
    }
    String type = variable.getType() == null ? null : variable.getType().toString();
    parts.add(new Part(variable.getInitializer(), type, false));
    CountedFor counted = CountedFor.of(loop, variable);
    if (counted != null && isIntegral(type, variable.getInitializer())) {
      parts.add(new Part(counted.bound(), "long", true)); // the runtime takes every bound as one
      if (counted.step() != null) {
        String ofStep = counted.compound() || type == null ? "long" : type;
        parts.add(new Part(counted.step(), ofStep, true));
      }
    }
    return parts;
  }

  private static boolean isIntegral(String type, ExpressionTree value) {
    return type == null
        ? Set.of(Tree.Kind.INT_LITERAL, Tree.Kind.LONG_LITERAL)
            .contains(BoundModule.withoutParentheses(value).getKind())
        : type.equals("int") || type.equals("long");
  }
}
