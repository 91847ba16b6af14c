package org.ajws.processor.analysis.sets;

import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.util.TreePath;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import org.ajws.processor.analysis.flow.Siblings;
import org.ajws.processor.source.BoundModule;

/**
 * Where {@code AjwsRuntime.awaitNanos(n);} limits the wait in the statement behind it, or {@code
 * awaitInterruptibly} lets interrupts end it.
 */
public final class TimeLimits {
  private static final String RUNTIME = "org.ajws.runtime.AjwsRuntime";
  private static final String INTERRUPTIBLY = "awaitInterruptibly";

  private TimeLimits() {}

  /** Whether a method is {@code AjwsRuntime.awaitNanos} or {@code awaitInterruptibly}. */
  public static boolean isLimit(Element method) {
    return method instanceof ExecutableElement
        && (method.getSimpleName().contentEquals("awaitNanos")
            || method.getSimpleName().contentEquals(INTERRUPTIBLY))
        && method.getEnclosingElement().toString().equals(RUNTIME);
  }

  /** The statement that limits the wait of a labelled one; null where none stands before it. */
  public static TreePath before(BoundModule module, TreePath label) {
    List<? extends StatementTree> siblings = Siblings.of(label);
    int index = siblings == null ? 0 : siblings.indexOf(label.getLeaf());
    if (index > 0
        && siblings.get(index - 1) instanceof ExpressionStatementTree statement
        && statement.getExpression() instanceof MethodInvocationTree call) {
      TreePath path = new TreePath(label.getParentPath(), statement);
      return isLimit(module.element(new TreePath(path, call))) ? path : null;
    }
    return null;
  }

  /** Whether interrupts end the wait of which a statement was found. */
  public static boolean isInterruptible(BoundModule module, TreePath limit) {
    MethodInvocationTree call =
        (MethodInvocationTree) ((ExpressionStatementTree) limit.getLeaf()).getExpression();
    return module.element(new TreePath(limit, call)).getSimpleName().contentEquals(INTERRUPTIBLY);
  }
}
