package org.ajws.processor.emit.trycatch;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreePath;
import javax.lang.model.SourceVersion;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.emit.CompilerLines;
import org.ajws.processor.emit.Unboxing;
import org.ajws.processor.plan.frames.Flattening;
import org.ajws.processor.plan.frames.Method;
import org.ajws.processor.plan.frames.MethodPlan;
import org.ajws.processor.plan.frames.Step;

/** The lines of what is taken out of expressions. */
final class StepLines {
  private StepLines() {}

  /** The line to note in front of what gives a temporary its value. */
  static int start(MethodPlan plan, Step.Eval eval) {
    boolean isComputed =
        !(plan.substitutes().get(eval.value()) instanceof Flattening.Substitute.Value v)
            || v.temp() == eval.temp();
    return isComputed
        ? CallLines.start(plan, eval.value())
        : CallLines.startOfRest(plan, eval.value());
  }

  /**
   * A call that gives a temporary its value: where that is what is in a box, the box is opened with
   * a line of its own.
   *
   * @param line what lines are assigned to
   */
  static String opened(MethodPlan plan, Step.Call call, String text, String line) {
    Method method = plan.method();
    TreePath path = method.path(call.tree());
    Unboxing unboxing = new Unboxing(method.module());
    CompilerLines lines = new CompilerLines(method.module(), method.file());
    int own = lines.of(call.tree());
    int opened = unboxing.isCast(path) ? own : lines.ofBox(call.tree());
    boolean opens = call.temp() != null && SourceVersion.isKeyword(call.temp().type());
    return !opens || opened == own || !unboxing.isBox(method.module().type(path))
        ? text
        : "%sframe.Traces.noted(%s, %s = %d)".formatted(FrameText.RUNTIME, text, line, opened);
  }

  /**
   * The line of a choice or switch expression, if what a branch or case gives is a box that is
   * opened behind it, but had to be opened where it is given; else {@link NotedLine#UNKNOWN}.
   *
   * @param value what a branch or case gives, or a {@code yield}
   */
  static int openedBehind(MethodPlan plan, ExpressionTree value) {
    Method method = plan.method();
    TypeMirror type = method.module().type(method.path(value));
    TreePath whole = whole(method.path(value));
    boolean isOpened =
        whole != null
            && plan.substitutes().get(whole.getLeaf()) instanceof Flattening.Substitute.Value v
            && SourceVersion.isKeyword(v.temp().type())
            && !method.module().type(whole).getKind().isPrimitive() // else the branch opens it
            && (type.getKind() == TypeKind.NULL || new Unboxing(method.module()).isBox(type));
    return isOpened
        ? new CompilerLines(method.module(), method.file()).ofBox(withParentheses(whole).getLeaf())
        : NotedLine.UNKNOWN;
  }

  /** The choice or switch expression that has a value; null where it is that of something else. */
  private static TreePath whole(TreePath value) {
    TreePath part = withParentheses(value);
    TreePath around = part.getParentPath();
    if (around.getLeaf() instanceof ConditionalExpressionTree choice) {
      return choice.getCondition() == part.getLeaf() ? null : around;
    }
    boolean isGiven =
        around.getLeaf() instanceof YieldTree
            || (around.getLeaf() instanceof CaseTree c && c.getBody() == part.getLeaf());
    while (isGiven && !(around.getLeaf() instanceof SwitchExpressionTree)) {
      around = around.getParentPath();
    }
    return isGiven ? around : null;
  }

  private static TreePath withParentheses(TreePath e) {
    TreePath at = e;
    while (at.getParentPath().getLeaf() instanceof ParenthesizedTree) {
      at = at.getParentPath();
    }
    return at;
  }
}
