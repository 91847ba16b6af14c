package org.ajws.processor.emit.trycatch;

import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import java.util.List;
import java.util.function.Consumer;
import org.ajws.processor.plan.frames.Method;
import org.ajws.processor.plan.frames.MethodPlan;
import org.ajws.processor.plan.frames.Node;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Span;

/** Loops of the fast version in whose heads or bodies a call may unwind. */
final class FastLoops {
  private final MethodPlan plan;
  private final Method method;
  private final Edits edits;
  private final Copier copier;
  private final FastText texts;
  private final Consumer<Node> node;

  /**
   * The loops of a method.
   *
   * @param node lowers a body
   */
  FastLoops(MethodPlan plan, Edits edits, Copier copier, FastText texts, Consumer<Node> node) {
    this.plan = plan;
    this.method = plan.method();
    this.edits = edits;
    this.copier = copier;
    this.texts = texts;
    this.node = node;
  }

  void loop(Node.Loop l) {
    init(l);
    String before = "";
    String after = "";
    StatementTree body = body(l.tree());
    int end = method.file().source().line(method.end(body));
    if (!l.prefix().isEmpty()) {
      int at = l.tree() instanceof DoWhileLoopTree ? end : method.line(body);
      String prefix = texts.prefix(l.tree(), at, l.prefix(), l.temps());
      String leave = "if (!(%s)) break; ".formatted(copier.copy(l.condition()));
      if (l.tree() instanceof DoWhileLoopTree) {
        after = prefix + leave;
      } else {
        before = prefix + leave;
      }
      put(l.condition(), l.condition(), l.tree() instanceof ForLoopTree ? "" : "(true)");
    }
    if (!l.update().isEmpty()) {
      List<? extends StatementTree> trees = ((ForLoopTree) l.tree()).getUpdate();
      after = texts.statementTexts(l.update(), end);
      put(trees.get(0), trees.get(trees.size() - 1), "");
    }
    if (!(before + after).isEmpty()) {
      // "if (true)": the compiler then takes the code behind the body for reachable
      String again = l.again() == null ? "" : l.again() + ": { if (true) ";
      edits.wrap(
          method.span(l.tree()), // it is none of the body
          method.start(body),
          "{ " + before + again,
          method.end(body),
          (again.isEmpty() ? " " : " } ") + after + "}");
    }
    node.accept(l.body());
  }

  private static StatementTree body(StatementTree loop) {
    if (loop instanceof WhileLoopTree w) {
      return w.getStatement();
    }
    return loop instanceof ForLoopTree f
        ? f.getStatement()
        : ((DoWhileLoopTree) loop).getStatement();
  }

  /** The initialisation of a {@code for} goes in front of it, if something in it may unwind. */
  private void init(Node.Loop l) {
    if (l.init().stream().noneMatch(Node::resumes)) {
      return;
    }
    List<? extends StatementTree> trees = ((ForLoopTree) l.tree()).getInitializer();
    StatementTree outer = l.labels().isEmpty() ? l.tree() : l.labels().get(0);
    edits.wrap(method.span(outer), "{ " + texts.statementTexts(l.init(), method.line(outer)), " }");
    put(trees.get(0), trees.get(trees.size() - 1), "");
  }

  /** Replaces what stands from one tree to another, without a semicolon behind it. */
  private void put(Tree first, Tree last, String text) {
    int start = method.start(first);
    int end = method.end(last);
    end -= method.file().source().text().charAt(end - 1) == ';' ? 1 : 0;
    edits.removeWithin(start, end, new Span(start, end));
    edits.replace(start, end, text);
  }

  /** The hidden variables of an enhanced for must be seen by handlers. */
  void each(Node.Each e) {
    String source = e.source().name();
    Span span = method.span(e.tree());
    String value = copier.copy(e.tree().getExpression());
    StatementTree outer = e.labels().isEmpty() ? e.tree() : e.labels().get(0);
    String before = texts.prefix(e.tree(), method.line(outer), e.prefix(), e.temps());
    String iterator =
        e.index() != null
            ? value
            : "(%s).iterator%s()".formatted(value, e.waitPc() == 0 ? "" : "$");
    StatementTree body = e.tree().getStatement();
    Span head = new Span(span.start(), method.start(body));
    edits.removeWithin(head.start(), head.end(), head);
    edits.wrap(
        method.span(outer),
        "{ %s%s %s = %s; ".formatted(before, e.source().type(), source, iterator),
        " }");
    String variable = variable(e.tree().getVariable());
    String header;
    String element;
    if (e.waitPc() != 0) {
      header = "while (true) ";
      element = source + ".next()";
    } else if (e.index() == null) {
      header = "while (%s.hasNext()) ".formatted(source);
      element = source + ".next()";
    } else {
      String index = e.index().name();
      header = "for (int %1$s = 0; %1$s < %2$s.length; %1$s++) ".formatted(index, source);
      element = "%s[%s]".formatted(source, index);
    }
    edits.replace(head.start(), head.end(), header);
    String more =
        e.waitPc() == 0
            ? ""
            : "try { if (!%s.hasNext$fast()) break; } %s "
                .formatted(source, texts.handler(e.waitPc()));
    String taken = "{ %s%s = %s; ".formatted(more, variable, element);
    edits.wrap(span, head.end(), taken, method.end(body), " }");
    node.accept(e.body());
  }

  private String variable(VariableTree v) {
    boolean isFinal = v.getModifiers().getFlags().contains(javax.lang.model.element.Modifier.FINAL);
    MethodPlan.Variable variable = plan.variables().get(copier.variable(v));
    return (isFinal ? "final " : "") + variable.type() + " " + texts.name(v);
  }
}
