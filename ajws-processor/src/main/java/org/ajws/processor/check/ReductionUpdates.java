package org.ajws.processor.check;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.regex.Matcher;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.model.Capture;
import org.ajws.processor.model.ParallelLoop;
import org.ajws.processor.model.Reduction;
import org.ajws.processor.source.BoundModule;

/**
 * Inside a region that updates it, a reduction variable is only updated, and only in the forms of
 * its operation.
 */
final class ReductionUpdates implements Check {
  @Override
  public void check(Subject subject) {
    for (ParallelLoop loop : subject.loops()) {
      for (Capture capture : loop.captures()) {
        if (capture.role() == Capture.Role.REDUCE) {
          check(subject, loop, capture);
        }
      }
    }
  }

  private static void check(Subject subject, ParallelLoop loop, Capture capture) {
    String expected = operation(capture.reduction());
    if (expected == null) {
      return; // the declaration is wrong, and reported
    }
    ReductionForms forms =
        new ReductionForms(subject.module(), subject.index(loop), capture.variable());
    Set<IdentifierTree> own = Collections.newSetFromMap(new IdentityHashMap<>());
    for (ReductionForms.Update update : forms.in(new TreePath(loop.path(), loop.body()))) {
      own.addAll(update.own());
      if (!update.operation().equals(expected)) {
        report(
            subject,
            loop,
            capture,
            update.own().get(0),
            "by the operation " + update.operation(),
            expected);
      } else if (expected.equals(ReductionForms.BY) && !isReducer(subject, capture, update)) {
        report(
            subject,
            loop,
            capture,
            update.own().get(0),
            "by another reducer than the one it names",
            expected);
      }
    }
    Set<Tree> wrongStatements = Collections.newSetFromMap(new IdentityHashMap<>());
    for (IdentifierTree use : capture.uses()) {
      if (!own.contains(use) && subject.index(loop).isWritten(use)) {
        wrongStatements.add(statement(loop, use));
      }
    }
    for (IdentifierTree use : capture.uses()) {
      boolean written = subject.index(loop).isWritten(use);
      if (own.contains(use) || (!written && wrongStatements.contains(statement(loop, use)))) {
        continue;
      }
      if (written) {
        report(subject, loop, capture, use, "in another form", expected);
      } else {
        subject.report(
            DiagnosticCode.REDUCTION_READ,
            loop,
            use,
            "the reduction variable "
                + capture.name()
                + " is read in a parallel region that updates it, where it holds a partial result",
            "read it after the region, or keep what is needed inside in a local of the body");
      }
    }
  }

  /** The statement around a use; for one that an {@code if} guards alone, the {@code if}. */
  private static Tree statement(ParallelLoop loop, IdentifierTree use) {
    TreePath at = TreePath.getPath(loop.path(), use);
    while (!(at.getLeaf() instanceof StatementTree)) {
      at = at.getParentPath();
    }
    TreePath outer = at.getParentPath();
    if (outer.getLeaf() instanceof BlockTree) {
      outer = outer.getParentPath();
    }
    boolean update = at.getLeaf() instanceof ExpressionStatementTree;
    return update && outer.getLeaf() instanceof IfTree ? outer.getLeaf() : at.getLeaf();
  }

  private static String operation(Reduction reduction) {
    return reduction.reducer() != null ? ReductionForms.BY : reduction.operator();
  }

  /** Whether the reducer of an update is of the class that the annotation names. */
  private static boolean isReducer(Subject subject, Capture capture, ReductionForms.Update update) {
    AssignmentTree assignment =
        (AssignmentTree)
            BoundModule.withoutParentheses(
                ((ExpressionStatementTree) update.at().getLeaf()).getExpression());
    ExpressionTree value = BoundModule.withoutParentheses(assignment.getExpression());
    while (value instanceof TypeCastTree cast) {
      value = BoundModule.withoutParentheses(cast.getExpression());
    }
    TypeMirror named = ReductionDeclarations.reducer(capture.variable());
    if (!(value instanceof MethodInvocationTree call) || named == null) {
      return false;
    }
    TypeMirror type;
    if (call.getMethodSelect() instanceof MemberSelectTree select) {
      type = subject.module().type(TreePath.getPath(update.at(), select.getExpression()));
    } else {
      Element method = subject.element(update.at(), call);
      type = ((TypeElement) method.getEnclosingElement()).asType();
    }
    return type instanceof DeclaredType
        && subject
            .module()
            .types()
            .isSubtype(
                subject.module().types().erasure(type), subject.module().types().erasure(named));
  }

  private static void report(
      Subject subject,
      ParallelLoop loop,
      Capture capture,
      IdentifierTree at,
      String how,
      String expected) {
    boolean by = expected.equals(ReductionForms.BY);
    String annotation =
        by
            ? "@Reduce(by = " + capture.reduction().reducer() + ".class)"
            : "@Reduce(" + expected + ")";
    subject.report(
        DiagnosticCode.REDUCTION_FORM,
        loop,
        at,
        capture.name() + " is updated " + how + ", which " + annotation + " does not combine",
        "write " + form(expected, capture.name()));
  }

  /** The forms of an operation. */
  static String form(String operation, String s) {
    String forms =
        switch (operation) {
          case "SUM" -> "s += e, s -= e, s++, s-- or s = s + e";
          case "PRODUCT" -> "s *= e or s = s * e";
          case "MIN" -> "s = Math.min(s, e) or if (e < s) s = e;";
          case "MAX" -> "s = Math.max(s, e) or if (e > s) s = e;";
          case "AND" -> "s &= e or s = s && e";
          case "OR" -> "s |= e or s = s || e";
          case "XOR" -> "s ^= e";
          default -> "s = reducer.combine(s, e) on an instance of that class";
        };
    return forms.replaceAll("\\bs\\b", Matcher.quoteReplacement(s))
        + ", where e does not mention "
        + s;
  }
}
