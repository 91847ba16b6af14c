package org.ajws.processor.analysis.speculation;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.BoundModule;

/**
 * Whether an initialiser that has no other effect may throw. What the first use of a class throws
 * no other one does, so that use has to be the first one in order, too.
 */
final class InitialiserFailures extends TreePathScanner<Void, Void> {
  private final BoundModule module;
  private final Set<Element> seen;
  private boolean found;

  private InitialiserFailures(BoundModule module, Set<Element> seen) {
    this.module = module;
    this.seen = seen;
  }

  /** Whether an expression may throw, but for errors of the machine. */
  static boolean arePossible(BoundModule module, TreePath expression) {
    return arePossible(module, expression, new HashSet<>());
  }

  private static boolean arePossible(BoundModule module, TreePath code, Set<Element> seen) {
    InitialiserFailures failures = new InitialiserFailures(module, seen);
    failures.scan(code, null);
    return failures.found;
  }

  private Void mayThrow() {
    found = true;
    return null;
  }

  private TypeMirror type(Tree part) {
    return module.type(new TreePath(getCurrentPath(), part));
  }

  @Override
  public Void scan(Tree tree, Void p) {
    return found ? null : super.scan(tree, p);
  }

  @Override
  public Void visitThrow(ThrowTree tree, Void p) {
    return mayThrow();
  }

  @Override
  public Void visitArrayAccess(ArrayAccessTree tree, Void p) {
    return mayThrow();
  }

  @Override
  public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
    return null;
  }

  @Override
  public Void visitBinary(BinaryTree tree, Void p) {
    boolean divides = tree.getKind() == Tree.Kind.DIVIDE || tree.getKind() == Tree.Kind.REMAINDER;
    TypeMirror type = module.type(getCurrentPath());
    boolean floating = type.getKind() == TypeKind.DOUBLE || type.getKind() == TypeKind.FLOAT;
    return divides && !floating ? mayThrow() : super.visitBinary(tree, p);
  }

  @Override
  public Void visitTypeCast(TypeCastTree tree, Void p) {
    boolean numbers =
        type(tree.getType()).getKind().isPrimitive()
            && type(tree.getExpression()).getKind().isPrimitive();
    return numbers ? scan(tree.getExpression(), p) : mayThrow();
  }

  @Override
  public Void visitNewArray(NewArrayTree tree, Void p) {
    for (ExpressionTree length : tree.getDimensions()) {
      if (!isLength(new TreePath(getCurrentPath(), length))) {
        return mayThrow();
      }
    }
    return scan(tree.getInitializers(), p);
  }

  /** A literal, or the name of a constant, that is not negative. */
  private boolean isLength(TreePath length) {
    if (length.getLeaf().getKind() == Tree.Kind.INT_LITERAL) {
      return true;
    }
    return module.element(length) instanceof VariableElement v
        && v.getConstantValue() instanceof Integer n
        && n >= 0;
  }

  /** {@code length} of an array that may be null, or a field of an object that may be. */
  @Override
  public Void visitMemberSelect(MemberSelectTree tree, Void p) {
    boolean isThis = tree.getExpression().toString().equals("this");
    boolean isStatic =
        !(module.element(getCurrentPath()) instanceof VariableElement v)
            || v.getModifiers().contains(Modifier.STATIC);
    return isThis || isStatic ? null : mayThrow();
  }

  @Override
  public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
    if (!(module.element(getCurrentPath()) instanceof ExecutableElement method)) {
      return mayThrow();
    }
    if (TwinConstructors.isExplicit(tree)) {
      ofConstructor(method);
      return scan(tree.getArguments(), p);
    }
    boolean isMath =
        method.getEnclosingElement().toString().equals("java.lang.Math")
            && method.getReturnType().getKind() == TypeKind.DOUBLE;
    return isMath ? scan(tree.getArguments(), p) : mayThrow();
  }

  @Override
  public Void visitNewClass(NewClassTree tree, Void p) {
    if (!(module.element(getCurrentPath()) instanceof ExecutableElement constructor)
        || tree.getEnclosingExpression() != null) {
      return mayThrow();
    }
    ofConstructor(constructor);
    return scan(tree.getArguments(), p);
  }

  private void ofConstructor(ExecutableElement constructor) {
    TypeElement type = (TypeElement) constructor.getEnclosingElement();
    String name = type.getQualifiedName().toString();
    TreePath declared = module.declaration(type);
    if (declared == null) {
      found |= !Set.of("java.lang.Object", "java.lang.Enum", "java.lang.Record").contains(name);
      return;
    }
    TreePath path = module.declaration(constructor);
    if (path != null && path.getLeaf() instanceof MethodTree m && seen.add(constructor)) {
      found |= arePossible(module, new TreePath(path, m.getBody()), seen);
    }
    if (seen.add(type)) {
      for (Tree member : ((ClassTree) declared.getLeaf()).getMembers()) {
        boolean initialises =
            member instanceof BlockTree b && !b.isStatic()
                || member instanceof VariableTree v
                    && !v.getModifiers().getFlags().contains(Modifier.STATIC);
        if (initialises) {
          found |= arePossible(module, new TreePath(declared, member), seen);
        }
      }
    }
  }
}
