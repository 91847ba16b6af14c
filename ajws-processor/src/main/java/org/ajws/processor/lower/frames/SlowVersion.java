package org.ajws.processor.lower.frames;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.model.Async;
import org.ajws.processor.model.Capture;

/**
 * Writes the slow version of a method. Its locals are the fields of the frame {@code f$}, so that
 * nothing has to be saved when it stops. {@code pc$} is where it is to go on, and 0 once it is
 * there: what comes before is skipped. {@code skip$} says that the method is left for a while, so
 * that no finally clause of the program runs.
 */
final class SlowVersion {
  private static final String RUNTIME = FrameText.RUNTIME;

  private final Plan plan;
  private final Method method;
  private final Copier copier;
  private final FrameText frame;
  private final StringBuilder out = new StringBuilder();
  private int labels;

  SlowVersion(Plan plan, Copier copier, FrameText frame) {
    this.plan = plan;
    this.method = plan.method();
    this.copier = copier;
    this.frame = frame;
  }

  /** The body, with its braces. */
  String body() {
    out.append("{ int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { ");
    node(plan.body());
    out.append("} return f$.returns(); }");
    return out.toString();
  }

  // ---- sequences

  private void nodes(List<Node> nodes) {
    boolean open = false;
    for (Node n : nodes) {
      if (n.resumes() && open) {
        out.append("} ");
        open = false;
      }
      if (!n.resumes() && !open) {
        out.append("if (pc$ == 0) { ");
        open = true;
      }
      if (n.resumes()) {
        out.append("if (").append(holds(n)).append(") { ");
        node(n);
        out.append("} ");
      } else {
        node(n);
      }
    }
    if (open) {
      out.append("} ");
    }
  }

  /** Whether a node is to be run or goes on inside. */
  private static String holds(Node n) {
    return "pc$ == 0 || " + within(n);
  }

  private static String within(Node n) {
    return n.from() == n.to()
        ? "pc$ == " + n.from()
        : "pc$ >= %d && pc$ <= %d".formatted(n.from(), n.to());
  }

  private void node(Node n) {
    if (n instanceof Node.Leaf leaf) {
      leaf(leaf.tree());
    } else if (n instanceof Node.Eval e) {
      line(e.value());
      out.append("%s = %s; ".formatted(copier.target(e.temp()), copier.copyValue(e)));
    } else if (n instanceof Node.Call c) {
      call(c);
    } else if (n instanceof Node.Choice c) {
      choice(c);
    } else if (n instanceof Node.Simple s) {
      nodes(s.prefix());
      out.append("if (pc$ == 0) { ");
      leaf(s.tree());
      out.append("} ");
    } else if (n instanceof Node.Block b) {
      nodes(b.statements());
    } else if (n instanceof Node.If i) {
      ifThenElse(i);
    } else if (n instanceof Node.Loop l) {
      loop(l);
    } else if (n instanceof Node.Each e) {
      each(e);
    } else if (n instanceof Node.Switch s) {
      switching(s);
    } else if (n instanceof Node.Try t) {
      trying(t);
    } else if (n instanceof Node.Labelled l) {
      out.append(l.tree().getLabel()).append(": { ");
      node(l.body());
      out.append("} ");
    } else if (n instanceof Node.Spawn s) {
      spawn(s);
    } else if (n instanceof Node.Fin f) {
      finish(f);
    } else if (n instanceof Node.Join j) {
      join(j);
    } else if (n instanceof Node.ValueJoin v) {
      valueJoin(v);
    } else {
      jump((Node.Jump) n);
    }
  }

  private void line(Tree tree) {
    out.append("f$.line = ").append(method.line(tree)).append("; ");
  }

  // ---- statements without points

  private void leaf(StatementTree tree) {
    if (tree instanceof VariableTree v && v.getInitializer() == null) {
      return;
    }
    line(tree);
    boolean locals = copier.needsLocals(tree);
    if (!locals) {
      leafText(tree);
      return;
    }
    Set<VariableElement> used = copier.used(tree);
    Set<VariableElement> assigned = copier.assigned(tree);
    VariableElement declared = tree instanceof VariableTree v ? copier.variable(v) : null;
    used.remove(declared);
    assigned.retainAll(used);
    out.append("{ ");
    for (VariableElement v : used) {
      Plan.Variable variable = plan.variables().get(v);
      out.append(
          "%s %s = %s; ".formatted(variable.type(), v.getSimpleName(), copier.local(v, false)));
    }
    out.append(assigned.isEmpty() ? "" : "try { ");
    if (tree instanceof VariableTree v) {
      out.append(copier.local(declared, true)).append(" = ");
      out.append(bareArray(v)).append(copier.copyUnrenamed(v.getInitializer())).append("; ");
    } else {
      out.append(copier.copyUnrenamed(tree)).append(' ');
    }
    if (!assigned.isEmpty()) {
      out.append("} finally { ");
      for (VariableElement v : assigned) {
        out.append("%s = %s; ".formatted(copier.local(v, true), v.getSimpleName()));
      }
      out.append("} ");
    }
    out.append("} ");
  }

  private String bareArray(VariableTree v) {
    boolean bare =
        v.getInitializer() instanceof com.sun.source.tree.NewArrayTree a && a.getType() == null;
    return bare ? "new " + plan.variables().get(copier.variable(v)).type() + " " : "";
  }

  private void leafText(StatementTree tree) {
    if (tree instanceof VariableTree v) {
      out.append(copier.local(copier.variable(v), true)).append(" = ");
      out.append(copier.initializer(v)).append("; ");
    } else if (tree instanceof ReturnTree r) {
      out.append(copier.returning(r.getExpression())).append(' ');
    } else if (tree instanceof ThrowTree t) {
      out.append("throw ").append(copier.copy(t.getExpression())).append("; ");
    } else if (tree instanceof ExpressionStatementTree e) {
      if (plan.substitutes().get(e.getExpression()) instanceof Flattening.Substitute.Value) {
        return; // the call was the statement
      }
      if (isVoidCall(e.getExpression())) {
        return;
      }
      out.append(copier.copy(e.getExpression())).append("; ");
    } else {
      out.append(copier.copy(tree)).append(' ');
    }
  }

  /** A spawning call without a result was made by its node. */
  private boolean isVoidCall(ExpressionTree e) {
    return e instanceof com.sun.source.tree.MethodInvocationTree m && method.isSite().test(m);
  }

  // ---- calls

  private void call(Node.Call c) {
    String target = c.temp() == null ? "" : copier.target(c.temp()) + " = ";
    out.append("if (pc$ == %d) { pc$ = 0; ".formatted(c.pc()));
    line(c.tree());
    out.append(target).append("f$.").append(resultMethod(c)).append("; } else { ");
    line(c.tree());
    out.append("try { ").append(target).append(copier.fastCall(c.tree())).append("; } catch (");
    out.append(RUNTIME).append("Unwind u$) { ");
    split(c.pc(), plan.tasks().get(c.pc()), "u$");
    out.append("skip$ = true; return false; } } ");
  }

  private String resultMethod(Node.Call c) {
    if (c.temp() == null) {
      return "voidResult()";
    }
    TypeMirror type =
        method.module().type(com.sun.source.util.TreePath.getPath(method.path(), c.tree()));
    return type.getKind().isPrimitive()
        ? Types.resultMethod(type)
        : "<" + c.temp().type() + ">objectResult()";
  }

  /**
   * Links this frame to the saved stack: as the caller where it runs the innermost task around the
   * point itself, else as the parent of that task, which gets a frame of its own.
   */
  private void split(int pc, int task, String unwind) {
    if (task == 0) {
      out.append("f$.pc = %d; %s.call(f$); ".formatted(pc, unwind));
      return;
    }
    out.append("if (f$.$task == %d) { f$.pc = %d; %s.call(f$); } ".formatted(task, pc, unwind));
    out.append("else { ");
    if (!frame.isWholeAsync(pc)) {
      out.append("%s.call(f$.copy$(%d)); ".formatted(unwind, pc));
    }
    parent(frame.spawn(task), unwind);
    out.append("} ");
  }

  /** Links the frame that goes on behind an async. */
  private void parent(Node.Spawn s, String unwind) {
    int outer = plan.tasks().get(s.after());
    String link = frame.link(s);
    if (outer == 0) {
      identities(s, "f$");
      out.append("f$.pc = %d; %s.%s; ".formatted(s.after(), unwind, link.formatted("f$")));
      return;
    }
    out.append("if (f$.$task == %d) { ".formatted(outer));
    identities(s, "f$");
    out.append("f$.pc = %d; %s.%s; } ".formatted(s.after(), unwind, link.formatted("f$")));
    String parent = "p" + s.slot() + "$";
    out.append("else { %s %s = f$.copy$(%d); ".formatted(frame.name(), parent, s.after()));
    identities(s, parent);
    out.append("%s.%s; ".formatted(unwind, link.formatted(parent)));
    parent(frame.spawn(outer), unwind);
    out.append("} ");
  }

  /** The task goes on with the reductions as they are; behind it they begin anew. */
  private void identities(Node.Spawn s, String of) {
    for (Capture c : frame.reductions(s.async())) {
      out.append("%s.%s = %s; ".formatted(of, frame.field(c), frame.identity(c)));
    }
  }

  private void choice(Node.Choice c) {
    String condition = c.held() != null ? copier.temp(c.held()) : copier.copy(c.condition());
    String wanted = c.value() ? "(" + condition + ")" : "!(" + condition + ")";
    List<Node> then = c.then();
    String inThen = then.stream().filter(Node::resumes).map(SlowVersion::within).collect(orNever());
    out.append("if (pc$ == 0 ? %s : %s) { ".formatted(wanted, inThen));
    nodes(then);
    out.append("} else { ");
    nodes(c.other());
    out.append("} ");
  }

  private static java.util.stream.Collector<CharSequence, ?, String> orNever() {
    return Collectors.collectingAndThen(
        Collectors.joining(" || ", "(", ")"), s -> s.equals("()") ? "false" : s);
  }

  // ---- control structures

  private void ifThenElse(Node.If i) {
    nodes(i.prefix());
    IfTree tree = i.tree();
    String inThen = i.then().resumes() ? within(i.then()) : "false";
    out.append("if (pc$ == 0 ? %s : (%s)) { ".formatted(copier.copy(tree.getCondition()), inThen));
    nodes(List.of(i.then()));
    out.append("} ");
    if (i.other() != null) {
      out.append("else { ");
      nodes(List.of(i.other()));
      out.append("} ");
    }
  }

  private void loop(Node.Loop l) {
    nodes(l.init());
    labels(l.labels());
    String updates =
        l.tree() instanceof ForLoopTree f
            ? f.getUpdate().stream()
                .map(u -> copier.copy(u.getExpression()))
                .collect(Collectors.joining(", "))
            : "";
    boolean plain = l.prefix().isEmpty();
    String condition = l.condition() == null ? "" : copier.copy(l.condition());
    if (l.tree() instanceof DoWhileLoopTree) {
      out.append("do { ");
      nodes(List.of(l.body()));
      out.append("} while (").append(condition).append("); ");
      return;
    }
    String test = !plain || condition.isEmpty() ? "" : "pc$ != 0 || " + condition;
    out.append("for (; ").append(test).append("; ").append(updates).append(") { ");
    if (!plain) {
      nodes(l.prefix());
      out.append("if (pc$ == 0 && !(").append(condition).append(")) break; ");
    }
    nodes(List.of(l.body()));
    out.append("} ");
  }

  private void labels(List<LabeledStatementTree> labels) {
    labels.forEach(l -> out.append(l.getLabel()).append(": "));
  }

  private void each(Node.Each e) {
    nodes(e.prefix());
    String source = copier.temp(e.source());
    VariableElement v = copier.variable(e.tree().getVariable());
    String target = copier.local(v, true);
    out.append("if (pc$ == 0) { ");
    line(e.tree());
    String value = copier.copy(e.tree().getExpression());
    if (e.index() == null) {
      out.append("%s = (%s).iterator(); } ".formatted(copier.target(e.source()), value));
      labels(e.labels());
      out.append("while (pc$ != 0 || %s.hasNext()) { ".formatted(source));
      out.append("if (pc$ == 0) { %s = %s.next(); } ".formatted(target, source));
    } else {
      String index = copier.temp(e.index());
      out.append("%s = %s; %s = 0; } ".formatted(copier.target(e.source()), value, index));
      labels(e.labels());
      out.append("for (; pc$ != 0 || %1$s < %2$s.length; %1$s++) { ".formatted(index, source));
      out.append("if (pc$ == 0) { %s = %s[%s]; } ".formatted(target, source, index));
    }
    nodes(List.of(e.body()));
    out.append("} ");
  }

  /** First which case, then its code, so that it can be entered in the middle. */
  private void switching(Node.Switch s) {
    nodes(s.prefix());
    SwitchTree tree = s.tree();
    String index = "case" + ++labels + "$";
    out.append("int ").append(index).append(" = -1; if (pc$ == 0) { ");
    line(tree);
    out.append("switch ").append(copier.copy(tree.getExpression())).append(" { ");
    int number = 0;
    for (CaseTree c : tree.getCases()) {
      out.append(caseLabels(c)).append(": ").append(index).append(" = ").append(number++);
      out.append("; break; ");
    }
    out.append("} } ");
    number = 0;
    for (List<Node> body : s.cases()) {
      String inside =
          body.stream().filter(Node::resumes).map(SlowVersion::within).collect(orNever());
      if (!inside.equals("false")) {
        out.append("if %s %s = %d; ".formatted(inside, index, number));
      }
      number++;
    }
    out.append("switch (").append(index).append(") { ");
    number = 0;
    for (List<Node> body : s.cases()) {
      CaseTree c = tree.getCases().get(number);
      out.append("case ").append(number++).append(": ");
      nodes(body);
      if (c.getCaseKind() == CaseTree.CaseKind.RULE) {
        out.append("if (pc$ == 0) break; ");
      }
    }
    out.append("default: } ");
  }

  private String caseLabels(CaseTree c) {
    String text = method.file().source().text();
    Tree first =
        c.getCaseKind() == CaseTree.CaseKind.RULE
            ? c.getBody()
            : c.getStatements().isEmpty() ? null : c.getStatements().get(0);
    int end = first == null ? method.end(c) : method.start(first);
    String head = org.ajws.processor.emit.Trivia.code(text.substring(method.start(c), end)).strip();
    if (head.endsWith("->")) {
      head = head.substring(0, head.length() - 2);
    } else if (head.endsWith(":")) {
      head = head.substring(0, head.length() - 1);
    }
    return head.strip();
  }

  private void trying(Node.Try t) {
    TryTree tree = t.tree();
    boolean handled = !tree.getCatches().isEmpty();
    boolean last = tree.getFinallyBlock() != null;
    String which = "catch" + ++labels + "$";
    out.append("int ").append(which).append(" = 0; ");
    int number = 1;
    for (Node h : t.handlers()) {
      if (h.resumes()) {
        out.append("if (%s) %s = %d; ".formatted(within(h), which, number));
      }
      number++;
    }
    out.append(last ? "try { " : "");
    if (handled) {
      out.append("if (").append(which).append(" == 0) { try { ");
    }
    nodes(List.of(t.body()));
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
        nodes(List.of(h));
        out.append("} ");
      }
    }
    if (last) {
      out.append("} finally { if (!skip$) { ");
      leaf(tree.getFinallyBlock());
      out.append("} } ");
    }
  }

  // ---- constructs

  private void spawn(Node.Spawn s) {
    Async async = s.async();
    int slot = s.slot();
    out.append("if (pc$ == %d) { pc$ = 0; f$.resumed(); } ".formatted(s.after()));
    out.append("else if (pc$ != 0 || !f$.cancelled()) { ");
    line(async.path().getLeaf());
    out.append("if (pc$ == 0 && %1$sSteal.requested && %1$sSteal.accept()) { ".formatted(RUNTIME));
    out.append("%1$sUnwind u$ = %1$sSteal.unwind(f$.copy$(%2$d)); ".formatted(RUNTIME, s.start()));
    parent(s, "u$");
    out.append("skip$ = true; return false; } ");
    out.append("if (pc$ == %d) { pc$ = 0; } ".formatted(s.start()));
    out.append("try { ");
    if (async.path().getLeaf() instanceof LabeledStatementTree l) {
      out.append(l.getLabel()).append(": ");
    }
    out.append("{ ");
    nodes(List.of(s.body()));
    out.append("} ");
    out.append(
        "} catch (Throwable e$) { f$.traced(e$); if (f$.$task != %d) throw e$; ".formatted(slot));
    out.append("skip$ = true; return f$.threw(e$); } ");
    out.append("if (f$.$task == %d) { skip$ = true; return f$.returns(); } ".formatted(slot));
    out.append("} ");
  }

  private void finish(Node.Fin f) {
    out.append("if (pc$ != %d) { if (pc$ == 0) { f$.enterFinish(); } ".formatted(f.join().pc()));
    out.append("try { ");
    if (f.finish().path().getLeaf() instanceof LabeledStatementTree l) {
      out.append(l.getLabel()).append(": ");
    }
    out.append("{ ");
    nodes(List.of(f.body()));
    out.append("} } catch (Throwable e$) { f$.traced(e$); ");
    out.append("if (f$.open() < %d) throw e$; f$.fail(e$); } } ".formatted(f.depth()));
    join(f.join());
  }

  private void join(Node.Join j) {
    line(j.finish().path().getLeaf());
    out.append("if (pc$ == 0) { f$.pc = %d; if (!f$.join()) { ".formatted(j.pc()));
    out.append("skip$ = true; return false; } } pc$ = 0; f$.joined(); ");
    for (Node.Spawn s : frame.spawnsOf(j.finish())) {
      results(s);
    }
  }

  /** Takes over what the asyncs of a finish have computed elsewhere. */
  private void results(Node.Spawn s) {
    List<String> take = new ArrayList<>();
    for (Capture c : frame.results(s.async())) {
      take.add("f$.%1$s = f$.%1$sr; ".formatted(frame.field(c)));
    }
    for (Capture c : frame.reductions(s.async())) {
      take.add(frame.combine(c, "f$." + frame.field(c), "f$." + frame.field(c) + "r"));
      take.add("f$.%sr = %s; ".formatted(frame.field(c), frame.identity(c)));
    }
    if (!take.isEmpty()) {
      out.append("if (f$.has$%1$d) { f$.has$%1$d = false; ".formatted(s.slot()));
      take.forEach(out::append);
      out.append("} ");
    }
  }

  private void valueJoin(Node.ValueJoin v) {
    out.append(
        "if (pc$ == 0) { f$.pc = %d; if (!f$.joinValue(%d)) { ".formatted(v.pc(), v.valueSlot()));
    out.append(
        "skip$ = true; return false; } } pc$ = 0; f$.joinedValue(%d); ".formatted(v.valueSlot()));
    Node.Spawn s = frame.spawnOfValue(v.valueSlot());
    String field = plan.variables().get(s.async().value()).field();
    out.append(
        "if (f$.has$%1$d) { f$.has$%1$d = false; f$.%2$s = f$.%2$sr; } "
            .formatted(s.slot(), field));
  }

  private void jump(Node.Jump j) {
    nodes(j.before());
    if (j.held() != null) {
      ExpressionTree value = ((ReturnTree) j.tree()).getExpression();
      nodes(j.value().prefix());
      out.append("if (pc$ == 0) { ");
      line(j.tree());
      out.append("%s = %s; } ".formatted(copier.target(j.held()), copier.copy(value)));
      nodes(j.after());
      out.append("if (pc$ == 0) { %s } ".formatted(copier.returningText(copier.temp(j.held()))));
    } else if (j.value() != null) {
      nodes(List.of(j.value()));
    } else {
      nodes(j.after());
      out.append("if (pc$ == 0) { ");
      if (j.tree() instanceof ReturnTree r) {
        line(r);
        out.append(copier.returning(r.getExpression())).append(' ');
      } else {
        out.append(copier.copy(j.tree())).append(' ');
      }
      out.append("} ");
    }
  }
}
