package org.ajws.processor.rule.sets;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EmptyStatementTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.source.LabelNames;

/**
 * Loops that do nothing until other threads have changed what their condition reads: {@code while
 * (!done) Thread.onSpinWait();}.
 */
final class SpinLoops {
  /** Methods that pass the time. */
  private static final Set<String> PAUSES = Set.of("onSpinWait", "yield", "sleep", "parkNanos");

  private final BoundModule module;
  private final Map<Code, List<Tree>> known = new IdentityHashMap<>();

  SpinLoops(BoundModule module) {
    this.module = module;
  }

  /** Those of a piece of code, but for the ones in its functions and classes. */
  List<Tree> of(Code code) {
    List<Tree> found = known.get(code);
    if (found == null) {
      found = find(code);
      known.put(code, found);
    }
    return found;
  }

  private List<Tree> find(Code code) {
    List<Tree> found = new ArrayList<>();
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitWhileLoop(WhileLoopTree tree, Void p) {
        check(tree, tree.getCondition(), tree.getStatement(), List.of());
        return super.visitWhileLoop(tree, p);
      }

      @Override
      public Void visitDoWhileLoop(DoWhileLoopTree tree, Void p) {
        check(tree, tree.getCondition(), tree.getStatement(), List.of());
        return super.visitDoWhileLoop(tree, p);
      }

      @Override
      public Void visitForLoop(ForLoopTree tree, Void p) {
        check(tree, tree.getCondition(), tree.getStatement(), tree.getUpdate());
        return super.visitForLoop(tree, p);
      }

      @Override
      public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
        return tree == code.path().getLeaf() ? super.visitLambdaExpression(tree, p) : null;
      }

      @Override
      public Void visitClass(ClassTree tree, Void p) {
        return null;
      }

      private void check(
          Tree loop,
          ExpressionTree condition,
          StatementTree body,
          List<? extends ExpressionStatementTree> update) {
        boolean labelled = // await: while (...);
            getCurrentPath().getParentPath().getLeaf() instanceof LabeledStatementTree label
                && LabelNames.isInUnit(label.getLabel().toString());
        if (condition != null
            && !labelled
            && onlyPauses(body)
            && update.stream().allMatch(SpinLoops::onlyPauses)
            && readsWhatOthersChange(new TreePath(getCurrentPath(), condition))) {
          found.add(loop);
        }
      }
    }.scan(code.path(), null);
    return found;
  }

  private static boolean onlyPauses(StatementTree statement) {
    return statement instanceof EmptyStatementTree
        || statement instanceof BlockTree block
            && block.getStatements().stream().allMatch(SpinLoops::onlyPauses)
        || statement instanceof ExpressionStatementTree e
            && e.getExpression() instanceof MethodInvocationTree call
            && PAUSES.contains(name(call));
  }

  private static String name(MethodInvocationTree call) {
    return call.getMethodSelect() instanceof MemberSelectTree select
        ? select.getIdentifier().toString()
        : call.getMethodSelect().toString();
  }

  /**
   * Whether a condition reads a field that may change, and neither writes anything nor calls a
   * method of the module, which may do anything.
   */
  private boolean readsWhatOthersChange(TreePath condition) {
    boolean[] reads = {false};
    boolean[] acts = {false};
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        name();
        return null;
      }

      @Override
      public Void visitMemberSelect(MemberSelectTree tree, Void p) {
        name();
        return super.visitMemberSelect(tree, p);
      }

      private void name() {
        Element field = module.element(getCurrentPath());
        boolean receiver = // of a call that looks at what it refers to
            getCurrentPath().getParentPath().getLeaf() instanceof MemberSelectTree;
        reads[0] |=
            field != null
                && field.getKind().isField()
                && (receiver || !field.getModifiers().contains(Modifier.FINAL));
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        acts[0] |=
            !(module.element(getCurrentPath()) instanceof ExecutableElement callee)
                || module.declaration(callee) != null
                || !callee
                    .getSimpleName()
                    .toString()
                    .matches("is\\w*|has\\w*|get\\w*|size|contains\\w*");
        return super.visitMethodInvocation(tree, p);
      }

      @Override
      public Void visitAssignment(AssignmentTree tree, Void p) {
        acts[0] = true;
        return null;
      }

      @Override
      public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void p) {
        acts[0] = true;
        return null;
      }

      @Override
      public Void visitUnary(UnaryTree tree, Void p) {
        acts[0] |= tree.getKind().name().endsWith("CREMENT");
        return super.visitUnary(tree, p);
      }
    }.scan(condition, null);
    return reads[0] && !acts[0];
  }
}
