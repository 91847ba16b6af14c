package org.ajws.processor.analysis.alias;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.source.BoundModule;

/**
 * Tells of a {@code new} expression or lambda whose {@code this} encloses the object: the members
 * of the enclosing object that the object's methods touch are then those of that {@code this}.
 */
final class Origins {
  private final BoundModule module;
  private final SelfReference self;
  private final MethodBodies bodies;
  private final EnclosingObjects enclosing;

  Origins(BoundModule module) {
    this.module = module;
    this.self = new SelfReference(module);
    this.bodies = new MethodBodies(module);
    this.enclosing = new EnclosingObjects(module);
  }

  /** Where the object of an expression is made; null where the expression does not show it. */
  Origin of(TreePath path) {
    if (path.getLeaf() instanceof LambdaExpressionTree
        || path.getLeaf() instanceof MemberReferenceTree) {
      return new Origin(null, self.enclosing(path));
    }
    return path.getLeaf() instanceof NewClassTree tree ? of(path, tree) : null;
  }

  /**
   * Where the object of a final field is made by its declaration.
   *
   * @param level the class whose {@code this} has the field, where it is used
   */
  Origin of(VariableElement field, TypeElement level) {
    TreePath declaration = module.declaration(field);
    if (declaration == null
        || !(declaration.getLeaf() instanceof VariableTree variable)
        || variable.getInitializer() == null) {
      return null;
    }
    ExpressionTree value = BoundModule.withoutParentheses(variable.getInitializer());
    Origin found = of(new TreePath(declaration, value));
    return found == null || !field.getEnclosingElement().equals(found.outer())
        ? found
        : new Origin(found.type(), level);
  }

  /**
   * Where the object that a method gives is made, if every body that the module shows for it makes
   * it in one way: {@code iterator()}.
   *
   * @param level the class whose {@code this} the method is called on; null for another object
   */
  Origin ofResult(ExecutableElement method, TypeElement level) {
    return ofResult(method, level, new HashSet<>());
  }

  private Origin ofResult(
      ExecutableElement method, TypeElement level, Set<ExecutableElement> asked) {
    if (!asked.add(method) || method.getKind() != ElementKind.METHOD) {
      return null;
    }
    Origin found = null;
    for (ExecutableElement body : bodies.of(method)) {
      for (TreePath result : results(module.declaration(body))) {
        Origin one = ofValue(result, asked);
        if (one == null || found != null && !found.equals(one)) {
          return null;
        }
        found = one;
      }
    }
    return found == null || found.outer() == null
        ? found
        : new Origin(found.type(), found.outer().equals(owner(method)) ? level : null);
  }

  private Origin ofValue(TreePath result, Set<ExecutableElement> asked) {
    TreePath bare = FunctionFlow.withoutParentheses(result);
    if (bare.getLeaf() instanceof MethodInvocationTree call
        && module.element(bare) instanceof ExecutableElement callee
        && !callee.getModifiers().contains(Modifier.STATIC)) {
      TypeElement level = self.level(new TreePath(bare, call.getMethodSelect()), callee);
      return level == null ? null : ofResult(callee, level, asked);
    }
    return of(bare);
  }

  private static List<TreePath> results(TreePath method) {
    return method != null && ((MethodTree) method.getLeaf()).getBody() != null
        ? Returns.of(new TreePath(method, ((MethodTree) method.getLeaf()).getBody()))
        : List.of();
  }

  private static TypeElement owner(ExecutableElement method) {
    return (TypeElement) method.getEnclosingElement();
  }

  /** Where the object of a constructor reference is made: {@code Inner::new}. */
  Origin ofConstructorReference(TreePath reference, ExecutableElement constructor) {
    TypeElement made = owner(constructor);
    return hasKnownOuter(made) ? new Origin(made, implicitOuter(reference, made, null)) : null;
  }

  /**
   * What a constructor makes of its own object by {@code this(...)} or {@code super(...)}, with
   * what the called constructor sees as enclosing: nobody writes it, but for {@code
   * outer.super(...)}.
   */
  Origin ofConstructorCall(TreePath call, ExecutableElement constructor) {
    TypeElement here = self.enclosing(call);
    TypeElement made = owner(constructor);
    if (here == null || !enclosing.isInner(made)) {
      return null;
    }
    if (((MethodInvocationTree) call.getLeaf()).getMethodSelect() instanceof MemberSelectTree s) {
      TreePath outer = new TreePath(new TreePath(call, s), s.getExpression());
      return new Origin(made, self.ofReceiver(outer));
    }
    return new Origin(
        made,
        here.equals(made) ? EnclosingObjects.around(made) : enclosing.ofSuperclass(here, made));
  }

  private Origin of(TreePath path, NewClassTree tree) {
    Element made =
        tree.getClassBody() == null
            ? module.types().asElement(module.type(path))
            : module.element(new TreePath(path, tree.getClassBody()));
    return made instanceof TypeElement type ? new Origin(type, outer(path, tree, type)) : null;
  }

  private TypeElement outer(TreePath path, NewClassTree tree, TypeElement type) {
    if (!hasKnownOuter(type)) {
      return null;
    }
    if (tree.getEnclosingExpression() != null) {
      return tree.getClassBody() == null
          ? self.ofReceiver(new TreePath(path, tree.getEnclosingExpression()))
          : null;
    }
    return implicitOuter(path, type, tree.getClassBody());
  }

  /**
   * What encloses a new object where nobody writes it.
   *
   * @param body of an anonymous class: not around its own objects
   */
  private TypeElement implicitOuter(TreePath path, TypeElement type, Tree body) {
    TypeElement around = EnclosingObjects.around(type);
    boolean member = type.getNestingKind() == NestingKind.MEMBER;
    for (TreePath p = path; p != null; p = p.getParentPath()) {
      if (p.getLeaf() instanceof ClassTree
          && p.getLeaf() != body
          && module.element(p) instanceof TypeElement here
          && (here.equals(around) || member && enclosing.isSubtype(here, around))) {
        return here;
      }
    }
    return null;
  }

  private boolean hasKnownOuter(TypeElement type) {
    return EnclosingObjects.around(type) != null
        && enclosing.isInner(type)
        && !namesOuterOfSuper(type);
  }

  /** {@code other.super()}: what a superclass's methods see as enclosing is another object. */
  private boolean namesOuterOfSuper(TypeElement type) {
    for (TypeElement t = type; t != null; t = SetDeclarations.superclass(t)) {
      if (enclosing.namesOuter(t)) {
        return true;
      }
    }
    return false;
  }
}
