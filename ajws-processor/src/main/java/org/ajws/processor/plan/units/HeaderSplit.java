package org.ajws.processor.plan.units;

import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.text.Edits.Piece;
import org.ajws.processor.text.Trivia;

/**
 * Headers of statements that hold parallel constructs: each evaluation of an expression becomes a
 * unit, whose value a new variable keeps for the statement. What is returned writes the end of the
 * statement, after the changes inside of it; it is null where nothing could be done.
 */
final class HeaderSplit {
  private final StatementMarks marks;
  private final SplitText text;

  HeaderSplit(StatementMarks marks) {
    this.marks = marks;
    this.text = marks.text();
  }

  /** {@code if (c) s} becomes <code>{ boolean v; unit v = (c); if (v) s }</code>. */
  Runnable condition(IfTree tree) {
    kept("boolean", "if", marks.start(tree), tree.getCondition());
    return close(tree, " }");
  }

  /** {@code switch (c) { ... }}, in the same way. */
  Runnable selector(TreePath path, SwitchTree tree) {
    String type = marks.type(path, tree.getExpression());
    if (type == null) {
      return null;
    }
    kept(type, "switch", marks.start(tree), tree.getExpression());
    return close(tree, " }");
  }

  /** {@code synchronized (c) { ... }}, in the same way. */
  Runnable monitor(TreePath path, SynchronizedTree tree) {
    String type = marks.type(path, tree.getExpression());
    if (type == null) {
      return null;
    }
    kept(type, "synchronized", marks.start(tree), tree.getExpression());
    return close(tree, " }");
  }

  /** {@code while (c) s} becomes <code>while (true) { unit v = (c); if (!v) break; s }</code>. */
  Runnable condition(WhileLoopTree tree) {
    String v = marks.variable();
    int start = marks.start(tree);
    ExpressionTree c = tree.getCondition();
    text.replace(
        start,
        start + "while".length(),
        SplitText.of("while (true) { boolean " + v + "; " + StatementMarks.OPEN + v + " = "));
    text.insert(marks.end(c), ";" + StatementMarks.CLOSE + " if (!" + v + ") break;");
    marks.addUnit(c);
    return close(tree, " }");
  }

  /** {@code do s while (c);}; no {@code continue} may lead to the condition. */
  Runnable condition(DoWhileLoopTree tree, int labels) {
    String v = marks.variable();
    ExpressionTree c = tree.getCondition();
    text.insert(labels, "{ boolean " + v + "; ");
    int body = marks.start(tree) + "do".length();
    text.insert(body, " {");
    int keyword = marks.end(tree.getStatement());
    while (!marks.source().startsWith("while", keyword)) {
      keyword = Trivia.skip(marks.source(), keyword);
    }
    String open = StatementMarks.OPEN + v + " = ";
    marks.addUnit(c);
    int at = keyword;
    return () -> {
      text.replace(at, at + "while".length(), SplitText.of(open));
      text.insert(marks.end(c), ";" + StatementMarks.CLOSE + " } while (" + v + ")");
      text.insert(marks.end(tree), " }");
    };
  }

  /** {@code for (T x : c) s} becomes <code>{ C v; unit v = c; for (T x : v) s }</code>. */
  Runnable source(TreePath path, EnhancedForLoopTree tree, int labels) {
    String type = marks.type(path, tree.getExpression());
    if (type == null) {
      return null;
    }
    hoist(labels, List.of(tree.getExpression()), List.of(type));
    return close(tree, " }");
  }

  /** Evaluates expressions before a statement, in one unit, and uses their values in it. */
  void hoist(int before, List<ExpressionTree> expressions, List<String> types) {
    StringBuilder declared = new StringBuilder("{ ");
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < expressions.size(); i++) {
      ExpressionTree e = expressions.get(i);
      String v = marks.variable();
      declared.append(types.get(i)).append(' ').append(v).append("; ");
      pieces.add(SplitText.of(v + " = "));
      pieces.add(text.copy(marks.start(e), marks.end(e)));
      pieces.add(SplitText.of("; "));
      text.replace(marks.start(e), marks.end(e), SplitText.of(v));
      marks.addUnit(e);
    }
    pieces.add(0, SplitText.of(declared + StatementMarks.OPEN));
    pieces.add(SplitText.of("} } "));
    text.replace(before, before, pieces.toArray(Piece[]::new));
  }

  private Runnable close(Tree tree, String closing) {
    return () -> text.insert(marks.end(tree), closing);
  }

  private void kept(String type, String keyword, int start, ExpressionTree c) {
    String v = marks.variable();
    text.replace(
        start,
        start + keyword.length(),
        SplitText.of("{ " + type + " " + v + "; " + StatementMarks.OPEN + v + " = "));
    text.insert(marks.end(c), ";" + StatementMarks.CLOSE + " " + keyword + " (" + v + ")");
    marks.addUnit(c);
  }
}
