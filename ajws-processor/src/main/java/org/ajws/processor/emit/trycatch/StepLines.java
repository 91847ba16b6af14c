package org.ajws.processor.emit.trycatch;

import com.sun.source.util.TreePath;
import javax.lang.model.SourceVersion;
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
}
