package org.ajws.processor.emit.trycatch;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.YieldTree;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.ajws.processor.emit.CompilerLines;
import org.ajws.processor.plan.frames.Method;
import org.ajws.processor.plan.frames.MethodPlan;
import org.ajws.processor.plan.frames.Step;

/**
 * Lines of the fast version's statements over several lines. Their parts are evaluated one after
 * the other where the statement begins, and text cannot go back to an earlier line, as evaluation
 * does at the call of {@code f(} whose arguments are below. So the parts note their lines in a
 * local, which costs nothing once compiled, and what they throw is repaired where it leaves the
 * statement.
 */
final class FastLines {
  private static final String LINE = "line$";
  private static final Pattern NOTE = Pattern.compile(Pattern.quote(LINE) + "(?:\\[0])? = (\\d+)");

  private final Method method;
  private final MethodPlan plan;
  private final Copier copier;
  private final CompilerLines lines;

  /** Where lines are noted; null where code is on them. */
  private LineSlot slot;

  FastLines(MethodPlan plan, Copier copier) {
    this.plan = plan;
    this.method = plan.method();
    this.copier = copier;
    this.lines = new CompilerLines(method.module(), method.file());
  }

  /** Whether what is written now stands elsewhere than on its lines. */
  boolean isMoving() {
    return slot != null;
  }

  /** What notes the line of a part, where that is needed. */
  String note(Tree part) {
    return slot == null ? "" : slot.noted(CallLines.start(plan, part)) + "; ";
  }

  /** The same for what gives a temporary its value. */
  String note(Step.Eval eval) {
    return slot == null ? "" : slot.noted(StepLines.start(plan, eval)) + "; ";
  }

  /** A call that gives a temporary its value. */
  String opened(Step.Call call, String text) {
    return slot == null ? text : StepLines.opened(plan, call, text, slot.name());
  }

  /** The same for an expression of which a temporary may have the value. */
  String noteRest(ExpressionTree e) {
    return slot == null ? "" : slot.noted(CallLines.startOfRest(plan, e)) + "; ";
  }

  /** A value behind which its line is noted, where that is needed. */
  String behind(String value, int number) {
    return slot == null
        ? value
        : "%sframe.Traces.noted(%s, %s)".formatted(FrameText.RUNTIME, value, slot.noted(number));
  }

  /**
   * What stands for a statement, or for parts of its head.
   *
   * @param at the line where that stands
   * @param prefix in it; cases of a switch move to that line, too
   * @param text writes it
   */
  String around(Tree tree, int at, List<Step> prefix, Supplier<String> text) {
    if (isMoving() || (isOn(at, tree) && !opensElsewhere(tree, at))) {
      return text.get();
    }
    boolean guards = FunctionLines.holdsGuard(tree);
    slot = LineSlot.ofStatement(LINE + (guards ? "[0]" : ""), method.source(), at);
    copier.note(slot);
    String noted = text.get();
    String thrown = "%s(e$, %s, %s)".formatted(ExceptionNotes.LINED, slot.place(), slot.name());
    copier.note(null);
    slot = null;
    if (!holdsSwitch(prefix) // which has written its cases, too
        && NOTE.matcher(noted).results().allMatch(l -> Integer.parseInt(l.group(1)) == at)) {
      return text.get();
    }
    return "{ int%s %s = %s; try { %s} catch (final java.lang.Throwable e$) { %s; throw e$; } } "
        .formatted(
            guards ? "[]" : "", LINE, guards ? "{" + at + "}" : String.valueOf(at), noted, thrown);
  }

  /** Whether all of a tree stands on a line. */
  boolean isOn(int at, Tree tree) {
    return !isMoving() && method.line(tree) == at && lines.isOnOneLine(tree);
  }

  /** Whether a box that a case gives is opened behind its switch, on another line. */
  private boolean opensElsewhere(Tree tree, int at) {
    ExpressionTree value =
        tree instanceof CaseTree c && c.getBody() instanceof ExpressionTree e
            ? e
            : tree instanceof YieldTree y ? y.getValue() : null;
    int opened = value == null ? NotedLine.UNKNOWN : StepLines.openedBehind(plan, value);
    return opened != NotedLine.UNKNOWN && opened != at;
  }

  /** Whether a switch expression is among steps. */
  private static boolean holdsSwitch(List<Step> steps) {
    return steps.stream().anyMatch(FastLines::holdsSwitch);
  }

  private static boolean holdsSwitch(Step step) {
    return step instanceof Step.Switch
        || (step instanceof Step.Choice c && (holdsSwitch(c.then()) || holdsSwitch(c.other())));
  }
}
