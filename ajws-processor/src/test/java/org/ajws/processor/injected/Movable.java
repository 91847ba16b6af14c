package org.ajws.processor.injected;

import com.sun.source.tree.BreakTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import org.ajws.processor.source.ConstructorCalls;

/** Which statements may become an async, and which locals an async's value. */
final class Movable {
  private final Trees trees;

  Movable(Trees trees) {
    this.trees = trees;
  }

  /**
   * Whether a statement can be an async that its finish waits for at once: it declares nothing for
   * those behind it, jumps nowhere, and assigns only locals of its own.
   */
  boolean isAsync(TreePath path) {
    return switch (path.getLeaf().getKind()) {
      case EXPRESSION_STATEMENT,
          IF,
          FOR_LOOP,
          ENHANCED_FOR_LOOP,
          WHILE_LOOP,
          DO_WHILE_LOOP,
          SYNCHRONIZED,
          TRY,
          BLOCK ->
          !ConstructorCalls.is(path.getLeaf()) && staysInside(path);
      default -> false;
    };
  }

  private boolean staysInside(TreePath path) {
    Set<Element> own = new HashSet<>();
    boolean[] leaves = new boolean[1];
    new Assignments() {
      private int functions;
      private int loops;

      @Override
      public Void scan(Tree tree, Void unused) {
        switch (tree == null ? Tree.Kind.OTHER : tree.getKind()) {
          case FOR_LOOP, ENHANCED_FOR_LOOP, WHILE_LOOP, DO_WHILE_LOOP -> {
            loops++;
            super.scan(tree, null);
            loops--;
          }
          default -> super.scan(tree, null);
        }
        return null;
      }

      @Override
      public Void visitClass(ClassTree tree, Void unused) {
        functions++;
        super.visitClass(tree, null);
        functions--;
        return null;
      }

      @Override
      public Void visitLambdaExpression(LambdaExpressionTree tree, Void unused) {
        functions++;
        super.visitLambdaExpression(tree, null);
        functions--;
        return null;
      }

      @Override
      public Void visitVariable(VariableTree tree, Void unused) {
        own.add(trees.getElement(getCurrentPath()));
        return super.visitVariable(tree, null);
      }

      @Override
      public Void visitReturn(ReturnTree tree, Void unused) {
        leaves[0] |= functions == 0;
        return super.visitReturn(tree, null);
      }

      @Override
      public Void visitYield(YieldTree tree, Void unused) {
        leaves[0] = true;
        return super.visitYield(tree, null);
      }

      @Override
      public Void visitBreak(BreakTree tree, Void unused) {
        leaves[0] |= tree.getLabel() != null || loops == 0;
        return super.visitBreak(tree, null);
      }

      @Override
      public Void visitContinue(ContinueTree tree, Void unused) {
        leaves[0] |= tree.getLabel() != null || loops == 0;
        return super.visitContinue(tree, null);
      }

      @Override
      public Void visitLabeledStatement(LabeledStatementTree tree, Void unused) {
        leaves[0] = true;
        return super.visitLabeledStatement(tree, null);
      }

      @Override
      void assigns(ExpressionTree target) {
        Element to = trees.getElement(new TreePath(getCurrentPath(), target));
        leaves[0] |= to == null || isVariableOfMethod(to) && !own.contains(to) || isFinal(to);
      }
    }.scan(path, null);
    return !leaves[0];
  }

  private static boolean isFinal(Element field) {
    return field.getModifiers().contains(Modifier.FINAL);
  }

  private static boolean isVariableOfMethod(Element to) {
    ElementKind kind = to.getKind();
    return kind != ElementKind.FIELD && kind != ElementKind.ENUM_CONSTANT;
  }

  /** Whether a declaration is that of a local with a value that nothing else assigns. */
  boolean isAsyncValue(TreePath path) {
    if (!(path.getLeaf() instanceof VariableTree local)
        || local.getName().isEmpty() // since Java 22
        || local.getInitializer() == null
        || !local.getModifiers().getAnnotations().isEmpty()) {
      return false;
    }
    Element element = trees.getElement(path);
    boolean[] assigned = new boolean[1];
    new Assignments() {
      @Override
      void assigns(ExpressionTree target) {
        assigned[0] |= element.equals(trees.getElement(new TreePath(getCurrentPath(), target)));
      }
    }.scan(path.getParentPath(), null);
    return !assigned[0] && isValueWithoutAssignments(path, local);
  }

  /** What the value assigns would be assigned by an async. */
  private boolean isValueWithoutAssignments(TreePath path, VariableTree local) {
    return staysInside(new TreePath(path, local.getInitializer()));
  }
}
