package org.ajws.processor.rule;

import com.sun.source.tree.IdentifierTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import javax.lang.model.element.Element;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.LoopHeader;
import org.ajws.processor.program.ParallelLoop;

/** The body of a parallel loop does not assign the loop variable. */
final class LoopVariableAssignment implements Check {
  @Override
  public void check(Subject subject) {
    for (ParallelLoop loop : subject.loops()) {
      if (!(loop.header() instanceof LoopHeader.General)) {
        check(subject, loop);
      }
    }
  }

  private static void check(Subject subject, ParallelLoop loop) {
    LocalVariables.Index index = subject.index(loop);
    Element variable =
        subject.module().element(new TreePath(loop.path(), loop.header().variable()));
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        if (index.isWritten(tree) && index.variable(tree).equals(variable)) {
          subject.report(
              DiagnosticCode.LOOP_VARIABLE_ASSIGNED,
              loop,
              tree,
              "the body assigns " + tree.getName() + ", the variable of its parallel loop",
              "assign a local of the body instead (int k = " + tree.getName() + ";)");
        }
        return null;
      }
    }.scan(loop.body(), null);
  }
}
