package org.ajws.processor.source.units;

import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.source.ConstructorCalls;
import org.ajws.processor.source.LabelNames;

/**
 * Finds, in code with parallel constructs, the statements that may be units of work of their own:
 * those in blocks that may touch members and hold no construct. Of a statement that holds one, each
 * expression of its header may be a unit.
 */
final class StatementSplitter {
  private final UnitText text;
  private final ParallelCode code;
  private final DeclarationSplit declarations;
  private final HeaderSplit headers;
  private final ForSplit forHeaders;

  StatementSplitter(UnitText text, ParallelCode code) {
    this.text = text;
    this.code = code;
    this.declarations = new DeclarationSplit(text);
    this.headers = new HeaderSplit(text);
    this.forHeaders = new ForSplit(text, code.touching());
  }

  /** Makes the changes. */
  void split() {
    statements(code.body().getStatements());
  }

  private boolean touches(Tree tree) {
    return code.touching().contains(tree);
  }

  private boolean holds(Tree tree) {
    return code.holding().contains(tree);
  }

  private void statements(List<? extends StatementTree> statements) {
    for (int i = 0; i < statements.size(); i++) {
      if (!(statements.get(i) instanceof VariableTree first)) {
        statement(statements.get(i), text.start(statements.get(i)));
        continue;
      }
      List<VariableTree> group = new ArrayList<>(List.of(first));
      while (i + 1 < statements.size()
          && statements.get(i + 1) instanceof VariableTree next
          && text.start(next) == text.start(first)) {
        group.add(next);
        i++;
      }
      if (group.stream().anyMatch(this::touches) && group.stream().noneMatch(this::holds)) {
        declarations.split(group);
      }
    }
  }

  /**
   * One statement.
   *
   * @param labels where its labels begin, or the statement itself
   */
  private void statement(StatementTree tree, int labels) {
    if (!touches(tree)) {
      return;
    }
    if (tree instanceof BlockTree block) {
      statements(block.getStatements());
    } else if (tree instanceof LabeledStatementTree l
        && LabelNames.isConstruct(l.getLabel().toString())) {
      inner(l.getStatement());
    } else if (!holds(tree)) {
      if (!(tree instanceof ClassTree) && !ConstructorCalls.is(tree)) {
        text.statement(tree);
      }
    } else if (tree instanceof LabeledStatementTree l) {
      statement(l.getStatement(), labels);
    } else {
      holder(tree, labels);
    }
  }

  private void inner(StatementTree inner) {
    if (inner != null) {
      statement(inner, text.start(inner));
    }
  }

  /** A statement with a construct in it. */
  private void holder(StatementTree tree, int labels) {
    Runnable end = null;
    if (tree instanceof IfTree i) {
      end = isUnit(i.getCondition()) ? headers.condition(i) : null;
      inner(i.getThenStatement());
      inner(i.getElseStatement());
    } else if (tree instanceof WhileLoopTree w) {
      end = isUnit(w.getCondition()) ? headers.condition(w) : null;
      inner(w.getStatement());
    } else if (tree instanceof DoWhileLoopTree d) {
      boolean unit = isUnit(d.getCondition()) && !continues(d.getStatement());
      end = unit ? headers.condition(d, labels) : null;
      inner(d.getStatement());
    } else if (tree instanceof ForLoopTree f) {
      end = code.evaluatedOnce().containsKey(f) ? parallel(f, labels) : inOrder(f, labels);
      inner(f.getStatement());
    } else if (tree instanceof EnhancedForLoopTree f) {
      end = isUnit(f.getExpression()) ? headers.source(f, labels) : null;
      inner(f.getStatement());
    } else if (tree instanceof SwitchTree s) {
      end = isUnit(s.getExpression()) ? headers.selector(s) : null;
      s.getCases().forEach(this::cases);
    } else if (tree instanceof SynchronizedTree s) {
      end = isUnit(s.getExpression()) ? headers.monitor(s) : null;
      inner(s.getBlock());
    } else if (tree instanceof TryTree t) {
      inner(t.getBlock());
      t.getCatches().forEach(c -> inner(c.getBlock()));
      inner(t.getFinallyBlock());
    }
    if (end != null) {
      end.run();
    }
  }

  private void cases(CaseTree tree) {
    if (tree.getCaseKind() == CaseTree.CaseKind.STATEMENT) {
      statements(tree.getStatements());
    } else if (tree.getBody() instanceof StatementTree body) {
      inner(body);
    }
  }

  /** Whether an expression of a header is to be a unit, and can. */
  private boolean isUnit(ExpressionTree expression) {
    return touches(expression) && mayMove(expression);
  }

  private boolean mayMove(Tree expression) {
    return !holds(expression) && !bindsOrSpansLines(expression);
  }

  /** Variables of patterns are seen in the statement; text blocks need their lines. */
  private boolean bindsOrSpansLines(Tree expression) {
    boolean[] found = {
      text.source().substring(text.start(expression), text.end(expression)).contains("\"\"\"")
    };
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitBindingPattern(BindingPatternTree tree, Void p) {
        found[0] = true;
        return null;
      }
    }.scan(expression, null);
    return found[0];
  }

  private Runnable inOrder(ForLoopTree tree, int labels) {
    List<Tree> parts = new ArrayList<>(tree.getInitializer());
    parts.addAll(tree.getUpdate());
    if (tree.getCondition() != null) {
      parts.add(tree.getCondition());
    }
    return parts.stream().anyMatch(this::touches) && parts.stream().allMatch(this::mayMove)
        ? forHeaders.split(tree, labels)
        : null;
  }

  private Runnable parallel(ForLoopTree tree, int labels) {
    List<CountedHeader.Part> parts =
        code.evaluatedOnce().get(tree).stream()
            .filter(part -> isUnit(part.expression()))
            .filter(part -> part.type() != null || text.hasValues())
            .toList();
    return parts.isEmpty() ? null : headers.once(tree, labels, parts);
  }

  /** Whether a {@code continue} in a body leads to the end of the loop around it. */
  private static boolean continues(Tree body) {
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitContinue(ContinueTree tree, Void p) {
        found[0] = true;
        return null;
      }
    }.scan(body, null);
    return found[0];
  }
}
