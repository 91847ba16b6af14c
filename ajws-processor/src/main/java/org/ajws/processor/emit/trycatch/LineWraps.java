package org.ajws.processor.emit.trycatch;

import com.sun.source.tree.ExpressionTree;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.emit.Unboxing;
import org.ajws.processor.plan.frames.Method;
import org.ajws.processor.program.TypeText;
import org.ajws.processor.text.Edits;

/** The notes of lines that are put around expressions, the earlier one inside of the later one. */
final class LineWraps {
  private final Method method;
  private final Unboxing unboxing;
  private final String line;
  private final Map<ExpressionTree, Wrap> wraps = new LinkedHashMap<>();

  /** Boxes whose contents have been taken. */
  private final Set<ExpressionTree> opened = Collections.newSetFromMap(new IdentityHashMap<>());

  private record Wrap(String before, String after) {}

  /**
   * None yet.
   *
   * @param line what lines are assigned to
   */
  LineWraps(Method method, Unboxing unboxing, String line) {
    this.method = method;
    this.unboxing = unboxing;
    this.line = line;
  }

  /** What is in a box has been taken: what is noted from now on is noted behind that. */
  void open(ExpressionTree box) {
    opened.add(box);
  }

  /** Notes a line behind an expression; false where its type cannot be written. */
  boolean add(ExpressionTree e, int number) {
    TypeMirror whole = method.module().type(method.path(e));
    TypeMirror type = opened.contains(e) ? unboxing.opened(whole) : whole;
    if (type == null || !new NamedTypes(method).areWritten(type)) {
      return false;
    }
    String name =
        type.getKind().isPrimitive()
            ? CallLines.noted(type)
            : "<" + new TypeText(method.module()).of(type) + ">noted";
    Wrap inner = wraps.getOrDefault(e, new Wrap("", ""));
    wraps.put(
        e,
        new Wrap(
            "%sframe.Traces.%s(%s".formatted(FrameText.RUNTIME, name, inner.before()),
            "%s, %s = %d)".formatted(inner.after(), line, number)));
    return true;
  }

  /** Adds them to a copy. */
  void addTo(Edits edits) {
    wraps.forEach((e, w) -> edits.wrap(method.span(e), w.before(), w.after()));
  }
}
