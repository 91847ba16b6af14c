package org.ajws.processor.program;

import com.sun.source.tree.AssertTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import org.ajws.processor.source.BoundModule;

/**
 * Whether running a piece of code may change anything. An assignment, an increment, a throw and a
 * {@code new} count; of calls, the question says which. Calls that nobody writes are those of
 * resources that are closed, of the iterators of the module's classes, and of their {@code
 * toString} in a text. Making a lambda runs nothing.
 */
public final class SideEffects {
  private static final Set<String> PURE_NAMES =
      Set.of("size", "length", "intValue", "longValue", "get", "charAt", "isEmpty", "capacity");
  private static final Set<String> PURE_TYPES =
      Set.of("java.lang.Math", "java.lang.StrictMath", "java.lang.Integer", "java.lang.Long");

  private final BoundModule module;

  /** Asks about the code of a module. */
  public SideEffects(BoundModule module) {
    this.module = module;
  }

  /**
   * Whether evaluating an expression may have a side effect, so that a loop bound may be read once.
   * Calls are followed through the module's sources; of the JDK, methods named like accessors of
   * sizes and pure functions are known.
   */
  public boolean has(TreePath expression) {
    return has(expression, new HashSet<>());
  }

  /** Whether code does anything at all: also any call, or a jump out of its method. */
  public boolean acts(TreePath code) {
    Boolean jumps =
        new Scanner(callee -> true) {
          @Override
          public Boolean visitReturn(ReturnTree tree, Void p) {
            return true;
          }
        }.scan(code, null);
    return Boolean.TRUE.equals(jumps);
  }

  private boolean has(TreePath expression, Set<Element> followed) {
    return Boolean.TRUE.equals(
        new Scanner(callee -> callHas(callee, followed)).scan(expression, null));
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
    BlockTree body = ((MethodTree) declaration.getLeaf()).getBody();
    if (body == null || !followed.add(callee)) {
      return body == null;
    }
    boolean onlyReturns =
        body.getStatements().size() == 1 && body.getStatements().get(0) instanceof ReturnTree;
    return !onlyReturns || has(new TreePath(declaration, body), followed);
  }

  private class Scanner extends TreePathScanner<Boolean, Void> {
    private final Predicate<Element> call;

    Scanner(Predicate<Element> call) {
      this.call = call;
    }

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
      return isIncrement(tree) ? Boolean.TRUE : super.visitUnary(tree, p);
    }

    @Override
    public Boolean visitNewClass(NewClassTree tree, Void p) {
      return true;
    }

    @Override
    public Boolean visitThrow(ThrowTree tree, Void p) {
      return true;
    }

    /** What an iterator does that is none of the JDK's, nobody knows; it may be the module's. */
    @Override
    public Boolean visitEnhancedForLoop(EnhancedForLoopTree tree, Void p) {
      TypeMirror type = module.type(new TreePath(getCurrentPath(), tree.getExpression()));
      boolean plain =
          type instanceof ArrayType
              || isOfLibrary(type) && module.isSubtype(type, "java.util.Collection");
      return plain ? super.visitEnhancedForLoop(tree, p) : Boolean.TRUE;
    }

    @Override
    public Boolean visitTry(TryTree tree, Void p) {
      return tree.getResources().isEmpty() ? super.visitTry(tree, p) : Boolean.TRUE;
    }

    @Override
    public Boolean visitAssert(AssertTree tree, Void p) {
      return true;
    }

    /** Whoever comes here waits. */
    @Override
    public Boolean visitSynchronized(SynchronizedTree tree, Void p) {
      return true;
    }

    @Override
    public Boolean visitBinary(BinaryTree tree, Void p) {
      boolean text =
          tree.getKind() == Tree.Kind.PLUS
              && (isText(tree.getLeftOperand()) || isText(tree.getRightOperand()));
      return text ? Boolean.TRUE : super.visitBinary(tree, p);
    }

    /**
     * Whether a text is made of an operand by a method that may do more: whose type is a variable,
     * an interface or {@code Object}, it may be an object of the module.
     */
    private boolean isText(Tree operand) {
      TypeMirror type = module.type(new TreePath(getCurrentPath(), operand));
      boolean object = type instanceof DeclaredType || type instanceof TypeVariable;
      return object && !isValue(type);
    }

    @Override
    public Boolean visitLambdaExpression(LambdaExpressionTree tree, Void p) {
      return false;
    }

    @Override
    public Boolean visitMethodInvocation(MethodInvocationTree tree, Void p) {
      return call.test(module.element(getCurrentPath()))
          ? Boolean.TRUE
          : super.visitMethodInvocation(tree, p);
    }

    @Override
    public Boolean reduce(Boolean a, Boolean b) {
      return Boolean.TRUE.equals(a) || Boolean.TRUE.equals(b);
    }
  }

  /** Whether objects of a type are the library's, and hold no others: texts, boxes. */
  private static boolean isValue(TypeMirror type) {
    return isOfLibrary(type)
        && ((DeclaredType) type).asElement() instanceof TypeElement element
        && (element.getKind() == ElementKind.ENUM
            || element.getModifiers().contains(Modifier.FINAL)
                && element.getTypeParameters().isEmpty());
  }

  private static boolean isOfLibrary(TypeMirror type) {
    return type instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement element
        && element.getQualifiedName().toString().startsWith("java.");
  }

  private static boolean isIncrement(Tree tree) {
    return switch (tree.getKind()) {
      case POSTFIX_DECREMENT, POSTFIX_INCREMENT, PREFIX_DECREMENT, PREFIX_INCREMENT -> true;
      default -> false;
    };
  }
}
