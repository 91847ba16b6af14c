package org.ajws.processor.emit.trycatch;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.Set;
import org.ajws.processor.analysis.flow.Decided;
import org.ajws.processor.emit.CompilerLines;
import org.ajws.processor.plan.frames.Method;
import org.ajws.processor.plan.frames.MethodPlan;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Identifiers;
import org.ajws.processor.text.Trivia;

/** Notes the lines where the guards and values of cases that are copied begin. */
final class CaseNotes {
  private static final Set<String> PRIMITIVES =
      Set.of("boolean", "byte", "char", "short", "int", "long", "float", "double", "void");

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
  CaseNotes(MethodPlan plan, Edits edits, LineSlot line, Set<Tree> begun) {
    this.plan = plan;
    this.method = plan.method();
    this.lines = new CompilerLines(method.module(), method.file());
    this.edits = edits;
    this.line = line;
    this.begun = begun;
  }

  /** A guard on another line than the beginning of its statement; a constant stays one. */
  void guard(ExpressionTree guard) {
    TreePath path = method.path(guard);
    if (line == null
        || lines.isOnLineOfStatement(path)
        || Decided.outcome(method.module(), path) != null) {
      return;
    }
    begun.add(guard);
    String note = CallLines.noted(line, CallLines.start(plan, guard));
    edits.wrap(method.span(guard), note + " && (", ")");
  }

  /** {@code case 1 -> value;} where a line was noted before that is not its own. */
  void value(CaseTree tree, ExpressionTree value) {
    if (line == null || lines.isOnLineOfStatement(method.path(tree))) {
      return;
    }
    String text = method.file().source().text();
    int end = method.end(value);
    while (text.charAt(end) != ';') {
      end = Trivia.skip(text, end);
    }
    ExpressionTree bare = bare(value);
    int start = method.start(bare);
    if (isTakenForCall(start)) {
      return; // what is in it notes lines where it can
    }
    for (ExpressionTree e = value; e != bare; e = ((ParenthesizedTree) e).getExpression()) {
      edits.replace(method.start(e), method.start(e) + 1, "");
      edits.replace(method.end(e) - 1, method.end(e), "");
    }
    begun.add(value);
    String note = "{ %s; yield ".formatted(line.noted(CallLines.startOfRest(plan, value)));
    edits.wrap(method.span(tree), method.start(value), note, end + 1, " }");
    String word = text.substring(start, Identifiers.endOf(text, start));
    if (PRIMITIVES.contains(word)) { // javac of JDK 17 knows no yield before int.class
      edits.wrap(method.span(value), "(", ")");
    }
  }

  /** A value without parentheses that the compiler would take for those of a call. */
  private ExpressionTree bare(ExpressionTree value) {
    ExpressionTree bare = value;
    while (bare instanceof ParenthesizedTree inner && isTakenForCall(method.start(bare))) {
      bare = inner.getExpression();
    }
    return bare;
  }

  /**
   * Whether {@code yield} and what begins at an offset is a call of a method for compilers: what
   * has parentheses with a comma behind the word, in braces of an array, too.
   */
  private boolean isTakenForCall(int start) {
    String text = method.file().source().text();
    int depth = 0;
    for (int at = start; at == start ? text.charAt(at) == '(' : depth > 0; ) {
      char c = text.charAt(at);
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (c == ',' && depth == 1) {
        return true;
      }
      at = Trivia.skip(text, at);
    }
    return false;
  }
}
