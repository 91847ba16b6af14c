package org.ajws.processor.analysis.alias;

import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import org.ajws.processor.source.BoundModule;

/** Calls that give a new array with the elements of another one. */
public final class ArrayCopies {
  private ArrayCopies() {}

  /**
   * The array that a call copies: {@code x.clone()}, {@code Arrays.copyOf(x, n)}, {@code
   * Arrays.copyOfRange(x, i, j)}; null for another call.
   */
  public static TreePath source(BoundModule module, TreePath call) {
    if (!(call.getLeaf() instanceof MethodInvocationTree tree)
        || !(module.element(call) instanceof ExecutableElement callee)) {
      return null;
    }
    String name = callee.getSimpleName().toString();
    if (name.equals("clone")
        && tree.getMethodSelect() instanceof MemberSelectTree select
        && tree.getArguments().isEmpty()) {
      TreePath array = new TreePath(new TreePath(call, select), select.getExpression());
      return module.type(array) instanceof ArrayType ? array : null;
    }
    boolean copies =
        (name.equals("copyOf") || name.equals("copyOfRange"))
            && ((TypeElement) callee.getEnclosingElement())
                .getQualifiedName()
                .contentEquals("java.util.Arrays");
    return copies ? new TreePath(call, tree.getArguments().get(0)) : null;
  }
}
