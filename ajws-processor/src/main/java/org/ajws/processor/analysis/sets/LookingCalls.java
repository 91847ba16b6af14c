package org.ajws.processor.analysis.sets;

import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import javax.lang.model.element.ExecutableElement;
import org.ajws.processor.program.library.LibraryTable;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.source.BoundModule;

/** Methods of the JDK that only look: the table {@code looking-calls.txt}. */
public final class LookingCalls {
  private static final String TABLE = "looking-calls.txt";

  private final BoundModule module;
  private final LibraryTable table;

  /** Reads the table. */
  public LookingCalls(BoundModule module) {
    this.module = module;
    this.table = new LibraryTable(module, LookingCalls.class, TABLE);
  }

  /** Whether a method is one, by the table or since its object never changes. */
  public boolean isOne(ExecutableElement method) {
    return table.of(method) != null
        || (module.declaration(method) == null
            && SetDeclarations.isImmutable(method.getEnclosingElement().asType()));
  }

  /** Whether a use of a variable is nothing but such a call on it. */
  public boolean isOnlyLookedAt(TreePath use) {
    TreePath select = use.getParentPath();
    TreePath call = select.getParentPath();
    return select.getLeaf() instanceof MemberSelectTree s
        && s.getExpression() == use.getLeaf()
        && call.getLeaf() instanceof MethodInvocationTree m
        && m.getMethodSelect() == s
        && module.element(call) instanceof ExecutableElement method
        && SetDeclarations.isImmutable(method.getReturnType())
        && isOne(method);
  }
}
