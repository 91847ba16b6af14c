package org.ajws.processor.emit.trycatch;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.emit.CompilerLines;
import org.ajws.processor.plan.frames.Cases;
import org.ajws.processor.plan.frames.Method;
import org.ajws.processor.plan.frames.MethodPlan;
import org.ajws.processor.plan.frames.Node;
import org.ajws.processor.plan.frames.Step;
import org.ajws.processor.program.ConstantExpressions;

/** Writes the control structures of a slow version, so that they can be entered in the middle. */
final class SlowControl {
  private final Method method;
  private final CompilerLines lines;
  private final Copier copier;
  private final SlowVersion version;
  private final StringBuilder out;
  private final MethodPlan plan;
  private int labels;

  SlowControl(MethodPlan plan, Copier copier, SlowVersion version, StringBuilder out) {
    this.plan = plan;
    this.method = plan.method();
    this.lines = new CompilerLines(method.module(), method.file());
    this.copier = copier;
    this.version = version;
    this.out = out;
  }

  void ifThenElse(Node.If i) {
    version.steps(i.prefix());
    IfTree tree = i.tree();
    out.append("if (pc$ == 0) { ");
    version.line(tree);
    out.append("} ");
    String inThen = i.then().resumes() ? SlowVersion.within(i.then()) : "false";
    out.append("if (pc$ == 0 ? %s : (%s)) { ".formatted(condition(tree.getCondition()), inThen));
    version.nodes(List.of(i.then()));
    out.append("} ");
    if (i.other() != null) {
      out.append("else { ");
      version.nodes(List.of(i.other()));
      out.append("} ");
    }
  }

  /** A condition that is computed where {@code pc$ == 0}; first of all where a lambda is in it. */
  String condition(ExpressionTree condition) {
    if (!copier.locals().areNeeded(condition)) {
      return copier.copy(condition);
    }
    String name = "test" + ++labels + "$";
    out.append("boolean ").append(name).append(" = false; if (pc$ == 0) { ");
    version.assign(name, condition);
    out.append("} ");
    return name;
  }

  void loop(Node.Loop l) {
    version.nodes(l.init());
    labels(l.labels());
    String condition = l.condition() == null ? "" : noted(l);
    if (l.tree() instanceof DoWhileLoopTree) {
      out.append("do { ");
      body(l);
      version.steps(l.prefix());
      out.append("} while (").append(condition).append("); ");
      return;
    }
    boolean lambda = l.condition() != null && copier.locals().areNeeded(l.condition());
    boolean plain = l.prefix().isEmpty() && !lambda;
    String updates = l.update().isEmpty() && l.tree() instanceof ForLoopTree f ? updates(f) : "";
    String header = !plain || condition.isEmpty() ? "" : "pc$ != 0 || " + condition;
    out.append("for (; ").append(header).append("; ").append(updates).append(") { ");
    if (!plain) {
      version.steps(l.prefix());
      if (lambda) {
        version.line(l.tree());
      }
      String test = lambda ? condition(l.condition()) : condition;
      out.append("if (pc$ == 0 && !(").append(test).append(")) break; ");
    }
    body(l);
    version.nodes(l.update());
    out.append("} ");
  }

  /** A condition is evaluated behind the body, too. */
  private String noted(Node.Loop l) {
    String text = copier.copy(l.condition());
    if (ConstantExpressions.is(method.module(), method.path(l.condition()))) {
      return text;
    }
    int line =
        l.tree() instanceof ForLoopTree ? lines.of(l.condition()) : method.line(l.condition());
    int first = CallLines.startOfRest(plan, l.condition(), line);
    return "%s && (%s)".formatted(CallLines.noted(LineSlot.FRAME, first), text);
  }

  private String updates(ForLoopTree tree) {
    boolean isSpread = !lines.isOnOneLine(tree);
    List<String> updates = new ArrayList<>();
    for (ExpressionStatementTree u : tree.getUpdate()) {
      if (isSpread) {
        int line = CallLines.startOfRest(plan, u.getExpression(), lines.of(u));
        updates.add("f$.line = " + line);
      }
      updates.add(copier.copy(u.getExpression()));
    }
    return String.join(", ", updates);
  }

  private void body(Node.Loop l) {
    out.append(l.again() == null ? "" : l.again() + ": { ");
    version.nodes(List.of(l.body()));
    out.append(l.again() == null ? "" : "} ");
  }

  private void labels(List<LabeledStatementTree> labels) {
    labels.forEach(l -> out.append(l.getLabel()).append(": "));
  }

  void each(Node.Each e) {
    version.steps(e.prefix());
    String source = copier.temp(e.source());
    VariableElement v = copier.variable(e.tree().getVariable());
    String target = copier.local(v, true);
    out.append("if (pc$ == 0) { ");
    ExpressionTree value = e.tree().getExpression();
    int line = lines.of(e.tree());
    version.note(CallLines.startOfRest(plan, value));
    boolean isMoved = !lines.isOnOneLine(value);
    String iterator = e.index() != null ? "" : e.waitPc() == 0 ? ".iterator()" : ".iterator$()";
    version.withLocals(
        value,
        unrenamed -> {
          String text = "(" + copier.copy(value, unrenamed) + ")";
          if (isMoved && e.index() == null) { // the method is called with the line of the loop
            text =
                "%sframe.Traces.noted%s, f$.line = %d)"
                    .formatted(FrameText.RUNTIME, text.substring(0, text.length() - 1), line);
          }
          out.append("%s = %s%s; ".formatted(copier.target(e.source()), text, iterator));
        });
    if (e.waitPc() != 0) {
      out.append("} ");
      labels(e.labels());
      out.append("while (true) { if (pc$ == 0 || pc$ == %d) { ".formatted(e.waitPc()));
      version.waitForNext(e, source);
      out.append("%s = %s.next(); } ".formatted(target, source));
    } else if (e.index() == null) {
      out.append("} ");
      labels(e.labels());
      String noted = CallLines.noted(LineSlot.FRAME, line);
      out.append("while (pc$ != 0 || %s && %s.hasNext()) { ".formatted(noted, source));
      out.append("if (pc$ == 0) { %s = %s.next(); } ".formatted(target, source));
    } else {
      String index = copier.temp(e.index());
      out.append("%s = 0; ".formatted(index));
      if (isMoved) {
        version.note(line);
      }
      out.append("} ");
      labels(e.labels());
      out.append("for (; pc$ != 0 || %1$s < %2$s.length; %1$s++) { ".formatted(index, source));
      out.append("if (pc$ == 0) { ");
      version.note(line);
      out.append("%s = %s[%s]; } ".formatted(target, source, index));
    }
    version.nodes(List.of(e.body()));
    out.append("} ");
  }

  void switching(Node.Switch s) {
    version.steps(s.prefix());
    switching(s.cases(), "", "");
  }

  void switching(Step.Switch s) {
    switching(s.cases(), s.label() + ": ", "throw new java.lang.IncompatibleClassChangeError(); ");
  }

  /** First which case, then its code, so that it can be entered in the middle. */
  private void switching(Cases s, String label, String otherwise) {
    String index = "case" + ++labels + "$";
    out.append("int ").append(index).append(" = -1; if (pc$ == 0) { ");
    version.line(s.selector());
    version.withLocals(
        s.selector(),
        unrenamed -> {
          String selector = copier.copy(s.selector(), unrenamed);
          out.append("switch ").append(selector).append(" { ");
          int i = 0;
          for (CaseTree c : s.trees()) {
            out.append(copier.labels(c)).append(": ").append(copier.patterns().bound(c));
            out.append(index).append(" = ").append(i++).append("; break; ");
          }
          out.append("} ");
        });
    out.append("} ");
    int number = 0;
    for (List<Node> body : s.bodies()) {
      String inside =
          body.stream()
              .filter(Node::resumes)
              .map(SlowVersion::within)
              .collect(SlowVersion.orNever());
      if (!inside.equals("false")) {
        out.append("if %s %s = %d; ".formatted(inside, index, number));
      }
      number++;
    }
    out.append(label).append("switch (").append(index).append(") { ");
    number = 0;
    for (List<Node> body : s.bodies()) {
      CaseTree c = s.trees().get(number);
      out.append("case ").append(number++).append(": ");
      version.nodes(body);
      if (c.getCaseKind() == CaseTree.CaseKind.RULE) {
        out.append("if (pc$ == 0) break; ");
      }
    }
    out.append("default: ").append(otherwise).append("} ");
  }

  void trying(Node.Try t) {
    TryTree tree = t.tree();
    boolean handled = !tree.getCatches().isEmpty();
    boolean last = tree.getFinallyBlock() != null;
    String which = "catch" + ++labels + "$";
    out.append("int ").append(which).append(" = 0; ");
    int number = 1;
    for (Node h : t.handlers()) {
      if (h.resumes()) {
        out.append("if (%s) %s = %d; ".formatted(SlowVersion.within(h), which, number));
      }
      number++;
    }
    out.append(last ? "try { " : "");
    if (handled) {
      out.append("if (").append(which).append(" == 0) { try { ");
    }
    version.nodes(List.of(t.body()));
    if (handled) {
      out.append("} ");
      number = 1;
      for (CatchTree c : tree.getCatches()) {
        VariableElement v = copier.variable(c.getParameter());
        String type = copier.copy(c.getParameter().getType());
        out.append("catch (%s e$) { f$.traced(e$); ".formatted(type));
        out.append("%s = e$; %s = %d; } ".formatted(copier.local(v, true), which, number++));
      }
      out.append("} ");
      number = 1;
      for (Node h : t.handlers()) {
        out.append("if (%s == %d) { ".formatted(which, number++));
        version.nodes(List.of(h));
        out.append("} ");
      }
    }
    if (last) {
      // what the clause does has lines of its own
      out.append("} catch (final java.lang.Throwable e$) { f$.traced(e$); throw e$; ");
      out.append("} finally { if (!skip$) { ");
      version.leaf(tree.getFinallyBlock());
      out.append("} } ");
    }
  }

  /** The scope of a resource; it is not closed when the method is left for a while. */
  void using(Node.Using u) {
    String value = "";
    if (u.init() != null) {
      version.nodes(List.of(u.init()));
      value = copier.local(copier.variable((VariableTree) u.resource()), false);
    } else {
      value = copier.copy(u.resource());
    }
    out.append("if (pc$ == 0) { %s = %s; } ".formatted(copier.target(u.held()), value));
    Closing closing = new Closing(u);
    out.append(closing.begin()).append("{ ");
    version.nodes(List.of(u.body()));
    TryTree tree = (TryTree) method.path(u.resource()).getParentPath().getLeaf();
    int end = method.file().source().line(method.end(tree.getBlock()) - 1);
    out.append("} ");
    out.append(
        closing.end(
            copier.temp(u.held()),
            "f$.traced(e$); ",
            "f$.line = %d; ".formatted(end),
            "f$.line = %d; ".formatted(method.line(tree)),
            FrameText.RUNTIME + "frame.Traces.trace(s$); ",
            "!skip$"));
  }
}
