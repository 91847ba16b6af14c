package org.ajws.processor.emit.trycatch;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.emit.Unboxing;
import org.ajws.processor.plan.frames.Method;
import org.ajws.processor.plan.frames.NamedTypes;
import org.ajws.processor.program.TypeText;
import org.ajws.processor.text.Edits;

/** The notes of lines that are put around expressions, the earlier one inside of the later one. */
final class LineWraps {
  /** Notes in a longer chain of calls, one in the other, take the compiler very long. */
  private static final int LINKS = 32;

  private final Method method;
  private final Unboxing unboxing;
  private final StandaloneChoices choices;
  private final LineSlot line;
  private final Map<ExpressionTree, Wrap> wraps = new LinkedHashMap<>();

  /** Boxes whose contents have been taken. */
  private final Set<ExpressionTree> opened = Collections.newSetFromMap(new IdentityHashMap<>());

  private record Wrap(String before, String after) {}

  /**
   * None yet.
   *
   * @param line where lines are noted
   */
  LineWraps(Method method, Unboxing unboxing, LineSlot line) {
    this.method = method;
    this.unboxing = unboxing;
    this.choices = new StandaloneChoices(method, unboxing);
    this.line = line;
  }

  /** What is in a box has been taken: what is noted from now on is noted behind that. */
  void open(ExpressionTree box) {
    opened.add(box);
  }

  /** So many calls, each of which is called with what the one before gives, up to a limit. */
  private static int links(ExpressionTree e) {
    int links = 0;
    Tree at = e;
    while (links <= LINKS && !(at instanceof IdentifierTree)) {
      if (at instanceof MethodInvocationTree call) {
        links++;
        at = call.getMethodSelect();
      } else if (at instanceof MemberSelectTree select) {
        at = select.getExpression();
      } else if (at instanceof ParenthesizedTree inner) {
        at = inner.getExpression();
      } else {
        return links;
      }
    }
    return links;
  }

  /**
   * Notes a line behind an expression; false where its type cannot be written, or the notes would
   * be nested too deeply.
   */
  boolean add(ExpressionTree e, int number) {
    TypeMirror whole = method.module().type(method.path(e));
    TypeMirror type = opened.contains(e) ? unboxing.opened(whole) : whole;
    if (type == null || links(e) > LINKS || !new NamedTypes(method).areWritten(type)) {
      return false;
    }
    String written = new TypeText(method.module()).of(type);
    boolean isPrimitive = type.getKind().isPrimitive();
    String name = isPrimitive ? CallLines.noted(type) : "<" + written + ">noted";
    String cast = "(" + written + ") ";
    Wrap inner = wraps.get(e);
    if (inner == null) {
      inner = choices.is(e) ? new Wrap(cast + "(", ")") : new Wrap("", "");
    }
    boolean staysBox = !isPrimitive && choices.isBoxOfNumbers(e);
    wraps.put(
        e,
        new Wrap(
            "%s%sframe.Traces.%s(%s"
                .formatted(staysBox ? cast : "", FrameText.RUNTIME, name, inner.before()),
            "%s, %s)".formatted(inner.after(), line.noted(number))));
    return true;
  }

  /** Adds them to a copy. */
  void addTo(Edits edits) {
    wraps.forEach((e, w) -> edits.wrap(method.span(e), w.before(), w.after()));
  }
}
