package org.ajws.processor.emit.traced;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.emit.tasks.TaskContext;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.program.ParallelRegion;

/**
 * Reductions by a {@code Reducer}: {@code s = reducer.combine(s, e)} adds to one partial result
 * here, which each task has for itself elsewhere. So each update, but not {@code e}, is told as a
 * section that no other one of the same reduction runs beside. Numbers and booleans are locals, and
 * need nothing.
 */
final class TracedReductions {
  private final TaskContext context;
  private final Map<VariableElement, String> sections = new LinkedHashMap<>();
  private final Set<Tree> uses = Collections.newSetFromMap(new IdentityHashMap<>());

  TracedReductions(TaskContext context, List<ParallelLoop> loops, List<Async> asyncs) {
    this.context = context;
    Stream.<ParallelRegion>concat(loops.stream(), asyncs.stream()).forEach(this::collect);
  }

  private void collect(ParallelRegion region) {
    for (Capture c : region.captures()) {
      if (c.role() == Capture.Role.REDUCE && c.reduction().reducer() != null) {
        sections.computeIfAbsent(
            c.variable(), v -> context.names().fresh(region, "section$" + c.name()));
        uses.addAll(c.uses());
      }
    }
  }

  void lower() {
    sections.forEach(this::declare);
    if (!sections.isEmpty()) {
      new Updates().scan(context.file().unit(), null);
    }
  }

  private void declare(VariableElement variable, String section) {
    TreePath declaration = context.module().declaration(variable);
    // belongs to the declaration: a loop that begins at the same offset opens behind it
    context
        .edits()
        .close(
            context.afterDeclaration(declaration),
            context.span(declaration.getLeaf()),
            " final java.lang.Object %s = new java.lang.Object();".formatted(section));
  }

  private final class Updates extends TreePathScanner<Void, Void> {
    @Override
    public Void visitAssignment(AssignmentTree tree, Void p) {
      ExpressionTree value = tree.getExpression();
      while (value instanceof ParenthesizedTree inner) {
        value = inner.getExpression();
      }
      if (tree.getVariable() instanceof IdentifierTree use
          && uses.contains(use)
          && value instanceof MethodInvocationTree call
          && call.getArguments().size() == 2) {
        update(getCurrentPath().getParentPath().getLeaf(), use, call.getArguments().get(1));
      }
      return super.visitAssignment(tree, p);
    }

    private void update(Tree statement, IdentifierTree use, Tree element) {
      String section = sections.get(context.index().variable(use));
      String trace = TracedLowering.TRACE;
      context
          .edits()
          .wrap(
              context.span(statement),
              "{ try { ",
              " } finally { %scombineEnd(%s); } }".formatted(trace, section));
      context
          .edits()
          .wrap(context.span(element), "%scombineBegin(%s, ".formatted(trace, section), ")");
    }
  }
}
