package org.ajws.processor.analysis.flow;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.List;
import org.ajws.processor.program.ConstantExpressions;
import org.ajws.processor.program.SwitchLabels;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/** Whether statements can complete normally, by the rules of JLS 14.22. */
public final class Completion {
  private final BoundModule module;
  private final CompilationUnitTree unit;

  /** Of the statements of a file. */
  public Completion(BoundFile file, BoundModule module) {
    this.module = module;
    this.unit = file.unit();
  }

  /** Whether all of some statements can. */
  public boolean isPossible(List<? extends StatementTree> statements) {
    return statements.stream().allMatch(this::isPossible);
  }

  /** Whether a statement can. */
  public boolean isPossible(StatementTree tree) {
    return switch (tree.getKind()) {
      case RETURN, THROW, BREAK, CONTINUE -> false;
      case BLOCK -> isPossible(((BlockTree) tree).getStatements());
      case SYNCHRONIZED -> isPossible(((SynchronizedTree) tree).getBlock());
      case IF -> {
        IfTree i = (IfTree) tree;
        yield i.getElseStatement() == null
            || isPossible(i.getThenStatement())
            || isPossible(i.getElseStatement());
      }
      case LABELED_STATEMENT -> {
        LabeledStatementTree l = (LabeledStatementTree) tree;
        yield isPossible(l.getStatement()) || breaks(l.getStatement(), l.getLabel().toString());
      }
      case WHILE_LOOP -> {
        WhileLoopTree w = (WhileLoopTree) tree;
        yield !isTrue(w.getCondition()) || breaks(w.getStatement(), null);
      }
      case DO_WHILE_LOOP -> {
        DoWhileLoopTree d = (DoWhileLoopTree) tree;
        yield !isTrue(d.getCondition()) || breaks(d.getStatement(), null);
      }
      case FOR_LOOP -> {
        ForLoopTree f = (ForLoopTree) tree;
        yield f.getCondition() != null && !isTrue(f.getCondition())
            || breaks(f.getStatement(), null);
      }
      case TRY -> ofTry((TryTree) tree);
      case SWITCH -> ofSwitch((SwitchTree) tree);
      default -> true;
    };
  }

  private boolean ofTry(TryTree tree) {
    boolean last = tree.getFinallyBlock() == null || isPossible(tree.getFinallyBlock());
    return last
        && (isPossible(tree.getBlock())
            || tree.getCatches().stream().map(CatchTree::getBlock).anyMatch(this::isPossible));
  }

  private boolean ofSwitch(SwitchTree tree) {
    List<? extends CaseTree> cases = tree.getCases();
    boolean covers =
        cases.stream().anyMatch(SwitchLabels::isDefault)
            || SwitchLabels.mustCoverAll(module, TreePath.getPath(unit, tree));
    if (!covers || cases.isEmpty() || cases.stream().anyMatch(c -> breaks(c, null))) {
      return true;
    }
    if (cases.get(0).getCaseKind() == CaseTree.CaseKind.STATEMENT) {
      return isPossible(cases.get(cases.size() - 1).getStatements());
    }
    return cases.stream()
        .anyMatch(c -> !(c.getBody() instanceof StatementTree body) || isPossible(body));
  }

  private boolean isTrue(ExpressionTree condition) {
    Tree plain = BoundModule.withoutParentheses(condition);
    Object value =
        plain instanceof LiteralTree literal
            ? literal.getValue()
            : ConstantExpressions.value(module, TreePath.getPath(unit, plain));
    return Boolean.TRUE.equals(value);
  }

  /** Whether a break leads to the end of the statement around; without a label, of a loop. */
  private static boolean breaks(Tree body, String label) {
    return Boolean.TRUE.equals(
        new TreeScanner<Boolean, Void>() {
          private int inner;

          @Override
          public Boolean visitBreak(BreakTree tree, Void p) {
            return label == null
                ? tree.getLabel() == null && inner == 0
                : tree.getLabel() != null && tree.getLabel().contentEquals(label);
          }

          @Override
          public Boolean scan(Tree tree, Void p) {
            boolean target =
                tree != null
                    && switch (tree.getKind()) {
                      case WHILE_LOOP, DO_WHILE_LOOP, FOR_LOOP, ENHANCED_FOR_LOOP, SWITCH -> true;
                      default -> false;
                    };
            inner += target ? 1 : 0;
            Boolean found = super.scan(tree, p);
            inner -= target ? 1 : 0;
            return found;
          }

          @Override
          public Boolean visitClass(ClassTree tree, Void p) {
            return false;
          }

          @Override
          public Boolean visitLambdaExpression(LambdaExpressionTree tree, Void p) {
            return false;
          }

          @Override
          public Boolean reduce(Boolean a, Boolean b) {
            return Boolean.TRUE.equals(a) || Boolean.TRUE.equals(b);
          }
        }.scan(body, null));
  }
}
