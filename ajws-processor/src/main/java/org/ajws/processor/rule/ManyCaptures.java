package org.ajws.processor.rule;

import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.ParallelRegion;
import org.ajws.processor.program.ParameterSlots;

/**
 * What runs in a task is a function that is given the locals it uses. Java gives a function 255
 * slots at most, of which generated code needs some; a {@code long} and a {@code double} take two.
 */
final class ManyCaptures implements Check {
  /** What the runtime passes, and locals of generated code, have the rest. */
  static final int MOST_SLOTS = 240;

  @Override
  public void check(Subject subject) {
    for (ParallelRegion region : subject.regions()) {
      int slots =
          region.captures().stream().mapToInt(c -> ParameterSlots.of(c.variable().asType())).sum();
      if (slots > MOST_SLOTS) {
        subject.report(
            DiagnosticCode.TOO_MANY_CAPTURES,
            region,
            region.path().getLeaf(),
            "the %s uses %d locals and parameters of %s from outside, which take %d slots: a task can be given %d (a long and a double take two)"
                .formatted(
                    region.describe(),
                    region.captures().size(),
                    around(region.path()),
                    slots,
                    MOST_SLOTS),
            "keep some of them in an array or in an object with fields, and use that in it");
      }
    }
  }

  /** What has the locals. */
  private static String around(TreePath region) {
    for (TreePath up = region; up != null; up = up.getParentPath()) {
      Tree tree = up.getLeaf();
      if (tree instanceof MethodTree method) {
        return method.getReturnType() == null ? "the constructor" : method.getName().toString();
      }
      if (tree instanceof LambdaExpressionTree) {
        return "the lambda around it";
      }
    }
    return "the initialiser around it";
  }
}
