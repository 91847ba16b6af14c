package org.ajws.processor.emit.trycatch;

import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.emit.CompilerLines;
import org.ajws.processor.plan.frames.Flattening;
import org.ajws.processor.plan.frames.Method;
import org.ajws.processor.plan.frames.MethodPlan;
import org.ajws.processor.plan.frames.Node;
import org.ajws.processor.plan.frames.NodeVisitor;
import org.ajws.processor.plan.frames.Resumable;
import org.ajws.processor.plan.frames.Step;
import org.ajws.processor.plan.frames.StepVisitor;
import org.ajws.processor.plan.frames.Types;
import org.ajws.processor.program.WaitingCalls;

/**
 * Writes the slow version of a method. Its locals are the fields of the frame {@code f$}, so that
 * nothing has to be saved when it stops. {@code pc$} is where it is to go on, and 0 once it is
 * there: what comes before is skipped. {@code skip$} says that the method is left for a while, so
 * that no finally clause of the program runs.
 */
final class SlowVersion implements NodeVisitor, StepVisitor {
  private static final String RUNTIME = FrameText.RUNTIME;

  private final MethodPlan plan;
  private final Method method;
  private final Copier copier;
  private final StringBuilder out = new StringBuilder();
  private final SlowControl control;
  private final SlowTasks tasks;

  SlowVersion(MethodPlan plan, Copier copier, FrameText frame) {
    this.plan = plan;
    this.method = plan.method();
    this.copier = copier;
    this.control = new SlowControl(plan, copier, this, out);
    this.tasks = new SlowTasks(plan, copier, frame, this, out);
  }

  /** The body, with its braces. */
  String body() {
    out.append("{ int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { ");
    plan.body().accept(this);
    out.append("} return f$.returns(); }");
    return out.toString();
  }

  // ---- sequences

  void nodes(List<? extends Node> nodes) {
    sequence(nodes, n -> n.accept(this));
  }

  void steps(List<Step> steps) {
    sequence(steps, s -> s.accept(this));
  }

  private <R extends Resumable> void sequence(List<R> parts, Consumer<R> write) {
    boolean open = false;
    for (R part : parts) {
      if (part.resumes() && open) {
        out.append("} ");
        open = false;
      }
      if (!part.resumes() && !open) {
        out.append("if (pc$ == 0) { ");
        open = true;
      }
      if (part.resumes()) {
        out.append("if (").append(holds(part)).append(") { ");
        write.accept(part);
        out.append("} ");
      } else {
        write.accept(part);
      }
    }
    if (open) {
      out.append("} ");
    }
  }

  /** Whether a part is to be run or goes on inside. */
  private static String holds(Resumable n) {
    return "pc$ == 0 || " + within(n);
  }

  static String within(Resumable n) {
    return n.from() == n.to()
        ? "pc$ == " + n.from()
        : "pc$ >= %d && pc$ <= %d".formatted(n.from(), n.to());
  }

  @Override
  public void visitLeaf(Node.Leaf node) {
    leaf(node.tree());
  }

  @Override
  public void visitEval(Step.Eval step) {
    note(StepLines.start(plan, step));
    withLocals(
        step.value(),
        unrenamed ->
            out.append(
                "%s = %s; "
                    .formatted(copier.target(step.temp()), copier.copyValue(step, unrenamed))));
  }

  @Override
  public void visitCall(Step.Call step) {
    call(step);
  }

  @Override
  public void visitChoice(Step.Choice step) {
    choice(step);
  }

  @Override
  public void visitSimple(Node.Simple node) {
    steps(node.prefix());
    out.append("if (pc$ == 0) { ");
    leaf(node.tree());
    out.append("} ");
  }

  @Override
  public void visitBlock(Node.Block node) {
    nodes(node.statements());
  }

  @Override
  public void visitIf(Node.If node) {
    control.ifThenElse(node);
  }

  @Override
  public void visitLoop(Node.Loop node) {
    control.loop(node);
  }

  @Override
  public void visitEach(Node.Each node) {
    control.each(node);
  }

  @Override
  public void visitSwitch(Node.Switch node) {
    control.switching(node);
  }

  @Override
  public void visitSwitch(Step.Switch step) {
    control.switching(step);
  }

  @Override
  public void visitResult(Node.Result node) {
    steps(node.prefix());
    out.append("if (pc$ == 0) { ");
    note(CallLines.startOfRest(plan, node.value()));
    String target = copier.target(node.result());
    withLocals(
        node.value(),
        unrenamed ->
            out.append(
                "%s = %s; "
                    .formatted(target, copier.result(node.value(), node.result(), unrenamed))));
    out.append("} ");
  }

  @Override
  public void visitTry(Node.Try node) {
    control.trying(node);
  }

  @Override
  public void visitUsing(Node.Using node) {
    control.using(node);
  }

  @Override
  public void visitLabelled(Node.Labelled node) {
    out.append(node.tree().getLabel()).append(": { ");
    node.body().accept(this);
    out.append("} ");
  }

  @Override
  public void visitSpawn(Node.Spawn node) {
    tasks.spawn(node);
  }

  @Override
  public void visitFin(Node.Fin node) {
    tasks.finish(node);
  }

  @Override
  public void visitJoin(Node.Join node) {
    tasks.join(node);
  }

  @Override
  public void visitValueJoin(Node.ValueJoin node) {
    tasks.valueJoin(node);
  }

  @Override
  public void visitJump(Node.Jump node) {
    tasks.jump(node);
  }

  void line(Tree tree) {
    note(CallLines.start(plan, tree));
  }

  void note(int line) {
    out.append("f$.line = ").append(line).append("; ");
  }

  // ---- statements without points

  void leaf(StatementTree tree) {
    if (tree instanceof VariableTree v && (v.getInitializer() == null || isConstant(v))) {
      return;
    }
    line(tree);
    if (tree instanceof ExpressionStatementTree e && isDone(e.getExpression())) {
      return;
    }
    withLocals(
        tree,
        unrenamed -> {
          if (!unrenamed) {
            leafText(tree);
          } else if (tree instanceof VariableTree v) {
            assign(v, bareArray(v) + copier.copyUnrenamed(v.getInitializer()));
          } else if (tree instanceof ExpressionStatementTree e) { // of a for without a semicolon
            out.append(copier.copyUnrenamed(e.getExpression())).append("; ");
          } else {
            out.append(copier.copyUnrenamed(tree)).append(' ');
          }
        });
  }

  private boolean isConstant(VariableTree tree) {
    return plan.variables().get(copier.variable(tree)).constant() != null;
  }

  /** Gives a temporary the value of an expression. */
  void assign(String target, ExpressionTree value) {
    withLocals(
        value,
        unrenamed -> out.append("%s = %s; ".formatted(target, copier.copy(value, unrenamed))));
  }

  /**
   * Writes code. If a lambda, class or loop is in it, the locals that it uses are real ones while
   * it runs: what is captured must not change when the frame's fields do, in the next round of a
   * loop for instance.
   *
   * @param text writes the code, with the original names of locals or the frame's fields for them
   */
  void withLocals(Tree tree, Consumer<Boolean> text) {
    if (!copier.locals().areNeeded(tree)) {
      text.accept(false);
      return;
    }
    Set<VariableElement> used = copier.locals().usedIn(tree);
    Set<VariableElement> assigned = copier.locals().assignedIn(tree);
    VariableElement declared = tree instanceof VariableTree v ? copier.variable(v) : null;
    used.remove(declared);
    assigned.retainAll(used);
    out.append("{ ");
    for (VariableElement v : used) {
      MethodPlan.Variable variable = plan.variables().get(v);
      out.append(
          "%s%s %s = %s; "
              .formatted(
                  variable.constant() == null ? "" : "final ",
                  Types.isOnlyCast(variable.type()) ? "var" : variable.type(),
                  v.getSimpleName(),
                  copier.local(v, false)));
    }
    out.append(assigned.isEmpty() ? "" : "try { ");
    text.accept(true);
    if (!assigned.isEmpty()) {
      out.append("} finally { ");
      for (VariableElement v : assigned) {
        out.append("%s = %s; ".formatted(copier.local(v, true), v.getSimpleName()));
      }
      out.append("} ");
    }
    out.append("} ");
  }

  /**
   * The first value of a local. That of a switch expression goes to a local first: some compilers
   * write wrong code for a monitor in one that is computed while the frame is on the operand stack.
   */
  private void assign(VariableTree v, String value) {
    String target = copier.local(copier.variable(v), true);
    if (v.getInitializer() instanceof SwitchExpressionTree) {
      MethodPlan.Variable variable = plan.variables().get(copier.variable(v));
      String type = Types.isOnlyCast(variable.type()) ? variable.fieldType() : variable.type();
      out.append("{ %s v$ = %s; %s = v$; } ".formatted(type, value, target));
    } else {
      out.append(target).append(" = ").append(value).append("; ");
    }
  }

  private String bareArray(VariableTree v) {
    return Copier.isBareArray(v.getInitializer())
        ? "new " + plan.variables().get(copier.variable(v)).type() + " "
        : "";
  }

  private void leafText(StatementTree tree) {
    if (tree instanceof VariableTree v) {
      assign(v, copier.initializer(v));
    } else if (tree instanceof ReturnTree r) {
      out.append(copier.returning(r.getExpression(), false)).append(' ');
    } else if (tree instanceof ThrowTree t) {
      out.append("throw ").append(copier.copy(t.getExpression())).append("; ");
    } else if (tree instanceof ExpressionStatementTree e) {
      out.append(copier.copy(e.getExpression())).append("; ");
    } else {
      out.append(copier.copy(tree)).append(' ');
    }
  }

  /** Whether a statement is nothing but a spawning call, which its node has made. */
  private boolean isDone(ExpressionTree e) {
    return plan.substitutes().get(e) instanceof Flattening.Substitute.Value
        || (e instanceof MethodInvocationTree m && method.isSite().test(m));
  }

  // ---- calls

  private void call(Step.Call c) {
    String target = c.temp() == null ? "" : copier.target(c.temp()) + " = ";
    if (WaitingCalls.waits(method.module().element(method.path(c.tree())))) {
      waiting(
          c.pc(),
          c.tree(),
          own ->
              withLocals(
                  c.tree(),
                  unrenamed -> waits(c.pc(), copier.waitingCall(c.tree(), unrenamed, own))));
      out.append(target).append("f$.").append(resultMethod(c)).append("; ");
      return;
    }
    out.append("if (pc$ == %d) { pc$ = 0; ".formatted(c.pc()));
    note(new CompilerLines(method.module(), method.file()).of(c.tree()));
    out.append(target).append(opened(c, "f$." + resultMethod(c))).append("; } else { ");
    line(c.tree());
    out.append("try { ");
    withLocals(
        c.tree(),
        unrenamed -> {
          String call = opened(c, copier.fastCall(c.tree(), unrenamed));
          out.append(target).append(call).append("; ");
        });
    out.append("} catch (");
    out.append(RUNTIME).append("frame.Unwind u$) { ");
    tasks.split(c.pc(), plan.tasks().get(c.pc()), "u$");
    out.append("skip$ = true; return false; } } ");
  }

  private String opened(Step.Call call, String text) {
    return StepLines.opened(plan, call, text, "f$.line");
  }

  /** Whether a loop has a next element; leaves it otherwise. */
  void waitForNext(Node.Each e, String source) {
    waiting(
        e.waitPc(),
        e.tree(),
        own -> waits(e.waitPc(), "%s.hasNext$slow(f$, %s)".formatted(source, own)));
    out.append("if (!f$.booleanResult()) break; ");
  }

  /**
   * A call at which the frame may wait: nothing is saved and thrown for that, unless it is part of
   * a task that the frame runs, which has to get a frame of its own.
   *
   * @param call writes it, given whether it is the frame's own
   */
  private void waiting(int pc, Tree tree, Consumer<String> call) {
    int task = plan.tasks().get(pc);
    out.append("if (pc$ == %d) { pc$ = 0; ".formatted(pc));
    line(tree);
    out.append("} else { ");
    line(tree);
    if (task == 0) {
      call.accept("true");
    } else {
      out.append("try { ");
      call.accept("f$.$task == " + task);
      out.append("} catch (").append(RUNTIME).append("frame.Unwind u$) { ");
      tasks.split(pc, task, "u$");
      out.append("skip$ = true; return false; } ");
    }
    out.append("} ");
  }

  private void waits(int pc, String call) {
    out.append("if (!%s) { f$.pc = %d; skip$ = true; return false; } ".formatted(call, pc));
  }

  private String resultMethod(Step.Call c) {
    if (c.temp() == null) {
      return "voidResult()";
    }
    TypeMirror type = method.module().type(method.path(c.tree()));
    return type.getKind().isPrimitive()
        ? Types.resultMethod(type)
        : "<" + resultType(c, type) + ">objectResult()";
  }

  /** A box that is opened at once: its own type, not that of its contents. */
  private static String resultType(Step.Call c, TypeMirror type) {
    boolean opened = SourceVersion.isKeyword(c.temp().type());
    if (opened) {
      return ((DeclaredType) type).asElement().toString();
    }
    return Types.isOnlyCast(c.temp().type()) ? c.temp().fieldType() : c.temp().type();
  }

  private void choice(Step.Choice c) {
    if (c.held() == null) {
      out.append("if (pc$ == 0) { ");
      note(CallLines.startOfRest(plan, c.condition()));
      out.append("} ");
    }
    String condition = c.held() != null ? copier.temp(c.held()) : control.condition(c.condition());
    String wanted = c.value() ? "(" + condition + ")" : "!(" + condition + ")";
    List<Step> then = c.then();
    String inThen = then.stream().filter(Step::resumes).map(SlowVersion::within).collect(orNever());
    out.append("if (pc$ == 0 ? %s : %s) { ".formatted(wanted, inThen));
    steps(then);
    out.append("} else { ");
    steps(c.other());
    out.append("} ");
  }

  static Collector<CharSequence, ?, String> orNever() {
    return Collectors.collectingAndThen(
        Collectors.joining(" || ", "(", ")"), s -> s.equals("()") ? "false" : s);
  }
}
