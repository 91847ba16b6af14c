package org.ajws.processor.emit.trycatch;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ajws.processor.emit.CompilerLines;
import org.ajws.processor.plan.frames.Method;
import org.ajws.processor.plan.frames.MethodPlan;
import org.ajws.processor.plan.frames.Step;
import org.ajws.processor.text.Edits;

/**
 * Lines of the fast version's statements over several lines. Their parts are evaluated one after
 * the other where the statement begins, and text cannot go back to an earlier line, as evaluation
 * does at the call of {@code f(} whose arguments are below. So the parts note their lines in a
 * local, which costs nothing once compiled, and what they throw is repaired where it leaves the
 * statement.
 */
final class FastLines {
  private static final String LINE = "line$";
  private static final String LINED = FrameText.RUNTIME + "frame.Traces.lined(";
  private static final Pattern NOTE = Pattern.compile(Pattern.quote(LINE) + " = (\\d+)");

  private final Method method;
  private final MethodPlan plan;
  private final Copier copier;
  private final CompilerLines lines;
  private boolean notes;

  FastLines(MethodPlan plan, Copier copier) {
    this.plan = plan;
    this.method = plan.method();
    this.copier = copier;
    this.lines = new CompilerLines(method.module(), method.file());
  }

  /** What notes the line of a part, where that is needed. */
  String note(Tree part) {
    return notes ? "%s = %d; ".formatted(LINE, CallLines.start(plan, part)) : "";
  }

  /** The same for what gives a temporary its value. */
  String note(Step.Eval eval) {
    return notes ? "%s = %d; ".formatted(LINE, StepLines.start(plan, eval)) : "";
  }

  /** A call that gives a temporary its value. */
  String opened(Step.Call call, String text) {
    return notes ? StepLines.opened(plan, call, text, LINE) : text;
  }

  /** The same for an expression of which a temporary may have the value. */
  String noteRest(ExpressionTree e) {
    return notes ? "%s = %d; ".formatted(LINE, CallLines.startOfRest(plan, e)) : "";
  }

  /** A value behind which its line is noted, where that is needed. */
  String behind(String value, int number) {
    return notes
        ? "%sframe.Traces.noted(%s, %s = %d)".formatted(FrameText.RUNTIME, value, LINE, number)
        : value;
  }

  /**
   * What stands for a statement, or for parts of its head.
   *
   * @param at the line where that stands
   * @param prefix in it; cases of a switch stay on their lines
   * @param text writes it
   */
  String around(Tree tree, int at, List<Step> prefix, Supplier<String> text) {
    if (isOn(at, tree) || holdsSwitch(prefix)) {
      return text.get();
    }
    notes = true;
    String arguments = ", \"%s\", %d, %s)".formatted(method.source(), at, LINE);
    copier.note(
        (edits, e, top) -> {
          CallLines.note(plan, edits, LineSlot.variable(LINE), e, true, top);
          made(edits, e, top, arguments);
        });
    String noted = text.get();
    copier.note(null);
    notes = false;
    Matcher found = NOTE.matcher(noted);
    if (found.results().allMatch(l -> Integer.parseInt(l.group(1)) == at)) {
      return text.get();
    }
    return "{ int %s = %d; try { %s} catch (final java.lang.Throwable e$) { %se$%s; throw e$; } } "
        .formatted(LINE, at, noted, LINED, arguments);
  }

  /** Whether all of a tree stands on a line. */
  boolean isOn(int at, Tree tree) {
    return method.line(tree) == at && lines.isOnOneLine(tree);
  }

  /** Whether a switch expression is among steps, whose cases stay on their lines. */
  static boolean holdsSwitch(List<Step> steps) {
    return steps.stream().anyMatch(FastLines::holdsSwitch);
  }

  private static boolean holdsSwitch(Step step) {
    return step instanceof Step.Switch
        || (step instanceof Step.Choice c && (holdsSwitch(c.then()) || holdsSwitch(c.other())));
  }

  /** Exceptions that are made here, and perhaps thrown elsewhere, get their lines at once. */
  private void made(Edits edits, ExpressionTree e, Tree top, String arguments) {
    Tree thrown = top instanceof ThrowTree t ? t.getExpression() : null;
    new TreeScanner<Void, Void>() {
      @Override
      public Void scan(Tree tree, Void p) {
        boolean isElsewhere =
            (tree != top && plan.substitutes().containsKey(tree))
                || tree instanceof LambdaExpressionTree
                || tree instanceof ClassTree;
        return isElsewhere ? null : super.scan(tree, p);
      }

      @Override
      public Void visitNewClass(NewClassTree tree, Void p) {
        if (tree != thrown && LineNotes.isThrowable(method, tree)) {
          edits.wrap(method.span(tree), LINED, arguments);
        }
        return super.visitNewClass(tree, p);
      }
    }.scan(e, null);
  }
}
