package org.ajws.processor.model;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import org.ajws.processor.source.BoundModule;

/**
 * Whether evaluating an expression may change anything, so that a loop bound may be read once.
 * Calls are followed through the module's sources; of the JDK, methods named like accessors of
 * sizes and pure functions are known.
 */
public final class SideEffects {
  private static final Set<String> PURE_NAMES =
      Set.of("size", "length", "intValue", "longValue", "get", "charAt", "isEmpty", "capacity");
  private static final Set<String> PURE_TYPES =
      Set.of("java.lang.Math", "java.lang.StrictMath", "java.lang.Integer", "java.lang.Long");

  private final BoundModule module;

  /** Asks about expressions of a module. */
  public SideEffects(BoundModule module) {
    this.module = module;
  }

  /** Whether the expression may have a side effect. */
  public boolean has(TreePath expression) {
    return has(expression, new HashSet<>());
  }

  private boolean has(TreePath expression, Set<Element> followed) {
    Boolean found =
        new TreePathScanner<Boolean, Void>() {
          @Override
          public Boolean visitAssignment(AssignmentTree tree, Void p) {
            return true;
          }

          @Override
          public Boolean visitCompoundAssignment(CompoundAssignmentTree tree, Void p) {
            return true;
          }

          @Override
          public Boolean visitUnary(UnaryTree tree, Void p) {
            return switch (tree.getKind()) {
              case POSTFIX_DECREMENT, POSTFIX_INCREMENT, PREFIX_DECREMENT, PREFIX_INCREMENT -> true;
              default -> super.visitUnary(tree, p);
            };
          }

          @Override
          public Boolean visitNewClass(NewClassTree tree, Void p) {
            return true;
          }

          @Override
          public Boolean visitLambdaExpression(LambdaExpressionTree tree, Void p) {
            return false; // making a lambda runs nothing
          }

          @Override
          public Boolean visitMethodInvocation(MethodInvocationTree tree, Void p) {
            return reduce(
                callHas(module.element(getCurrentPath()), followed),
                super.visitMethodInvocation(tree, p));
          }

          @Override
          public Boolean reduce(Boolean a, Boolean b) {
            return Boolean.TRUE.equals(a) || Boolean.TRUE.equals(b);
          }
        }.scan(expression, null);
    return Boolean.TRUE.equals(found);
  }

  private boolean callHas(Element callee, Set<Element> followed) {
    if (!(callee instanceof ExecutableElement)) {
      return true;
    }
    TreePath declaration = module.declaration(callee);
    if (declaration == null) {
      String owner = callee.getEnclosingElement().toString();
      boolean jdk = owner.startsWith("java.");
      return !(jdk
          && (PURE_TYPES.contains(owner)
              || PURE_NAMES.contains(callee.getSimpleName().toString())));
    }
    Tree body = ((com.sun.source.tree.MethodTree) declaration.getLeaf()).getBody();
    if (body == null || !followed.add(callee)) {
      return body == null;
    }
    Boolean onlyReturns =
        body instanceof com.sun.source.tree.BlockTree b
            && b.getStatements().size() == 1
            && b.getStatements().get(0) instanceof ReturnTree;
    return !onlyReturns || has(new TreePath(declaration, body), followed);
  }
}
