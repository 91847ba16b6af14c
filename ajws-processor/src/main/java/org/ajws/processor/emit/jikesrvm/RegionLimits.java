package org.ajws.processor.emit.jikesrvm;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.type.TypeKind;
import org.ajws.processor.analysis.flow.CallGraph;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.ParallelRegion;

/** Reports what a steal region cannot hold on this target. */
final class RegionLimits {
  private final JikesContext context;

  RegionLimits(JikesContext context) {
    this.context = context;
  }

  void check(StealRegion region) {
    for (ParallelRegion async : region.asyncs) {
      async.captures().stream()
          .filter(RegionLimits::isOrdered)
          .forEach(c -> reportOrdered(async, c));
    }
    for (StatementTree s : region.statements) {
      finalFields(new TreePath(region.parent, s));
    }
  }

  /** Warns of calls that do nothing there. */
  void checkCalls() {
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        if (context.module().element(getCurrentPath()) instanceof ExecutableElement called
            && CallGraph.isCancel(called)) {
          context
              .module()
              .report(
                  DiagnosticCode.JIKES_CANCEL,
                  context.file(),
                  tree,
                  "cancel() does nothing on Jikes RVM, which cannot withdraw what may be stolen",
                  "ask a flag of your own at the start of the body");
        }
        return super.visitMethodInvocation(tree, p);
      }
    }.scan(context.file().unit(), null);
  }

  private static boolean isOrdered(Capture c) {
    TypeKind kind = c.variable().asType().getKind();
    boolean exact =
        kind.isPrimitive()
            && kind != TypeKind.DOUBLE
            && kind != TypeKind.FLOAT
            && c.reduction() != null
            && c.reduction().reducer() == null;
    return c.role() == Capture.Role.REDUCE && c.reduction().deterministic() && !exact;
  }

  private void reportOrdered(ParallelRegion async, Capture c) {
    context
        .module()
        .report(
            DiagnosticCode.JIKES_DETERMINISTIC,
            context.file(),
            async.path().getLeaf(),
            "the VM hands over the partial results of asyncs in no certain order, and "
                + c.name()
                + " is a deterministic reduction",
            "use a parallel loop that is split, or give each async a slot of an array and add the"
                + " slots up after the finish");
  }

  /** A final field cannot be assigned inside of the try of a finish. */
  private void finalFields(TreePath statement) {
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitAssignment(AssignmentTree tree, Void p) {
        Tree target = tree.getVariable();
        Element field = context.module().element(new TreePath(getCurrentPath(), target));
        if (field != null
            && field.getKind() == ElementKind.FIELD
            && field.getModifiers().contains(Modifier.FINAL)) {
          context
              .module()
              .report(
                  DiagnosticCode.JIKES_FINAL_FIELD,
                  context.file(),
                  target,
                  "final field "
                      + field.getSimpleName()
                      + " is assigned inside of a finish, which is left by handlers of the VM: the"
                      + " compiler cannot see that it is assigned once",
                  "assign a local in the finish, and the field after it");
        }
        return super.visitAssignment(tree, p);
      }

      @Override
      public Void visitClass(ClassTree tree, Void p) {
        return null;
      }
    }.scan(statement, null);
  }
}
