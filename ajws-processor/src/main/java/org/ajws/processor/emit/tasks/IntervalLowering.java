package org.ajws.processor.emit.tasks;

import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.Tree;
import org.ajws.processor.emit.Engine;
import org.ajws.processor.plan.FilePlan;
import org.ajws.processor.program.IntervalCalls;
import org.ajws.processor.program.IntervalCalls.IntervalCall;
import org.ajws.processor.program.IntervalCalls.Kind;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Identifiers;
import org.ajws.processor.text.Trivia;

/**
 * {@code Intervals.run(g -> ...)} becomes {@code Tasks.intervals("A.java:7", g -> ...)}, and {@code
 * g.add("a", ...)} becomes {@code g.add$("A.java:8", "a", ...)}: who runs them, and the lines that
 * are otherwise found by a walk of the stack.
 */
public final class IntervalLowering {
  private IntervalLowering() {}

  /** Adds the edits of one file. */
  public static void lower(FilePlan plan, Engine engine, Edits edits) {
    BoundModule module = plan.module().module();
    BoundFile file = plan.file();
    for (IntervalCall call : IntervalCalls.of(module, file)) {
      if (call.kind() == Kind.HOLD) {
        continue;
      }
      Tree select = call.tree().getMethodSelect();
      int end = module.end(file.unit(), select);
      int arguments = module.start(file.unit(), call.tree().getArguments().get(0));
      String site =
          "%s:%d"
              .formatted(
                  file.source().path().getFileName(),
                  file.source().line(parenthesis(file.source().text(), end)));
      if (call.isRun()) {
        String method = call.kind() == Kind.RUN ? "intervals" : "wavefront";
        edits.replace(
            module.start(file.unit(), select), arguments, engine.task(method, site) + ", ");
      } else if (select instanceof MemberSelectTree) {
        edits.replace(
            Identifiers.startOf(file.source().text(), end), arguments, "add$(\"" + site + "\", ");
      }
    }
  }

  /** Where the arguments begin: a call is on that line to the compiler, and to stack traces. */
  private static int parenthesis(String text, int from) {
    int i = from;
    while (text.charAt(i) != '(') {
      i = Trivia.skip(text, i);
    }
    return i;
  }
}
