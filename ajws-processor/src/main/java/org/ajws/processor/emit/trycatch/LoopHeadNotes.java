package org.ajws.processor.emit.trycatch;

import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.flow.Decided;
import org.ajws.processor.emit.CompilerLines;
import org.ajws.processor.emit.Unboxing;
import org.ajws.processor.plan.frames.Method;
import org.ajws.processor.plan.frames.MethodPlan;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Identifiers;
import org.ajws.processor.text.Span;

/**
 * Notes the lines in the heads of loops that are copied, whose parts are evaluated again, and of
 * resources.
 */
final class LoopHeadNotes {
  private final MethodPlan plan;
  private final Method method;
  private final CompilerLines lines;
  private final Edits edits;
  private final LineSlot line;
  private final Set<Tree> begun;

  /**
   * Those of a copy.
   *
   * @param line where lines are noted; null where they cannot be
   * @param begun gets the expressions before whose evaluation their line is noted
   */
  LoopHeadNotes(MethodPlan plan, Edits edits, LineSlot line, Set<Tree> begun) {
    this.plan = plan;
    this.method = plan.method();
    this.lines = new CompilerLines(method.module(), method.file());
    this.edits = edits;
    this.line = line;
    this.begun = begun;
  }

  /** What is hidden in a loop has its line, behind that of what is iterated. */
  void loop(EnhancedForLoopTree tree) {
    if (line != null && !lines.isOnOneLine(tree.getExpression())) {
      String noted = ", %s)".formatted(line.noted(lines.of(tree))); // for what is hidden
      Span source = method.span(tree.getExpression());
      edits.wrap(source, FrameText.RUNTIME + "frame.Traces.noted(", noted);
    }
  }

  /** Resources on lines of their own, in front of which no statement can stand. */
  void resources(TryTree tree) {
    if (line == null
        || tree.getResources().stream().allMatch(r -> lines.of(r) == method.line(tree))) {
      return;
    }
    for (Tree resource : tree.getResources()) {
      if (resource instanceof VariableTree v) {
        begun.add(v.getInitializer());
        String note = CallLines.noted(line, CallLines.start(plan, v));
        edits.wrap(method.span(v.getInitializer()), note + " ? ", " : null");
      }
    }
  }

  /** A condition behind the body. */
  void loop(DoWhileLoopTree tree) {
    ExpressionTree condition = BoundModule.withoutParentheses(tree.getCondition());
    if (line != null
        && !lines.isOnOneLine(tree)
        && Decided.outcome(method.module(), method.path(condition)) == null
        && !Definitions.areIn(condition)) {
      String note = CallLines.noted(line, method.line(tree.getCondition()));
      edits.wrap(method.span(condition), note + " && (", ")");
    }
  }

  /** The parts of a header: the condition is evaluated after the beginning, and after the rest. */
  void loop(ForLoopTree tree) {
    if (line == null || lines.isOnOneLine(tree)) {
      return;
    }
    String test =
        tree.getCondition() == null ? "" : ", " + line.noted(lines.of(tree.getCondition()));
    if (!test.isEmpty() && !tree.getInitializer().isEmpty()) {
      StatementTree last = tree.getInitializer().get(tree.getInitializer().size() - 1);
      if (last instanceof ExpressionStatementTree e) {
        edits.close(method.end(e.getExpression()), method.span(e.getExpression()), test);
      } else if (last instanceof VariableTree v && mayBeWrapped(v)) {
        Span value = method.span(v.getInitializer());
        String noted = CallLines.noted(method.variable(v).asType());
        edits.wrap(value, FrameText.RUNTIME + "frame.Traces." + noted + "(", test + ")");
      }
    }
    List<? extends ExpressionStatementTree> update = tree.getUpdate();
    for (ExpressionStatementTree u : update) {
      Span span = method.span(u.getExpression());
      int first = CallLines.start(plan, u);
      edits.open(span.start(), span, line.noted(first) + ", ");
      begun.add(u.getExpression());
    }
    if (!update.isEmpty()) {
      Span last = method.span(update.get(update.size() - 1).getExpression());
      edits.close(last.end(), last, test);
    }
  }

  /** A constant is narrowed to the type of a variable, and is its value; not behind a note. */
  private boolean mayBeWrapped(VariableTree v) {
    VariableElement variable = method.variable(v);
    TypeMirror opened = new Unboxing(method.module()).opened(variable.asType());
    TypeMirror type = opened == null ? variable.asType() : opened;
    return v.getInitializer() != null
        && variable.getConstantValue() == null
        && !Copier.isBareArray(v.getInitializer())
        && !List.of(TypeKind.BYTE, TypeKind.SHORT, TypeKind.CHAR).contains(type.getKind());
  }

  /** {@code while (c)} becomes {@code for (; c; note)}. */
  void loop(WhileLoopTree tree) {
    if (line == null || lines.isOnOneLine(tree)) {
      return;
    }
    ExpressionTree inner = ((ParenthesizedTree) tree.getCondition()).getExpression();
    int start = method.start(tree);
    edits.replace(start, Identifiers.endOf(method.file().source().text(), start), "for");
    Span condition = method.span(inner);
    edits.wrap(condition, "; ", "; " + line.noted(method.line(tree.getCondition())));
  }
}
