package org.ajws.processor.source.units;

import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.ajws.processor.text.Edits.Piece;

/**
 * The header of a {@code for} in order: {@code for (first; c; step) s} becomes <code>
 * { first; boolean v = false; for (;;) { if (v) { step; } v = true; if (!c) break; s } }</code>,
 * with a block for a unit around each part that may touch members.
 */
final class ForSplit {
  private final UnitText text;
  private final Set<Tree> touching;

  ForSplit(UnitText text, Set<Tree> touching) {
    this.text = text;
    this.touching = touching;
  }

  /**
   * Splits a loop, and gives what writes its end.
   *
   * @param labels where the labels of the loop begin
   * @return null where it cannot be done
   */
  Runnable split(ForLoopTree tree, int labels) {
    List<Piece> before = new ArrayList<>();
    before.add(UnitText.of("{ "));
    if (!first(tree, before)) {
      return null;
    }
    String again = text.variable();
    before.add(UnitText.of("boolean " + again + " = false; "));
    text.insert(labels, before);

    List<Piece> body = new ArrayList<>();
    body.add(UnitText.of("for (;;) { if (" + again + ") "));
    List<ExpressionTree> steps =
        tree.getUpdate().stream().map(ExpressionStatementTree::getExpression).toList();
    unit(touches(tree.getUpdate()), steps, List.of(), body);
    body.add(UnitText.of(again + " = true; "));
    condition(tree, body);
    text.replace(text.start(tree), text.start(tree.getStatement()), body);
    return () -> text.insert(text.end(tree), " } }");
  }

  private boolean first(ForLoopTree tree, List<Piece> pieces) {
    List<ExpressionTree> values = new ArrayList<>();
    List<String> targets = new ArrayList<>();
    for (StatementTree s : tree.getInitializer()) {
      if (s instanceof VariableTree v && v.getType() == null) {
        if (!text.hasValues()) {
          return false;
        }
        text.declare(v.getName().toString(), v.getInitializer(), pieces); // the only one
        return true;
      } else if (s instanceof VariableTree v) {
        pieces.add(UnitText.of(v.getType() + " " + v.getName() + "; "));
        if (v.getInitializer() != null) {
          values.add(v.getInitializer());
          boolean bare = v.getInitializer() instanceof NewArrayTree a && a.getType() == null;
          targets.add(v.getName() + " = " + (bare ? "new " + v.getType() + " " : ""));
        }
      } else if (s instanceof ExpressionStatementTree e) {
        values.add(e.getExpression());
        targets.add("");
      }
    }
    unit(touches(tree.getInitializer()), values, targets, pieces);
    return true;
  }

  private void condition(ForLoopTree tree, List<Piece> pieces) {
    ExpressionTree c = tree.getCondition();
    if (c == null) {
      return;
    }
    if (touching.contains(c)) {
      String v = text.variable();
      pieces.add(UnitText.of("boolean " + v + "; "));
      pieces.add(UnitText.open());
      pieces.add(UnitText.of(v + " = "));
      pieces.add(text.copy(c));
      pieces.add(UnitText.of(";" + UnitText.CLOSE + " if (!" + v + ") break; "));
    } else {
      pieces.add(UnitText.of("if (!("));
      pieces.add(text.copy(c));
      pieces.add(UnitText.of(")) break; "));
    }
  }

  private boolean touches(List<? extends Tree> parts) {
    return parts.stream().anyMatch(touching::contains);
  }

  /** One block of all expressions. */
  private void unit(
      boolean touches, List<ExpressionTree> expressions, List<String> targets, List<Piece> pieces) {
    pieces.add(touches ? UnitText.open() : UnitText.of("{ "));
    for (int i = 0; i < expressions.size(); i++) {
      pieces.add(UnitText.of(targets.isEmpty() ? "" : targets.get(i)));
      pieces.add(text.copy(expressions.get(i)));
      pieces.add(UnitText.of("; "));
    }
    pieces.add(UnitText.of("} "));
  }
}
