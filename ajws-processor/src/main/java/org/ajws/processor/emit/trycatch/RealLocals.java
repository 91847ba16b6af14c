package org.ajws.processor.emit.trycatch;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreeScanner;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.plan.frames.Bindings;
import org.ajws.processor.plan.frames.Flattening;
import org.ajws.processor.plan.frames.Method;
import org.ajws.processor.plan.frames.MethodPlan;

/** Which code of a slow version needs locals in place of the frame's fields, and which ones. */
final class RealLocals {
  private final MethodPlan plan;
  private final Method method;
  private final PatternVariables patterns;

  RealLocals(MethodPlan plan, PatternVariables patterns) {
    this.plan = plan;
    this.method = plan.method();
    this.patterns = patterns;
  }

  /** Lambdas, classes and loops in a tree: their code needs locals, not fields. */
  boolean areNeeded(Tree tree) {
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void scan(Tree t, Void p) {
        found[0] |=
            t instanceof LambdaExpressionTree
                || t instanceof ClassTree
                || t instanceof ForLoopTree
                || t instanceof EnhancedForLoopTree
                || t instanceof WhileLoopTree
                || t instanceof DoWhileLoopTree
                || (t != null && method.isOpaque().test(t));
        return found[0] ? null : super.scan(t, p);
      }
    }.scan(tree, null);
    return found[0];
  }

  /**
   * The frame's locals that the copy of a tree uses and does not declare. What was taken out of it
   * is not copied: pattern variables of such a part have their values already.
   */
  Set<VariableElement> usedIn(Tree tree) {
    Set<VariableElement> used = new LinkedHashSet<>();
    Set<VariableElement> bound = new LinkedHashSet<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void scan(Tree t, Void p) {
        Flattening.Substitute s = t == null || t == tree ? null : plan.substitutes().get(t);
        if (s instanceof Flattening.Substitute.Update u) {
          scan(u.tree().getVariable(), p);
          return scan(u.tree().getExpression(), p);
        }
        if (s instanceof Flattening.Substitute.Yield y) {
          return scan(y.tree().getValue(), p);
        }
        return s == null ? super.scan(t, p) : null;
      }

      @Override
      public Void visitIdentifier(IdentifierTree id, Void p) {
        VariableElement v = method.locals().variable(id);
        if (v != null && plan.variables().containsKey(v)) {
          used.add(v);
        }
        return null;
      }

      @Override
      public Void visitInstanceOf(InstanceOfTree tree, Void p) {
        bound.addAll(patterns.bindings(List.of(tree)));
        return super.visitInstanceOf(tree, p);
      }

      @Override
      public Void visitCase(CaseTree tree, Void p) {
        bound.addAll(patterns.bindings(Bindings.head(tree)));
        return super.visitCase(tree, p);
      }
    }.scan(tree, null);
    used.removeAll(bound);
    return used;
  }

  /** The frame's locals that a tree assigns. */
  Set<VariableElement> assignedIn(Tree tree) {
    Set<VariableElement> assigned = new LinkedHashSet<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree id, Void p) {
        VariableElement v = method.locals().variable(id);
        if (v != null && method.locals().isWritten(id)) {
          assigned.add(v);
        }
        return null;
      }
    }.scan(tree, null);
    return assigned;
  }
}
