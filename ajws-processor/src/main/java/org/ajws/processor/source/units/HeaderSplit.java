package org.ajws.processor.source.units;

import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.text.Edits.Piece;
import org.ajws.processor.text.Identifiers;

/**
 * Headers of statements that hold parallel constructs: each evaluation of an expression becomes a
 * unit, whose value a new variable keeps for the statement. What is returned writes the end of the
 * statement, after the changes inside of it; it is null where nothing could be done.
 */
final class HeaderSplit {
  private final UnitText text;

  HeaderSplit(UnitText text) {
    this.text = text;
  }

  /** {@code if (c) s} becomes <code>{ boolean v; { v = (c); } if (v) s }</code>. */
  Runnable condition(IfTree tree) {
    keep("boolean", "if", text.start(tree), tree.getCondition());
    return close(tree, " }");
  }

  /** {@code synchronized (c) { ... }}, in the same way. */
  Runnable monitor(SynchronizedTree tree) {
    keep("java.lang.Object", "synchronized", text.start(tree), tree.getExpression());
    return close(tree, " }");
  }

  private void keep(String type, String keyword, int start, ExpressionTree c) {
    String v = text.variable();
    text.replace(
        start,
        Identifiers.endOf(text.source(), start),
        List.of(
            UnitText.of("{ " + type + " " + v + "; "), UnitText.open(), UnitText.of(v + " = ")));
    text.insert(text.end(c), ";" + UnitText.CLOSE + " " + keyword + " (" + v + ")");
  }

  /** {@code switch (c) { ... }}, in the same way. */
  Runnable selector(SwitchTree tree) {
    if (!text.hasValues()) {
      return null;
    }
    String v = text.variable();
    int start = text.start(tree);
    text.replace(
        start,
        Identifiers.endOf(text.source(), start),
        List.of(
            UnitText.of("{ var " + v + " = " + UnitText.VALUE),
            UnitText.open(),
            UnitText.of("yield ")));
    text.insert(text.end(tree.getExpression()), UnitText.VALUE_END + "; switch (" + v + ")");
    return close(tree, " }");
  }

  /** {@code while (c) s} becomes <code>while (true) { unit v = (c); if (!v) break; s }</code>. */
  Runnable condition(WhileLoopTree tree) {
    String v = text.variable();
    int start = text.start(tree);
    text.replace(
        start,
        Identifiers.endOf(text.source(), start),
        List.of(
            UnitText.of("while (true) { boolean " + v + "; "),
            UnitText.open(),
            UnitText.of(v + " = ")));
    text.insert(text.end(tree.getCondition()), ";" + UnitText.CLOSE + " if (!" + v + ") break;");
    return close(tree, " }");
  }

  /** {@code do s while (c);}; no {@code continue} may lead to the condition. */
  Runnable condition(DoWhileLoopTree tree, int labels) {
    String v = text.variable();
    ExpressionTree c = tree.getCondition();
    text.insert(labels, "{ boolean " + v + "; ");
    text.insert(Identifiers.endOf(text.source(), text.start(tree)), " {");
    int at = Identifiers.find(text.source(), "while", text.end(tree.getStatement()), text.start(c));
    int end = Identifiers.endOf(text.source(), at);
    return () -> {
      text.replace(at, end, List.of(UnitText.open(), UnitText.of(v + " = ")));
      text.insert(text.end(c), ";" + UnitText.CLOSE + " } while (" + v + ")");
      text.insert(text.end(tree), " }");
    };
  }

  /** {@code for (T x : c) s} becomes <code>{ var v = unit c; for (T x : v) s }</code>. */
  Runnable source(EnhancedForLoopTree tree, int labels) {
    if (!text.hasValues()) {
      return null;
    }
    ExpressionTree c = tree.getExpression();
    String v = text.variable();
    List<Piece> before = new ArrayList<>(List.of(UnitText.of("{ ")));
    text.declare(v, c, before);
    text.insert(labels, before);
    text.replace(text.start(c), text.end(c), List.of(UnitText.of(v)));
    return close(tree, " }");
  }

  /** What a parallel {@code for} evaluates once is evaluated before it, in one unit. */
  Runnable once(Tree loop, int labels, List<CountedHeader.Part> parts) {
    List<Piece> before = new ArrayList<>(List.of(UnitText.of("{ ")));
    List<Piece> unit = new ArrayList<>();
    for (CountedHeader.Part part : parts) {
      String v = text.variable();
      if (part.type() == null) {
        text.declare(v, part.expression(), before);
      } else {
        before.add(UnitText.of(part.type() + " " + v + "; "));
        text.assign(v, part, unit);
      }
      int start = text.start(part.expression());
      text.replace(start, text.end(part.expression()), List.of(UnitText.of(v)));
    }
    if (!unit.isEmpty()) {
      before.add(UnitText.open());
      before.addAll(unit);
      before.add(UnitText.of("} "));
    }
    text.insert(labels, before);
    return close(loop, " }");
  }

  private Runnable close(Tree tree, String closing) {
    return () -> text.insert(text.end(tree), closing);
  }
}
