package org.ajws.processor.plan.units;

import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.ajws.processor.text.Edits.Piece;

/**
 * The header of a {@code for} in order: {@code for (first; c; step) s} becomes <code>
 * { first; boolean v = false; for (;;) { if (v) { step; } v = true; if (!c) break; s } }</code>,
 * with a unit around each part that touches members.
 */
final class ForSplit {
  private final StatementMarks marks;
  private final SplitText text;
  private final Set<Tree> touching;

  ForSplit(StatementMarks marks, Set<Tree> touching) {
    this.marks = marks;
    this.text = marks.text();
    this.touching = touching;
  }

  /**
   * Splits a loop, and gives what writes its end.
   *
   * @param labels where the labels of the loop begin
   * @return null where it cannot be done
   */
  Runnable split(TreePath path, ForLoopTree tree, int labels) {
    List<Piece> before = new ArrayList<>();
    before.add(SplitText.of("{ "));
    if (!first(path, tree, before)) {
      return null;
    }
    String again = marks.variable();
    before.add(SplitText.of("boolean " + again + " = false; "));
    text.replace(labels, labels, before.toArray(Piece[]::new));

    List<Piece> body = new ArrayList<>();
    body.add(SplitText.of("for (;;) { if (" + again + ") "));
    List<ExpressionTree> steps =
        tree.getUpdate().stream().map(ExpressionStatementTree::getExpression).toList();
    unit(tree.getUpdate(), steps, List.of(), body);
    body.add(SplitText.of(again + " = true; "));
    condition(tree, body);
    text.replace(marks.start(tree), marks.start(tree.getStatement()), body.toArray(Piece[]::new));
    return () -> text.insert(marks.end(tree), " } }");
  }

  private boolean first(TreePath path, ForLoopTree tree, List<Piece> pieces) {
    List<ExpressionTree> values = new ArrayList<>();
    List<String> targets = new ArrayList<>();
    for (StatementTree s : tree.getInitializer()) {
      if (s instanceof VariableTree v) {
        String type = marks.type(marks.module().element(new TreePath(path, v)).asType());
        if (type == null || v.getInitializer() instanceof com.sun.source.tree.NewArrayTree) {
          return false;
        }
        pieces.add(SplitText.of(type + " " + v.getName() + "; "));
        if (v.getInitializer() != null) {
          values.add(v.getInitializer());
          targets.add(v.getName() + " = ");
        }
      } else if (s instanceof ExpressionStatementTree e) {
        values.add(e.getExpression());
        targets.add("");
      }
    }
    unit(tree.getInitializer(), values, targets, pieces);
    return true;
  }

  private void condition(ForLoopTree tree, List<Piece> pieces) {
    ExpressionTree c = tree.getCondition();
    if (c == null) {
      return;
    }
    if (touching.contains(c)) {
      String v = marks.variable();
      pieces.add(SplitText.of("boolean " + v + "; " + StatementMarks.OPEN + v + " = "));
      pieces.add(text.copy(marks.start(c), marks.end(c)));
      pieces.add(SplitText.of(";" + StatementMarks.CLOSE + " if (!" + v + ") break; "));
      marks.addUnit(c);
    } else {
      pieces.add(SplitText.of("if (!("));
      pieces.add(text.copy(marks.start(c), marks.end(c)));
      pieces.add(SplitText.of(")) break; "));
    }
  }

  /** One statement of all expressions, a unit where one of them touches a member. */
  private void unit(
      List<? extends Tree> parts,
      List<ExpressionTree> expressions,
      List<String> targets,
      List<Piece> pieces) {
    boolean touches = parts.stream().anyMatch(touching::contains);
    pieces.add(SplitText.of(touches ? StatementMarks.OPEN : "{ "));
    for (int i = 0; i < expressions.size(); i++) {
      ExpressionTree e = expressions.get(i);
      pieces.add(SplitText.of(targets.isEmpty() ? "" : targets.get(i)));
      pieces.add(text.copy(marks.start(e), marks.end(e)));
      pieces.add(SplitText.of("; "));
    }
    pieces.add(SplitText.of(touches ? "} } " : "} "));
    if (touches) {
      parts.forEach(marks::addUnit);
    }
  }
}
