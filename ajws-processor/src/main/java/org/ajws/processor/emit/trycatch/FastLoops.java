package org.ajws.processor.emit.trycatch;

import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.ajws.processor.emit.CompilerLines;
import org.ajws.processor.plan.frames.Method;
import org.ajws.processor.plan.frames.MethodPlan;
import org.ajws.processor.plan.frames.Node;
import org.ajws.processor.plan.frames.Types;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Span;

/** Loops of the fast version in whose heads or bodies a call may unwind. */
final class FastLoops {
  private final MethodPlan plan;
  private final Method method;
  private final Edits edits;
  private final Copier copier;
  private final FastText texts;
  private final CompilerLines lines;
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
    this.lines = new CompilerLines(method.module(), method.file());
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
      UnaryOperator<String> leave = "if (!(%s)) break; "::formatted;
      String test = texts.head(l.tree(), at, l.prefix(), l.temps(), l.condition(), leave);
      if (l.tree() instanceof DoWhileLoopTree) {
        after = test;
      } else {
        before = test;
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
    StatementTree outer = e.labels().isEmpty() ? e.tree() : e.labels().get(0);
    String begun = begun(e, outer); // edits the cases of a switch, and takes the result
    edits.removeWithin(span.start(), method.start(e.tree().getStatement()), head(e));
    edits.wrap(method.span(outer), "{ " + begun, " }");
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
    String more =
        e.waitPc() == 0
            ? ""
            : "try { if (!%s.hasNext$fast()) break; } %s "
                .formatted(source, texts.handler(e.waitPc()));
    String variable = variable(e.tree().getVariable(), element);
    header(e, header + "{ %s%s; ".formatted(more, variable));
    edits.close(method.end(e.tree().getStatement()), span, " }");
    node.accept(e.body());
  }

  private Span head(Node.Each e) {
    return new Span(method.start(e.tree()), method.start(e.tree().getStatement()));
  }

  /** What computes the hidden variable of an enhanced for, in front of it. */
  private String begun(Node.Each e, StatementTree outer) {
    ExpressionTree value = e.tree().getExpression();
    String type = e.source().type();
    String source = e.source().name();
    int at = method.line(outer);
    if (texts.staysInPlace(at, value)) {
      String before = texts.prefix(e.tree(), at, e.prefix(), e.temps());
      return "%s%s %s = %s; ".formatted(before, type, source, iterated(e, copier.copy(value)));
    }
    UnaryOperator<String> use =
        v -> "%s = %s; ".formatted(source, iterated(e, texts.behind(v, lines.of(e.tree()))));
    String before = texts.head(e.tree(), at, e.prefix(), e.temps(), value, use);
    return "%s %s; %s".formatted(type, source, before);
  }

  private static String iterated(Node.Each e, String value) {
    return e.index() != null
        ? value
        : "(%s).iterator%s()".formatted(value, e.waitPc() == 0 ? "" : "$");
  }

  /** Puts a header on the line that the compiler notes for what is hidden in it. */
  private void header(Node.Each e, String text) {
    Span head = head(e);
    int at = head.start();
    int line = lines.of(e.tree());
    while (method.file().source().line(at) < line) {
      at++;
    }
    if (at > head.start()) {
      edits.replace(head.start(), at, "");
    }
    edits.replace(at, head.end(), text);
  }

  private String variable(VariableTree v, String value) {
    boolean isFinal = v.getModifiers().getFlags().contains(javax.lang.model.element.Modifier.FINAL);
    MethodPlan.Variable variable = plan.variables().get(copier.variable(v));
    return (isFinal ? "final " : "") + Types.declaration(variable.type(), texts.name(v), value);
  }
}
