package org.ajws.processor.emit.loops;

import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * What becomes of the returns out of a speculative loop, and of those in it. In its body they are
 * exits; behind it the method returns, which a copy of the method does in its own way.
 *
 * @param method that returns
 * @param trees the returns in the body
 * @param when the beginning of the statement behind the loop: whether one of them was reached
 * @param value what is returned then; null for nothing
 */
public record LoopReturns(MethodTree method, Set<ReturnTree> trees, String when, String value) {
  /** The statement behind the loop. */
  String text() {
    return when + (value == null ? "return; " : "return " + value + "; ");
  }

  /**
   * A copy of code that may have the loop.
   *
   * @param returning the statement that returns a value, or null, there
   */
  public String in(String copy, UnaryOperator<String> returning) {
    return copy.replace(text(), when + returning.apply(value) + " ");
  }
}
