package org.ajws.processor.analysis.effects;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.flow.CallGraph;
import org.ajws.processor.source.BoundModule;

/**
 * Which parameters and locals hold a function that code calls, or hands to methods that call it,
 * and does nothing else with: what the function does is done there, under the locks that are held
 * there, and nowhere else.
 */
final class OnlyCalled {
  /** So many methods are followed that hand on what they are given. */
  private static final int MAX_DEPTH = 16;

  private final BoundModule module;
  private final CallGraph calls;
  private final Map<VariableElement, Boolean> known = new HashMap<>();
  private int depth;

  OnlyCalled(BoundModule module, CallGraph calls) {
    this.module = module;
    this.calls = calls;
  }

  /** Whether a method, which is the one that is called, only calls what it is given there. */
  boolean isGiven(ExecutableElement method, int parameter) {
    int last = method.getParameters().size() - 1;
    TreePath body = calls.body(method);
    return body != null
        && parameter <= last
        && !(method.isVarArgs() && parameter == last)
        && isHeld(method.getParameters().get(parameter), body);
  }

  /** Whether all that a piece of code does with what a variable holds is to call it. */
  boolean isHeld(VariableElement variable, TreePath code) {
    if (depth == MAX_DEPTH) {
      return false;
    }
    Boolean before = known.putIfAbsent(variable, false); // who hands it to himself may keep it
    if (before != null) {
      return before;
    }
    depth++;
    boolean[] only = {true};
    new TreePathScanner<Void, Void>() {
      private int inside;

      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        if (tree.getName().equals(variable.getSimpleName())
            && variable.equals(module.element(getCurrentPath()))) {
          only[0] &= inside == 0 && (isCalled(getCurrentPath()) || isHanded(getCurrentPath()));
        }
        return null;
      }

      @Override
      public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
        return inside(() -> super.visitLambdaExpression(tree, p));
      }

      @Override
      public Void visitClass(ClassTree tree, Void p) {
        return inside(() -> super.visitClass(tree, p));
      }

      private Void inside(Runnable part) {
        inside++;
        part.run();
        inside--;
        return null;
      }
    }.scan(code, null);
    depth--;
    known.put(variable, only[0]);
    return only[0];
  }

  /** {@code f.run()}. */
  private boolean isCalled(TreePath use) {
    TreePath through = use.getParentPath();
    return through.getLeaf() instanceof MemberSelectTree
        && through.getParentPath().getLeaf() instanceof MethodInvocationTree
        && module.element(through) instanceof ExecutableElement method
        && method.getModifiers().contains(Modifier.ABSTRACT);
  }

  /** {@code underLock(f)}, where that method calls it in turn. */
  private boolean isHanded(TreePath use) {
    Tree parent = use.getParentPath().getLeaf();
    return parent instanceof MethodInvocationTree call
        && module.element(use.getParentPath()) instanceof ExecutableElement method
        && calls.overriders(method).isEmpty()
        && isGiven(method, call.getArguments().indexOf(use.getLeaf()));
  }
}
