package org.ajws.processor.emit.trycatch;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreeScanner;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.flow.Decided;
import org.ajws.processor.emit.Unboxing;
import org.ajws.processor.plan.frames.Flattening;
import org.ajws.processor.plan.frames.Method;
import org.ajws.processor.plan.frames.MethodPlan;
import org.ajws.processor.plan.frames.Node;
import org.ajws.processor.plan.frames.Step;
import org.ajws.processor.plan.frames.StepVisitor;
import org.ajws.processor.plan.frames.Temp;
import org.ajws.processor.plan.frames.Types;
import org.ajws.processor.program.SwitchLabels;
import org.ajws.processor.program.TypeText;

/** What the fast version puts in place of expressions: temporaries, polls and handlers. */
final class FastText {
  private static final String RUNTIME = FrameText.RUNTIME;
  static final String UNWINDING = "unwinding$";

  private final MethodPlan plan;
  private final Method method;
  private final Copier copier;
  private final FrameText frame;
  private final Consumer<List<Node>> statements;
  private final FastLines lines;
  private final TypeText types;
  private int heads;

  /**
   * The texts of a method.
   *
   * @param statements lowers the statements of a case where they stand
   */
  FastText(MethodPlan plan, Copier copier, FrameText frame, Consumer<List<Node>> statements) {
    this.plan = plan;
    this.method = plan.method();
    this.copier = copier;
    this.frame = frame;
    this.statements = statements;
    this.lines = new FastLines(plan, copier);
    this.types = new TypeText(method.module());
  }

  /** A declaration, at some line. */
  String declared(Node n, VariableTree v, int at) {
    String type = variableType(v);
    Node inner = n instanceof Node.Spawn s ? s.body() : n;
    String name = name(v);
    Held held = held(v);
    if (inner instanceof Node.Simple s) {
      Supplier<String> value =
          () ->
              "%s%s%s = %s; "
                  .formatted(steps(s.prefix()), lines.note(v), held.name(), copier.initializer(v));
      return "%s{ %s%s}%s"
          .formatted(
              held.before(),
              temps(s.temps()),
              lines.around(v, at, s.prefix(), value),
              held.behind());
    }
    boolean constant = plan.variables().get(copier.variable(v)).constant() != null;
    if (!constant && v.getInitializer() != null && !lines.isOn(at, v)) {
      Supplier<String> value =
          () -> "%s%s = %s; ".formatted(lines.note(v), held.name(), copier.initializer(v));
      return held.before() + lines.around(v, at, List.of(), value) + held.behind();
    }
    String value = v.getInitializer() == null ? "" : " = " + copier.initializer(v);
    String declared = Types.isOnlyCast(type) ? "var" : type;
    return "%s%s %s%s;".formatted(constant ? "final " : "", declared, name, value);
  }

  /**
   * How a declared local gets its value in a block of its own.
   *
   * @param name what gets the value there
   */
  record Held(String before, String name, String behind) {}

  /**
   * A type of several bounds is written by {@code var} only, which needs a value: something else is
   * given that first, so that the local is assigned once, as functions want it that capture it.
   */
  Held held(VariableTree v) {
    String type = variableType(v);
    String name = name(v);
    if (!Types.isOnlyCast(type)) {
      return new Held("%s %s; ".formatted(type, name), name, "");
    }
    String held = nextHead();
    return new Held(
        Types.declaration(type, held, "null") + "; ", held, " var %s = %s;".formatted(name, held));
  }

  /** Parts of the head of a {@code for}, as statements at some line. */
  String statementTexts(List<Node.Single> nodes, int at) {
    StringBuilder text = new StringBuilder();
    for (Node.Single n : nodes) {
      if (n.declaration() != null) {
        text.append(declared(n, n.declaration(), at)).append(' ');
      } else if (n instanceof Node.Simple s) {
        text.append(statement(s, at)).append(' ');
      } else {
        text.append(lines.around(n.tree(), at, List.of(), () -> noted(n.tree()))).append(' ');
      }
    }
    return text.toString();
  }

  /** A statement whose calls come first, in a block at some line. */
  String statement(Node.Simple s, int at) {
    return "{ %s%s}"
        .formatted(
            temps(s.temps()),
            lines.around(
                s.tree(), at, s.prefix(), () -> steps(s.prefix()) + noted(s.tree()) + " "));
  }

  /** Steps in front of a statement, at some line; it goes on where it stands. */
  String prefix(Tree tree, int at, List<Step> prefix, List<Temp> temps) {
    return temps(temps) + lines.around(tree, at, prefix, () -> steps(prefix));
  }

  /**
   * The head of a statement at some line: steps, and the rest of the expression behind them.
   *
   * @param use what is done with its text
   */
  String head(
      Tree tree,
      int at,
      List<Step> prefix,
      List<Temp> temps,
      ExpressionTree expression,
      UnaryOperator<String> use) {
    return temps(temps)
        + lines.around(
            tree,
            at,
            prefix,
            () -> steps(prefix) + lines.noteRest(expression) + use.apply(copier.copy(expression)));
  }

  /** Whether the head of a statement can stand at a line: its parts are on the same one. */
  boolean staysInPlace(int at, ExpressionTree expression) {
    int end = method.file().source().line(method.end(expression) - 1);
    boolean opensAbove =
        method.line(expression) != at
            && new Unboxing(method.module()).isAt(method.path(expression));
    return (at == end && !opensAbove)
        || assignsOnOneWay(expression)
        || Decided.outcome(method.module(), method.path(expression)) != null;
  }

  /** Whether a local has a value behind an expression only where that went one of its ways. */
  private static boolean assignsOnOneWay(ExpressionTree expression) {
    return Boolean.TRUE.equals(
        new TreeScanner<Boolean, Void>() {
          private boolean isOneOfSeveral;

          @Override
          public Boolean visitBinary(BinaryTree tree, Void p) {
            boolean isShort =
                tree.getKind() == Tree.Kind.CONDITIONAL_AND
                    || tree.getKind() == Tree.Kind.CONDITIONAL_OR;
            return within(isShort, () -> super.visitBinary(tree, p));
          }

          @Override
          public Boolean visitConditionalExpression(ConditionalExpressionTree tree, Void p) {
            return within(true, () -> super.visitConditionalExpression(tree, p));
          }

          private Boolean within(boolean ways, Supplier<Boolean> scan) {
            boolean outer = isOneOfSeveral;
            isOneOfSeveral |= ways;
            Boolean found = scan.get();
            isOneOfSeveral = outer;
            return found;
          }

          @Override
          public Boolean visitAssignment(AssignmentTree tree, Void p) {
            return isOneOfSeveral || Boolean.TRUE.equals(super.visitAssignment(tree, p));
          }

          @Override
          public Boolean reduce(Boolean a, Boolean b) {
            return Boolean.TRUE.equals(a) || Boolean.TRUE.equals(b);
          }
        }.scan(expression, null));
  }

  /** Whether statements stand elsewhere than on their lines. */
  boolean isMoving() {
    return lines.isMoving();
  }

  /** A value behind which its line is noted, if lines are. */
  String behind(String value, int line) {
    return lines.behind(value, line);
  }

  /** A new name for what a head computes. */
  String nextHead() {
    return "head" + ++heads + "$";
  }

  /** A {@code yield} without calls that may unwind, where it stands. */
  String yielding(YieldTree tree) {
    return lines.around(
        tree,
        method.line(tree),
        List.of(),
        () -> {
          String note = lines.noteRest(tree.getValue());
          String text = note + copier.copy(tree);
          Tree around = method.path(tree).getParentPath().getLeaf();
          boolean isAlone = !(around instanceof BlockTree) && !(around instanceof CaseTree);
          return isAlone && !note.isEmpty() ? "{ " + text + " }" : text; // an if's branch, perhaps
        });
  }

  /** Steps, and what comes behind them, at some line. */
  String rest(Tree tree, int at, List<Step> before, Supplier<String> last) {
    return lines.around(tree, at, before, () -> steps(before) + last.get());
  }

  /** What notes the line of a part, where that is needed. */
  String note(Tree part) {
    return lines.note(part);
  }

  /** The same for an expression of which a temporary may have the value. */
  String noteRest(ExpressionTree e) {
    return lines.noteRest(e);
  }

  String noted(StatementTree tree) {
    String last = last(tree);
    return last.isEmpty() ? "" : lines.note(tree) + last;
  }

  String last(StatementTree tree) {
    if (tree instanceof com.sun.source.tree.ExpressionStatementTree e) {
      boolean done =
          plan.substitutes().get(e.getExpression()) instanceof Flattening.Substitute.Value
              || (e.getExpression() instanceof MethodInvocationTree m && method.isSite().test(m));
      return done ? "" : copier.copy(e.getExpression()) + ";";
    }
    return copier.copy(tree);
  }

  static String temps(List<Temp> temps) {
    StringBuilder text = new StringBuilder();
    for (Temp t : temps) {
      text.append(Types.declaration(t.type(), t.name(), t.initial())).append("; ");
    }
    return text.toString();
  }

  String steps(List<Step> steps) {
    StringBuilder text = new StringBuilder();
    steps.forEach(s -> s.accept(new StepText(text)));
    return text.toString();
  }

  /** Writes steps. */
  private final class StepText implements StepVisitor {
    private final StringBuilder text;

    StepText(StringBuilder text) {
      this.text = text;
    }

    @Override
    public void visitEval(Step.Eval e) {
      text.append(lines.note(e));
      text.append("%s = %s; ".formatted(e.temp().name(), copier.copyValue(e, false)));
    }

    @Override
    public void visitCall(Step.Call c) {
      String target = c.temp() == null ? "" : c.temp().name() + " = ";
      VariableElement value = method.futures().got(c.tree());
      if (value != null) {
        text.append(
            "%s%s; ".formatted(target, method.futures().text(c.tree(), plan.fastName(value))));
        return;
      }
      text.append(lines.note(c.tree()));
      String call = lines.opened(c, copier.fastCall(c.tree(), false));
      text.append("try { %s%s; } ".formatted(target, call));
      text.append(handler(c.pc())).append(' ');
    }

    @Override
    public void visitChoice(Step.Choice c) {
      text.append(c.held() != null ? "" : lines.noteRest(c.condition()));
      String condition =
          c.held() != null ? c.held().name() : "(" + copier.copy(c.condition()) + ")";
      text.append("if (%s%s) { ".formatted(c.value() ? "" : "!", condition));
      text.append(steps(c.then())).append("} else { ").append(steps(c.other())).append("} ");
    }

    @Override
    public void visitSwitch(Step.Switch s) {
      text.append(switchValue(s));
    }
  }

  /** A switch expression as a statement that gives its temporary a value. */
  private String switchValue(Step.Switch s) {
    StringBuilder text = new StringBuilder(s.label());
    text.append(": switch ").append(copier.copy(s.cases().selector())).append(" { ");
    boolean complete = SwitchLabels.mustCoverAll(method.module(), method.path(s.tree()));
    String arrow = ": ";
    for (int i = 0; i < s.cases().trees().size(); i++) {
      CaseTree c = s.cases().trees().get(i);
      String labels = copier.labels(c);
      complete |= SwitchLabels.isDefault(c);
      boolean rule = c.getCaseKind() == CaseTree.CaseKind.RULE;
      arrow = rule ? " -> " : ": ";
      text.append(labels).append(arrow);
      List<Node> body = s.cases().bodies().get(i);
      if (rule && body.get(0) instanceof Node.Result r) {
        text.append("{ ").append(temps(r.temps())).append(steps(r.prefix()));
        String value = copier.result(r.value(), s.result(), false);
        text.append(lines.noteRest(r.value()));
        text.append("%s = %s; break %s; } ".formatted(s.result().name(), value, s.label()));
        continue;
      }
      statements.accept(body);
      text.append(copier.changed(c)).append(' ');
    }
    return text.append(complete ? "" : noCase(arrow)).append("} ").toString();
  }

  static String noCase(String arrow) {
    return "default" + arrow + "throw new java.lang.IncompatibleClassChangeError(); ";
  }

  /** What a local is called, which may have no name of its own. */
  String name(VariableTree v) {
    return plan.fastName(copier.variable(v));
  }

  String variableType(VariableTree v) {
    VariableElement local = copier.variable(v);
    return method.futures().isLocal(local)
        ? types.of(method.futures().type(local))
        : plan.variables().get(local).type();
  }

  String poll(Node.Spawn s) {
    return "if (%1$sgenerated.StealRequest.raised && %1$sframe.Steal.accept()) { %2$s } "
        .formatted(
            RUNTIME,
            throwing(
                "%sframe.Steal.unwind(%s)%s"
                    .formatted(RUNTIME, frame.make(s.start(), null), parents(s))));
  }

  /** The links of the frames behind an async and those around it, innermost first. */
  private String parents(Node.Spawn s) {
    String link = "." + frame.link(s).formatted(frame.make(s.after(), s.async()));
    int outer = plan.tasks().get(s.after());
    return outer == 0 ? link : link + parents(frame.spawn(outer));
  }

  String handler(int pc) {
    int task = plan.tasks().get(pc);
    String links = frame.isWholeAsync(pc) ? "" : ".call(" + frame.make(pc, null) + ")";
    if (task != 0) {
      links += parents(frame.spawn(task));
    }
    return "catch (%sframe.Unwind u$) { %s }".formatted(RUNTIME, throwing("u$" + links));
  }

  /** Leaves the method while the stack is saved; clauses that are run on the way must know. */
  private String throwing(String unwind) {
    return plan.guardsFinally()
        ? "throw %s = %s;".formatted(UNWINDING, unwind)
        : "throw %s;".formatted(unwind);
  }
}
