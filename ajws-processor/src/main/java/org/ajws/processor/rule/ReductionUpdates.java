package org.ajws.processor.rule;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.ParallelRegion;
import org.ajws.processor.program.Reduction;
import org.ajws.processor.program.ReductionOperator;
import org.ajws.processor.program.TaskFinder;
import org.ajws.processor.source.BoundModule;

/**
 * Inside a loop that updates it, or a finish with an async that does, a reduction variable is only
 * updated, and only in the forms of its operation.
 */
final class ReductionUpdates implements Check {
  @Override
  public void check(Subject subject) {
    for (ParallelRegion region : subject.regions()) {
      for (Capture capture : region.captures()) {
        if (capture.role() != Capture.Role.REDUCE) {
          continue;
        }
        if (region instanceof Async async) {
          checkFinish(subject, async, capture);
        } else {
          check(subject, region, new TreePath(region.path(), region.body()), capture);
        }
      }
    }
  }

  /**
   * The outermost finish around an async in which the variable is known combines partial results;
   * nothing in it knows the whole. A parallel loop around the async is checked for itself.
   */
  private static void checkFinish(Subject subject, Async async, Capture capture) {
    LocalVariables.Index index = subject.index(async);
    Set<Tree> bodies = Collections.newSetFromMap(new IdentityHashMap<>());
    subject.loops().forEach(loop -> bodies.add(loop.body()));
    Tree scope = index.declaration(capture.variable()).getParentPath().getLeaf();
    TreePath finish = null;
    boolean inLoop = false;
    for (TreePath up = async.path().getParentPath();
        up.getLeaf() != scope;
        up = up.getParentPath()) {
      if (up.getLeaf() instanceof LabeledStatementTree l
          && TaskFinder.isFinish(l.getLabel().toString())) {
        finish = up;
      }
      inLoop |= bodies.contains(up.getLeaf());
    }
    if (finish == null) {
      if (!inLoop) {
        subject.report(
            DiagnosticCode.REDUCTION_WITHOUT_FINISH,
            async,
            async.path().getLeaf(),
            "this "
                + async.describe()
                + " updates the reduction variable "
                + capture.name()
                + ", but no finish behind its declaration combines the partial results",
            "put finish: { ... } around the code that starts the asyncs, behind the declaration of "
                + capture.name());
      }
      return;
    }
    List<IdentifierTree> uses = new ArrayList<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        if (capture.variable().equals(index.variable(tree))) {
          uses.add(tree);
        }
        return null;
      }
    }.scan(finish.getLeaf(), null);
    Capture inFinish =
        new Capture(
            capture.variable(), capture.declaration(), capture.role(), capture.reduction(), uses);
    check(subject, async, finish, inFinish);
  }

  private static void check(
      Subject subject, ParallelRegion region, TreePath code, Capture capture) {
    Reduction reduction = capture.reduction();
    boolean by = reduction.reducer() != null;
    if (!by && reduction.operator() == null) {
      return; // the declaration is wrong, and reported
    }
    ReductionOperator expected = by ? null : reduction.operator();
    ReductionForms forms =
        new ReductionForms(subject.module(), subject.index(region), capture.variable());
    Set<IdentifierTree> own = Collections.newSetFromMap(new IdentityHashMap<>());
    for (ReductionForms.Update update : forms.in(code)) {
      own.addAll(update.own());
      if (update.operator() != expected) {
        String how =
            update.operator() == null ? "by a reducer" : "by the operation " + update.operator();
        report(subject, region, capture, update.own().get(0), how);
      } else if (by && !isReducer(subject, capture, update)) {
        String how = "by another reducer than the one it names";
        report(subject, region, capture, update.own().get(0), how);
      }
    }
    Set<Tree> wrongStatements = Collections.newSetFromMap(new IdentityHashMap<>());
    for (IdentifierTree use : capture.uses()) {
      if (!own.contains(use) && subject.index(region).isWritten(use)) {
        wrongStatements.add(statement(code, use));
      }
    }
    for (IdentifierTree use : capture.uses()) {
      boolean written = subject.index(region).isWritten(use);
      if (own.contains(use) || (!written && wrongStatements.contains(statement(code, use)))) {
        continue;
      }
      if (written) {
        report(subject, region, capture, use, "in another form");
      } else {
        subject.report(
            DiagnosticCode.REDUCTION_READ,
            region,
            use,
            "the reduction variable "
                + capture.name()
                + " is read in a parallel region that updates it, where it holds a partial result",
            "read it after the region, or keep what is needed inside in a local of the body");
      }
    }
  }

  /** The statement around a use; for one that an {@code if} guards alone, the {@code if}. */
  private static Tree statement(TreePath code, IdentifierTree use) {
    TreePath at = TreePath.getPath(code, use);
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
      Subject subject, ParallelRegion region, Capture capture, IdentifierTree at, String how) {
    Reduction reduction = capture.reduction();
    boolean by = reduction.reducer() != null;
    String annotation =
        by
            ? "@Reduce(by = " + reduction.reducer() + ".class)"
            : "@Reduce(" + reduction.operator() + ")";
    String forms =
        by
            ? "s = reducer.combine(s, e) on an instance of that class"
            : reduction.operator().forms();
    subject.report(
        DiagnosticCode.REDUCTION_FORM,
        region,
        at,
        capture.name() + " is updated " + how + ", which " + annotation + " does not combine",
        "write "
            + forms.replaceAll("\\bs\\b", Matcher.quoteReplacement(capture.name()))
            + ", where e does not mention "
            + capture.name());
  }
}
