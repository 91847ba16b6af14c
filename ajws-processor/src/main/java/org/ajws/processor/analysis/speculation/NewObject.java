package org.ajws.processor.analysis.speculation;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.util.TreePath;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.source.BoundModule;

/**
 * The object that the twin of a constructor makes: which of its fields are accessed as they stand.
 * No other thread has the object before the chunk commits.
 *
 * @param handedOut whether other code of the chunk may access its fields, tracked, before the
 *     constructor ends; then only final fields are written as they stand
 */
record NewObject(BoundModule module, ExecutableElement constructor, boolean handedOut) {
  /** Whether a read of a field needs no tracking. */
  boolean readsAsItStands(VariableElement field, TreePath name) {
    return !handedOut && isOwn(field, name);
  }

  /** Whether a write to a field needs no tracking. */
  boolean writesAsItStands(VariableElement field, TreePath name) {
    return (!handedOut || field.getModifiers().contains(Modifier.FINAL)) && isOwn(field, name);
  }

  /** Whether a field is one of the new object, by its name alone or by {@code this}. */
  private boolean isOwn(VariableElement field, TreePath name) {
    boolean byThis =
        name.getLeaf() instanceof IdentifierTree
            || name.getLeaf() instanceof MemberSelectTree select
                && select.getExpression().toString().equals("this");
    return byThis
        && !field.getModifiers().contains(Modifier.STATIC)
        && innermost(name).equals(constructor.getEnclosingElement())
        && isMember(field);
  }

  private TypeElement innermost(TreePath name) {
    TreePath at = name;
    while (!(at.getLeaf() instanceof ClassTree)) {
      at = at.getParentPath();
    }
    return (TypeElement) module.element(at);
  }

  private boolean isMember(VariableElement field) {
    return module
        .types()
        .isSubtype(
            module.types().erasure(constructor.getEnclosingElement().asType()),
            module.types().erasure(field.getEnclosingElement().asType()));
  }
}
