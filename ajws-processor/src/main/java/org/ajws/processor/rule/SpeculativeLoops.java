package org.ajws.processor.rule;

import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import org.ajws.SpeculationBackend;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.analysis.speculation.RangeSummary;
import org.ajws.processor.analysis.speculation.RunsInOrder;
import org.ajws.processor.analysis.speculation.Speculations;
import org.ajws.processor.analysis.speculation.TrackedCode;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.LeavingJump;
import org.ajws.processor.program.LoopHeader;
import org.ajws.processor.program.ParallelLoop;

/** What a speculative loop cannot be: its iterations are counted before they run. */
public final class SpeculativeLoops implements Check {
  @Override
  public void check(Subject subject) {
    for (ParallelLoop loop : subject.loops()) {
      if (loop.isSpeculative()) {
        checkHeader(subject, loop);
        checkReturns(subject, loop);
        checkReductions(subject, loop);
        if (loop.mayCancel()) {
          subject.report(
              DiagnosticCode.SPECULATIVE_CANCEL,
              loop,
              loop.path().getLeaf(),
              "this speculative loop may call AjwsRuntime.cancel(), which has no place in an order",
              "leave the loop by break");
        }
      }
    }
  }

  private static void checkHeader(Subject subject, ParallelLoop loop) {
    if (loop.header() instanceof LoopHeader.General) {
      subject.report(
          DiagnosticCode.SPECULATIVE_HEADER,
          loop,
          loop.path().getLeaf(),
          "the iterations of this speculative loop cannot be counted before they run",
          "use an int or long variable with a step and a bound that stay, or an enhanced for");
    }
  }

  /** Partial sums would be rounded otherwise than the serial sum, extremes be another zero. */
  private static void checkReductions(Subject subject, ParallelLoop loop) {
    for (Capture capture : loop.captures()) {
      String type = capture.variable().asType().toString();
      boolean rounds =
          capture.role() == Capture.Role.REDUCE
              && capture.reduction().reducer() == null
              && Set.of("float", "double", "java.lang.Float", "java.lang.Double").contains(type);
      if (rounds) {
        subject.report(
            DiagnosticCode.SPECULATIVE_REDUCTION,
            loop,
            capture.uses().get(0),
            "the reduction "
                + capture.name()
                + " of floating-point numbers may have other bits than in the serial loop",
            "keep the numbers in an array, and combine them after the loop");
      }
    }
  }

  /** A return in the body is made behind the loop, so that it must mean the same there. */
  private static void checkReturns(Subject subject, ParallelLoop loop) {
    for (StatementTree jump : LeavingJump.of(loop)) {
      String where = jump instanceof ReturnTree ? returnsFrom(subject, loop) : null;
      if (where != null) {
        subject.report(
            DiagnosticCode.SPECULATIVE_RETURN,
            loop,
            jump,
            "return leaves a speculative loop in " + where,
            "keep the result in an array of one slot, leave the loop by break, and return after"
                + " it");
      }
    }
  }

  /** What a return in a loop leaves, if it cannot be left from there. */
  private static String returnsFrom(Subject subject, ParallelLoop loop) {
    for (TreePath at = loop.path(); at != null; at = at.getParentPath()) {
      Tree tree = at.getLeaf();
      if (tree instanceof LambdaExpressionTree) {
        return "a lambda";
      }
      if (tree instanceof MethodTree) {
        boolean finish =
            subject.module().element(at) instanceof ExecutableElement method
                && LocalVariables.annotation(method, "Finish") != null;
        return finish ? "a @Finish method" : null;
      }
    }
    return null;
  }

  /** Rejects loops that are to run by ranges, and cannot. */
  public static void checkRanges(Subject subject, Speculations speculations) {
    for (ParallelLoop loop : subject.loops()) {
      if (loop.isSpeculative()
          && loop.speculation().backend() == SpeculationBackend.RANGES
          && speculations.of(loop) != null) {
        RangeSummary summary = speculations.ranges(loop);
        RangeSummary.Reason why =
            summary.isComplete() ? summary.unknownWrite() : summary.unknown().get(0);
        if (why != null) {
          subject.report(
              DiagnosticCode.SPECULATIVE_RANGES,
              loop,
              why.at().getLeaf(),
              "the body " + why.text() + ", so that this speculative loop cannot run by ranges",
              "leave out backend = RANGES, or touch slots that the loop's variable, fields and"
                  + " index arrays tell");
        }
      }
    }
  }

  /** Warns of loops of which every iteration does what cannot be taken back. */
  public static void checkOrder(Subject subject, Speculations speculations) {
    for (ParallelLoop loop : subject.loops()) {
      TrackedCode code = loop.isSpeculative() ? speculations.of(loop) : null;
      TrackedCode.Irrevocable why = code == null ? null : RunsInOrder.why(code);
      if (why != null) {
        subject.report(
            DiagnosticCode.SPECULATION_IN_ORDER,
            loop,
            why.cause().getLeaf(),
            (why == code.whole() ? "the body " : "each iteration ")
                + why.reason()
                + ", so that this speculative loop runs in order",
            "say what the call does by @Speculative, or move it out of the loop");
      }
    }
  }
}
