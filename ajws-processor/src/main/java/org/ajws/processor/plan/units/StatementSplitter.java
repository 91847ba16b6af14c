package org.ajws.processor.plan.units;

import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ajws.processor.program.LoopHeader;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.source.LabelNames;

/**
 * Finds, in code with parallel constructs, the statements that are units of work of their own:
 * those in blocks that touch members and hold no construct. Of a statement that holds one, each
 * expression of its header is a unit.
 */
final class StatementSplitter {
  private final StatementMarks marks;
  private final Set<Tree> touching;
  private final Set<Tree> holding;
  private final Map<Tree, ParallelLoop> loops;
  private final DeclarationSplit declarations;
  private final HeaderSplit headers;
  private final ForSplit forHeaders;

  /**
   * @param touching trees in which the code around them touches members
   * @param holding trees that hold a construct
   */
  StatementSplitter(
      StatementMarks marks, Set<Tree> touching, Set<Tree> holding, Map<Tree, ParallelLoop> loops) {
    this.marks = marks;
    this.touching = touching;
    this.holding = holding;
    this.loops = loops;
    this.declarations = new DeclarationSplit(marks);
    this.headers = new HeaderSplit(marks);
    this.forHeaders = new ForSplit(marks, touching);
  }

  /** The statements of a block. */
  void block(TreePath path) {
    statements(path, ((BlockTree) path.getLeaf()).getStatements());
  }

  private void statements(TreePath around, List<? extends StatementTree> statements) {
    for (int i = 0; i < statements.size(); i++) {
      TreePath path = new TreePath(around, statements.get(i));
      if (!(statements.get(i) instanceof VariableTree)) {
        statement(path, marks.start(statements.get(i)));
        continue;
      }
      List<TreePath> group = new ArrayList<>(List.of(path));
      int start = marks.start(statements.get(i));
      while (i + 1 < statements.size()
          && statements.get(i + 1) instanceof VariableTree next
          && marks.start(next) == start) {
        group.add(new TreePath(around, next));
        i++;
      }
      boolean touches = group.stream().anyMatch(p -> touching.contains(p.getLeaf()));
      if (touches && group.stream().noneMatch(p -> holding.contains(p.getLeaf()))) {
        declarations.split(group);
      }
    }
  }

  /**
   * One statement.
   *
   * @param labels where its labels begin, or the statement itself
   */
  private void statement(TreePath path, int labels) {
    Tree tree = path.getLeaf();
    if (!touching.contains(tree)) {
      return;
    }
    if (tree instanceof BlockTree) {
      block(path);
    } else if (tree instanceof LabeledStatementTree l
        && LabelNames.isConstruct(l.getLabel().toString())) {
      inner(path, l.getStatement());
    } else if (!holding.contains(tree)) {
      if (!(tree instanceof ClassTree) && !isConstructorCall(tree)) {
        marks.statement(tree);
      }
    } else if (tree instanceof LabeledStatementTree l) {
      statement(new TreePath(path, l.getStatement()), labels);
    } else {
      holder(path, labels);
    }
  }

  private void inner(TreePath path, StatementTree inner) {
    if (inner != null) {
      statement(new TreePath(path, inner), marks.start(inner));
    }
  }

  private static boolean isConstructorCall(Tree tree) {
    return tree instanceof ExpressionStatementTree e
        && e.getExpression() instanceof MethodInvocationTree call
        && call.getMethodSelect().toString().matches("(.*\\.)?(super|this)");
  }

  /** A statement with a construct in it. */
  private void holder(TreePath path, int labels) {
    Tree tree = path.getLeaf();
    if (tree instanceof IfTree i) {
      Runnable end = isUnit(i.getCondition()) ? headers.condition(i) : null;
      inner(path, i.getThenStatement());
      inner(path, i.getElseStatement());
      run(end);
    } else if (tree instanceof WhileLoopTree w) {
      Runnable end = isUnit(w.getCondition()) ? headers.condition(w) : null;
      inner(path, w.getStatement());
      run(end);
    } else if (tree instanceof DoWhileLoopTree d) {
      boolean unit = isUnit(d.getCondition()) && !continues(d.getStatement());
      Runnable end = unit ? headers.condition(d, labels) : null;
      inner(path, d.getStatement());
      run(end);
    } else if (tree instanceof ForLoopTree f) {
      Runnable end = loops.containsKey(f) ? parallel(path, labels) : inOrder(path, f, labels);
      inner(path, f.getStatement());
      run(end);
    } else if (tree instanceof EnhancedForLoopTree f) {
      Runnable end = isUnit(f.getExpression()) ? headers.source(path, f, labels) : null;
      inner(path, f.getStatement());
      run(end);
    } else if (tree instanceof SwitchTree s) {
      Runnable end = isUnit(s.getExpression()) ? headers.selector(path, s) : null;
      for (CaseTree c : s.getCases()) {
        cases(new TreePath(path, c), c);
      }
      run(end);
    } else if (tree instanceof SynchronizedTree s) {
      Runnable end = isUnit(s.getExpression()) ? headers.monitor(path, s) : null;
      inner(path, s.getBlock());
      run(end);
    } else if (tree instanceof TryTree t) {
      inner(path, t.getBlock());
      for (CatchTree c : t.getCatches()) {
        inner(new TreePath(path, c), c.getBlock());
      }
      inner(path, t.getFinallyBlock());
    }
  }

  private static void run(Runnable end) {
    if (end != null) {
      end.run();
    }
  }

  private void cases(TreePath path, CaseTree tree) {
    if (tree.getCaseKind() == CaseTree.CaseKind.STATEMENT) {
      statements(path, tree.getStatements());
    } else if (tree.getBody() instanceof StatementTree body) {
      inner(path, body);
    }
  }

  /** Whether an expression of a header is to be a unit, and can. */
  private boolean isUnit(ExpressionTree expression) {
    return touching.contains(expression) && mayMove(expression);
  }

  private boolean mayMove(Tree expression) {
    return !holding.contains(expression) && !bindsOrSpansLines(expression);
  }

  /** Variables of patterns are seen in the statement; text blocks need their lines. */
  private boolean bindsOrSpansLines(Tree expression) {
    boolean[] found = {
      marks.source().substring(marks.start(expression), marks.end(expression)).contains("\"\"\"")
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

  private Runnable inOrder(TreePath path, ForLoopTree tree, int labels) {
    List<Tree> parts = new ArrayList<>(tree.getInitializer());
    parts.addAll(tree.getUpdate());
    if (tree.getCondition() != null) {
      parts.add(tree.getCondition());
    }
    return parts.stream().anyMatch(touching::contains) && parts.stream().allMatch(this::mayMove)
        ? forHeaders.split(path, tree, labels)
        : null;
  }

  /** What a parallel loop evaluates once is evaluated before it. */
  private Runnable parallel(TreePath path, int labels) {
    LoopHeader header = loops.get(path.getLeaf()).header();
    List<ExpressionTree> once = new ArrayList<>();
    if (header instanceof LoopHeader.Counted c) {
      once.add(c.first());
      once.add(c.bound());
      once.add(c.step());
    } else if (header instanceof LoopHeader.General g) {
      once.add(g.variable().getInitializer());
    }
    once.removeIf(e -> e == null || !isUnit(e));
    List<String> types =
        once.stream().map(e -> marks.type(marks.module().type(pathTo(path, e)))).toList();
    if (once.isEmpty() || types.contains(null)) {
      return null;
    }
    headers.hoist(labels, once, types);
    return () -> marks.text().insert(marks.end(path.getLeaf()), " }");
  }

  private static TreePath pathTo(TreePath from, Tree tree) {
    return TreePath.getPath(from, tree);
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
