package org.ajws.processor.lower.frames;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.UnionTypeTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.emit.Edits;
import org.ajws.processor.emit.Nesting;
import org.ajws.processor.emit.Trivia;
import org.ajws.processor.model.Async;

/**
 * Turns the original body, where it stands, into the fast version: polls at asyncs, and a handler
 * around each call that may unwind.
 */
final class FastVersion {
  private static final String RUNTIME = FrameText.RUNTIME;
  private static final String UNWINDING = "unwinding$";

  private final Plan plan;
  private final Method method;
  private final Edits edits;
  private final Copier copier;
  private final FrameText frame;

  FastVersion(Plan plan, Edits edits, Copier copier, FrameText frame) {
    this.plan = plan;
    this.method = plan.method();
    this.edits = edits;
    this.copier = copier;
    this.frame = frame;
  }

  /** Adds the edits. */
  void lower() {
    if (plan.guardsFinally()) {
      BlockTree body = method.tree().getBody();
      edits.open(method.start(body) + 1, depth(body), " boolean " + UNWINDING + " = false;");
    }
    for (Map.Entry<Tree, Flattening.Substitute> e : plan.substitutes().entrySet()) {
      if (e.getValue() instanceof Flattening.Substitute.Jump jump) {
        edits.replace(method.start(e.getKey()), method.end(e.getKey()), jump.text());
      }
    }
    node(plan.body());
  }

  private int depth(Tree tree) {
    return Nesting.depth(path(tree));
  }

  private TreePath path(Tree tree) {
    return TreePath.getPath(method.path(), tree);
  }

  private void node(Node n) {
    if (n instanceof Node.Simple s) {
      simple(s);
    } else if (n instanceof Node.If i) {
      prefix(i.tree(), i.prefix(), i.temps(), i.tree().getCondition());
      children(n);
    } else if (n instanceof Node.Loop l) {
      loop(l);
    } else if (n instanceof Node.Each e) {
      each(e);
    } else if (n instanceof Node.Switch s) {
      prefix((StatementTree) s.tree(), s.prefix(), s.temps(), s.selector());
      s.cases().forEach(this::statements);
    } else if (n instanceof Node.Try t) {
      trying(t);
    } else if (n instanceof Node.Spawn s) {
      spawn(s);
    } else if (n instanceof Node.Jump j) {
      if (j.value() != null && !j.value().prefix().isEmpty()) {
        node(j.value());
      } else {
        yields(j.tree());
      }
    } else if (n instanceof Node.Leaf l) {
      yields(l.tree());
    } else {
      children(n);
    }
  }

  /** The statements inside; what comes before in expressions was written with them. */
  private void children(Node n) {
    if (n instanceof Node.If i) {
      node(i.then());
      if (i.other() != null) {
        node(i.other());
      }
    } else if (n instanceof Node.Block b) {
      statements(b.statements());
    } else if (n instanceof Node.Using u) {
      node(u.body());
    } else if (n instanceof Node.Labelled || n instanceof Node.Fin) {
      Nodes.children(n).forEach(this::node);
    }
  }

  // ---- statements

  /** Statements of a block; declarations that share their type are taken together. */
  private void statements(List<Node> nodes) {
    for (int i = 0; i < nodes.size(); ) {
      int end = i + 1;
      VariableTree first = declaration(nodes.get(i));
      boolean resumes = nodes.get(i).resumes();
      while (first != null && end < nodes.size() && isInListOf(first, nodes.get(end))) {
        resumes |= nodes.get(end++).resumes();
      }
      if (first != null && resumes && isPartOfList(first)) {
        list(nodes.subList(i, end));
      } else {
        nodes.subList(i, end).forEach(this::node);
      }
      i = end;
    }
  }

  private boolean isInListOf(VariableTree first, Node n) {
    VariableTree v = declaration(n);
    return n instanceof Node.ValueJoin || (v != null && method.start(v) == method.start(first));
  }

  /** The declaration that a node stands for; null for other statements. */
  private static VariableTree declaration(Node n) {
    if (n instanceof Node.Leaf l && l.tree() instanceof VariableTree v) {
      return v;
    }
    if (n instanceof Node.Simple s && s.tree() instanceof VariableTree v) {
      return v;
    }
    return n instanceof Node.Spawn s && s.async().path().getLeaf() instanceof VariableTree v
        ? v
        : null;
  }

  /** {@code int a = f(), b = g();} as a statement each. */
  private void list(List<Node> nodes) {
    StringBuilder text = new StringBuilder();
    VariableTree last = null;
    for (Node n : nodes) {
      VariableTree v = declaration(n);
      if (v != null) {
        last = v;
        text.append(n instanceof Node.Spawn s ? poll(s) : "").append(declared(n, v)).append(' ');
      }
    }
    int start = method.start(last);
    edits.removeWithin(start, method.end(last), depth(last));
    edits.replace(start, method.end(last), text.toString().strip());
  }

  private String declared(Node n, VariableTree v) {
    String type = variableType(v);
    Node inner = n instanceof Node.Spawn s ? s.body() : n;
    if (inner instanceof Node.Simple s) {
      return "%s %s; { %s%s = %s; }"
          .formatted(type, v.getName(), sequence(s), v.getName(), copier.initializer(v));
    }
    String value = v.getInitializer() == null ? "" : " = " + copier.initializer(v);
    return "%s %s%s;".formatted(type, v.getName(), value);
  }

  private void simple(Node.Simple s) {
    if (s.prefix().isEmpty()) {
      return;
    }
    StatementTree tree = s.tree();
    boolean rule =
        path(tree).getParentPath().getLeaf() instanceof CaseTree c && c.getBody() == tree;
    if (s.inPlace() && !isPartOfList(tree) && !(tree instanceof YieldTree)) {
      inPlace(s, rule);
      return;
    }
    int start = method.start(tree);
    int end = method.end(tree);
    if (s.prefix().stream().anyMatch(Node.Switch.class::isInstance) && !isPartOfList(tree)) {
      String type =
          tree instanceof VariableTree v ? variableType(v) + " " + v.getName() + "; " : "";
      String last =
          tree instanceof VariableTree v
              ? "%s = %s;".formatted(v.getName(), copier.initializer(v))
              : last(tree);
      parts(start, end, type + "{ " + temps(s.temps()), s.prefix(), last + " }", depth(tree));
      return;
    }
    String text;
    if (tree instanceof VariableTree v) {
      text = declared(s, v);
    } else {
      text = "{ " + sequence(s) + last(tree) + " }";
    }
    edits.removeWithin(start, end, depth(tree));
    edits.replace(start, end, text);
  }

  /** Whether a declaration shares its type with others. */
  private boolean isPartOfList(StatementTree tree) {
    if (!(tree instanceof VariableTree v)) {
      return false;
    }
    String text = method.file().source().text();
    return text.charAt(method.end(tree) - 1) != ';'
        || v.getType() == null
        || method.end(v.getType()) <= method.start(v)
        || text.substring(method.start(v), method.start(v.getInitializer())).contains(",")
        || text.charAt(method.start(v.getInitializer()) - 1) == ']';
  }

  /** {@code try { statement } catch (Unwind u$) { ... }} on the original lines. */
  private void inPlace(Node.Simple s, boolean rule) {
    StatementTree tree = s.tree();
    Node.Call call = (Node.Call) s.prefix().get(0);
    int depth = depth(tree);
    int start = method.start(tree);
    String open = (rule ? "{ " : "") + "try { ";
    if (tree instanceof VariableTree v) {
      int name = nameEnd(v);
      edits.replace(name, method.start(v.getInitializer()), "; try { " + v.getName() + " = ");
      if (v.getInitializer() instanceof com.sun.source.tree.NewArrayTree a && a.getType() == null) {
        edits.open(
            method.start(a), depth, "new " + plan.variables().get(copier.variable(v)).type() + " ");
      }
    } else {
      edits.open(start, depth, open);
    }
    edits.close(method.end(call.tree().getMethodSelect()), depth(call.tree()) + 1, Copier.FAST);
    edits.close(method.end(tree), depth, " } " + handler(call.pc()) + (rule ? " }" : ""));
  }

  private int nameEnd(VariableTree v) {
    String text = method.file().source().text();
    int at = method.end(v.getType());
    while (!text.startsWith(v.getName().toString(), at)
        || Character.isJavaIdentifierPart(text.charAt(at - 1))) {
      at = Trivia.skip(text, at);
    }
    return at + v.getName().length();
  }

  private String last(StatementTree tree) {
    if (tree instanceof com.sun.source.tree.ExpressionStatementTree e) {
      boolean done =
          plan.substitutes().get(e.getExpression()) instanceof Flattening.Substitute.Value
              || (e.getExpression() instanceof MethodInvocationTree m && method.isSite().test(m));
      return done ? "" : copier.copy(e.getExpression()) + ";";
    }
    return copier.copy(tree);
  }

  /** Temporaries and what computes them. */
  private String sequence(Node.Simple s) {
    return temps(s.temps()) + nodes(s.prefix());
  }

  private static String temps(List<Node.Temp> temps) {
    StringBuilder text = new StringBuilder();
    for (Node.Temp t : temps) {
      text.append("%s %s = %s; ".formatted(t.type(), t.name(), t.initial()));
    }
    return text.toString();
  }

  private String nodes(List<Node> nodes) {
    StringBuilder text = new StringBuilder();
    for (Node n : nodes) {
      if (n instanceof Node.Eval e) {
        text.append("%s = %s; ".formatted(e.temp().name(), copier.copyValue(e)));
      } else if (n instanceof Node.Call c) {
        String target = c.temp() == null ? "" : c.temp().name() + " = ";
        text.append("try { %s%s; } ".formatted(target, copier.fastCall(c.tree())));
        text.append(handler(c.pc())).append(' ');
      } else if (n instanceof Node.Switch s) {
        text.append(switchValue(s));
      } else {
        Node.Choice c = (Node.Choice) n;
        String condition =
            c.held() != null ? c.held().name() : "(" + copier.copy(c.condition()) + ")";
        text.append("if (%s%s) { ".formatted(c.value() ? "" : "!", condition));
        text.append(nodes(c.then())).append("} else { ").append(nodes(c.other())).append("} ");
      }
    }
    return text.toString();
  }

  /** A switch expression as a statement that gives its temporary a value. */
  private String switchValue(Node.Switch s) {
    StringBuilder text = new StringBuilder(s.label());
    text.append(": switch ").append(copier.copy(s.selector())).append(" { ");
    boolean complete = false;
    String arrow = ": ";
    for (int i = 0; i < s.trees().size(); i++) {
      CaseTree c = s.trees().get(i);
      String labels = copier.labels(c);
      complete |= labels.startsWith("default");
      boolean rule = c.getCaseKind() == CaseTree.CaseKind.RULE;
      arrow = rule ? " -> " : ": ";
      text.append(labels).append(arrow);
      List<Node> body = s.cases().get(i);
      if (rule && body.get(0) instanceof Node.Result r) {
        text.append("{ ").append(temps(r.temps())).append(nodes(r.prefix()));
        String value = copier.copy(r.value());
        text.append("%s = %s; break %s; } ".formatted(s.result().name(), value, s.label()));
        continue;
      }
      statements(body);
      List<? extends Tree> trees = rule ? List.of(c.getBody()) : c.getStatements();
      if (!trees.isEmpty()) {
        int start = method.start(trees.get(0));
        int end = method.end(trees.get(trees.size() - 1));
        text.append(copier.changed(start, end, trees.get(0))).append(' ');
      }
    }
    return text.append(complete ? "" : noCase(arrow)).append("} ").toString();
  }

  /** A part of the text that is replaced. */
  private record Part(int from, int to, String text) {}

  /**
   * Replaces code in which switch expressions stand: their cases stay on their lines.
   *
   * @param before what comes first
   * @param nodes what computes the temporaries
   * @param after what comes last
   */
  private void parts(int from, int to, String before, List<Node> nodes, String after, int depth) {
    List<Part> parts = new ArrayList<>();
    StringBuilder text = new StringBuilder(before);
    int at = from;
    for (Node n : nodes) {
      if (!(n instanceof Node.Switch s) || s.trees().isEmpty()) {
        text.append(nodes(List.of(n)));
        continue;
      }
      text.append(s.label()).append(": switch ").append(copier.copy(s.selector())).append(" { ");
      parts.add(new Part(at, method.start(s.trees().get(0)), text.toString()));
      boolean complete = s.trees().stream().anyMatch(c -> copier.labels(c).startsWith("default"));
      boolean rule = s.trees().get(0).getCaseKind() == CaseTree.CaseKind.RULE;
      text = new StringBuilder(complete ? "" : noCase(rule ? " -> " : ": "));
      at = method.end(s.tree()) - 1;
      for (int i = 0; i < s.trees().size(); i++) {
        caseInPlace(s, s.trees().get(i), s.cases().get(i));
      }
      parts.add(new Part(at, at + 1, text + "} "));
      at++;
      text = new StringBuilder();
    }
    parts.add(new Part(at, to, text + after));
    for (Part p : parts) {
      edits.removeWithin(p.from(), p.to(), depth);
      edits.replace(p.from(), p.to(), p.text());
    }
  }

  private void caseInPlace(Node.Switch s, CaseTree c, List<Node> body) {
    if (body.size() != 1 || !(body.get(0) instanceof Node.Result r)) {
      statements(body);
      return;
    }
    String source = method.file().source().text();
    int end = method.end(r.value());
    while (source.charAt(end) != ';') {
      end = Trivia.skip(source, end);
    }
    String value = copier.copy(r.value());
    String last = "%s = %s; break %s; }".formatted(s.result().name(), value, s.label());
    int depth = depth(r.value());
    parts(method.start(c.getBody()), end + 1, "{ " + temps(r.temps()), r.prefix(), last, depth);
  }

  private static String noCase(String arrow) {
    return "default" + arrow + "throw new IncompatibleClassChangeError(); ";
  }

  private String variableType(VariableTree v) {
    return plan.variables().get(copier.variable(v)).type();
  }

  /** Each {@code yield} of a switch expression that has become a statement. */
  private void yields(Tree tree) {
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitYield(YieldTree yield, Void p) {
        if (!plan.substitutes().containsKey(yield)) {
          return super.visitYield(yield, p);
        }
        String text = copier.copy(yield);
        edits.removeWithin(method.start(yield), method.end(yield), depth(yield));
        edits.replace(method.start(yield), method.end(yield), text);
        return null;
      }
    }.scan(tree, null);
  }

  /** Puts what comes before a statement's own expression in front of it. */
  private void prefix(
      StatementTree tree, List<Node> prefix, List<Node.Temp> temps, ExpressionTree expression) {
    if (prefix.isEmpty()) {
      return;
    }
    int depth = depth(tree);
    edits.open(method.start(tree), depth, "{ " + temps(temps) + nodes(prefix));
    replace(expression);
    edits.close(method.end(tree), depth, " }");
  }

  private void replace(ExpressionTree expression) {
    int start = method.start(expression);
    int end = method.end(expression);
    String text = copier.copy(expression);
    edits.removeWithin(start, end, depth(expression));
    edits.replace(start, end, text);
  }

  private void loop(Node.Loop l) {
    init(l);
    String before = "";
    String after = "";
    if (!l.prefix().isEmpty()) {
      String prefix = temps(l.temps()) + nodes(l.prefix());
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
      after = statementTexts(l.update());
      put(trees.get(0), trees.get(trees.size() - 1), "");
    }
    if (!(before + after).isEmpty()) {
      int depth = depth(body);
      // "if (true)": the compiler then takes the code behind the body for reachable
      String again = l.again() == null ? "" : l.again() + ": { if (true) ";
      edits.open(method.start(body), depth, "{ " + before + again);
      node(l.body());
      edits.close(method.end(body), depth, (again.isEmpty() ? " " : " } ") + after + "}");
    } else {
      node(l.body());
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
    edits.open(method.start(outer), depth(outer), "{ " + statementTexts(l.init()));
    edits.close(method.end(outer), depth(outer), " }");
    put(trees.get(0), trees.get(trees.size() - 1), "");
  }

  /** Parts of the head of a {@code for}, as statements. */
  private String statementTexts(List<Node> nodes) {
    StringBuilder text = new StringBuilder();
    for (Node n : nodes) {
      VariableTree v = declaration(n);
      if (v != null) {
        text.append(declared(n, v)).append(' ');
      } else if (n instanceof Node.Simple s) {
        text.append("{ ").append(sequence(s)).append(last(s.tree())).append(" } ");
      } else {
        text.append(last(((Node.Leaf) n).tree())).append(' ');
      }
    }
    return text.toString();
  }

  /** Replaces what stands from one tree to another, without a semicolon behind it. */
  private void put(Tree first, Tree last, String text) {
    int start = method.start(first);
    int end = method.end(last);
    end -= method.file().source().text().charAt(end - 1) == ';' ? 1 : 0;
    edits.removeWithin(start, end, depth(first));
    edits.replace(start, end, text);
  }

  /** The hidden variables of an enhanced for must be seen by handlers. */
  private void each(Node.Each e) {
    String source = e.source().name();
    int depth = depth(e.tree());
    int start = e.labels().isEmpty() ? method.start(e.tree()) : method.start(e.labels().get(0));
    int outer = e.labels().isEmpty() ? depth : depth(e.labels().get(0));
    String value = copier.copy(e.tree().getExpression());
    String before = temps(e.temps()) + nodes(e.prefix());
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
    edits.open(method.start(body), depth(body), "{ %s = %s; ".formatted(variable, element));
    node(e.body());
    edits.close(method.end(body), depth(body), " }");
    edits.close(method.end(e.tree()), outer, " }");
  }

  private String variable(VariableTree v) {
    boolean isFinal = v.getModifiers().getFlags().contains(javax.lang.model.element.Modifier.FINAL);
    Plan.Variable variable = plan.variables().get(copier.variable(v));
    return (isFinal ? "final " : "") + variable.type() + " " + v.getName();
  }

  private void trying(Node.Try t) {
    TryTree tree = t.tree();
    resources(t);
    if (t.body().resumes() && tree.getCatches().stream().anyMatch(this::catchesUnwind)) {
      CatchTree first = tree.getCatches().get(0);
      edits.open(
          method.start(first), depth(first), "catch (" + RUNTIME + "Unwind u$) { throw u$; } ");
    }
    if (tree.getFinallyBlock() != null) {
      BlockTree block = tree.getFinallyBlock();
      edits.open(method.start(block), depth(block), "{ if (!" + UNWINDING + ") ");
      edits.close(method.end(block), depth(block), " }");
    }
    Nodes.children(t).forEach(this::node);
  }

  /** Resources are closed by code of our own, but not while the stack is being saved. */
  private void resources(Node.Try t) {
    if (!(t.body() instanceof Node.Using)) {
      return;
    }
    TryTree tree = t.tree();
    boolean clauses = !tree.getCatches().isEmpty() || tree.getFinallyBlock() != null;
    StringBuilder before = new StringBuilder(clauses ? "try { " : "{ ");
    StringBuilder after = new StringBuilder();
    Node n = t.body();
    while (n instanceof Node.Using u) {
      String value = copier.copy(u.resource());
      if (u.resource() instanceof VariableTree v) {
        before.append(declared(u.init(), v)).append(' ');
        value = v.getName().toString();
      }
      before.append("%s %s = %s; ".formatted(u.held().type(), u.held().name(), value));
      n = u.body();
      Closing closing = new Closing(u);
      boolean more = n instanceof Node.Using;
      before.append(closing.begin()).append(more ? "{ " : "");
      String close = closing.end(u.held().name(), "", "", "!" + UNWINDING);
      after.insert(0, (more ? "} " : " ") + close);
    }
    int block = method.start(tree.getBlock());
    edits.removeWithin(method.start(tree), block, depth(tree) + 1);
    edits.replace(method.start(tree), block, before.toString());
    edits.close(method.end(tree.getBlock()), depth(tree.getBlock()), after + "}");
  }

  /** Whether a clause catches an Error that it does not name. */
  private boolean catchesUnwind(CatchTree clause) {
    Tree type = clause.getParameter().getType();
    List<? extends Tree> types =
        type instanceof UnionTypeTree u ? u.getTypeAlternatives() : List.of(type);
    TypeMirror error = method.module().elements().getTypeElement("java.lang.Error").asType();
    return types.stream()
        .map(this::path)
        .map(method.module()::type)
        .anyMatch(c -> method.module().types().isSubtype(error, c));
  }

  // ---- constructs

  private void spawn(Node.Spawn s) {
    Async async = s.async();
    if (async.isValue()) {
      edits.open(method.start(async.path().getLeaf()), depth(async.path().getLeaf()) - 1, poll(s));
    } else {
      StatementTree body = ((LabeledStatementTree) async.path().getLeaf()).getStatement();
      int depth = depth(async.path().getLeaf());
      edits.open(method.start(body), depth, "{ " + poll(s));
      edits.close(method.end(body), depth, " }");
    }
    node(s.body());
  }

  private String poll(Node.Spawn s) {
    return "if (%1$sSteal.requested && %1$sSteal.accept()) { %2$sthrow %1$sSteal.unwind(%3$s)%4$s; } "
        .formatted(RUNTIME, mark(), frame.make(s.start(), null), parents(s));
  }

  private String mark() {
    return plan.guardsFinally() ? UNWINDING + " = true; " : "";
  }

  /** The links of the frames behind an async and those around it, innermost first. */
  private String parents(Node.Spawn s) {
    String link = "." + frame.link(s).formatted(frame.make(s.after(), s.async()));
    int outer = plan.tasks().get(s.after());
    return outer == 0 ? link : link + parents(frame.spawn(outer));
  }

  private String handler(int pc) {
    int task = plan.tasks().get(pc);
    String links = frame.isWholeAsync(pc) ? "" : ".call(" + frame.make(pc, null) + ")";
    if (task != 0) {
      links += parents(frame.spawn(task));
    }
    return "catch (%sUnwind u$) { %sthrow u$%s; }".formatted(RUNTIME, mark(), links);
  }
}
