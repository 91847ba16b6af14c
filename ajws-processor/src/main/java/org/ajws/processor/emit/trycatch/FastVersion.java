package org.ajws.processor.emit.trycatch;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.ajws.processor.emit.LocalFutureLowering;
import org.ajws.processor.emit.TraceSights;
import org.ajws.processor.plan.frames.Bindings;
import org.ajws.processor.plan.frames.Flattening;
import org.ajws.processor.plan.frames.Method;
import org.ajws.processor.plan.frames.MethodPlan;
import org.ajws.processor.plan.frames.Node;
import org.ajws.processor.plan.frames.NodeVisitor;
import org.ajws.processor.plan.frames.Step;
import org.ajws.processor.plan.frames.Temp;
import org.ajws.processor.program.Async;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Span;
import org.ajws.processor.text.Trivia;

/**
 * Turns the original body, where it stands, into the fast version: polls at asyncs, and a handler
 * around each call that may unwind.
 */
final class FastVersion implements NodeVisitor {
  private final MethodPlan plan;
  private final Method method;
  private final Edits edits;
  private final Copier copier;
  private final FastText texts;
  private final FastLoops loops;
  private final FastTry tries;
  private final Predicate<TreePath> hasFrames;

  /**
   * The fast version of a method.
   *
   * @param hasFrames whether a method of a class in it has frames itself
   */
  FastVersion(
      MethodPlan plan, Edits edits, Copier copier, FrameText frame, Predicate<TreePath> hasFrames) {
    this.hasFrames = hasFrames;
    this.plan = plan;
    this.method = plan.method();
    this.edits = edits;
    this.copier = copier;
    this.texts = new FastText(plan, copier, frame, this::statements);
    this.loops = new FastLoops(plan, edits, copier, texts, this::node);
    this.tries = new FastTry(plan, edits, copier, texts, this::node);
  }

  /** Adds the edits. */
  void lower() {
    TraceSights.lowerClauses(
        method.module(),
        method.file(),
        new TreePath(method.path(), method.tree().getBody()),
        hasFrames,
        edits);
    LocalFutureLowering values =
        new LocalFutureLowering(method.module(), method.file(), method.futures(), edits);
    plan.spawns().stream().map(Node.Spawn::async).filter(plan::isValue).forEach(values::lower);
    copier.patterns().hoist(edits);
    if (plan.guardsFinally()) {
      BlockTree body = method.tree().getBody();
      edits.open(
          method.start(body) + 1,
          method.span(body),
          " boolean " + FastText.UNWINDING + " = false;");
    }
    for (Map.Entry<Tree, Flattening.Substitute> e : plan.substitutes().entrySet()) {
      if (e.getValue() instanceof Flattening.Substitute.Jump jump) {
        edits.replace(method.start(e.getKey()), method.end(e.getKey()), jump.text());
      }
    }
    node(plan.body());
  }

  /** What comes before in expressions is written with the statements that hold them. */
  private void node(Node n) {
    n.accept(this);
  }

  @Override
  public void visitLeaf(Node.Leaf node) {
    yields(node.tree());
  }

  @Override
  public void visitSimple(Node.Simple node) {
    simple(node);
  }

  @Override
  public void visitBlock(Node.Block node) {
    statements(node.statements());
  }

  @Override
  public void visitIf(Node.If node) {
    prefix(node.tree(), node.prefix(), node.temps(), node.tree().getCondition());
    node(node.then());
    if (node.other() != null) {
      node(node.other());
    }
  }

  @Override
  public void visitLoop(Node.Loop node) {
    loops.loop(node);
  }

  @Override
  public void visitEach(Node.Each node) {
    loops.each(node);
  }

  @Override
  public void visitSwitch(Node.Switch node) {
    prefix(node.tree(), node.prefix(), node.temps(), node.cases().selector());
    node.cases().bodies().forEach(this::statements);
  }

  @Override
  public void visitResult(Node.Result node) {}

  @Override
  public void visitTry(Node.Try node) {
    tries.trying(node);
  }

  @Override
  public void visitUsing(Node.Using node) {
    node(node.body());
  }

  @Override
  public void visitLabelled(Node.Labelled node) {
    node(node.body());
  }

  @Override
  public void visitSpawn(Node.Spawn node) {
    spawn(node);
  }

  @Override
  public void visitFin(Node.Fin node) {
    node(node.body());
  }

  @Override
  public void visitJoin(Node.Join node) {}

  @Override
  public void visitValueJoin(Node.ValueJoin node) {}

  @Override
  public void visitJump(Node.Jump node) {
    if (node.value() != null && !node.value().prefix().isEmpty()) {
      node(node.value());
    } else {
      yields(node.tree());
    }
  }

  /** Statements of a block; declarations that share their type are taken together. */
  private void statements(List<Node> nodes) {
    for (int i = 0; i < nodes.size(); ) {
      int end = i + 1;
      VariableTree first = nodes.get(i).declaration();
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
    VariableTree v = n.declaration();
    return n instanceof Node.ValueJoin || (v != null && method.start(v) == method.start(first));
  }

  /** {@code int a = f(), b = g();} as a statement each. */
  private void list(List<Node> nodes) {
    StringBuilder text = new StringBuilder();
    VariableTree last = null;
    for (Node n : nodes) {
      VariableTree v = n.declaration();
      if (v != null) {
        last = v;
        text.append(n instanceof Node.Spawn s ? texts.poll(s) : "")
            .append(texts.declared(n, v, method.line(v)))
            .append(' ');
      }
    }
    int start = method.start(last);
    edits.removeWithin(start, method.end(last), method.span(last));
    edits.replace(start, method.end(last), text.toString().strip());
  }

  private void simple(Node.Simple s) {
    if (s.prefix().isEmpty()) {
      return;
    }
    StatementTree tree = s.tree();
    boolean rule =
        method.path(tree).getParentPath().getLeaf() instanceof CaseTree c && c.getBody() == tree;
    if (s.inPlace() != null && !isPartOfList(tree) && !(tree instanceof YieldTree)) {
      inPlace(s, rule);
      return;
    }
    int start = method.start(tree);
    int end = method.end(tree);
    if (s.prefix().stream().anyMatch(Step.Switch.class::isInstance) && !isPartOfList(tree)) {
      String type =
          tree instanceof VariableTree v ? texts.variableType(v) + " " + texts.name(v) + "; " : "";
      String last =
          tree instanceof VariableTree v
              ? "%s = %s;".formatted(texts.name(v), copier.initializer(v))
              : texts.last(tree);
      parts(
          start,
          end,
          type + "{ " + FastText.temps(s.temps()),
          s.prefix(),
          last + " }",
          method.span(tree));
      return;
    }
    String text;
    if (tree instanceof VariableTree v) {
      text = texts.declared(s, v, method.line(v));
    } else {
      text = texts.statement(s, method.line(tree));
    }
    edits.removeWithin(start, end, method.span(tree));
    edits.replace(start, end, text);
  }

  /** Whether a declaration shares its type with others, or has a part of it behind the name. */
  private boolean isPartOfList(StatementTree tree) {
    if (!(tree instanceof VariableTree v)) {
      return false;
    }
    String text = method.file().source().text();
    return text.charAt(method.end(tree) - 1) != ';'
        || v.getType() == null
        || method.end(v.getType()) <= method.start(v)
        || text.substring(method.start(v), method.start(v.getInitializer())).contains(",")
        || bracketsFollowName(v, text);
  }

  /** As in {@code int[] rows[] = ...}: there the type ends behind the name. */
  private boolean bracketsFollowName(VariableTree v, String text) {
    char last = ' ';
    int at = Math.max(method.start(v), method.end(v.getModifiers()));
    while (text.charAt(at) != '=') {
      boolean between = Character.isWhitespace(text.charAt(at)) || Trivia.isComment(text, at);
      last = between ? last : text.charAt(at);
      at = Trivia.skip(text, at);
    }
    return last == ']';
  }

  /** {@code try { statement } catch (Unwind u$) { ... }} on the original lines. */
  private void inPlace(Node.Simple s, boolean rule) {
    StatementTree tree = s.tree();
    Step.Call call = s.inPlace();
    if (method.futures().got(call.tree()) != null) {
      return; // the value is there
    }
    Span span = method.span(tree);
    String open = (rule ? "{ " : "") + "try { ";
    if (tree instanceof VariableTree v) {
      String name = texts.name(v);
      edits.replace(
          nameStart(v), method.start(v.getInitializer()), name + "; try { " + name + " = ");
      if (Copier.isBareArray(v.getInitializer())) {
        edits.open(
            method.start(v.getInitializer()),
            span,
            "new " + plan.variables().get(copier.variable(v)).type() + " ");
      }
    } else {
      edits.open(span.start(), span, open);
    }
    Span callee = method.span(call.tree().getMethodSelect());
    edits.close(callee.end(), callee, Copier.FAST);
    edits.close(span.end(), span, " } " + texts.handler(call.pc()) + (rule ? " }" : ""));
  }

  /** Where the name of a declaration begins whose type stands right before it. */
  private int nameStart(VariableTree v) {
    String text = method.file().source().text();
    int at = method.end(v.getType());
    while (Character.isWhitespace(text.charAt(at)) || Trivia.isComment(text, at)) {
      at = Trivia.skip(text, at);
    }
    return at;
  }

  /** A part of the text that is replaced. */
  private record Part(int from, int to, String text) {}

  /**
   * Replaces code in which switch expressions stand: their cases stay on their lines.
   *
   * @param before what comes first
   * @param steps what computes the temporaries
   * @param after what comes last
   */
  private void parts(int from, int to, String before, List<Step> steps, String after, Span of) {
    List<Part> parts = new ArrayList<>();
    StringBuilder text = new StringBuilder(before);
    int at = from;
    for (Step step : steps) {
      if (!(step instanceof Step.Switch s) || s.cases().trees().isEmpty()) {
        text.append(texts.steps(List.of(step)));
        continue;
      }
      List<? extends CaseTree> trees = s.cases().trees();
      text.append(s.label())
          .append(": switch ")
          .append(copier.copy(s.cases().selector()))
          .append(" { ");
      parts.add(new Part(at, method.start(trees.get(0)), text.toString()));
      boolean complete =
          Bindings.isExhaustive(trees) || trees.stream().anyMatch(Bindings::isDefault);
      boolean rule = trees.get(0).getCaseKind() == CaseTree.CaseKind.RULE;
      text = new StringBuilder(complete ? "" : FastText.noCase(rule ? " -> " : ": "));
      at = method.end(s.tree()) - 1;
      for (int i = 0; i < trees.size(); i++) {
        caseInPlace(s, trees.get(i), s.cases().bodies().get(i));
      }
      parts.add(new Part(at, at + 1, text + "} "));
      at++;
      text = new StringBuilder();
    }
    parts.add(new Part(at, to, text + after));
    for (Part p : parts) {
      edits.removeWithin(p.from(), p.to(), of);
      edits.replace(p.from(), p.to(), p.text());
    }
  }

  private void caseInPlace(Step.Switch s, CaseTree c, List<Node> body) {
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
    parts(
        method.start(c.getBody()),
        end + 1,
        "{ " + FastText.temps(r.temps()),
        r.prefix(),
        last,
        method.span(c));
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
        edits.removeWithin(method.start(yield), method.end(yield), method.span(yield));
        edits.replace(method.start(yield), method.end(yield), text);
        return null;
      }
    }.scan(tree, null);
  }

  /** Puts what comes before a statement's own expression in front of it. */
  private void prefix(
      StatementTree tree, List<Step> prefix, List<Temp> temps, ExpressionTree expression) {
    if (prefix.isEmpty()) {
      return;
    }
    edits.wrap(
        method.span(tree), "{ " + texts.prefix(tree, method.line(tree), prefix, temps), " }");
    replace(expression);
  }

  private void replace(ExpressionTree expression) {
    int start = method.start(expression);
    int end = method.end(expression);
    String text = copier.copy(expression);
    edits.removeWithin(start, end, method.span(expression));
    edits.replace(start, end, text);
  }

  private void spawn(Node.Spawn s) {
    Async async = s.async();
    if (async.isDeclaration()) {
      Span block = method.span(async.path().getParentPath().getLeaf()); // none of the declaration
      edits.open(method.start(async.path().getLeaf()), block, texts.poll(s));
    } else {
      StatementTree body = ((LabeledStatementTree) async.path().getLeaf()).getStatement();
      edits.wrap(
          method.span(async.path().getLeaf()),
          method.start(body),
          "{ " + texts.poll(s),
          method.end(body),
          " }");
    }
    node(s.body());
  }
}
