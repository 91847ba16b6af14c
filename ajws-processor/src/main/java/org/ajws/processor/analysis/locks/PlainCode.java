package org.ajws.processor.analysis.locks;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.BoundModule;

/**
 * Recognises code of which every step is known: nothing in it can run code that is not seen, and so
 * come back to the object whose unit it is. What is not listed is not plain.
 */
final class PlainCode {
  private static final Set<Tree.Kind> ALLOWED =
      EnumSet.of(
          Tree.Kind.BLOCK,
          Tree.Kind.EMPTY_STATEMENT,
          Tree.Kind.EXPRESSION_STATEMENT,
          Tree.Kind.RETURN,
          Tree.Kind.IF,
          Tree.Kind.VARIABLE,
          Tree.Kind.FOR_LOOP,
          Tree.Kind.WHILE_LOOP,
          Tree.Kind.DO_WHILE_LOOP,
          Tree.Kind.BREAK,
          Tree.Kind.CONTINUE,
          Tree.Kind.THROW,
          Tree.Kind.PARENTHESIZED,
          Tree.Kind.CONDITIONAL_EXPRESSION,
          Tree.Kind.TYPE_CAST,
          Tree.Kind.INSTANCE_OF,
          Tree.Kind.IDENTIFIER,
          Tree.Kind.MEMBER_SELECT,
          Tree.Kind.ARRAY_ACCESS,
          Tree.Kind.ASSIGNMENT,
          Tree.Kind.METHOD_INVOCATION,
          Tree.Kind.NEW_CLASS);

  /** Classes whose methods, given numbers and strings, run no code of others. */
  private static final Set<String> PURE =
      Set.of(
          "java.lang.Math",
          "java.lang.StrictMath",
          "java.lang.Boolean",
          "java.lang.Byte",
          "java.lang.Character",
          "java.lang.Double",
          "java.lang.Float",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Short",
          "java.lang.String");

  private final BoundModule module;

  PlainCode(BoundModule module) {
    this.module = module;
  }

  /**
   * The first thing in code that is not plain.
   *
   * @param allowed calls that are judged elsewhere
   * @return what it is, in the user's words; null if all is plain
   */
  String notPlain(TreePath code, Predicate<TreePath> allowed) {
    String[] found = {null};
    new TreePathScanner<Void, Void>() {
      @Override
      public Void scan(Tree tree, Void p) {
        if (tree == null || found[0] != null) {
          return null;
        }
        if (!isAllowed(tree)) {
          reject(tree);
          return null;
        }
        return super.scan(tree, p);
      }

      private void reject(Tree tree) {
        String text = tree.toString().strip().lines().findFirst().orElse("");
        found[0] = text.length() > 40 ? text.substring(0, 40) + "…" : text;
      }

      @Override
      public Void visitVariable(VariableTree tree, Void p) {
        return scan(tree.getInitializer(), p);
      }

      @Override
      public Void visitTypeCast(TypeCastTree tree, Void p) {
        return scan(tree.getExpression(), p);
      }

      @Override
      public Void visitInstanceOf(InstanceOfTree tree, Void p) {
        if (tree.getPattern() != null) {
          reject(tree);
        }
        return scan(tree.getExpression(), p);
      }

      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        checkName(tree);
        return null;
      }

      @Override
      public Void visitMemberSelect(MemberSelectTree tree, Void p) {
        checkName(tree);
        return super.visitMemberSelect(tree, p);
      }

      private void checkName(Tree tree) {
        // A static field of another class may run that class's initialiser.
        if (module.element(getCurrentPath()) instanceof VariableElement field
            && field.getKind().isField()
            && field.getModifiers().contains(Modifier.STATIC)
            && field.getConstantValue() == null
            && !isAround(field.getEnclosingElement(), getCurrentPath())) {
          reject(tree);
        }
      }

      @Override
      public Void visitBinary(BinaryTree tree, Void p) {
        if (isString(module.type(getCurrentPath()))
            && !(prints(tree.getLeftOperand()) && prints(tree.getRightOperand()))) {
          reject(tree);
        }
        return super.visitBinary(tree, p);
      }

      @Override
      public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void p) {
        if (isString(module.type(getCurrentPath())) && !prints(tree.getExpression())) {
          reject(tree);
        }
        return super.visitCompoundAssignment(tree, p);
      }

      private boolean prints(ExpressionTree tree) {
        return isValue(module.type(new TreePath(getCurrentPath(), tree)));
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        if (allowed.test(getCurrentPath())) {
          if (tree.getMethodSelect() instanceof MemberSelectTree select) {
            scan(select.getExpression(), p);
          }
          return scan(tree.getArguments(), p);
        }
        Element callee = module.element(getCurrentPath());
        boolean pure =
            callee instanceof ExecutableElement
                && callee.getEnclosingElement() instanceof TypeElement owner
                && PURE.contains(owner.getQualifiedName().toString())
                && tree.getArguments().stream().allMatch(this::prints);
        if (!pure) {
          reject(tree);
          return null;
        }
        return super.visitMethodInvocation(tree, p);
      }

      @Override
      public Void visitNewClass(NewClassTree tree, Void p) {
        boolean exception =
            tree.getClassBody() == null
                && tree.getEnclosingExpression() == null
                && isExceptionOfJava(module.type(getCurrentPath()))
                && tree.getArguments().stream().allMatch(this::prints);
        if (!exception) {
          reject(tree);
        }
        return scan(tree.getArguments(), p);
      }
    }.scan(code, null);
    return found[0];
  }

  private static boolean isAllowed(Tree tree) {
    return ALLOWED.contains(tree.getKind())
        || tree instanceof BinaryTree
        || tree instanceof CompoundAssignmentTree
        || tree instanceof UnaryTree
        || tree instanceof LiteralTree;
  }

  /** Whether a class is the one around a place, or around that. */
  private boolean isAround(Element type, TreePath place) {
    for (TreePath p = place; p != null; p = p.getParentPath()) {
      if (p.getLeaf() instanceof ClassTree && type.equals(module.element(p))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isString(TypeMirror type) {
    return type instanceof DeclaredType d
        && ((TypeElement) d.asElement()).getQualifiedName().contentEquals("java.lang.String");
  }

  /** A number, a truth value, a string or null: turning it into a string runs no other code. */
  private static boolean isValue(TypeMirror type) {
    return type != null
        && (type.getKind().isPrimitive()
            || type.getKind() == TypeKind.NULL
            || type instanceof DeclaredType d
                && PURE.contains(((TypeElement) d.asElement()).getQualifiedName().toString()));
  }

  private static boolean isExceptionOfJava(TypeMirror type) {
    return type instanceof DeclaredType d
        && d.asElement().getKind() == ElementKind.CLASS
        && ((TypeElement) d.asElement())
            .getQualifiedName()
            .toString()
            .matches("java\\.(lang|util)\\.\\w+(Exception|Error)");
  }

  /** Whether an expression can be evaluated earlier, or twice: a literal, a local, a constant. */
  boolean isConstantOrLocal(TreePath expression) {
    ExpressionTree tree = BoundModule.withoutParentheses((ExpressionTree) expression.getLeaf());
    if (tree instanceof LiteralTree) {
      return true;
    }
    if (tree instanceof UnaryTree unary && tree.getKind() == Tree.Kind.UNARY_MINUS) {
      return unary.getExpression() instanceof LiteralTree;
    }
    return (tree instanceof IdentifierTree || tree instanceof MemberSelectTree)
        && module.element(TreePath.getPath(expression, tree)) instanceof VariableElement variable
        && (!variable.getKind().isField() || variable.getConstantValue() != null);
  }
}
