package org.ajws.processor.analysis.locks;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.source.BoundModule;

/**
 * Of which classes the program itself uses the monitors of objects: by {@code synchronized}, {@code
 * wait}, {@code notify}, {@code Thread.holdsLock}, in whichever file; and those of which code that
 * is not seen may use them, since it is given them. An expression may give an object of each class
 * that its type allows, unless it is a final variable of a new object.
 */
final class UserMonitors {
  private static final Set<String> OF_OBJECT = Set.of("wait", "notify", "notifyAll");
  private static final String HOLDS = "holdsLock(java.lang.Object)";

  /** An object that is locked. */
  private record Used(TypeMirror type, boolean isExact) {}

  private final BoundModule module;
  private final UnseenCode unseen;

  /** Whether files that nobody names use monitors, of which types cannot be told. */
  private final boolean isUnreadUsed;

  private final List<Used> used = new ArrayList<>();

  UserMonitors(BoundModule module) {
    this.module = module;
    this.unseen = new UnseenCode(module);
    this.isUnreadUsed = module.unread().stream().anyMatch(UnreadMonitors::areIn);
    if (!isUnreadUsed) {
      module.units().forEach(this::collect);
    }
  }

  private void collect(CompilationUnitTree unit) {
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitSynchronized(SynchronizedTree tree, Void p) {
        add(new TreePath(getCurrentPath(), tree.getExpression()));
        return super.visitSynchronized(tree, p);
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        Element called = module.element(getCurrentPath());
        if (isOfMonitor(called)) {
          TreePath method = new TreePath(getCurrentPath(), tree.getMethodSelect());
          if (tree.getMethodSelect() instanceof MemberSelectTree select) {
            add(new TreePath(method, select.getExpression()));
          } else {
            addThis(getCurrentPath());
          }
        } else if (called != null && called.toString().equals(HOLDS)) {
          add(new TreePath(getCurrentPath(), tree.getArguments().get(0)));
        } else {
          handOut(called, tree.getArguments(), getCurrentPath());
        }
        return super.visitMethodInvocation(tree, p);
      }

      @Override
      public Void visitNewClass(NewClassTree tree, Void p) {
        handOut(module.element(getCurrentPath()), tree.getArguments(), getCurrentPath());
        return super.visitNewClass(tree, p);
      }

      @Override
      public Void visitMemberReference(MemberReferenceTree tree, Void p) {
        Element named = module.element(getCurrentPath());
        if (isOfMonitor(named)) {
          add(new TreePath(getCurrentPath(), tree.getQualifierExpression()));
        } else if (named instanceof ExecutableElement callee && unseen.mayLock(callee)) {
          callee.getParameters().forEach(parameter -> handOut(parameter.asType()));
        }
        return super.visitMemberReference(tree, p);
      }
    }.scan(unit, null);
  }

  /** What code that is not seen is given it may lock. */
  private void handOut(Element called, List<? extends ExpressionTree> arguments, TreePath call) {
    if (!arguments.isEmpty() && called instanceof ExecutableElement c && unseen.mayLock(c)) {
      arguments.forEach(a -> handOut(module.type(new TreePath(call, a))));
    }
  }

  private void handOut(TypeMirror type) {
    if (type instanceof ArrayType array) {
      handOut(array.getComponentType());
    } else if (type instanceof WildcardType wildcard) {
      handOut(wildcard.getExtendsBound());
    } else if (type instanceof DeclaredType || type instanceof TypeVariable) {
      used.add(new Used(type, false));
      if (type instanceof DeclaredType declared) {
        declared.getTypeArguments().forEach(this::handOut);
      }
    }
  }

  private static boolean isOfMonitor(Element method) {
    return method != null
        && OF_OBJECT.contains(method.getSimpleName().toString())
        && method.getEnclosingElement() instanceof TypeElement type
        && type.getQualifiedName().contentEquals("java.lang.Object");
  }

  private void add(TreePath expression) {
    ExpressionTree tree = BoundModule.withoutParentheses((ExpressionTree) expression.getLeaf());
    TreePath path = new TreePath(expression, tree);
    TypeMirror made = madeFor(module.element(path));
    used.add(made != null ? new Used(made, true) : new Used(module.type(path), false));
  }

  /** The type of the new object that a final variable always has; null where it may have others. */
  private TypeMirror madeFor(Element variable) {
    if (!(variable instanceof VariableElement)
        || !variable.getModifiers().contains(Modifier.FINAL)) {
      return null;
    }
    TreePath declaration = module.declaration(variable);
    return declaration != null
            && declaration.getLeaf() instanceof VariableTree tree
            && (tree.getInitializer() instanceof NewClassTree
                || tree.getInitializer() instanceof NewArrayTree)
        ? module.type(new TreePath(declaration, tree.getInitializer()))
        : null;
  }

  private void addThis(TreePath call) {
    TreePath at = call;
    while (!(at.getLeaf() instanceof ClassTree)) {
      at = at.getParentPath();
    }
    if (module.element(at) instanceof TypeElement type) {
      used.add(new Used(type.asType(), false));
    }
  }

  /**
   * Whether the program may use the monitors of a class's objects; also where a superclass is not
   * seen, which may do so.
   *
   * @param type without subclasses
   */
  boolean mayBeOf(TypeElement type) {
    if (isUnreadUsed) {
      return true;
    }
    TypeMirror own = module.types().erasure(type.asType());
    for (Used use : used) {
      if (use.type() == null || use.type().getKind() == TypeKind.ERROR) {
        return true;
      }
      TypeMirror locked = module.types().erasure(use.type());
      if (use.isExact()
          ? module.types().isSameType(own, locked)
          : module.types().isSubtype(own, locked)) {
        return true;
      }
    }
    for (TypeElement t = type; !isObject(t); t = SetDeclarations.superclass(t)) {
      boolean seen = module.declaration(t) != null;
      if (!seen
          || unseen.isInherited(t)
          || ElementFilter.methodsIn(t.getEnclosedElements()).stream()
              .map(Element::getModifiers)
              .anyMatch(m -> m.contains(Modifier.SYNCHRONIZED) && !m.contains(Modifier.STATIC))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isObject(TypeElement type) {
    return type.getQualifiedName().contentEquals("java.lang.Object");
  }
}
