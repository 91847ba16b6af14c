package org.ajws.processor.emit.trycatch;

import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.MethodInvocationTree;
import org.ajws.processor.emit.CompilerLines;
import org.ajws.processor.plan.frames.Method;
import org.ajws.processor.program.WaitingCalls;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Span;

/**
 * Tells waits in the functions of a slow version their lines, which messages name while the waits
 * last: what a function notes in a local is known only when something leaves it.
 */
final class WaitSpots {
  private final Method method;
  private final CompilerLines lines;
  private final Edits edits;

  WaitSpots(Method method, CompilerLines lines, Edits edits) {
    this.method = method;
    this.lines = lines;
    this.edits = edits;
  }

  /**
   * Adds the line of a call, if it may wait.
   *
   * @param source the function around and its class, as arguments; null outside of functions
   */
  void call(MethodInvocationTree tree, String source) {
    if (source != null && WaitingCalls.waits(method.module().element(method.path(tree)))) {
      Span name = method.span(tree.getMethodSelect());
      edits.close(name.end(), name, "$at");
      String comma = tree.getArguments().isEmpty() ? "" : ", ";
      edits.close(method.end(tree) - 1, method.span(tree), comma + spot(source, lines.of(tree)));
    }
  }

  /** The same of a loop over a channel. */
  void loop(EnhancedForLoopTree tree, String source) {
    if (source != null && WaitingCalls.waits(method.module(), method.path(tree))) {
      String at = ").at$(%s)".formatted(spot(source, lines.of(tree)));
      edits.wrap(method.span(tree.getExpression()), "(", at);
    }
  }

  private static String spot(String source, int line) {
    return "new %sframe.Spot(%s, %d)".formatted(FrameText.RUNTIME, source, line);
  }
}
