package org.ajws.processor.plan.frames;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.VariableElement;

/** Where the locals of a method are used, and what captures or assigns them. */
final class LocalUses {
  private final Method method;
  private final Map<VariableElement, List<Integer>> uses = new HashMap<>();

  LocalUses(Method method) {
    this.method = method;
    find();
  }

  private void find() {
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        VariableElement v = method.locals().variable(tree);
        if (v != null) {
          uses.computeIfAbsent(v, k -> new ArrayList<>()).add(method.start(tree));
        }
        return null;
      }
    }.scan(method.tree(), null);
  }

  /** Whether a tree uses a local. */
  boolean areIn(Tree tree, VariableElement variable) {
    return isUsedWithin(variable, method.start(tree), method.end(tree));
  }

  /** Whether a local is used in a part of the text. */
  boolean isUsedWithin(VariableElement variable, int from, int to) {
    return uses.getOrDefault(variable, List.of()).stream().anyMatch(u -> u >= from && u < to);
  }

  /**
   * Refuses a hoisted pattern variable that a lambda, a class, an opaque part or a guard uses: for
   * the compiler it is not effectively final.
   */
  void requireNoCapture(VariableElement v) throws Unsupported {
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      private int inside;

      @Override
      public Void scan(Tree tree, Void p) {
        boolean captures =
            tree instanceof LambdaExpressionTree
                || tree instanceof ClassTree
                || (tree != null && method.isOpaque().test(tree));
        inside += captures ? 1 : 0;
        super.scan(tree, p);
        inside -= captures ? 1 : 0;
        return null;
      }

      @Override
      public Void visitCase(CaseTree tree, Void p) {
        inside++;
        scan(Bindings.guard(tree), p);
        inside--;
        return super.visitCase(tree, p);
      }

      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        found[0] |= inside > 0 && v.equals(method.locals().variable(tree));
        return null;
      }
    }.scan(method.tree(), null);
    if (found[0]) {
      throw new Unsupported(
          "a pattern variable of an expression with a spawning call, captured by a lambda, class,"
              + " loop or guard");
    }
  }

  /** Whether a lambda or class in code captures a local that each round of a loop has anew. */
  boolean capturesOfLoop(Tree code, Set<VariableElement> frameLocals) {
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      private int functions;

      @Override
      public Void scan(Tree tree, Void p) {
        boolean function = tree instanceof LambdaExpressionTree || tree instanceof ClassTree;
        functions += function ? 1 : 0;
        super.scan(tree, p);
        functions -= function ? 1 : 0;
        return null;
      }

      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        VariableElement v = method.locals().variable(tree);
        found[0] |= functions > 0 && v != null && frameLocals.contains(v) && isInLoop(v);
        return null;
      }
    }.scan(code, null);
    return found[0];
  }

  private boolean isInLoop(VariableElement v) {
    TreePath up = method.locals().declaration(v);
    while (up.getLeaf() != method.tree() && !JumpTargets.isLoop(up.getLeaf())) {
      up = up.getParentPath();
    }
    return up.getLeaf() != method.tree();
  }

  /** Whether a local may be declared without a value. */
  boolean startsEmpty(VariableElement v) {
    Tree parent = method.locals().declaration(v).getParentPath().getLeaf();
    return v.getKind() == ElementKind.LOCAL_VARIABLE
        && (((VariableTree) declaration(v)).getInitializer() == null
            || parent instanceof CaseTree) // the cases behind have it without its initialiser
        && !(parent instanceof EnhancedForLoopTree);
  }

  Tree declaration(VariableElement v) {
    return method.locals().declaration(v).getLeaf();
  }

  /** Whether a local is used at an offset or later in the text. */
  boolean isUsedFrom(VariableElement v, int offset) {
    return uses.getOrDefault(v, List.of()).stream().anyMatch(u -> u >= offset);
  }

  /** Whether a pattern variable that a statement declares is used behind it. */
  boolean isUsedBehind(Tree statement, VariableTree binding) {
    VariableElement v = (VariableElement) method.module().element(method.path(binding));
    return isUsedFrom(v, method.end(statement));
  }
}
