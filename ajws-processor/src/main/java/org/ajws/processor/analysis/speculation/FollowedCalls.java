package org.ajws.processor.analysis.speculation;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.source.BoundModule;

/** Which calls the claims of a loop follow. */
final class FollowedCalls {
  private final BoundModule module;
  private final ParallelLoop loop;

  FollowedCalls(BoundModule module, ParallelLoop loop) {
    this.module = module;
    this.loop = loop;
  }

  /** Whether a method never throws. */
  static boolean isHarmless(ExecutableElement method) {
    String name = method.getSimpleName().toString();
    return method.getEnclosingElement().toString().equals("java.lang.Math")
        && !name.matches("(floor|ceil).*(Div|Mod).*|.*Exact|clamp|random");
  }

  /** Why the claims do not follow a call that is made in a scope; null where they do. */
  String whyNot(TreePath call, ExecutableElement method, RangeScope caller) {
    if (TwinMethods.canBeOverridden(method)) {
      return "may be overridden";
    }
    if (method.isVarArgs()) {
      return "takes any number of arguments";
    }
    Tree body = ((MethodTree) module.declaration(method).getLeaf()).getBody();
    for (RangeScope at = caller; at != null; at = at.caller) {
      if (at.code.getLeaf() == body) {
        return "calls itself";
      }
    }
    if (!topLevel(method).equals(topLevel(type()))) {
      return "belongs to another class";
    }
    boolean isStatic = method.getModifiers().contains(Modifier.STATIC);
    ExpressionTree select = ((MethodInvocationTree) call.getLeaf()).getMethodSelect();
    boolean onThis =
        select instanceof IdentifierTree
            || select instanceof MemberSelectTree m && m.getExpression().toString().equals("this");
    if (!isStatic && !(onThis && method.getEnclosingElement().equals(type()))) {
      return "is called on another object";
    }
    return null;
  }

  /** The class that the loop stands in. */
  TypeElement type() {
    return (TypeElement) module.element(classOf(loop.path()));
  }

  private static TreePath classOf(TreePath path) {
    TreePath at = path;
    while (!(at.getLeaf() instanceof ClassTree)) {
      at = at.getParentPath();
    }
    return at;
  }

  private static Element topLevel(Element element) {
    Element at = element;
    while (!(at.getEnclosingElement() instanceof PackageElement)) {
      at = at.getEnclosingElement();
    }
    return at;
  }
}
