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
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.emit.LocalFutureLowering;
import org.ajws.processor.emit.TraceSights;
import org.ajws.processor.plan.frames.Flattening;
import org.ajws.processor.plan.frames.Method;
import org.ajws.processor.plan.frames.MethodPlan;
import org.ajws.processor.plan.frames.NamedTypes;
import org.ajws.processor.plan.frames.Node;
import org.ajws.processor.plan.frames.NodeVisitor;
import org.ajws.processor.plan.frames.Step;
import org.ajws.processor.plan.frames.Temp;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.SwitchLabels;
import org.ajws.processor.program.TypeText;
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
          " " + FrameText.RUNTIME + "frame.Unwind " + FastText.UNWINDING + " = null;");
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
    boolean stays = !isPartOfList(tree) && !texts.isMoving();
    if (s.inPlace() != null && stays && !(tree instanceof YieldTree)) {
      inPlace(s, rule);
      return;
    }
    int start = method.start(tree);
    int end = method.end(tree);
    if (s.prefix().stream().anyMatch(Step.Switch.class::isInstance) && stays) {
      FastText.Held held = tree instanceof VariableTree v ? texts.held(v) : null;
      Supplier<String> last =
          () ->
              tree instanceof VariableTree v
                  ? "%s%s = %s; ".formatted(texts.note(v), held.name(), copier.initializer(v))
                  : texts.noted(tree) + " ";
      String before = (held == null ? "" : held.before()) + "{ " + FastText.temps(s.temps());
      String behind = held == null ? "" : held.behind();
      parts(new Part(start, end, before), s.prefix(), tree, last, behind);
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
    if (v.getInitializer() == null) { // a read of an async value may follow
      return text.charAt(method.end(tree) - 1) != ';';
    }
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
   * @param whole with what comes first, which opens a block
   * @param steps what computes the temporaries
   * @param of what is replaced
   * @param last what comes last in the block
   * @param behind what comes behind it
   */
  private void parts(Part whole, List<Step> steps, Tree of, Supplier<String> last, String behind) {
    List<Part> parts = new ArrayList<>();
    StringBuilder text = new StringBuilder(whole.text());
    int at = whole.from();
    List<Step> before = new ArrayList<>();
    for (Step step : steps) {
      if (!(step instanceof Step.Switch s) || s.cases().trees().isEmpty()) {
        before.add(step);
        continue;
      }
      List<? extends CaseTree> trees = s.cases().trees();
      int line = method.file().source().line(at);
      Held selector = held(s.tree(), line, before, List.of(), s.cases().selector());
      text.append(selector.before()).append(s.label()).append(": switch ");
      text.append(selector.text()).append(" { ");
      parts.add(new Part(at, method.start(trees.get(0)), text.toString()));
      boolean complete =
          SwitchLabels.mustCoverAll(method.module(), method.path(s.tree()))
              || trees.stream().anyMatch(SwitchLabels::isDefault);
      boolean rule = trees.get(0).getCaseKind() == CaseTree.CaseKind.RULE;
      text = new StringBuilder(complete ? "" : FastText.noCase(rule ? " -> " : ": "));
      at = method.end(s.tree()) - 1;
      for (int i = 0; i < trees.size(); i++) {
        caseInPlace(s, trees.get(i), s.cases().bodies().get(i));
      }
      parts.add(new Part(at, at + 1, text + "} "));
      at++;
      text = new StringBuilder();
      before = new ArrayList<>();
    }
    String rest = texts.rest(of, method.file().source().line(at), before, last);
    parts.add(new Part(at, whole.to(), text + rest + "}" + behind));
    for (Part p : parts) {
      edits.removeWithin(p.from(), p.to(), method.span(of));
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
    Supplier<String> last =
        () ->
            texts.noteRest(r.value())
                + "%s = %s; break %s; "
                    .formatted(
                        s.result().name(), copier.result(r.value(), s.result(), false), s.label());
    int start = method.start(c.getBody());
    parts(new Part(start, end + 1, "{ " + FastText.temps(r.temps())), r.prefix(), c, last, "");
  }

  /** Each {@code yield} of a switch expression that has become a statement. */
  private void yields(Tree tree) {
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitYield(YieldTree yield, Void p) {
        if (!plan.substitutes().containsKey(yield)) {
          return super.visitYield(yield, p);
        }
        String text = texts.yielding(yield);
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
    Held head = held(tree, method.line(tree), prefix, temps, expression);
    edits.wrap(method.span(tree), "{ " + head.before(), " }");
    replace(expression, head.text());
  }

  /** What comes before the rest of an expression, and what stands for that rest. */
  private record Held(String before, String text) {}

  /** Computes what is left of an expression where its lines can be noted, unless it is on them. */
  private Held held(
      Tree tree, int at, List<Step> prefix, List<Temp> temps, ExpressionTree expression) {
    TypeMirror type = method.module().type(method.path(expression));
    boolean isPlain =
        type.getKind().isPrimitive()
            || (isWithoutArguments(type) && new NamedTypes(method).areWritten(type));
    if (!isPlain || texts.staysInPlace(at, expression)) {
      return new Held(texts.prefix(tree, at, prefix, temps), copier.copy(expression));
    }
    String name = texts.nextHead();
    UnaryOperator<String> use = v -> "%s = %s; ".formatted(name, v);
    return new Held(
        "%s %s; %s"
            .formatted(
                new TypeText(method.module()).of(type),
                name,
                texts.head(tree, at, prefix, temps, expression, use)),
        "(" + name + ")");
  }

  private static boolean isWithoutArguments(TypeMirror type) {
    return type instanceof DeclaredType d && d.getTypeArguments().isEmpty();
  }

  private void replace(ExpressionTree expression, String text) {
    int start = method.start(expression);
    int end = method.end(expression);
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
