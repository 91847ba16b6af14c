package org.ajws.processor.emit.trycatch;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
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

  /** Objects that a cast has made boxes of. */
  private final Map<ExpressionTree, TypeMirror> boxes = new IdentityHashMap<>();

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

  /** An object becomes a box, to be opened: what is noted from now on is noted behind that. */
  void cast(ExpressionTree object, TypeMirror box) {
    Wrap inner = wraps.getOrDefault(object, new Wrap("", ""));
    wraps.put(object, new Wrap(cast(box) + "(" + inner.before(), inner.after() + ")"));
    boxes.put(object, box);
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
    TypeMirror whole = boxes.getOrDefault(e, method.module().type(method.path(e)));
    TypeMirror type = opened.contains(e) ? unboxing.opened(whole) : whole;
    if (type != null && isCast(e) && !new NamedTypes(method).areWritten(type)) {
      type = method.module().namedType("java.lang.Object").asType();
    }
    if (!isWritten(e, type)) {
      return false;
    }
    wrap(e, type, call(e, "noted", type), ", " + line.noted(number));
    return true;
  }

  /** Whether an expression is cast, which an object of any type can be. */
  private boolean isCast(ExpressionTree e) {
    TreePath around = method.path(e).getParentPath();
    while (around.getLeaf() instanceof ParenthesizedTree) {
      around = around.getParentPath();
    }
    return around.getLeaf() instanceof TypeCastTree;
  }

  /** Notes a line in front of an expression that nothing asks for a type; false as above. */
  boolean addInFront(ExpressionTree e, int number) {
    TypeMirror type = method.module().type(method.path(e));
    if (!isWritten(e, type)) {
      return false;
    }
    wrap(e, type, call(e, "then", type) + line.noted(number) + ", ", "");
    return true;
  }

  private boolean isWritten(ExpressionTree e, TypeMirror type) {
    return type != null && links(e) <= LINKS && new NamedTypes(method).areWritten(type);
  }

  /** The beginning of the call of a method that gives back a value of a type. */
  private String call(ExpressionTree e, String name, TypeMirror type) {
    boolean staysBox = !type.getKind().isPrimitive() && choices.isBoxOfNumbers(e);
    String called =
        type.getKind().isPrimitive()
            ? CallLines.named(name, type)
            : "<%s>%s".formatted(new TypeText(method.module()).of(type), name);
    return "%s%sframe.Traces.%s(".formatted(staysBox ? cast(type) : "", FrameText.RUNTIME, called);
  }

  private void wrap(ExpressionTree e, TypeMirror type, String before, String after) {
    Wrap inner = wraps.get(e);
    if (inner == null) {
      inner = choices.is(e) ? new Wrap(cast(type) + "(", ")") : new Wrap("", "");
    }
    wraps.put(e, new Wrap(before + inner.before(), inner.after() + after + ")"));
  }

  private String cast(TypeMirror type) {
    return "(" + new TypeText(method.module()).of(type) + ") ";
  }

  /** Adds them to a copy. */
  void addTo(Edits edits) {
    wraps.forEach((e, w) -> edits.wrap(method.span(e), w.before(), w.after()));
  }
}
