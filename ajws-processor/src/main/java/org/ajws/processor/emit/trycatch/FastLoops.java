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
import org.ajws.processor.plan.frames.Node;
import org.ajws.processor.plan.frames.Plan;
import org.ajws.processor.text.Edits;

/** Loops of the fast version in whose heads or bodies a call may unwind. */
final class FastLoops {
  private final Plan plan;
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
  FastLoops(Plan plan, Edits edits, Copier copier, FastText texts, Consumer<Node> node) {
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
    if (!l.prefix().isEmpty()) {
      String prefix = FastText.temps(l.temps()) + texts.nodes(l.prefix());
      String leave = "if (!(%s)) break; ".formatted(copier.copy(l.condition()));
      if (l.tree() instanceof DoWhileLoopTree) {
        after = prefix + leave;
      } else {
        before = prefix + leave;
      }
      put(l.condition(), l.condition(), l.tree() instanceof ForLoopTree ? "" : "(true)");
    }
    StatementTree body = body(l.tree());
    if (!l.update().isEmpty()) {
      List<? extends StatementTree> trees = ((ForLoopTree) l.tree()).getUpdate();
      after = texts.statementTexts(l.update());
      put(trees.get(0), trees.get(trees.size() - 1), "");
    }
    if (!(before + after).isEmpty()) {
      int depth = method.depth(body);
      // "if (true)": the compiler then takes the code behind the body for reachable
      String again = l.again() == null ? "" : l.again() + ": { if (true) ";
      edits.open(method.start(body), depth - 1, "{ " + before + again); // it is none of the body
      node.accept(l.body());
      edits.close(method.end(body), depth, (again.isEmpty() ? " " : " } ") + after + "}");
    } else {
      node.accept(l.body());
    }
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
    edits.open(method.start(outer), method.depth(outer), "{ " + texts.statementTexts(l.init()));
    edits.close(method.end(outer), method.depth(outer), " }");
    put(trees.get(0), trees.get(trees.size() - 1), "");
  }

  /** Replaces what stands from one tree to another, without a semicolon behind it. */
  private void put(Tree first, Tree last, String text) {
    int start = method.start(first);
    int end = method.end(last);
    end -= method.file().source().text().charAt(end - 1) == ';' ? 1 : 0;
    edits.removeWithin(start, end, method.depth(first));
    edits.replace(start, end, text);
  }

  /** The hidden variables of an enhanced for must be seen by handlers. */
  void each(Node.Each e) {
    String source = e.source().name();
    int depth = method.depth(e.tree());
    int start = e.labels().isEmpty() ? method.start(e.tree()) : method.start(e.labels().get(0));
    int outer = e.labels().isEmpty() ? depth : method.depth(e.labels().get(0));
    String value = copier.copy(e.tree().getExpression());
    String before = FastText.temps(e.temps()) + texts.nodes(e.prefix());
    String iterator = e.index() == null ? "(" + value + ").iterator()" : value;
    edits.removeWithin(method.start(e.tree()), method.start(e.tree().getStatement()), depth + 1);
    edits.open(
        start, outer, "{ %s%s %s = %s; ".formatted(before, e.source().type(), source, iterator));
    StatementTree body = e.tree().getStatement();
    String variable = variable(e.tree().getVariable());
    String header;
    String element;
    if (e.index() == null) {
      header = "while (%s.hasNext()) ".formatted(source);
      element = source + ".next()";
    } else {
      String index = e.index().name();
      header = "for (int %1$s = 0; %1$s < %2$s.length; %1$s++) ".formatted(index, source);
      element = "%s[%s]".formatted(source, index);
    }
    edits.replace(method.start(e.tree()), method.start(body), header);
    edits.open(
        method.start(body), method.depth(body) - 1, "{ %s = %s; ".formatted(variable, element));
    node.accept(e.body());
    edits.close(method.end(body), method.depth(body), " }");
    edits.close(method.end(e.tree()), outer, " }");
  }

  private String variable(VariableTree v) {
    boolean isFinal = v.getModifiers().getFlags().contains(javax.lang.model.element.Modifier.FINAL);
    Plan.Variable variable = plan.variables().get(copier.variable(v));
    return (isFinal ? "final " : "") + variable.type() + " " + v.getName();
  }
}
