package org.ajws.processor.emit.trycatch;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.TryTree;
import com.sun.source.util.TreePath;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.emit.CompilerLines;
import org.ajws.processor.plan.frames.Method;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Span;

/**
 * Exceptions in code that stands elsewhere than on its lines: they get these where they are made,
 * and before the program looks at them.
 */
final class ExceptionNotes {
  static final String LINED = FrameText.RUNTIME + "frame.Traces.lined";

  private final Method method;
  private final CompilerLines lines;
  private final Edits edits;

  ExceptionNotes(Method method, CompilerLines lines, Edits edits) {
    this.method = method;
    this.lines = lines;
    this.edits = edits;
  }

  /** The statement that gives an exception its lines, outside of functions of slow versions. */
  String traced(CharSequence exception, LineSlot line) {
    return line.isOfFrame()
        ? "f$.traced(" + exception + ");"
        : "%s(%s, %s, %s);".formatted(LINED, exception, line.place(), line.name());
  }

  /**
   * An exception that is made here, and thrown elsewhere.
   *
   * @param source where this is, as arguments
   */
  void made(ExpressionTree tree, LineSlot line, String source) {
    if (!isThrowable(tree)) {
      return;
    }
    Span span = method.span(tree);
    TreePath path = method.path(tree);
    int noted = lines.after(path, lines.before(path));
    String at = lines.isOnOneLine(tree) ? String.valueOf(noted) : line.name();
    if (line.isOfFrame()) {
      edits.wrap(span, "f$.made(", ", " + at + ")");
    } else {
      String made = line.isOfStatement() ? LINED : FrameText.RUNTIME + "frame.Traces.made";
      edits.wrap(span, made + "(", ", %s, %s)".formatted(source, at));
    }
  }

  private boolean isThrowable(ExpressionTree tree) {
    BoundModule module = method.module();
    TypeMirror type = module.type(method.path(tree));
    TypeElement throwable = module.namedType("java.lang.Throwable");
    return type != null
        && type.getKind() == TypeKind.DECLARED
        && module.types().isSubtype(type, throwable.asType());
  }

  /**
   * What the last clause does has lines of its own, which are not those of an exception.
   *
   * @param caught a name for that
   * @param traced gives it its lines
   */
  void beforeLast(TryTree tree, String caught, String traced) {
    String seen =
        " catch (final java.lang.Throwable %1$s) { %2$s throw %1$s; }".formatted(caught, traced);
    if (tree.getCatches().isEmpty() && tree.getResources().isEmpty()) {
      edits.close(method.end(tree.getBlock()), method.span(tree.getBlock()), seen);
    } else {
      BlockTree before =
          tree.getCatches().isEmpty()
              ? tree.getBlock()
              : tree.getCatches().get(tree.getCatches().size() - 1).getBlock();
      Span span = method.span(tree);
      edits.wrap(span, span.start(), "try { ", method.end(before), " }" + seen);
    }
  }
}
