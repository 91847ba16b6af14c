package org.ajws.processor.emit.trycatch;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import org.ajws.processor.plan.frames.Bindings;

/**
 * The locals in which a function of a slow version notes lines, and keeps the exception that was
 * repaired last. A guard of a case may assign no local of the code around it, but an element of an
 * array: where there are guards the locals are arrays.
 */
final class FunctionLines {
  private final int number;
  private final boolean areArrays;

  /**
   * Those of a function.
   *
   * @param number tells its locals from those of others
   * @param code what it does
   */
  FunctionLines(int number, Tree code) {
    this.number = number;
    this.areArrays = holdsGuard(code);
  }

  /** Whether a guard of a case is in code, outside of functions. */
  static boolean holdsGuard(Tree code) {
    return Boolean.TRUE.equals(
        new TreeScanner<Boolean, Void>() {
          @Override
          public Boolean visitCase(CaseTree tree, Void p) {
            return Bindings.guard(tree) != null ? Boolean.TRUE : super.visitCase(tree, p);
          }

          @Override
          public Boolean visitLambdaExpression(LambdaExpressionTree tree, Void p) {
            return false; // has locals of its own
          }

          @Override
          public Boolean visitClass(ClassTree tree, Void p) {
            return false;
          }

          @Override
          public Boolean reduce(Boolean a, Boolean b) {
            return Boolean.TRUE.equals(a) || Boolean.TRUE.equals(b);
          }
        }.scan(code, null));
  }

  /** Where the function notes lines. */
  LineSlot slot() {
    return LineSlot.variable(named("line$"));
  }

  private String named(String local) {
    return local + number + (areArrays ? "[0]" : "");
  }

  /** What stands in front of the code, which begins on a line. */
  String opening(int line) {
    String locals =
        areArrays
            ? "int[] line$%1$d = {%2$d}; java.lang.Throwable[] seen$%1$d = {null}; try { "
            : "int line$%1$d = %2$d; java.lang.Throwable seen$%1$d = null; try { ";
    return locals.formatted(number, line);
  }

  /** What stands behind it; {@code source} is where the function is, as an argument. */
  String closing(String source) {
    String thrown = "e$" + number;
    return " } catch (final java.lang.Throwable %1$s) { %2$s throw %1$s; } "
        .formatted(thrown, traced(thrown, source));
  }

  /** The program may look at where an exception comes from. */
  String traced(CharSequence exception, String source) {
    return "%1$s = %2$sframe.Traces.trace(%3$s, %1$s, %4$s, %5$s);"
        .formatted(named("seen$"), FrameText.RUNTIME, exception, source, slot().name());
  }
}
