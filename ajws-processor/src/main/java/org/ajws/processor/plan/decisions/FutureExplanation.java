package org.ajws.processor.plan.decisions;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.analysis.locks.UnitExplanation;
import org.ajws.processor.plan.ModulePlan;
import org.ajws.processor.program.Async;

/** Tells which futures are values, without an object, and why others are none. */
public final class FutureExplanation {
  private FutureExplanation() {}

  /**
   * Explains the futures of every method of a name.
   *
   * @param name {@code Class.method}; the class may be qualified
   * @return a line for each future
   */
  public static List<String> of(ModulePlan plan, String name) {
    return plan.constructs().asyncs().stream()
        .filter(a -> a.isFuture() && isIn(plan, a.path(), name))
        .map(a -> explain(plan, a))
        .toList();
  }

  private static String explain(ModulePlan plan, Async future) {
    return "  its future %s (line %d) is %s"
        .formatted(
            future.value(),
            future.line(),
            plan.isValue(future)
                ? "a value, without an object: nothing but get() uses it"
                : whyObject(plan, future));
  }

  /** Why a future is no value. */
  static String whyObject(ModulePlan plan, Async future) {
    String use = plan.futures().whyObject(future.value());
    return "an object: "
        + (use != null
            ? use
            : switch (plan.form()) {
              case TRACED -> "a watched run follows what each get() waits for";
              default -> "who may run its expression leaves the value there";
            });
  }

  /** Whether something stands in a method of a name. */
  static boolean isIn(ModulePlan plan, TreePath path, String name) {
    for (TreePath up = path; up != null; up = up.getParentPath()) {
      if (up.getLeaf() instanceof MethodTree) {
        return plan.module().element(up) instanceof ExecutableElement method
            && UnitExplanation.isNamed((TypeElement) method.getEnclosingElement(), method, name);
      }
      if (up.getLeaf() instanceof ClassTree) {
        return false;
      }
    }
    return false;
  }
}
